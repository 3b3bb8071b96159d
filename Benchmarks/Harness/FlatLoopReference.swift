import FlowEngine

/// What all times are compared with: one pass of the flat loop over a million items of W2, in this process.
///
/// Machines slow down and speed up, so it is timed again before each task; what counts is the median of the last 27
/// passes.
@MainActor
final class FlatLoopReference {
    private let sizes = Workloads.mixed(1_000_000)
    private var frames = [FlowRect](repeating: FlowRect(x: 0, y: 0, width: 0, height: 0), count: 1_000_000)
    private var passes: [Double] = []
    private var last: [Double] = []

    init() {
        measure(passes: 9)
    }

    /// The seconds of one pass, as things are now.
    var seconds: Double { Spread(last).median }

    /// All passes so far.
    var spread: Spread { Spread(passes) }

    func measure(passes count: Int = 3) {
        let clock = ContinuousClock()
        for _ in 0..<count {
            let start = clock.now
            let height = FlatLoop.layout(sizes, into: &frames)
            let seconds = (clock.now - start) / .seconds(1)
            consume(height)
            passes.append(seconds)
            last = last.suffix(26) + [seconds]
        }
    }
}
