import FlowEngine

/// The batch updates that a flow layout was notified of.
struct FlowUpdates {
    /// How many plans are remembered, for what was asked before them.
    static let maximumRecent = 8

    /// The update that the model does not have yet.
    var pending: UpdatePlan?
    /// The update as it was given, if `pending` keeps sizes of items that it reloads (G33): their contents are new all
    /// the same, so earlier queries do not apply to them.
    var given: UpdatePlan?
    /// The update that is going on, from when the layout is notified of it until it is notified of its end, and the
    /// model before it.
    private(set) var ongoing: (plan: UpdatePlan, before: FlowModel)?
    /// Updates so far. Attributes objects carry the count at which they were made.
    private(set) var count = 0
    /// The last of them, oldest first.
    private(set) var recent: [UpdatePlan] = []
    /// The updates since the last pass ended, if the model was kept then.
    var sinceSettled: [UpdatePlan] = []

    mutating func begin(_ plan: UpdatePlan, before model: FlowModel) {
        (pending, given) = (plan, nil)
        ongoing = (plan, model)
    }

    mutating func end() {
        ongoing = nil
    }

    /// Records that the model has the pending plan now, or is built again.
    mutating func markPendingApplied() {
        guard let plan = given ?? pending else { return }
        (pending, given) = (nil, nil)
        count += 1
        recent.append(plan)
        if recent.count > FlowUpdates.maximumRecent { recent.removeFirst() }
        sinceSettled.append(plan)
    }

    /// The present path of an item whose path was read at an earlier count; nil if it is gone, shows something else, or
    /// the count is too old (R8.17).
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
