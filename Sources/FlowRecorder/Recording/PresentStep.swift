import Foundation

/// What is known of the step that goes on.
struct PresentStep {
    /// What a change may bring about by itself.
    enum Cause { case nothing, insets, traits, size, update, target, letGo }

    var actions: [RecordedAction] = []
    var cause = Cause.nothing
    /// The offset that the layout was asked about last, where somebody may be scrolling.
    var announcedOffset: CGPoint?
    /// Whether the app said that it is one.
    var isExplicit = false
    /// Whether anything happened.
    var isPending = false
    /// Whether a layout goes on; what the view does by itself is not written down.
    var isLayingOut = false
    /// Whether the layout was prepared, and not asked where things are since; and whether a layout pass did so.
    var (isPrepared, isInPass) = (false, false)
    /// Whether the layout was asked where things are since it was prepared: then what moves is somebody's doing again.
    var isLayoutOver = false
    /// Whether the delegate was asked for metrics and sizes.
    var asksDelegate = false
    /// The place of an action that is a batch update's own invalidation, if a batch update follows.
    var countsContext: Int?
    /// Contexts that the layout made by itself.
    var ownContexts: [(context: AnyObject, measuring: Bool)] = []
    var reconfigured: [(path: IndexPath, ContentsChange)] = []
    /// The data before the first batch; nil where there is none.
    var dataBefore: RecordedData?
}
