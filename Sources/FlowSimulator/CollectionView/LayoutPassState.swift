import FlowEngine
import Foundation

/// What a collection view remembers between and during layout passes, by what makes it void. What keeps its place on
/// screen is `AnchoringState`; what is on screen, `DisplayedElements`.
@MainActor
struct LayoutPassState {
    /// One pass.
    var isRunning = false
    /// Void with the next invalidation.
    var preparation = PreparationState()
    /// Void with the next preparation.
    var content = ContentState()
    /// Void with the round that asks the layout.
    var query = QueryState()
    /// Void with the round that measures.
    var measuring = MeasuringState()
    /// One question for a view.
    var dequeuing = DequeuingState()
    /// All rounds of one `layoutIfNeeded()`.
    var loopGuard = LoopGuard()
    /// It was reported that the layout serves another view now.
    var isTakenLayoutReported = false
    /// Sections whose oversized items were reported in this pass (R13.1).
    var sectionsWithReportedSizes: Set<Int> = []
}

struct PreparationState {
    /// The layout was prepared since it became invalid.
    var isValid = false
    /// A pass was asked for while the layout prepared; it comes afterwards.
    var putsPassOff = false
    /// The layout is preparing; its questions to the view must not make it prepare again.
    var isRunning = false
    /// What is on screen was placed mirrored.
    var isMirrored = false
}

struct ContentState {
    /// The content size was read from the layout since it was prepared.
    var isAdopted = false
    /// Elements that no context named may be elsewhere than when they were asked for; until they are asked for again.
    var hasMoved = false
    var hasShrunk = false
    /// What the layout said last, whatever was made of it.
    var sizeRead = CGSize.zero
}

struct QueryState {
    /// What the contexts since the last round made invalid.
    var pending = PendingQueries(isWhole: true)
    /// What the layout was last asked for.
    var rect = CGRect.null
    /// Rises with every query, as long as the view lives: elements remember which one found them.
    var number = 0
    /// The elements in the rectangle were asked for since the content size was read.
    var wasRectangleAsked = false
    /// The views belong to data that is gone.
    var mustRecycleAll = false
    /// Headers and footers that went since names were last checked; nil when the model was built anew and nobody knows
    /// (G37).
    var supplementariesGone: Set<ElementPath>?
}

struct MeasuringState {
    /// The last invalidations came from measuring.
    var ledToRound = false
    /// Contexts are sent that measuring led to.
    var isSending = false
    /// Rises when measured sizes are forgotten, as long as the view lives: then views on screen are asked again.
    var generation = 0
    /// Views on screen may have to be asked about their size, not only new ones.
    var mayAllBeDue = true
    /// Rises with every pass, as long as the view lives.
    var passNumber = 0
    /// Items whose cells were asked in this pass and left in it: what comes back in the same pass has not been away.
    var askedAndGone: Set<ItemPath> = []
    /// Items on screen whose cells are asked although the layout knows a size, which holds until they answer: reloaded
    /// ones (G33), and those that contexts named (R17.3). With what the delegate gave for them, if it was asked.
    var required: [ItemPath: CGSize?] = [:]
}

struct DequeuingState {
    /// Frame of the element that a view is being made for.
    var frame = CGRect.zero
    /// The data source is being asked for a view.
    var request: ViewRequest?
    /// What views were dequeued for since the last pass without being asked for (R18.18).
    var unrequested: [IndexPath] = []
    /// The cell that dequeuing returns because its item is set up again (R10.13).
    var reconfigured: CollectionViewCell?
}

/// A question for one view, and the view that was dequeued to answer it (R10.17).
struct ViewRequest {
    var dequeued: CollectionReusableView?
}
