import FlowEngine

/// What all times are compared with: one pass of the flat loop over a million items of the mixed workload, in this
/// process.
@MainActor
final class FlatLoopReference {
    nonisolated static let itemCount = 1_000_000

    private let sizes = Workloads.mixed(itemCount)
    private var frames = [FlowRect](repeating: FlowRect(x: 0, y: 0, width: 0, height: 0), count: itemCount)
    private var passes: [Double] = []

    init() {
        _ = measure(passes: 9)
    }

    /// The seconds of all passes so far.
    var spread: Spread { Spread(passes) }

    /// Seconds by pass.
    func measure(passes count: Int) -> [Double] {
        let seconds = (0..<count).map { _ in
            let start = ProcessorClock.now
            let height = FlatLoop.layout(sizes, into: &frames)
            let end = ProcessorClock.now
            consume(height)
            return end - start
        }
        passes += seconds
        return seconds
    }
}
