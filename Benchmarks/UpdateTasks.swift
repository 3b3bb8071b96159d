import FlowEngine

/// Batch updates on W2: many random edits at once.
func runUpdateTasks(_ harness: inout Harness, sizes: [FlowSize]) {
    let content = SectionContent(.each(sizes))
    guard let model = try? FlowModel(Workloads.configuration, sections: [content]) else {
        fatalError("the workload's sizes are valid")
    }
    for count in [100, 10_000] where count <= sizes.count / 4 {
        let operations = randomOperations(count, items: sizes.count)
        let inserted = operations.count { $0.isInsertion } - operations.count { $0.isDeletion }
        let (before, after) = (SectionCounts([sizes.count]), SectionCounts([sizes.count + inserted]))
        harness.measure("batch: plan \(count) random edits", setUp: {}) { _ in
            try? UpdatePlan(operations, before: before, after: after)
        }
        guard let plan = try? UpdatePlan(operations, before: before, after: after) else { fatalError("a valid batch") }
        harness.measure("batch: apply \(count) random edits, viewport and content size", setUp: { model }) { model in
            let change = try? model.apply(plan) { _, items in
                .each(items.map { FlowSize(width: Double(30 + $0 % 151), height: 40) })
            } sections: { _ in SectionContent(.each([])) }
            let visible = model.elements(in: FlowRect(x: 0, y: 10_000, width: 390, height: 844))
            return (change?.rowsBroken ?? 0) + visible.count + Int(model.contentSize.height)
        }
    }
}

extension UpdateOperation {
    fileprivate var isInsertion: Bool { if case .insertItem = self { true } else { false } }
    fileprivate var isDeletion: Bool { if case .deleteItem = self { true } else { false } }
}

/// Deletions, insertions, moves and reloads in equal parts, the same in every run.
private func randomOperations(_ count: Int, items: Int) -> [UpdateOperation] {
    var state: UInt64 = 7
    func next(_ used: inout Set<Int>) -> ItemPath {
        while true {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let item = Int(state >> 33) % (items - count)
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
