/// Runs tasks one after the other.
@MainActor
struct Harness {
    let reference = FlatLoopReference()
    var progress = ProgressBar()

    /// - Returns: One measurement a task, in order.
    mutating func run(_ tasks: [BenchmarkTask]) -> [Measurement] {
        let measurements = tasks.enumerated().map { number, task in
            progress.show(done: number, of: tasks.count, now: task.label)
            return run(task)
        }
        progress.clear()
        return measurements
    }

    /// Machines slow down and speed up, so the flat loop is timed right before the task and right after it.
    func run(_ task: BenchmarkTask) -> Measurement {
        let before = reference.measure(passes: 5)
        var run = TaskRun(task)
        task.body(&run)
        var measurement = run.measurement
        guard let time = measurement.time else { return measurement }
        measurement.ratio = time.median / Spread(before + reference.measure(passes: 4)).median
        return measurement
    }
}
