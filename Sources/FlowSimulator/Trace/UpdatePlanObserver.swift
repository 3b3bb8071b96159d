import FlowEngine

/// A trace observer that is also notified when an update gives items other paths. No event contains these paths.
@MainActor
package protocol UpdatePlanObserver: AnyObject {
    /// Called when an update makes paths name other items from now on.
    func renumber(_ plan: UpdatePlan)
}
