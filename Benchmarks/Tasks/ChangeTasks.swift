import FlowEngine

/// Operation b and what it does to rows: one item has another size.
@MainActor
enum ChangeTasks {
    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        let family = WorkloadContent.family(sizes, others: [.equal, .chips, .hostile, .catalogue])
        return family.map(change) + family.suffix(5).map(changeOnly) + family.suffix(5).map(oneByOne)
            + [WorkloadName.mixed, .chips, .hostile].map(rowsReplaced)
    }

    /// A model that nobody shares, and the buffer for what is visible.
    private struct State {
        var model: FlowModel
        var elements: [FlowElement] = []

        init(_ content: WorkloadContent) {
            model = content.model()
            elements.reserveCapacity(1000)
        }

        /// The viewport stands where the item is, as it does in front of a reader.
        mutating func changeAndQuery(_ target: Target, step: Int, _ workload: WorkloadName) {
            model.change(target.path, step: step, workload)
            elements.removeAll(keepingCapacity: true)
            model.elements(in: FlowRect(x: 0, y: target.offset - 400, width: 390, height: 844), into: &elements)
            consume(model.contentSize)
        }
    }

    /// An item to change, and where it stands before.
    private struct Target {
        var path: ItemPath
        var offset: Double
    }

    private static func targets(_ count: Int, in content: WorkloadContent) -> [Target] {
        let model = content.model()
        return content.scatteredPaths(count).map { Target(path: $0, offset: model.row(containing: $0).offset) }
    }

    private static func change(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.change, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let targets = targets(1000, in: content)
            run.measure(operations: targets.count, setUp: { State(content) }) { state in
                for (step, target) in targets.enumerated() { state.changeAndQuery(target, step: step, content.name) }
            }
        }
    }

    private static func changeOnly(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.changeOnly, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let targets = targets(1000, in: content)
            run.measure(operations: targets.count, setUp: { State(content) }) { state in
                for (step, target) in targets.enumerated() { state.model.change(target.path, step: step, content.name) }
            }
        }
    }

    private static func oneByOne(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.changeOneByOne, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let targets = targets(3000, in: content)
            let seconds = run.measureEach(operations: targets.count, setUp: { State(content) }) { state, step in
                state.changeAndQuery(targets[step], step: step, content.name)
            }
            run.note(slowestHundredth: seconds[seconds.count * 99 / 100])
        }
    }

    private static func rowsReplaced(_ workload: WorkloadName) -> BenchmarkTask {
        BenchmarkTask(.changeAndInsertCount, workload, items: Resynchronisation.itemCount) { run in
            let trials = workload == .hostile ? 100 : Resynchronisation.trialCount
            for edit in [Resynchronisation.Edit.newSize, .insertion] {
                let work = Resynchronisation(workload, edit, trials: trials)
                for (what, counts) in [("rows", work.rows), ("leaves scanned", work.leaves)] {
                    run.count("\(edit.rawValue): \(what), mean", counts.mean)
                    run.count("\(edit.rawValue): \(what), median", counts.percentile(50))
                    run.count("\(edit.rawValue): \(what), p99", counts.percentile(99))
                    run.count("\(edit.rawValue): \(what), worst", counts.worst)
                }
                run.count("\(edit.rawValue): items read, mean", work.meanItemsRead)
            }
        }
    }
}
