extension RecordedStep {
    /// Paths of items that batches name, before them.
    var touchedPaths: Set<Scenario.ItemPath> {
        var touched: Set<Scenario.ItemPath> = []
        for case .update(let operations) in actions { touched.formUnion(operations.flatMap(\.operation.kind.oldItems)) }
        return touched
    }

    /// Adds operations to the first batch. After a reload nothing is left that they could mean.
    mutating func addToBatch(_ added: [RecordedOperation]) {
        for (index, action) in actions.enumerated() {
            guard case .update(let operations) = action, !added.isEmpty else { continue }
            actions[index] = .update(operations + added)
            return
        }
    }

    /// Removes actions that have no other effect than measuring these items, which new sizes have as well.
    mutating func removeRemeasuring(of resized: [Scenario.ItemResize]) {
        actions.removeAll { action in
            guard case .action(.remeasure(let paths?)) = action else { return false }
            return paths.allSatisfy { path in resized.contains { $0.item == path } }
        }
    }
}
