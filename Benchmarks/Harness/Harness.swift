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

    func run(_ task: BenchmarkTask) -> Measurement {
        reference.measure()
        var run = TaskRun(task, reference: reference)
        task.body(&run)
        return run.measurement
    }
}
