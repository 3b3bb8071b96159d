import Foundation
import ScenarioFormat

/// The step that is being recorded.
struct PresentStep {
    /// A change that may cause others.
    enum Cause { case nothing, insets, traits, size, update, target, letGo }

    var step = RecordedStep()
    var cause = Cause.nothing
    /// The offset that the layout was asked about last, where a finger may be scrolling.
    var announcedOffset: CGPoint?
    /// Whether the app began the step.
    var isExplicit = false
    /// Whether there were changes.
    var isPending = false
    /// Whether a layout goes on; changes that the view makes are not written down.
    var isLayingOut = false
    /// Whether the layout was prepared, and not asked where things are since; and whether a layout pass did so.
    var (isPrepared, isInPass) = (false, false)
    /// Whether the layout was asked where things are since: new offsets are then the app's or a finger's.
    var isLayoutOver = false
    /// Whether the delegate was asked for metrics and sizes.
    var asksDelegate = false
    /// The place of an action that is a batch update's own invalidation, if a batch update follows.
    var countsContext: Int?
    /// Contexts that the layout made.
    var ownContexts: [(context: AnyObject, measuring: Bool)] = []
    var reconfigured: [RecordedOperation] = []
}

extension PresentStep.Cause {
    /// The cause of the effects of a noticed action.
    init(_ action: Scenario.Action) {
        switch action {
        case .traits: self = .traits
        case .insets: self = .insets
        case .resize: self = .size
        default: self = .nothing
        }
    }
}
