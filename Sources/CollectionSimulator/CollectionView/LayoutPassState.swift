import FlowEngine

/// The state that a collection view keeps between and during layout passes. The values are in groups, each of which is
/// valid until a certain event. Anchors are in `AnchoringState`, elements on screen in `DisplayedElements`.
@MainActor
struct LayoutPassState {
    /// The state of the layout's preparation. It is valid until the layout is invalidated again.
    var preparation = PreparationState()
    /// The state of the content, valid until the next preparation.
    var content = ContentState()
    /// The state of the view's queries. It is valid until the view queries the layout again.
    var query = QueryState()
    /// The state of measuring, valid until the views on screen are measured again.
    var measuring = MeasuringState()
    /// The state of dequeuing while the data source is asked for one cell or supplementary view.
    var dequeuing = DequeuingState()
    /// Whether this view has reported that another view took its layout. The view reports this only once.
    var isTakenLayoutReported = false
    /// Sections whose oversized items were reported in this pass (R13.1).
    var sectionsWithReportedSizes: Set<Int> = []
}

struct PreparationState {
    /// Whether the layout was prepared since it became invalid.
    var isValid = false
    /// Whether a pass was requested while the layout was preparing. Such a pass runs afterwards.
    var putsPassOff = false
    /// Whether the layout is preparing. Meanwhile, calls from the layout to the view must not start another
    /// preparation.
    var isRunning = false
    /// Whether the elements on screen were placed mirrored.
    var isMirrored = false
}

struct ContentState {
    /// Whether the content size was read from the layout since the layout was prepared.
    var isAdopted = false
    /// Whether elements that no context named may have moved since they were queried.
    var hasMoved = false
    var hasShrunk = false
    /// The last size that the layout returned, whether it was used or not.
    var sizeRead = CGSize.zero
}

struct QueryState {
    /// The queries that the view still has to make. Invalidation contexts or the view requested them since the view
    /// last queried the layout.
    var pending = PendingQueries(isWhole: true)
    /// The rectangle of the last query.
    var rect = CGRect.null
    /// The number of the last query, which rises by 1 with every query of the view. Elements store the number of the
    /// query that found them.
    var number = 0
    /// Whether the elements in the query rectangle were queried since the content size was read.
    var wasRectangleAsked = false
    /// Whether the views on screen belong to data that no longer exist.
    var mustRecycleAll = false
    /// Headers and footers that were removed since the view last checked the invalidation contexts (G37). A context
    /// that names one of these views is not reported as a mistake. Nil if the removed views are unknown, because the
    /// model was built again.
    var supplementariesGone: Set<ElementPath>?
}

struct MeasuringState {
    /// Whether the latest measuring of the views on screen invalidated the layout. If so, the layout pass places the
    /// elements again.
    var ledToRound = false
    /// Whether the view is invalidating the layout with the contexts of measured sizes.
    var isSending = false
    /// A number that rises when measured sizes are discarded. A view on screen stores the number at its last
    /// measurement; if it is lower, the view is asked for its size again.
    var generation = 0
    /// A number that rises with every pass, as long as the view lives.
    var passNumber = 0
    /// Items whose cells were asked for their size in this pass and left the screen in this pass. An item that comes
    /// back in the same pass is treated as if it had stayed.
    var askedAndGone: Set<ItemPath> = []
    /// Items on screen whose cells are measured again although the present size is still valid. They are reloaded items
    /// (G33), and items that invalidation contexts named (R17.3). The key is the item's path. The value is the size
    /// that the delegate returned for the item; nil if it gave none or was not asked.
    var required: [ItemPath: CGSize?] = [:]
}

struct DequeuingState {
    /// The frame of the element for which a view is being made. A new view is made with this frame.
    var frame = CGRect.zero
    /// The present request to the data source for a view.
    var request: ViewRequest?
    /// The paths for which views were dequeued without a request since the last pass (R18.18).
    var unrequested: [IndexPath] = []
    /// The cell that dequeuing returns because its item is reconfigured (R10.13).
    var reconfigured: CollectionViewCell?
}

/// A request to the data source for one view, with the view that was dequeued for it (R10.17).
struct ViewRequest {
    var dequeued: CollectionReusableView?
}
