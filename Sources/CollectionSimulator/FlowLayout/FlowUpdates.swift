import FlowEngine

/// The state of a flow layout for batch updates.
struct FlowUpdates {
    /// The greatest number of recent updates whose plans are stored. The plans convert the paths in attributes objects
    /// that were made before these updates to present paths.
    static let maximumRecent = 8

    /// The plan of the update that is not yet applied to the model; nil if there is no such update.
    var pending: UpdatePlan?
    /// The original plan of the pending update, if `pending` is a changed copy (G33). Nil if `pending` is the original
    /// plan, or if no update is pending.
    ///
    /// `pending` keeps the sizes of reloaded items until their cells are measured. In the original form these items are
    /// replaced: they have new contents, so that paths from earlier queries do not name them.
    var given: UpdatePlan?
    /// The running update, and the model before the update; nil if no update is running. Set from the notification that
    /// the update begins to the notification that it ends.
    private(set) var ongoing: (plan: UpdatePlan, before: FlowModel)?
    /// The number of updates so far. Attributes objects store the number at which they were made.
    private(set) var count = 0
    /// The plans of the last updates, oldest first; at most `maximumRecent` plans.
    private(set) var recent: [UpdatePlan] = []
    /// The updates since the last pass ended, oldest first. Anchors use them to compare the present model with the
    /// model at the end of that pass.
    var sinceSettled: [UpdatePlan] = []

    mutating func begin(_ plan: UpdatePlan, before model: FlowModel) {
        pending = plan
        given = nil
        ongoing = (plan, model)
    }

    mutating func end() { ongoing = nil }

    /// Records that the pending plan was applied to the model, or that the model was built again.
    mutating func markPendingApplied() {
        guard let plan = given ?? pending else { return }
        pending = nil
        given = nil
        count += 1
        recent.append(plan)
        if recent.count > FlowUpdates.maximumRecent { recent.removeFirst() }
        sinceSettled.append(plan)
    }

    /// The present path of an item, given the item's path after the first `count` updates. Nil if the item is gone or
    /// has other contents, or if the path is too old for the stored plans (R8.17).
    func current(_ path: ItemPath, readAt count: Int) -> ItemPath? {
        guard count < self.count else { return path }
        guard self.count - count <= recent.count else { return nil }
        var path = path
        for plan in recent.suffix(self.count - count) {
            guard let next = plan.keptPath(of: path) else { return nil }
            path = next
        }
        return path
    }
}
