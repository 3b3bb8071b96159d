import FlowEngine
import Foundation

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// What a flow layout needs of a view, without a view: counts, a viewport, and a list of what the layout handed in.
@MainActor
final class LoneHost: FlowLayoutHost {
    var viewport = FlowViewport(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), inset: .zero)
    var pixelsPerPoint: CGFloat = 2
    var counts = [10]
    var isUnresolved = false
    var arrived: Set<ItemPath> = []
    var shownMove: ItemMove?
    var isSettlingMovement = false
    var anchors = FlowAnchors()
    var paths: Set<ItemPath> = []
    var firstItemSeenBefore: ItemPath?
    var quirks: UIKitQuirks = []
    var isTraced = false
    private(set) var receipts: [FlowReceipt] = []

    var numberOfSections: Int { counts.count }

    func numberOfItems(inSection section: Int) -> Int { counts[section] }

    var flowDelegation: FlowDelegation? { nil }

    func claimQuestion() -> Bool { true }

    func edge(of reference: CollectionViewFlowLayout.SectionInsetReference) -> EdgeInsets? { nil }

    var shownBounds: CGRect { viewport.bounds }

    func rectangleToQuery(for bounds: CGRect) -> CGRect { bounds }

    func hasCell(at path: ItemPath) -> Bool { paths.contains(path) }

    func answeredOnArrival(at path: ItemPath) -> Bool { arrived.contains(path) }

    func trace(_ event: @autoclosure () -> TraceEvent.Kind, _ body: () -> Void) { body() }

    func apply(_ receipt: FlowReceipt, of layout: CollectionViewLayout) { receipts.append(receipt) }
}
