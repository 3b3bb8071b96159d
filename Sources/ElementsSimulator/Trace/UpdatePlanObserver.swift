import FlowEngine

/// A trace observer that is also notified when an update gives items other paths. No event contains these paths.
@MainActor
package protocol UpdatePlanObserver: AnyObject {
    /// Called when paths begin to name other items, because of an update.
    func renumber(_ plan: UpdatePlan)
}
