extension RecordedStep {
    /// The paths of the items that the step's batches name. These are the paths before the batches.
    var touchedPaths: Set<Scenario.ItemPath> {
        var touched: Set<Scenario.ItemPath> = []
        for case .update(let operations) in actions { touched.formUnion(operations.flatMap(\.operation.kind.oldItems)) }
        return touched
    }

    /// Adds operations to the first batch of the step. The operations are discarded if the step has no batch.
    mutating func addToBatch(_ added: [RecordedOperation]) {
        for (index, action) in actions.enumerated() {
            guard case .update(let operations) = action, !added.isEmpty else { continue }
            actions[index] = .update(operations + added)
            return
        }
    }

    /// Removes actions that only measure the given items again. Such actions are not needed, because the changes of
    /// these items' sizes have the same effect.
    mutating func removeRemeasuring(of resized: [Scenario.ItemResize]) {
        actions.removeAll { action in
            guard case .action(.remeasure(let paths?)) = action else { return false }
            return paths.allSatisfy { path in resized.contains { $0.item == path } }
        }
    }
}
