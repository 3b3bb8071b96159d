import FlowEngine
import Foundation

/// The interface through which a flow layout reads the view that it computes for. Apart from the invalidation contexts
/// that any layout sends, it changes the view in one way: it hands in a receipt. A test can stand in for the view.
@MainActor
protocol FlowLayoutHost: AnyObject {
    // Geometry
    var viewport: FlowViewport { get }
    var pixelsPerPoint: CGFloat { get }
    /// The lengths that cover the edges up to which section insets are measured; nil for the content inset, from which
    /// they are given.
    func edge(of reference: CollectionViewFlowLayout.SectionInsetReference) -> EdgeInsets?
    /// The bounds in the view's own coordinates, as contexts for a change of bounds have them.
    var shownBounds: CGRect { get }
    /// The rectangle of the query that other bounds, which are the view's, lead to; in the layout's coordinates.
    func rectangleToQuery(for bounds: CGRect) -> CGRect

    // Data
    var numberOfSections: Int { get }
    func numberOfItems(inSection section: Int) -> Int
    /// Nil without a delegate for flow layouts.
    var flowDelegation: FlowDelegation? { get }
    /// The layout was notified that the counts changed, and not yet of what changed (G40).
    var isUnresolved: Bool { get }
    /// False while the data is ahead of the view: what the delegate would be asked it is asked at another preparation.
    func mayAskDelegate() -> Bool
    /// The item that is shown at another place than the data source has it; nil while none is.
    var shownMove: ItemMove? { get }
    /// The data source is being notified where the carried item went.
    var isSettlingMovement: Bool { get }

    // What is on screen and stays there
    var anchors: FlowAnchors { get }
    func hasCell(at path: ItemPath) -> Bool
    /// The item's cell came on screen, and its last answer is the first since (R18.2).
    func answeredOnArrival(at path: ItemPath) -> Bool
    /// The first item that was whole on screen at the end of the last pass.
    var firstItemSeenBefore: ItemPath? { get }

    var quirks: UIKitQuirks { get }
    /// Whether there is an observer: receipts list the rows that were broken.
    var isTraced: Bool { get }
    /// Runs `body`, and notifies observers that an event led to what it does.
    func trace(_ event: @autoclosure () -> TraceEvent.Kind, _ body: () -> Void)

    func apply(_ receipt: FlowReceipt, of layout: CollectionViewLayout)
}

/// The bounds and what covers the content at their edges, in the layout's coordinates, in points.
struct FlowViewport {
    var bounds: CGRect
    var inset: EdgeInsets
}

/// The anchors of a view, and the actions of the view that decide between them (R8.10).
struct FlowAnchors {
    /// The view's anchor policy has measuring leave the first row in view where it is.
    var holdsFirstRow = true
    /// Updates leave what the reader sees where it is, too.
    var holdsThroughUpdates = true
    /// A batch update is being applied.
    var isUpdating = false
    /// Contexts move no offset, as during a batch (R8.9).
    var ignoresAdjustments = false
    var isPassRunning = false
    /// The anchor that holds in any case to the end of the update: chosen when it was applied.
    var fixedByUpdate: ScrollAnchor?
    /// The anchor that holds in any case to the end of the pass: chosen when measured sizes were dropped.
    var fixedByPass: ScrollAnchor?
}

/// A delegate, and the view in whose name it is asked.
struct FlowDelegation {
    var delegate: any CollectionViewDelegateFlowLayout
    var view: CollectionView
}
