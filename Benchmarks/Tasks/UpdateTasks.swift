import FlowEngine

/// Operation e: items come and go, one by one and many at once.
@MainActor
enum UpdateTasks {
    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        let largest = sizes.suffix(1)
        return sizes.map { insert($0) } + sizes.map(delete)
            + largest.flatMap { count in
                [WorkloadName.hostileEqual, .hostileWidths, .hostile].map { hostile($0, count) }
            }
            + largest.map { batch(.batch100, 100, $0) }
            + largest.filter { $0 >= 100_000 }.map { batch(.batch10000, 10_000, $0) }
    }

    private struct State {
        var model: FlowModel
        var elements: [FlowElement] = []

        init(_ items: ItemSizes) {
            model = Workloads.model(items)
            elements.reserveCapacity(1000)
        }

        mutating func query(at offset: Double) {
            elements.removeAll(keepingCapacity: true)
            model.elements(in: FlowRect(x: 0, y: offset, width: 390, height: 844), into: &elements)
            consume(model.contentSize)
        }
    }

    private static func insert(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.insert, .mixed, items: count) { run in
            let sizes = Workloads.mixed(count)
            let new = Workloads.mixed(200).map { ItemSizes.each([$0]) }
            run.measure(operations: new.count, setUp: { State(.each(sizes)) }) { state in
                for items in new {
                    _ = try? state.model.insertItems(items, at: ItemPath(section: 0, item: 0))
                    state.query(at: 0)
                }
            }
        }
    }

    private static func delete(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.delete, .mixed, items: count) { run in
            let sizes = Workloads.mixed(count)
            let item = count / 2
            let offset = Workloads.model(.each(sizes)).row(containing: ItemPath(section: 0, item: item)).offset
            run.measure(operations: 200, setUp: { State(.each(sizes)) }) { state in
                for _ in 0..<200 {
                    state.model.removeItems(item..<item + 1, in: 0)
                    state.query(at: offset - 400)
                }
            }
        }
    }

    /// One item at the front moves all that follow by one place, so that no row ever begins where one began.
    private static func hostile(_ workload: WorkloadName, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(.insert, workload, items: count) { run in
            let size = FlowSize(width: 105, height: 35)
            let items: ItemSizes =
                switch workload {
                case .hostileEqual: .equal(count: count, size)
                case .hostileWidths: .each(Workloads.hostileWidths(count))
                default: .each(Workloads.hostile(count))
                }
            let new: ItemSizes = workload == .hostileEqual ? .equal(count: 1, size) : .each([size])
            let repetitions = workload == .hostileEqual ? 200 : 1
            var change = LayoutChange.none
            run.measure(operations: repetitions, setUp: { State(items) }) { state in
                for _ in 0..<repetitions {
                    change = (try? state.model.insertItems(new, at: ItemPath(section: 0, item: 0))) ?? .none
                    state.query(at: 0)
                }
            }
            run.count("rows broken", change.rowsBroken)
            run.count("items read", change.itemsRead)
        }
    }

    private static func batch(_ task: TaskName, _ edits: Int, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(task, .mixed, items: count) { run in
            let sizes = Workloads.mixed(count)
            let operations = RandomOperations.make(edits, items: count, seed: 7)
            let (before, after) = (SectionCounts([count]), SectionCounts([count]))
            var change = LayoutChange.none
            run.measure(setUp: { State(.each(sizes)) }) { state in
                guard let plan = try? UpdatePlan(operations, before: before, after: after) else { return }
                let done = try? state.model.apply(plan) { _, items in
                    .each(items.map { FlowSize(width: Double(30 + $0 % 151), height: 40) })
                } sections: { _ in SectionContent(.each([])) }
                change = done ?? .none
                state.query(at: 10_000)
            }
            run.count("rows broken", change.rowsBroken)
            run.count("items read", change.itemsRead)
        }
    }
}

/// Deletions, insertions, moves and reloads in equal parts, the same for the same seed. As many come as go.
enum RandomOperations {
    static func make(_ count: Int, items: Int, seed: UInt64) -> [UpdateOperation] {
        precondition(count % 4 == 0 && count < items / 2, "as many insertions as deletions, and room for all")
        var scatter = Scatter(seed: seed)
        func next(_ used: inout Set<Int>) -> ItemPath {
            while true {
                let item = scatter.next(below: items - count)
                if used.insert(item).inserted { return ItemPath(section: 0, item: item) }
            }
        }
        var (sources, targets) = (Set<Int>(), Set<Int>())
        return (0..<count).map { number in
            switch number % 4 {
            case 0: .deleteItem(next(&sources))
            case 1: .insertItem(next(&targets))
            case 2: .moveItem(from: next(&sources), to: next(&targets))
            default: .reloadItem(next(&sources))
            }
        }
    }
}
