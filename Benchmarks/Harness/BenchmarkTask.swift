/// A named piece of work at one size. Nothing is set up before it is run.
@MainActor
struct BenchmarkTask {
    let task: TaskName
    let workload: WorkloadName
    let items: Int
    let body: (inout TaskRun) -> Void

    init(_ task: TaskName, _ workload: WorkloadName, items: Int, _ body: @escaping (inout TaskRun) -> Void) {
        self.task = task
        self.workload = workload
        self.items = items
        self.body = body
    }

    /// What `--filter` is looked for in.
    var label: String { "\(task.rawValue), \(workload.rawValue), \(NumberText.grouped(items))" }
}

/// One task being run: its body sets up, measures and counts.
@MainActor
struct TaskRun {
    nonisolated static let runCount = 9

    private(set) var measurement: Measurement

    init(_ task: BenchmarkTask) {
        measurement = Measurement(task: task.task.rawValue, workload: task.workload.rawValue, items: task.items)
    }

    /// Times `operations` repetitions that `work` does in one go: a warm-up, then nine runs.
    ///
    /// - Parameters:
    ///   - setUp: Makes the state of one run; not timed.
    ///   - work: The timed work. Its result is consumed, so that it cannot be optimised away, and destroyed unwatched.
    mutating func measure<State, Result>(
        operations: Int = 1, setUp: () -> State, _ work: (inout State) -> Result
    ) {
        var seconds: [Double] = []
        var allocations: [Int] = []
        for run in 0...Self.runCount {
            var state = setUp()
            HeapCounter.startPeak()
            let before = HeapCounter.tally
            let start = ProcessorClock.now
            let result = work(&state)
            let end = ProcessorClock.now
            let after = HeapCounter.tally
            consume(result)
            if run == 0 { continue }
            seconds.append((end - start) / Double(operations))
            allocations.append(after.allocations - before.allocations)
            measurement.peakBytes = max(measurement.peakBytes ?? 0, after.peak - before.held)
        }
        measurement.time = Spread(seconds)
        if HeapCounter.isCounting {
            // Whoever first grew a buffer that lasts is of no interest.
            measurement.counts[Measurement.allocations] = Double(allocations.min() ?? 0) / Double(operations)
        }
    }

    /// Times operations one by one, to see how much dearer the dear ones are. Each counts with the median of its nine
    /// runs, so that what is left is its own doing, not the machine's. By the wall clock: to ask for processor time
    /// takes as long as some operations.
    ///
    /// - Returns: Seconds by operation, ascending.
    @discardableResult
    mutating func measureEach<State, Result>(
        operations: Int, setUp: () -> State, _ work: (inout State, Int) -> Result
    ) -> [Double] {
        var runs = [[Double]](repeating: [], count: operations)
        for run in 0...Self.runCount {
            var state = setUp()
            for operation in 0..<operations {
                let start = WallClock.now
                let result = work(&state, operation)
                let end = WallClock.now
                consume(result)
                if run > 0 { runs[operation].append(end - start) }
            }
        }
        let seconds = runs.map { Spread($0).median }.sorted()
        measurement.time = Spread(seconds)
        return seconds
    }

    /// Notes a number that does not depend on the machine.
    mutating func count(_ name: String, _ value: Double) {
        measurement.counts[name] = value
    }

    /// Notes how long the dear operations take, in seconds.
    mutating func note(slowestHundredth seconds: Double) {
        measurement.slowestHundredth = seconds
    }

    mutating func count(_ name: String, _ value: Int) { count(name, Double(value)) }
}

/// Makes the compiler believe that somebody needs the value.
@_optimize(none)
func consume<Value>(_ value: Value) {}
