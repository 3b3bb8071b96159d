import FlowEngine

/// An observer of a trace that is also told how an update renumbers items, which no event says.
@MainActor
package protocol UpdatePlanObserver: AnyObject {
    /// Paths mean other items from here on.
    func renumber(_ plan: UpdatePlan)
}
