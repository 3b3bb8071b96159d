import FlowEngine

/// The container turns: nothing is measured again, and every row is another.
@MainActor
enum WidthTasks {
    static func all(_ count: Int) -> [BenchmarkTask] {
        [WorkloadName.mixed, .thirds, .chips, .equal].map { resize($0, count) }
    }

    /// There and back, so that the model is the same before every run. Nobody shares it, so nodes are written where
    /// they are.
    private static func resize(_ workload: WorkloadName, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(.resize, workload, items: count) { run in
            let content = WorkloadContent(workload, count)
            run.measure(operations: 2, setUp: { content.model() }) { model in
                model.turn(to: Workloads.viewport.height)
                model.turn(to: Workloads.viewport.width)
            }
        }
    }
}

extension FlowModel {
    fileprivate mutating func turn(to width: Double) {
        _ = try? setContainerLength(width)
        consume(contentSize)
    }
}
