import FlowEngine

/// Operation e: items come and go, one by one and many at once.
@MainActor
enum UpdateTasks {
    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        let family = WorkloadContent.family(sizes, others: [.equal, .chips, .catalogue])
        let largest = sizes.suffix(1)
        return family.map(insert) + family.map(delete)
            + sizes.map { hostile(.hostileEqual, $0) }
            + largest.flatMap { count in [WorkloadName.hostileWidths, .hostile].map { hostile($0, count) } }
            + largest.map { batch(.batch100, 100, $0) }
            + largest.filter { $0 >= 100_000 }.map { batch(.batch10000, 10_000, $0) }
    }

    private struct State {
        var model: FlowModel
        var elements: [FlowElement] = []

        init(_ content: WorkloadContent) {
            model = content.model()
            elements.reserveCapacity(1000)
        }

        mutating func query(at offset: Double) {
            elements.removeAll(keepingCapacity: true)
            model.elements(in: FlowRect(x: 0, y: offset, width: 390, height: 844), into: &elements)
            consume(model.contentSize)
        }
    }

    private static func insert(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.insert, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let sizes = content.name == .chips ? Workloads.chips(200) : Workloads.mixed(200)
            let new = sizes.map { ItemSizes.each([$0]) }
            run.measure(operations: new.count, setUp: { State(content) }) { state in
                for items in new {
                    _ = try? state.model.insertItems(items, at: ItemPath(section: 0, item: 0))
                    state.query(at: 0)
                }
            }
        }
    }

    /// As many items of the section in the middle as there are, but no more than 200.
    private static func delete(_ maker: WorkloadContent.Maker) -> BenchmarkTask {
        BenchmarkTask(.delete, maker.name, items: maker.itemCount) { run in
            let content = maker.make()
            let path = content.path(content.itemCount / 2)
            let model = content.model()
            let offset = model.row(containing: path).offset
            let count = min(200, model.itemCount(in: path.section) - path.item)
            run.measure(operations: count, setUp: { State(content) }) { state in
                for _ in 0..<count {
                    state.model.removeItems(path.item..<path.item + 1, in: path.section)
                    state.query(at: offset - 400)
                }
            }
        }
    }

    /// One item at the front moves all that follow by one place, so that no row ever begins where one began.
    private static func hostile(_ workload: WorkloadName, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(.insert, workload, items: count) { run in
            let content = WorkloadContent(workload, count)
            let size = FlowSize(width: 105, height: 35)
            let new: ItemSizes = workload == .hostileEqual ? .equal(count: 1, size) : .each([size])
            let repetitions = workload == .hostileEqual ? 200 : 1
            var change = LayoutChange.none
            run.measure(operations: repetitions, setUp: { State(content) }) { state in
                for _ in 0..<repetitions {
                    change = (try? state.model.insertItems(new, at: ItemPath(section: 0, item: 0))) ?? .none
                    state.query(at: 0)
                }
            }
            run.count(change)
        }
    }

    private static func batch(_ task: TaskName, _ edits: Int, _ count: Int) -> BenchmarkTask {
        BenchmarkTask(task, .mixed, items: count) { run in
            let content = WorkloadContent(.mixed, count)
            let operations = RandomOperations.make(edits, items: count, seed: 7)
            let (before, after) = (SectionCounts([count]), SectionCounts([count]))
            var change = LayoutChange.none
            run.measure(setUp: { State(content) }) { state in
                guard let plan = try? UpdatePlan(operations, before: before, after: after) else { return }
                let done = try? state.model.apply(plan) { _, items in
                    .each(items.map { FlowSize(width: Double(30 + $0 % 151), height: 40) })
                } sections: { _ in SectionContent(.each([])) }
                change = done ?? .none
                state.query(at: 10_000)
            }
            run.count(change)
        }
    }
}

extension TaskRun {
    /// What the last edit of a run did.
    fileprivate mutating func count(_ change: LayoutChange) {
        count("rows replaced", change.rowsReplaced)
        count("leaves scanned", change.leavesScanned)
        count("items read", change.itemsRead)
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
