import FlowEngine

/// A scroll view that shows the elements of a data source. It is a collection view or a table view. The code that both
/// views have in common is in extensions of this protocol.
@MainActor
protocol ElementsView: ScrollView, ReusableViewOwner {
    // MARK: State

    /// The number of items of each section; nil until the numbers are read from the data source.
    var counts: [Int]? { get set }
    var displayed: DisplayedElements { get set }
    var reuse: ReusePools { get set }
    var anchoring: AnchoringState { get set }
    var anchorPolicy: AnchorPolicy { get set }
    var updateState: UpdateState { get set }
    var selection: SelectionState { get set }
    var report: IssueReport { get set }
    var countedWork: LayoutStatistics { get set }
    /// The object that makes trace events when the view works, and notifies the observer. Nil without an observer.
    var tracer: Tracer? { get set }
    var lastTracedID: Int { get set }
    /// The item or section to which the view is scrolling; nil when the scroll is over.
    var scrollTarget: ScrollTarget? { get set }

    // MARK: Placing elements

    /// The name of the layout's class or of the table's style, for descriptions.
    var placerName: String { get }
    var scrollAxis: CollectionView.ScrollDirection { get }
    /// Whether the content is shown mirrored.
    var isMirrored: Bool { get }
    /// The number of pixels per point, used to round mirrored frames. Nil if frames are mirrored without rounding,
    /// because elements are not placed on whole pixels.
    var scaleOfMirroredFrames: CGFloat? { get }
    /// Whether adjustments of the offset have no effect at present. A quirk of UIKit ignores them while the user drags.
    var ignoresAdjustments: Bool { get }
    /// Whether the offset adjustments of contexts are only estimates at present. This is true while contexts for
    /// measured sizes are sent to a flow layout. The flow layout corrects the adjustments when it applies the measured
    /// sizes.
    var isForecasting: Bool { get }
    /// Whether the part of an offset adjustment that the limits cut off is applied later. It is applied when the
    /// content grows in the same pass.
    var regainsOffset: Bool { get }
    /// Stores the present places of all elements as a value, for comparison at the next pass. `releaseSettledModel`
    /// releases the value.
    func keepSettledModel()
    func releaseSettledModel()
    /// The distance that content in the viewport has moved since the last pass ended. `place` names the content: it is
    /// at the start or end of the viewport, or is an item. Nil if the content is gone, or if no model was stored.
    func anchorMove(of place: ViewportPlace) -> AnchorMove?
    /// The frame of an item without a cell; nil if the view cannot compute the frame without client code.
    func knownFrame(of name: ElementName) -> CGRect?
    /// Whether an element on screen moves with the content. False for an element that sticks to the viewport or to a
    /// finger.
    func scrollsWithContent(_ element: DisplayedElement) -> Bool
    /// Whether a view on screen is measured again when the view requests a measurement.
    var measuresOnRequest: Bool { get }
    /// The data source, if it identifies its items.
    var itemIdentifier: (any ItemIdentifying)? { get }
    /// Whether the size of an item is an estimate.
    func carriesEstimate(at indexPath: IndexPath) -> Bool
    /// The frame of an item to which the view scrolls. `covered` gives, for each edge, the length of the viewport that
    /// is covered by pinned views of the item's section. Nil if there is no such item.
    func place(ofScrollTarget indexPath: IndexPath) -> (frame: CGRect, covered: EdgeInsets)?

    // MARK: Passes and updates

    /// Whether a layout pass is running.
    var isLayingOut: Bool { get set }
    /// The guard that limits the rounds of layout and measurement in one `layoutIfNeeded()`.
    var loopGuard: LoopGuard { get set }
    var maximumRounds: Int { get }
    /// Requests a layout pass. Returns whether it may run now; otherwise it runs later.
    func requestPass() -> Bool
    func passBegins()
    /// Called when a layout pass ends because no other round is needed.
    func passSettled()
    /// Called when a layout pass ends at the limit of rounds, although another round is needed.
    func passStopped()
    /// Whether something on screen differs from the layout or the data.
    var isLayoutPending: Bool { get }
    func runRound()
    /// Whether updates that begin now are applied only after the running pass or update.
    var mustWaitWithUpdates: Bool { get }
    /// Reads the number of items of each section from the data source; nil without a data source.
    func readCounts() -> [Int]?
    /// Called when a batch update begins. Ends an interactive move of an item. The item returns to its original place,
    /// unless the data source is already being notified of the move.
    func prepareForBatch()
    /// Called before a batch's block runs within a layout pass or another update. Values that were read from the data
    /// source become invalid.
    func dataGoesAhead()
    /// Whether all data are read again in the next pass.
    var isReloadPending: Bool { get }
    /// Invalidates the sizes, so that data source and delegate are asked for sizes again.
    func askAgain()
    /// Reads the new numbers of items, and determines the effects of the operations. Changes nothing on error.
    func resolve(_ operations: [UpdateOperation]) throws(UpdateError) -> UpdatePlan
    /// The message of an update that does not add up, in UIKit's words for views of this kind.
    func sentence(of error: UpdateError) -> String
    /// Applies an update, but returns no views to the pool.
    func run(_ update: OngoingUpdate, isOnScreen: Bool)
    func reloadData()
    /// The view behind everything else in this view.
    var backgroundView: View? { get }

    // MARK: Notifications

    /// The names of this view and of its layout, for the texts of issues.
    var issueReporter: IssueReporter { get }
    /// Notifies the observer of an issue. Returns whether there is an observer.
    func notifyObserver(of issue: LayoutIssue) -> Bool
    func send(_ event: TraceEvent)
    /// Notifies the delegate that a view comes on screen; returns whether the delegate implements the method.
    func willDisplay(_ element: DisplayedElement) -> Bool
    /// Notifies the delegate that a view, whose appearance was announced, has left the screen.
    func didEndDisplaying(_ element: DisplayedElement)
    /// Removes a view's references to the collection or table view. Called before the view goes into the pool.
    func release(_ view: View)

    // MARK: Selection

    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    /// Whether elements may be selected while the view is edited.
    var selectsDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    func show(isSelected: Bool, in cell: View, animated: Bool)
    /// The path that an item has in the data source, given its path in the view. The two paths differ while the user
    /// carries an item.
    func dataPath(at shown: IndexPath) -> IndexPath
    var boundsInLayout: CGRect { get }
    var insetInLayout: EdgeInsets { get }
    var startsAtRight: Bool { get }
    func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes
    func mirror(_ frame: CGRect, onGridOf scale: CGFloat?) -> CGRect
    func moveAsShown(_ move: CGPoint, contentGrowing growth: CGFloat) -> CGPoint
}
