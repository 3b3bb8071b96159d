import FlowEngine
import Foundation
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// A flow layout without a view: what it is handed, and what it hands in.
@MainActor
struct FlowReceiptTests {
    private let host = LoneHost()

    /// One item a line of 100 points.
    private func list(estimate: CGFloat = 40) -> CollectionViewFlowLayout {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: estimate)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func answer(_ height: CGFloat, for item: Int, of layout: CollectionViewFlowLayout) -> CGPoint {
        let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, item))
        attributes.frame = CGRect(layout.model.frame(of: ItemPath(section: 0, item: item)))
        let context = CollectionViewFlowLayoutInvalidationContext()
        layout.stage(CGSize(width: 100, height: height), for: attributes, in: context, of: host)
        return context.contentOffsetAdjustment
    }

    @Test("A first refresh reads every section, breaks the rows and says that everything is new")
    func firstRefresh() {
        let layout = list()
        let receipt = layout.refresh(in: host)
        #expect(receipt.supplementariesGone == nil)
        #expect(receipt.framesMoved)
        #expect(receipt.forgetsAll)
        #expect(receipt.work.sectionsRead == 1)
        #expect(layout.model.contentSize == FlowSize(width: 100, height: 400))
    }

    @Test("A refresh without a cause does nothing")
    func nothingToDo() {
        let layout = list()
        _ = layout.refresh(in: host)
        let receipt = layout.refresh(in: host)
        #expect(!receipt.framesMoved)
        #expect(receipt.work.rowsReplaced == 0)
        #expect(receipt.work.sectionsRead == 0)
    }

    @Test("A measured size breaks its row, and frames have moved")
    func measuredSize() {
        let layout = list()
        _ = layout.refresh(in: host)
        #expect(answer(60, for: 3, of: layout) == .zero)
        let receipt = layout.refresh(in: host)
        #expect(receipt.framesMoved)
        #expect((1...4).contains(receipt.work.rowsReplaced))
        #expect(receipt.offsetAdjustment == 0)
        #expect(receipt.anchors == FlowReceipt.Anchors())
        #expect(layout.model.contentSize.height == 420)
    }

    @Test("A1: what the context of a row above the viewport said is not asked for again")
    func announcedAdjustment() {
        let layout = list()
        host.viewport.bounds.origin.y = 180
        _ = layout.refresh(in: host)
        #expect(answer(60, for: 0, of: layout) == CGPoint(x: 0, y: 20))
        #expect(layout.refresh(in: host).offsetAdjustment == 0)
    }

    @Test("A4: a first item that was seen before is the anchor while one above it is measured")
    func seenItem() {
        let layout = list()
        host.viewport.bounds.origin.y = 180
        host.firstItemSeenBefore = ItemPath(section: 0, item: 5)
        _ = layout.refresh(in: host)
        _ = answer(60, for: 0, of: layout)
        #expect(layout.refresh(in: host).anchors.firstSeen == .item(ItemPath(section: 0, item: 5)))
    }

    @Test("R8.9: where contexts move no offset, the receipt does")
    func adjustmentWithoutContext() {
        let layout = list()
        host.viewport.bounds.origin.y = 180
        host.anchors.ignoresAdjustments = true
        _ = layout.refresh(in: host)
        #expect(answer(60, for: 0, of: layout) == .zero)
        #expect(layout.refresh(in: host).offsetAdjustment == 20)
    }

    @Test("R17.3: a named item with a cell keeps its measured size, and its cell is asked")
    func namedItem() {
        let layout = list()
        _ = layout.refresh(in: host)
        _ = (answer(60, for: 1, of: layout), answer(70, for: 2, of: layout))
        _ = layout.refresh(in: host)
        host.paths = [ItemPath(section: 0, item: 1)]
        layout.staleness.items = [ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 2)]
        let receipt = layout.refresh(in: host)
        #expect(receipt.mustMeasure.map(\.path) == [ItemPath(section: 0, item: 1)])
        #expect(receipt.forgotten == [ItemPath(section: 0, item: 2)])
        #expect(layout.model.size(of: ItemPath(section: 0, item: 1)).height == 60)
        #expect(layout.model.size(of: ItemPath(section: 0, item: 2)).height == 40)
    }

    @Test("A header that goes is named; after a rebuild nobody knows which went")
    func headerThatGoes() {
        let layout = list()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        _ = layout.refresh(in: host)
        layout.headerReferenceSize = .zero
        layout.staleness = .none
        layout.staleness.headers = [0]
        let receipt = layout.refresh(in: host)
        #expect(receipt.supplementariesGone == [.header(0)])
    }

    @Test("Rows that were broken are named only for an observer")
    func brokenItems() {
        let layout = list()
        _ = layout.refresh(in: host)
        _ = answer(60, for: 3, of: layout)
        #expect(layout.refresh(in: host).brokenItems.isEmpty)
        host.isTraced = true
        _ = answer(70, for: 3, of: layout)
        #expect(!layout.refresh(in: host).brokenItems.isEmpty)
    }

    @Test("R13.1: an item longer than its line is an issue of the receipt, with the numbers")
    func oversizedItem() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 40)
        let receipt = layout.refresh(in: host)
        #expect(
            receipt.issues == [
                .invalidItemSize(
                    indexPath: .at(0, 0), span: 120, available: 100, axis: .vertical, fromDelegate: false)
            ])
    }
}
