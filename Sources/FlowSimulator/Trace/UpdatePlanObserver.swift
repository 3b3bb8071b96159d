import FlowEngine

/// An observer of a trace that also receives the renumbering of items by an update, which is in no event.
@MainActor
package protocol UpdatePlanObserver: AnyObject {
    /// Notes that from now on paths name other items.
    func renumber(_ plan: UpdatePlan)
}
