import FlowEngine

/// Operation b and what it does to rows: one item has another size.
@MainActor
enum ChangeTasks {
    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        let largest = sizes.suffix(1)
        return sizes.map(change) + largest.map(changeOnly)
            + largest.flatMap { [oneByOne(.mixed, $0), oneByOne(.chips, $0)] }
            + [WorkloadName.mixed, .chips, .hostile].map(rowsBroken)
    }

    /// A model that nobody shares, the changes to make, and the buffer for what is visible.
    private struct State {
        var model: FlowModel
        var elements: [FlowElement] = []

        init(_ sizes: [FlowSize]) {
            model = Workloads.model(.each(sizes))
            elements.reserveCapacity(1000)
        }

        /// The viewport stands where the item is, as it does in front of a reader.
        mutating func changeAndQuery(_ item: Int, at offset: Double, step: Int) {
            model.change(item, step: step)
            elements.removeAll(keepingCapacity: true)
            model.elements(in: FlowRect(x: 0, y: offset - 400, width: 390, height: 844), into: &elements)
            consume(model.contentSize)
        }
    }

    /// The items to change, and where they stand before.
    private static func targets(_ count: Int, in sizes: [FlowSize]) -> [(item: Int, offset: Double)] {
        let model = Workloads.model(.each(sizes))
        var scatter = Scatter(seed: 42)
        return (0..<count).map { _ in
            let item = scatter.next(below: sizes.count)
            return (item, model.row(containing: ItemPath(section: 0, item: item)).offset)
        }
    }

    private static func change(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.change, .mixed, items: count) { run in
            let sizes = Workloads.mixed(count)
            let targets = targets(1000, in: sizes)
            run.measure(operations: targets.count, setUp: { State(sizes) }) { state in
                for (step, target) in targets.enumerated() {
                    state.changeAndQuery(target.item, at: target.offset, step: step)
                }
            }
        }
    }

    private static func changeOnly(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.changeOnly, .mixed, items: count) { run in
            let sizes = Workloads.mixed(count)
            let targets = targets(1000, in: sizes)
            run.measure(operations: targets.count, setUp: { State(sizes) }) { state in
                for (step, target) in targets.enumerated() { state.model.change(target.item, step: step) }
            }
        }
    }

    private static func oneByOne(_ workload: WorkloadName, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(.changeOneByOne, workload, items: count) { run in
            let sizes = workload == .chips ? Workloads.chips(count) : Workloads.mixed(count)
            let targets = targets(3000, in: sizes)
            let seconds = run.measureEach(operations: targets.count, setUp: { State(sizes) }) { state, step in
                if workload == .chips {
                    let size = FlowSize(width: Double(20 + step * 7 % 41), height: 30)
                    _ = try? state.model.setSize(size, at: ItemPath(section: 0, item: targets[step].item))
                } else {
                    state.changeAndQuery(targets[step].item, at: targets[step].offset, step: step)
                }
            }
            run.note(slowestHundredth: seconds[seconds.count * 99 / 100])
        }
    }

    private static func rowsBroken(_ workload: WorkloadName) -> BenchmarkTask {
        BenchmarkTask(.changeAndInsertCount, workload, items: Resynchronisation.itemCount) { run in
            let trials = workload == .hostile ? 100 : Resynchronisation.trialCount
            for edit in [Resynchronisation.Edit.newSize, .insertion] {
                let work = Resynchronisation(workload, edit, trials: trials)
                run.count("\(edit.rawValue): rows, mean", work.mean)
                run.count("\(edit.rawValue): rows, median", work.percentile(50))
                run.count("\(edit.rawValue): rows, p99", work.percentile(99))
                run.count("\(edit.rawValue): rows, worst", work.worst)
                run.count("\(edit.rawValue): items read, mean", work.meanItemsRead)
            }
        }
    }
}
