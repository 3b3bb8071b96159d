import FlowEngine

/// The interface through which a flow layout reads its view. The layout changes the view in two ways: by the
/// invalidation contexts that any layout sends, and by a `FlowReceipt`, which the view applies. A test can replace the
/// view.
@MainActor
protocol FlowLayoutHost: AnyObject {
    // Geometry
    var viewport: FlowViewport { get }
    var pixelsPerPoint: CGFloat { get }
    /// The distances from the view's edges to the edges that `reference` names. Section insets are measured from the
    /// named edges. Nil if `reference` names the edges of the content inset.
    func edge(of reference: CollectionViewFlowLayout.SectionInsetReference) -> EdgeInsets?
    /// The view's present bounds. The layout compares them with the new bounds that it receives before a change.
    /// Present and new bounds are in the same coordinates.
    var shownBounds: CGRect { get }
    /// The rectangle that the view would query if it had other bounds. It is in the layout's coordinates.
    func rectangleToQuery(for bounds: CGRect) -> CGRect

    // Data
    var numberOfSections: Int { get }
    func numberOfItems(inSection section: Int) -> Int
    /// The delegate for flow layouts, with its view; nil without a delegate.
    var flowDelegation: FlowDelegation? { get }
    /// Whether the layout was notified that the numbers of items changed, but has not received the update yet (G40).
    var isUnresolved: Bool { get }
    /// Returns whether the delegate may be asked. False while the delegate's data are ahead of the view: then the
    /// delegate is asked at a later preparation.
    func claimQuestion() -> Bool
    /// The item that is shown at another place than in the data source; nil if there is no such item.
    var shownMove: ItemMove? { get }
    /// Whether the data source is being notified of the new place of the carried item.
    var isSettlingMovement: Bool { get }

    // Elements on screen, and anchors
    var anchors: FlowAnchors { get }
    func hasCell(at path: ItemPath) -> Bool
    /// Whether an item's cell was measured when it came on screen, and was not measured again afterwards (R18.2).
    func answeredOnArrival(at path: ItemPath) -> Bool
    /// The first item that was entirely on screen at the end of the last pass.
    var firstItemSeenBefore: ItemPath? { get }

    var quirks: UIKitQuirks { get }
    /// Whether the view has an observer. If so, a `FlowReceipt` lists the items of the rows in which line breaks were
    /// computed again.
    var isTraced: Bool { get }
    /// Runs `body`, and reports to observers that an event caused the work of `body`.
    func trace(_ event: @autoclosure () -> TraceEvent.Kind, _ body: () -> Void)

    func apply(_ receipt: FlowReceipt, of layout: CollectionViewLayout)
}

/// The view's bounds and adjusted content inset, in points. Both are in the coordinates of the layout.
package struct FlowViewport {
    package var bounds: CGRect
    package var inset: EdgeInsets
}

/// The anchors of a view, and the state of the view that decides which anchor is used (R8.10).
package struct FlowAnchors {
    /// Whether the view's anchor policy keeps the first visible row in its place on screen during measuring.
    package var holdsFirstRow = true
    /// Whether the anchor policy keeps the visible content in its place on screen during a batch update. Has an effect
    /// only if the update inserts, deletes or moves elements.
    package var holdsThroughUpdates = true
    /// Whether a batch update is being applied.
    package var isUpdating = false
    /// Whether the offset adjustments of contexts are ignored, as they are during a batch update (R8.9).
    package var ignoresAdjustments = false
    package var isPassRunning = false
    /// The anchor that is used until the batch update ends, instead of any other anchor. It is chosen when the update
    /// is applied. Nil without an update, or if the update has no anchor.
    package var fixedByUpdate: ScrollAnchor?
    /// The anchor that is used until the pass ends, unless an update has its own. Nil unless measured sizes were
    /// discarded during the pass or since the previous pass.
    package var fixedByPass: ScrollAnchor?
}

/// A delegate, and the view that is passed to its methods.
struct FlowDelegation {
    var delegate: any CollectionViewDelegateFlowLayout
    var view: CollectionView
}
