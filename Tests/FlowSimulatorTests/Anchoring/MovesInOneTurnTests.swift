import FlowSimulator
import Testing

/// Several things that move the offset in one turn, before the view is laid out (R17.8, R17.10, R17.12).
@MainActor
@Suite("Several moves in one turn")
struct MovesInOneTurnTests {
    private func adjust(_ layout: CollectionViewLayout, by move: CGFloat) {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        context.contentOffsetAdjustment.y = move
        layout.invalidateLayout(with: context)
    }

    @Test("Looking inside a batch discards no size", arguments: [true, false])
    func lookingInABatch(looks: Bool) {  // R17.3, R17.14
        let screen = TestScreen.list(320, 300, count: 100, estimate: 44, spacing: 0) { _ in 100 }
        screen.view.anchorPolicy = .top
        screen.scrollToEnd(step: 150)
        screen.view.contentOffset.y = 2000
        screen.settle()
        screen.view.performBatchUpdates {
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateItems(at: [path(0, 21)])
            screen.flow.invalidateLayout(with: context)
            if looks { _ = screen.flow.layoutAttributesForItem(at: path(0, 0)) }
            screen.source.counts = [90]
            screen.view.deleteItems(at: (0..<10).map { path(0, $0) })
        }
        #expect(screen.view.contentSize.height == 9000)
        #expect(screen.flow.measuredItemCount == 90)
    }

    @Test("The end of data that are gone is not the end of those that come, in either order", arguments: [true, false])
    func reloadAndTheOldEnd(reloadsFirst: Bool) {
        let screen = TestScreen.rows(30, height: 480)
        screen.settle()
        screen.source.counts = [50]
        if reloadsFirst { screen.view.reloadData() }
        screen.view.contentOffset.y = 2520
        if !reloadsFirst { screen.view.reloadData() }
        screen.settle()
        #expect(screen.view.contentOffset.y == 2520)
        #expect(screen.view.contentSize.height == 5000)
    }

    @Test("Adjustments before the first layout count")
    func beforeTheFirstLayout() {  // R8.9
        let screen = TestScreen.rows(30, height: 480)
        screen.view.contentInset.top = 20
        adjust(screen.layout, by: 500)
        screen.settle()
        #expect(screen.view.contentOffset.y == 480)
    }

    @Test("An adjustment adds to what the anchor at the bottom needs, in however many rounds")
    func anAdjustmentWithTheBottomHeld() {  // R8.9, G64
        let screen = TestScreen.list(320, 300, count: 40, estimate: 50, spacing: 0) { _ in 60 }
        screen.view.anchorPolicy = .bottom
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        let before = (screen.frame(20)?.minY ?? 0) - screen.view.contentOffset.y
        adjust(screen.layout, by: -200)
        screen.view.resetStatistics()
        screen.settle()
        #expect(screen.view.statistics.selfSizingRounds == 1)
        #expect((screen.frame(20)?.minY ?? 0) - screen.view.contentOffset.y == before + 200)
    }

    @Test("An adjustment adds to a start and an end that were set")
    func anEndAndAnAdjustment() {
        let screen = TestScreen.rows(30, height: 480)
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        screen.view.contentOffset.y = 0
        adjust(screen.layout, by: 50)
        screen.settle()
        #expect(screen.view.contentOffset.y == 50)
        screen.view.contentOffset.y = 2520
        adjust(screen.layout, by: -50)
        screen.settle()
        #expect(screen.view.contentOffset.y == 2470)
    }

    @Test("An end that was set is not that of the insets and bounds which come after it")
    func anEndAndWhatComesAfterIt() {
        let screen = TestScreen.rows(30, height: 480)
        screen.settle()
        screen.view.contentOffset.y = 2520
        screen.view.contentInset.bottom = 300
        screen.settle()
        #expect(screen.view.contentOffset.y == 2520)
        screen.view.contentOffset.y = 2000
        screen.settle()
        screen.view.contentInset.bottom = 0
        screen.view.contentOffset.y = 2520
        screen.view.frame.size.height = 300
        screen.settle()
        #expect(screen.view.contentOffset.y == 2520)
    }

    @Test("Nor did a finger that let go beyond the end go to any end")
    func aFingerLetsGo() {
        let screen = TestScreen.rows(30, height: 480)
        screen.settle()
        screen.view.beginDragging()
        screen.view.contentOffset.y = 2600
        screen.settle()
        screen.view.endDragging()
        screen.view.contentInset.bottom = 300
        screen.settle()
        #expect(screen.view.contentOffset.y == 2520)
    }

    @Test("Bounds that were set before the first layout count like an offset")
    func boundsBeforeTheFirstLayout() {
        let screen = TestScreen.rows(30, height: 480)
        screen.view.bounds = rect(0, 300, 320, 480)
        screen.settle()
        #expect(screen.view.contentOffset.y == 300)
    }

    @Test("A delegate that scrolls when an inset moves the view lands where it scrolled to")
    func aDelegateScrolls() {
        let screen = TestScreen.list(320, 300, count: 40, estimate: 50, spacing: 0) { _ in 80 }
        let scroller = ClosureDelegate()
        var isOn = false
        scroller.didScroll = {
            guard isOn else { return }
            isOn = false
            $0.contentOffset.y = $0.contentSize.height - $0.bounds.height
        }
        screen.view.delegate = scroller
        screen.settle()
        isOn = true
        screen.view.contentInset.top = 40
        screen.settle()
        #expect(screen.view.contentOffset.y == screen.view.contentSize.height - 300)
    }

    @Test("A mirrored view shows what is inserted at its start, whatever its sums are")
    func mirroredInsert() {  // R17.5
        for index in 0..<200 {
            let width = 40 + CGFloat(index) * 0.07
            let layout = ClosureFlowLayout.mirrored()
            layout.scrollDirection = .horizontal
            layout.itemSize = size(width, 90)
            layout.minimumLineSpacing = 0.1
            let screen = TestScreen(302.1, 100, counts: [30], layout: layout)
            screen.view.semanticContentAttribute = .forceRightToLeft
            screen.settle()
            screen.source.counts = [31]
            screen.view.insertItems(at: [path(0, 0)])
            let leading = screen.view.contentSize.width - 302.1 - screen.view.contentOffset.x
            #expect(abs(leading) < 0.01, "items of \(width)")
        }
    }

    @Test("A mirrored view without an end lays out, and has its width again afterwards")
    func noWidth() {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.itemSize = size(50, 90)
        let screen = TestScreen(300, 100, counts: [30], layout: layout)
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        screen.view.contentOffset.x = 100
        screen.settle()
        screen.view.contentOffset.x = screen.view.contentSize.width - 300
        screen.view.frame.size.width = .infinity
        screen.settle()
        screen.view.frame.size.width = 300
        screen.settle()
        #expect(screen.view.contentSize.width == 1790)
    }
}
