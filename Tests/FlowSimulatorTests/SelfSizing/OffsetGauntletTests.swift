import FlowSimulator
import Testing

/// Reported cases: what the reader looks at stays where it is, and scrolling to an item arrives.
@MainActor @Suite
struct OffsetGauntletTests {
    @Test("G52: scrolling up through rows that were not measured does not jump")
    func scrollingUp() {
        let screen = TestScreen.list(375, 700, count: 1000, estimate: 50, spacing: 0) { _ in 70 }
        screen.view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
        #expect(screen.view.contentSize.height == 50280)
        #expect(screen.view.contentOffset.y == 49580)
        #expect(screen.view.statistics.measurements == 14)
        for step in 0..<70 {
            let anchor = screen.view.indexPathsForVisibleItems.max()!
            let before = screen.frame(anchor.item)!.minY - screen.view.contentOffset.y
            screen.view.contentOffset.y -= 10
            screen.settle()
            let after = screen.frame(anchor.item)!.minY - screen.view.contentOffset.y
            #expect(after - before == 10, "step \(step)")
        }
        // Four of the ten rows were measured on the way down, and are asked again (R18.2).
        #expect(screen.view.statistics.measurements == 24)
        #expect(screen.view.statistics.remeasurements == 0)
        #expect(screen.view.contentSize.height == 50400)
        #expect(screen.view.contentOffset.y == 49000)
    }

    @Test("G53: the offset follows each row that shrinks above the viewport")
    func shrinkingAbove() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 100, spacing: 0) { _ in 60 }
        screen.view.contentOffset.y = 5000
        screen.settle()
        let before = screen.view.contentOffset.y
        screen.view.contentOffset.y = before - 10
        screen.settle()
        #expect(screen.view.contentOffset.y == before - 10 - 40)
    }

    @Test("W45: an item that begins above the viewport moves the offset when it is measured")
    func itemAboveTheTop() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 50) { $0 == 9 || $0 == 10 ? 80 : 50 }
        screen.view.contentOffset.y = 550
        screen.settle()
        // Item 9 is at 540…590 and starts above 550, item 10 starts inside.
        #expect(screen.view.contentOffset.y == 580)
        #expect(screen.frame(10) == rect(0, 630, 375, 80))
    }

    @Test(
        "G54: scrolling to an item gets there although sizes change on the way",
        arguments: [(.top, 9000), (.bottom, 8750)] as [(CollectionView.ScrollPosition, CGFloat)])
    func targetIsReached(
        position: CollectionView.ScrollPosition, offset: CGFloat
    ) {
        let screen = TestScreen.list(375, 600, count: 200, estimate: 50) { _ in 80 }
        screen.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: position, animated: false)
        #expect(screen.view.contentOffset.y == offset)
        #expect(screen.view.statistics.measurements == 10)
        #expect(screen.view.contentSize.height == 12290)
        let frame = screen.frame(150)!
        #expect(position == .top ? frame.minY == offset : frame.maxY == offset + 600)
    }

    @Test("G55: scrolling to the last item ends at the end")
    func lastItem() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 44, spacing: 0) { _ in 200 }
        screen.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        #expect(screen.view.contentSize.height == 6584)
        #expect(screen.view.contentOffset.y == 5984)
        #expect(screen.view.statistics.measurements == 14)
    }

    @Test("G56: scrolling to the first item ends at the start, also with an inset and after a rotation")
    func firstItem() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 200) { _ in 60 }
        screen.view.contentInset.top = 64
        screen.scrollToEnd(step: 500)
        screen.view.frame.size = size(667, 375)
        screen.settle()
        screen.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
        #expect(screen.view.contentOffset.y == -64)
    }

    @Test("G65: a scroll to a row that grows in the same turn counts with its new size")
    func growingRow() {
        var last: CGFloat = 40
        let screen = TestScreen.list(375, 600, count: 50, estimate: 40, spacing: 0) { $0 == 49 ? last : 40 }
        screen.scrollToEnd(step: 300)
        #expect(screen.view.contentOffset.y == 1400)
        last = 140
        screen.view.cellForItem(at: IndexPath(item: 49, section: 0))!.invalidateIntrinsicContentSize()
        screen.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .bottom, animated: false)
        #expect(screen.view.contentOffset.y == 1500)
    }

    @Test("G59: where rows collapse, the offset stays within the legal range")
    func collapsingRowsClampsTheOffset() {
        var heights: [CGFloat] = [300, 300, 300, 300]
        let screen = TestScreen.list(320, 568, count: 4, estimate: 300, spacing: 0) { heights[$0] }
        screen.scrollToEnd(step: 100)
        #expect(screen.view.contentOffset.y == 632)
        for (item, offset) in [(3, 432), (1, 232), (2, 32)] as [(Int, CGFloat)] {
            heights[item] = 100
            screen.flow.invalidateLayout()
            screen.view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
            screen.scrollToEnd(step: 100)
            #expect(screen.view.contentOffset.y == offset)
        }
    }

    @Test("G61: a measurement does not end rubber-banding")
    func rubberBanding() {
        var first: CGFloat = 50
        let screen = TestScreen.list(375, 600, count: 40, estimate: 50, spacing: 0) { $0 == 0 ? first : 50 }
        screen.settle()
        screen.view.contentOffset.y = -80
        first = 90
        screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(0)!.height == 90)
        #expect(screen.view.contentOffset.y == -80)

        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y += 40
        screen.settle()
        let over = screen.view.contentOffset.y + 600 - screen.view.contentSize.height
        #expect(over == 40)
    }

    @Test("A4, R8.10: the context of a row that grows downwards has no offset adjustment")
    func contextWithoutOffset() {
        var height: CGFloat = 100
        let layout = ClosureFlowLayout()
        var offsets: [CGFloat] = []
        layout.preferredContext = { context, _ in offsets.append(context.contentOffsetAdjustment.y) }
        layout.estimatedItemSize = size(375, 100)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(375, 300, counts: [40], layout: layout) { _, _ in size(375, height) }
        screen.settle()
        screen.view.contentOffset.y = 150
        screen.settle()
        height = 160
        screen.view.cellForItem(at: IndexPath(item: 1, section: 0))!.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(offsets == [0])
    }

    @Test("R17.1: what grows beyond the end that a view is pulled at moves nothing")
    func growingBehind() {
        var last: CGFloat = 50
        let screen = TestScreen.list(375, 600, count: 40, estimate: 50, spacing: 0) { $0 == 39 ? last : 50 }
        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y += 40
        screen.settle()
        last = 90
        screen.view.cellForItem(at: IndexPath(item: 39, section: 0))!.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.view.contentSize.height == 2040)
        #expect(screen.view.contentOffset.y == 1440)
    }

    @Test("A4: a row across the top of the viewport that is measured again grows downwards")
    func rowAcrossTheTop() {
        var height: CGFloat = 100
        let screen = TestScreen.list(375, 300, count: 40, estimate: 100, spacing: 0) { _ in height }
        screen.settle()
        screen.view.contentOffset.y = 150
        screen.settle()
        height = 160
        screen.view.cellForItem(at: IndexPath(item: 1, section: 0))!.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(1) == rect(0, 100, 375, 160))
        #expect(screen.view.contentOffset.y == 150)
    }
}
