import FlowEngine
import Foundation

/// What a flow layout reads of the view that it serves, and the one way in which it changes anything there: it hands in a
/// receipt. A test can stand in for the view.
@MainActor
protocol FlowLayoutHost: AnyObject {
    /// What frames follow from.
    var surroundings: FlowSurroundings { get }
    /// What offsets follow from.
    var viewport: FlowViewport { get }
    /// What covers the edges up to which section insets are measured; nil for the content inset, from which they are given.
    func edge(of reference: CollectionViewFlowLayout.SectionInsetReference) -> EdgeInsets?
    var quirks: UIKitQuirks { get }

    // Data
    var numberOfSections: Int { get }
    func numberOfItems(inSection section: Int) -> Int
    /// Nil without a delegate that answers for flow layouts.
    var flowDelegation: FlowDelegation? { get }
    /// The layout was notified that the counts changed, and not yet of what changed (G40).
    var isUnresolved: Bool { get }
    /// The item that is shown at another place than the data source has it; nil while none is.
    var shownMove: ItemMove? { get }
    /// The data source is being notified where the carried item went.
    var isSettlingMovement: Bool { get }

    // On screen
    func hasCell(at path: ItemPath) -> Bool
    /// The first item that was whole on screen at the end of the last pass.
    var firstItemSeenBefore: ItemPath? { get }
    /// Somebody observes: receipts say which rows were broken.
    var isTraced: Bool { get }

    func apply(_ receipt: FlowReceipt, of layout: CollectionViewLayout)
}

/// What of a view the frames of a flow layout follow from, all in the layout's coordinates, in points.
struct FlowSurroundings {
    /// Size of the bounds.
    var size: CGSize
    /// What covers the content at its edges.
    var inset: EdgeInsets
    var pixelsPerPoint: CGFloat
}

/// What of a view a flow layout needs to keep the reader's place (R8.10).
struct FlowViewport {
    /// The bounds, in the layout's coordinates.
    var bounds: CGRect
    /// The view's anchor policy is `top`.
    var keepsTop: Bool
    /// A batch update is being applied.
    var isUpdating: Bool
    /// Contexts move no offset, as during a batch (R8.9).
    var ignoresAdjustments: Bool
    var isPassRunning: Bool
    /// What keeps its place in any case to the end of the update: chosen when it was applied.
    var heldByUpdate: ScrollAnchor?
    /// The same to the end of the pass: chosen when measured sizes were dropped.
    var heldByPass: ScrollAnchor?
}

/// A delegate, and the view in whose name it is asked.
struct FlowDelegation {
    var delegate: any CollectionViewDelegateFlowLayout
    var view: CollectionView
}
