import FlowEngine

/// An observer of a trace that also receives the renumbering of items by an update. No event contains this renumbering.
@MainActor
package protocol UpdatePlanObserver: AnyObject {
    /// Called when an update makes paths name other items from now on.
    func renumber(_ plan: UpdatePlan)
}
