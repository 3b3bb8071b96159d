import FlowSimulator
import Testing

/// Reported cases: estimates against actual sizes.
@MainActor @Suite
struct EstimateGauntletTests {
    @Test("G01: rows that are smaller than the estimate leave no gaps")
    func smallerRows() {
        let screen = TestScreen.list(320, 568, count: 20, estimate: 100) { _ in 60 }
        #expect(screen.flow.collectionViewContentSize == size(320, 2190))
        screen.settle()
        #expect(screen.frames(0..<9) == (0..<9).map { rect(0, 70 * CGFloat($0), 320, 60) })
        #expect(screen.view.statistics.measurements == 9)
        #expect(screen.view.statistics.selfSizingRounds == 3)
        #expect(screen.view.contentSize == size(320, 1830))
        screen.scrollToEnd(step: 100)
        #expect(screen.view.contentSize == size(320, 1390))
    }

    @Test(
        "G02, G12: the final layout does not depend on the estimate",
        arguments: [200.0, 10, 1, 70, 10000] as [CGFloat])
    func anyEstimate(estimate: CGFloat) {
        let screen = TestScreen.list(375, 667, count: 44, estimate: estimate) { 40 + 20 * CGFloat($0 % 4) }
        screen.scrollToEnd(step: 300)
        var y: CGFloat = 0
        for item in 0..<44 {
            let height = 40 + 20 * CGFloat(item % 4)
            #expect(screen.frame(item) == rect(0, y, 375, height))
            y += height + 10
        }
        #expect(screen.view.contentSize == size(375, 3510))
        #expect(screen.log.issues.isEmpty)
    }

    @Test("G03: the view can be scrolled to rows that are larger than the estimate")
    func largerRows() {
        let screen = TestScreen.list(320, 568, count: 5, estimate: 50) { _ in 150 }
        screen.scrollToEnd(step: 50)
        #expect(screen.view.contentSize == size(320, 790))
        #expect(screen.view.contentOffset.y == 222)
        #expect(screen.frame(4) == rect(0, 640, 320, 150))
    }

    @Test("G05: rows that shrink let others come on screen in the same pass")
    func shrinkingRows() {
        let screen = TestScreen.list(375, 667, count: 100, estimate: 200, spacing: 0) { _ in 44 }
        screen.settle()
        #expect(screen.view.statistics.measurements == 16)
        #expect(screen.view.statistics.selfSizingRounds == 9)
        #expect(screen.view.contentSize == size(375, 17504))
        let visible = screen.view.elementSnapshots(in: screen.view.bounds)
        #expect(visible.count == 16)
        #expect(visible.allSatisfy { $0.isVisible && !$0.isEstimated })
    }

    @Test("G08: without an estimate no cell is asked")
    func withoutAnEstimateNoCellIsAsked() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(100, 100)
        let screen = TestScreen(320, 568, counts: [1000], layout: layout) { _, _ in
            Issue.record("asked")
            return nil
        }
        screen.settle()
        #expect(screen.view.visibleCells.count == 18)
        #expect(screen.view.statistics.measurements == 0)
    }

    @Test("G09, G10: scrolling measures only rows that are new on screen")
    func onlyNewRowsAreMeasuredWhileScrolling() {
        let screen = TestScreen.list(375, 667, count: 1877, estimate: 56, spacing: 0) { _ in 56 }
        screen.settle()
        #expect(screen.view.statistics.measurements == 12)
        screen.view.contentOffset.y += 0
        screen.settle()
        #expect(screen.view.statistics.measurements == 12)
        screen.view.contentOffset.y += 56
        screen.settle()
        #expect(screen.view.statistics.measurements == 13)
        #expect(screen.view.statistics.remeasurements == 0)
        #expect(screen.flow.measuredItemCount == 13)
    }

    @Test("G11: what was measured is the item, not the reused cell")
    func measuredItem() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 50) { 50 + 20 * CGFloat($0 % 3) }
        screen.scrollToEnd(step: 70)
        #expect(screen.flow.measuredItemCount == 100)
        #expect(screen.flow.estimatedItemCount == 0)
        // Eleven were pushed off the screen by longer rows above them, and are asked when they come back (R18.2).
        #expect(screen.view.statistics.measurements == 111)
        #expect(screen.view.statistics.remeasurements == 0)
        #expect(screen.view.statistics.cellsCreated < 16)
    }

    @Test("G13: a section begins after the actual sizes of the one before")
    func sectionAfterActualSizes() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(375, 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(0, 40)
        let screen = TestScreen(375, 1000, counts: [3, 3], layout: layout) { _, _ in size(375, 60) }
        screen.settle()
        #expect(screen.header(1) == rect(0, 220, 375, 40))
        #expect(screen.frame(0, 1) == rect(0, 260, 375, 60))
    }

    @Test("G14: the first screen measures fifteen rows in six rounds")
    func firstScreen() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 120, spacing: 0) { $0 < 50 ? 40 : 200 }
        screen.settle()
        #expect(screen.view.statistics.measurements == 15)
        #expect(screen.view.statistics.selfSizingRounds == 6)
        #expect(screen.view.contentSize.height == 10800)
        screen.scrollToEnd(step: 400)
        #expect(screen.view.contentSize.height == 12000)
    }

    @Test("G50, R8.7: a difference of less than half a pixel is no change")
    func lessThanHalfAPixelIsNoChange() {
        for (height, invalidations) in [(100.2, 0), (100.26, 1)] as [(CGFloat, Int)] {
            let screen = TestScreen.list(375, 90, count: 1, estimate: 100) { _ in height }
            screen.flow.prepare()
            screen.view.resetStatistics()
            screen.settle()
            #expect(screen.view.statistics.measurements == 1)
            #expect(screen.view.statistics.invalidations == invalidations)
            #expect(screen.flow.measuredItemCount == 1)
            #expect(screen.frame(0)?.height == height)
            #expect(screen.view.visibleCells[0].frame.height == height)
            #expect(screen.view.contentSize.height == height)
        }
    }

    @Test("G57: a pass without a change does nothing")
    func aPassWithoutChangeDoesNothing() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 44) { _ in 80 }
        screen.settle()
        screen.view.contentOffset.y = 500
        screen.settle()
        let frames = screen.frames(0..<20)
        let before = (screen.view.statistics, screen.view.contentOffset, frames)
        screen.view.setNeedsLayout()
        screen.settle()
        screen.view.removeFromSuperview()
        screen.settle()
        #expect(screen.view.statistics == before.0)
        #expect(screen.view.contentOffset == before.1)
        #expect(screen.frames(0..<20) == before.2)
    }
}
