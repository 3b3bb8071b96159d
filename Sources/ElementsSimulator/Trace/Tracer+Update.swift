import FlowEngine

extension Tracer {
    /// Records the beginning of an update, which causes all events until `end()`.
    func updateBegins(_ operations: [UpdateOperation]) {
        begin(.updateBegan(operations: operations.map(\.text)))
        update = current
        workAtUpdate = core.countedWork
    }

    /// Records that paths name other items from now on. The observer is notified, and the elements that were on screen
    /// are renamed.
    func updateResolved(_ plan: UpdatePlan) {
        (observer as? any UpdatePlanObserver)?.renumber(plan)
        sight.rename(by: plan)
    }

    func updateApplied(_ plan: UpdatePlan) {
        let work = core.countedWork
        var cost = TraceEvent.UpdateCost()
        cost.deleted = plan.deletedItems.count + plan.deletedSections.count
        cost.inserted = plan.insertedItems.count + plan.insertedSections.count
        cost.moved = plan.movedItems.count + plan.movedSections.count
        cost.reloaded = plan.reloadedItems.count + plan.reloadedSections.count
        cost.reconfigured = plan.reconfiguredItems.count
        cost.rowsReplaced = work.rowsReplaced - workAtUpdate.rowsReplaced
        cost.delegateSizeQueries = work.delegateSizeQueries - workAtUpdate.delegateSizeQueries
        cost.measured = work.measurements - workAtUpdate.measurements
        record(.updateApplied(cost: cost))
    }
}

extension UpdateOperation {
    /// The operation as text: `delete 0-3`, `move section 1 to 0`.
    fileprivate var text: String {
        switch self {
        case .deleteItem(let path): "delete \(path)"
        case .insertItem(let path): "insert \(path)"
        case .reloadItem(let path): "reload \(path)"
        case .reconfigureItem(let path): "reconfigure \(path)"
        case .moveItem(let from, let to): "move \(from) to \(to)"
        case .deleteSection(let index): "delete section \(index)"
        case .insertSection(let index): "insert section \(index)"
        case .reloadSection(let index): "reload section \(index)"
        case .moveSection(let from, let to): "move section \(from) to \(to)"
        }
    }
}
