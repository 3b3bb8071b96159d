import Foundation
import ScenarioFormat

/// The step that is being recorded, with its changes so far.
struct PresentStep {
    /// The kind of a change that may cause other changes.
    enum Cause { case nothing, insets, traits, size, update, target, letGo }

    var step = RecordedStep()
    var cause = Cause.nothing
    /// The last offset about which the layout was asked, while a finger may be scrolling.
    var announcedOffset: CGPoint?
    /// Whether a call by the app began the step.
    var isExplicit = false
    /// Whether the step has changes that are not yet recorded.
    var isPending = false
    /// Whether the view is in a layout. Changes that the view then makes are not recorded.
    var isLayingOut = false
    /// Whether the layout was prepared and has not been asked for places since, and whether a layout pass prepared it.
    var (isPrepared, isInPass) = (false, false)
    /// Whether the layout was asked for places since its preparation, so that new offsets come from the app or a
    /// finger.
    var isLayoutOver = false
    /// Whether the layout asked the delegate for metrics and sizes.
    var asksDelegate = false
    /// The index of an action that is a batch update's own invalidation, if a batch update follows.
    var countsContext: Int?
    /// The contexts that the layout itself made.
    var ownContexts: [(context: AnyObject, measuring: Bool)] = []
    var reconfigured: [RecordedOperation] = []
}

extension PresentStep.Cause {
    /// Makes the cause of the effects that an action has.
    init(_ action: Scenario.Action) {
        switch action {
        case .traits: self = .traits
        case .insets: self = .insets
        case .resize: self = .size
        default: self = .nothing
        }
    }
}
