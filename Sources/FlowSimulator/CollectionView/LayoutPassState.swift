import FlowEngine
import Foundation

/// What a collection view remembers between and during layout passes.
@MainActor
struct LayoutPassState {
    var isRunning = false
    var isLayoutPrepared = false
    /// The layout is preparing; its questions to the view must not make it prepare again.
    var isPreparing = false
    /// The layout was prepared at least once, so it has bounds that can change (R9.11).
    var wasEverPrepared = false
    /// The content size was read from the layout since it was prepared.
    var isContentAdopted = false
    /// What the contexts since the last round made invalid.
    var pendingQueries = PendingQueries(isWhole: true)
    /// Elements that no context named may be elsewhere than when they were asked for.
    var contentMoved = false
    var contentShrank = false
    /// What the layout said last, whatever was made of it.
    var readContentSize = CGSize.zero
    /// The elements in the rectangle were asked for since.
    var wasRectangleAsked = false
    /// The last invalidations came from measuring.
    var isAfterMeasuring = false
    /// The views belong to data that is gone.
    var mustRecycleAll = false
    /// Sum of the contexts' offset adjustments since the last preparation.
    var offsetAdjustment = CGPoint.zero
    /// The part of it that came from anybody but a flow layout that was measuring: it moves also what is at an end.
    var givenAdjustment = CGPoint.zero
    /// Contexts are sent that measuring led to.
    var isSendingMeasured = false
    /// What is on screen was placed mirrored.
    var isMirrored = false
    var queriedRect = CGRect.null
    var queryNumber = 0
    /// Rises when measured sizes are forgotten: then views on screen are asked again.
    var measurementGeneration = 0
    /// Views on screen may have to be asked about their size, not only new ones.
    var mayAllBeDue = true
    /// Limits by which the present offset is legal or not. Nil before the first pass.
    var settledLimits: LegalOffsets?
    /// Limits by which the offset was legal or not when somebody set it after that pass, perhaps in other bounds.
    var givenLimits: LegalOffsets?
    /// The offset at the beginning of the pass, and the limits by which it was legal or not. Nil before the first round.
    var beganAt: (offset: CGPoint, limits: LegalOffsets)?
    var scrollTarget: ScrollTarget?
    /// The end of the content that somebody scrolled to since the last pass. An `end` is forgotten with the data, the insets
    /// or the length that it was the end of.
    var contentEnd: ContentEnd?
    /// The next change of the bounds is the view's own, and no offset that somebody gives; that change sets it back.
    var movesItself = false
    /// What this pass keeps still beyond what contexts say.
    var anchor: PassAnchor?
    /// The item that the reader saw first when the pass began, once sizes above it were measured.
    var readersPoint: StillPoint?
    /// What keeps its place all through this pass, because measured sizes were dropped that the reader saw (R17.13).
    var heldPoint: StillPoint?
    /// The same, kept for the next pass because they were dropped before it.
    var keptReader: StillPoint?
    /// What the legal range cut off this pass's shifts of the offset, in the layout's coordinates.
    var owedShift = CGPoint.zero
    /// Where the viewport began at the end of the last pass, in the layout's coordinates.
    var settledStart: CGFloat?
    /// Length of the uncovered viewport at the end of the last pass.
    var settledReach: CGFloat?
    /// Frame of the element that a view is being made for.
    var wantedFrame = CGRect.zero
    /// The data source is being asked for a view.
    var viewRequest: ViewRequest?
    /// The cell that dequeuing returns because its item is set up again (R10.13).
    var reconfigured: CollectionViewCell?
    /// Items on screen whose cells are asked although the layout knows a size, which holds until they answer: reloaded
    /// ones (G33), and those that contexts named (R17.3).
    var mustMeasure: Set<ItemPath> = []
    var loopGuard = LoopGuard()
    /// Sections whose oversized items were reported in this pass (R13.1).
    var sectionsWithReportedSizes: Set<Int> = []
}

/// A question for one view, and the view that was dequeued to answer it (R10.17).
struct ViewRequest {
    var dequeued: CollectionReusableView?
}

/// Where the content begins or ends along the scroll axis, as the layout has it.
enum ContentEnd {
    case start, end
}

/// An item on its way to where `scrollToItem` wants it.
struct ScrollTarget {
    var indexPath: IndexPath
    var position: CollectionView.ScrollPosition
    /// The view was there to the pixel in the last round; only parts of a pixel were left.
    var isReached = false
}
