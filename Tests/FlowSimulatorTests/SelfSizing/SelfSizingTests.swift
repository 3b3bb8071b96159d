import FlowSimulator
import Testing

@MainActor @Suite
struct SelfSizingTests {
    @Test("R8.6, R9.13: all cells of a round are measured before the layout prepares again")
    func oneBatch() {
        let (layout, log) = (ClosureFlowLayout(), CallLog())
        layout.estimatedItemSize = size(320, 100)
        let screen = TestScreen(320, 230, counts: [9], layout: layout) { _, _ in size(320, 95) }
        layout.whenPreparing = { log.note("prepare") }
        layout.contentSize = { log.note("contentSize"); return $0 }
        layout.elements = { log.note("elements"); return $1 }
        layout.preferredQuestion = { log.note("should \($1.indexPath.item)"); return nil }
        layout.preferredContext = { log.note("context \($1.indexPath.item) \($0.contentSizeAdjustment.height)") }
        layout.whenInvalidated = { _ in log.note("invalidate") }
        screen.settle()
        #expect(log.calls == [
            "prepare", "contentSize", "elements", "contentSize",
            "should 0", "context 0 -5.0", "should 1", "context 1 -5.0", "should 2", "context 2 -5.0",
            "invalidate", "invalidate", "invalidate",
            "prepare", "contentSize", "elements", "contentSize",
        ])
        #expect(screen.view.statistics.selfSizingRounds == 1)
    }

    @Test("R8.7: a layout that refuses a size keeps the estimate, and is not asked again")
    func refusingLayout() {
        let layout = ClosureFlowLayout()
        layout.estimatedItemSize = size(320, 100)
        layout.preferredQuestion = { _, _ in false }
        let screen = TestScreen(320, 230, counts: [9], layout: layout) { _, _ in size(320, 60) }
        screen.settle()
        screen.view.contentOffset.y = 1
        screen.settle()
        #expect(screen.view.statistics.measurements == 3)
        #expect(screen.frames(0..<3).map(\.height) == [100, 100, 100])
    }

    @Test("R8.2, R8.4: a cell that only has `sizeThatFits` sizes itself")
    func sizeThatFitsIsEnough() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let screen = TestScreen(320, 200, counts: [2], layout: layout, cellClass: FittingCell.self)
        screen.settle()
        #expect(screen.frame(0) == rect(0, 0, 320, 60))
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        #expect(cell.contentView.frame == rect(0, 0, 320, 60))
        let fixed = TestScreen(320, 200, counts: [2], cellClass: FittingCell.self)
        fixed.settle()
        #expect(fixed.frame(0)?.size == size(50, 50))
    }

    @Test("R8.4: the default preferred attributes keep the centre")
    func keptCentre() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let screen = TestScreen(320, 200, counts: [2], layout: layout, cellClass: FittingCell.self)
        screen.settle()
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = rect(0, 100, 320, 50)
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        let preferred = cell.preferredLayoutAttributesFitting(attributes)
        #expect(preferred.frame == rect(0, 95, 320, 60))
        #expect(attributes.frame == rect(0, 100, 320, 50))
    }

    @Test("R8.21: a visible cell can ask to be measured again, unless that is disabled")
    func visibleCellAsks() {
        var height: CGFloat = 50
        let screen = TestScreen.list(375, 300, count: 10, estimate: 50) { $0 == 1 ? height : 50 }
        screen.settle()
        height = 90
        screen.settle()
        #expect(screen.frame(1)?.height == 50)
        let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        screen.view.selfSizingInvalidation = .disabled
        cell.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(1)?.height == 50)
        screen.view.selfSizingInvalidation = .enabled
        cell.contentView.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(1)?.height == 90)
        #expect(screen.view.statistics.remeasurements == 1)
        #expect(cell.frame == screen.frame(1))
    }

    @Test("R8.5: an origin that preferred attributes change is ignored")
    func aChangedOriginIsIgnored() {
        final class WanderingCell: CollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: CollectionViewLayoutAttributes
            ) -> CollectionViewLayoutAttributes {
                layoutAttributes.frame = rect(1000, 1000, 375, 70)
                return layoutAttributes
            }
        }
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(375, 50)
        let screen = TestScreen(375, 300, counts: [3], layout: layout, cellClass: WanderingCell.self)
        screen.settle()
        #expect(screen.frames(0..<3) == (0..<3).map { rect(0, 80 * CGFloat($0), 375, 70) })
    }

    @Test("R8.12: with the automatic size too, the end of scrolling has the actual frames")
    func automaticSizeConverges() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        let screen = TestScreen(375, 600, counts: [80], layout: layout) { path, _ in
            size(375, 40 + 20 * CGFloat(path.item % 4))
        }
        screen.scrollToEnd(step: 250)
        #expect(screen.flow.measuredItemCount == 80)
        #expect(screen.view.contentSize.height == 6390)
    }

    @Test("R18.2: measured cells are asked again when they come back, unless the option says otherwise",
        arguments: [true, false])
    func measuredWhenTheyReturn(asks: Bool) {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 50) { _ in 80 }
        screen.flow.options.asksReturningCells = asks
        screen.settle()
        screen.view.contentOffset.y = 4000
        screen.settle()
        let measured = screen.view.statistics.measurements
        screen.view.contentOffset.y = 0
        screen.settle()
        #expect(screen.view.statistics.measurements == measured + (asks ? 7 : 0))
        #expect(screen.view.statistics.remeasurements == 0)
    }

    @Test("With horizontal scrolling, the horizontal offset follows what is measured")
    func horizontalOffset() {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = size(100, 200)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(600, 200, counts: [100], layout: layout) { _, _ in size(60, 200) }
        screen.view.contentOffset.x = 5000
        screen.settle()
        let before = screen.view.contentOffset.x
        screen.view.contentOffset.x = before - 10
        screen.settle()
        #expect(screen.view.contentOffset == CGPoint(x: before - 50, y: 0))
    }
}
