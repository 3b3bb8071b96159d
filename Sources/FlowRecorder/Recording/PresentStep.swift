import Foundation
import ScenarioFormat

/// The step that is being recorded, and its changes so far.
struct PresentStep {
    /// The kind of the change that was recorded last. Effects of this change are not recorded, although they look like
    /// further changes.
    enum Cause { case nothing, insets, traits, size, update, target, letGo }

    var step = RecordedStep()
    var cause = Cause.nothing
    /// The offset that the view announced last; nil if no offset waits to be recorded. An offset waits, for example,
    /// while a finger scrolls.
    var announcedOffset: CGPoint?
    /// Whether a call by the app began the step.
    var isExplicit = false
    /// Whether the step has changes that are not yet recorded.
    var isPending = false
    /// Whether the view is in a layout. Changes that the view makes during a layout are not recorded.
    var isLayingOut = false
    /// Whether the layout was prepared but not queried since then, and whether it was prepared in a layout pass.
    var (isPrepared, isInPass) = (false, false)
    /// Whether the layout was queried after it was prepared. If so, any later change comes from the app or a finger.
    var isLayoutOver = false
    /// Whether a context that the layout did not create has invalidated the layout in this step. The layout then asks
    /// the delegate for metrics and sizes again. Contexts that come during a layout pass are ignored.
    var asksDelegate = false
    /// The index of the recorded action that makes the view ask for the numbers of items again. If a batch update
    /// follows, the action is removed, because it is part of the update.
    var countsContext: Int?
    /// The invalidation contexts that the layout itself created. The value `measuring` is true if a cell's preferred
    /// size caused the context.
    var ownContexts: [(context: AnyObject, measuring: Bool)] = []
    var reconfigured: [RecordedOperation] = []
}

extension PresentStep.Cause {
    /// Makes the kind of change that a recorded action causes. It is `nothing` if the action has no effect that could
    /// be recorded as a further change.
    init(_ action: Scenario.Action) {
        switch action {
        case .traits: self = .traits
        case .insets: self = .insets
        case .resize: self = .size
        default: self = .nothing
        }
    }
}
