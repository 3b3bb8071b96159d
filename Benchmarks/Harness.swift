import Foundation

/// A named piece of work, timed: what it does in plain words, how often a run repeats it, and how long one takes.
struct Measurement {
    var name: String
    /// Seconds for one operation: the median of the runs, and the fastest and slowest run.
    var median: Double
    var fastest: Double
    var slowest: Double
    /// Counts that do not depend on the machine, by name.
    var counts: [(name: String, value: Double)] = []
}

/// Runs tasks one after the other: set-up outside the clock, one warm-up, the median of nine runs.
struct Harness {
    static let runCount = 9
    let filter: String?
    private(set) var measurements: [Measurement] = []

    /// - Parameters:
    ///   - filter: Only tasks whose name contains this are run.
    ///   - reference: What ratios are taken to; nil: the first task measured.
    init(filter: String?, reference: Measurement? = nil) {
        self.filter = filter
        if let reference { measurements = [reference] }
    }

    /// Times `operations` repetitions that `work` does in one go.
    ///
    /// - Parameters:
    ///   - setUp: Makes the state of one run; not timed.
    ///   - work: The timed work. Its result is consumed, so that it cannot be optimised away.
    mutating func measure<State, Result>(
        _ name: String, operations: Int = 1, setUp: () -> State, _ work: (inout State) -> Result
    ) {
        if let filter, !name.contains(filter) { return }
        let clock = ContinuousClock()
        var seconds: [Double] = []
        for run in 0...Harness.runCount {
            var state = setUp()
            let time = clock.measure { consume(work(&state)) }
            if run > 0 { seconds.append(time / .seconds(1) / Double(operations)) }
        }
        seconds.sort()
        measurements.append(
            Measurement(
                name: name, median: seconds[seconds.count / 2], fastest: seconds[0], slowest: seconds[seconds.count - 1]))
    }

    /// Adds a count to the measurement made last.
    mutating func note(_ name: String, _ value: Double) {
        guard !measurements.isEmpty else { return }
        measurements[measurements.count - 1].counts.append((name, value))
    }

    /// A table of all measurements; the first is the reference that ratios are taken to.
    func report() -> String {
        guard let reference = measurements.first else { return "nothing measured" }
        let width = measurements.map(\.name.count).max() ?? 0
        return measurements.map { measurement in
            let name = measurement.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let ratio = measurement.median / reference.median
            let counts = measurement.counts.map { "  \($0.name) \(String(format: "%g", $0.value))" }.joined()
            return "\(name)  \(time(measurement.median))  (\(time(measurement.fastest)) … \(time(measurement.slowest)))"
                + String(format: "  %10.6f of the flat loop", ratio) + counts
        }.joined(separator: "\n")
    }

    private func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1e-6: String(format: "%7.1f ns", seconds * 1e9)
        case ..<1e-3: String(format: "%7.2f µs", seconds * 1e6)
        default: String(format: "%7.2f ms", seconds * 1e3)
        }
    }
}

@inline(never)
private func consume(_: some Any) {}
