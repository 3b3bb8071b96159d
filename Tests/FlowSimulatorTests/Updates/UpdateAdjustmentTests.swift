import FlowSimulator
import Testing

/// Offset adjustments of contexts while a batch update is under way (R8.9, R17.10).
@MainActor
@Suite("Offset adjustments during batch updates")
struct UpdateAdjustmentTests {
    private func adjust(_ layout: CollectionViewFlowLayout, by move: CGFloat) {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        context.contentOffsetAdjustment.y = move
        layout.invalidateLayout(with: context)
    }

    private func screen(estimate: CGFloat? = nil) -> (TestScreen, ClosureFlowLayout) {
        let layout = ClosureFlowLayout()
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        if let estimate { layout.estimatedItemSize = size(320, estimate) }
        let screen = TestScreen(320, 300, counts: [40], layout: layout) { _, _ in size(320, 100) }
        if estimate == nil { screen.settle() } else { screen.scrollToEnd(step: 100) }
        screen.view.contentOffset.y = 1000
        screen.settle()
        return (screen, layout)
    }

    private func insertAbove(_ screen: TestScreen, _ alsoInBlock: @escaping () -> Void = {}) {
        screen.view.performBatchUpdates {
            screen.source.counts = [41]
            screen.view.insertItems(at: [path(0, 0)])
            alsoInBlock()
        }
    }

    @Test("In the block and while the layout prepares they move nothing")
    func ignored() {
        let (screen, layout) = screen()
        layout.whenUpdating = { [unowned layout] _ in adjust(layout, by: 30) }
        insertAbove(screen) { adjust(layout, by: 50) }
        #expect(screen.view.contentOffset.y == 1000)
    }

    @Test("Those that a layout sends when the update is finalized count, as layouts keep them until then")
    func finalized() {
        let (screen, layout) = screen()
        layout.whenFinalizing = { [unowned layout] in adjust(layout, by: 30) }
        insertAbove(screen)
        screen.settle()
        #expect(screen.view.contentOffset.y == 1030)
    }

    @Test("What is measured during an update moves the offset by itself, and contexts add nothing")
    func measured() {
        let (screen, layout) = screen(estimate: 60)
        layout.preferredContext = { context, _ in context.contentOffsetAdjustment.y += 500 }
        screen.view.contentOffset.y = 1050
        screen.settle()
        screen.view.performBatchUpdates {
            screen.source.counts = [41]
            // Between the row that spans the start and the next: it is measured at once.
            screen.view.insertItems(at: [path(0, 11)])
        }
        #expect(screen.frame(11)?.height == 100)
        #expect(screen.view.contentOffset.y == 1050)
    }

    @Test("Before and after a batch they count")
    func outside() {
        let (screen, layout) = screen()
        adjust(layout, by: 40)
        insertAbove(screen)
        #expect(screen.view.contentOffset.y == 1040)
        adjust(layout, by: -40)
        screen.settle()
        #expect(screen.view.contentOffset.y == 1000)
    }
}
