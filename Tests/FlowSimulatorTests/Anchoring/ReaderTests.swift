import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// The item that the reader sees first moves by what was scrolled, by identity, whatever is measured or broken above
/// it.
@MainActor @Suite
struct ReaderTests {
    private static func chips() -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(100, 44)
        return TestScreen(375, 700, counts: [3000], layout: layout) { path, _ in
            var generator = SeededGenerator(seed: UInt64(path.item))
            return size(CGFloat(Int.random(in: 30...119, using: &generator)), 32)
        }
    }

    private static func list() -> TestScreen {
        .list(375, 700, count: 3000, estimate: 100) { CGFloat(40 + $0 * 37 % 91) }
    }

    /// Scrolls up and counts the steps in which the first whole item moved otherwise, within the legal range.
    private func wrongSteps(_ screen: TestScreen, way: CGFloat, steps: Int) -> [String] {
        screen.settle()
        screen.scroll(by: 9000)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        var wrong: [String] = []
        for step in 0..<steps where screen.view.contentOffset.y > way {
            let top = screen.view.contentOffset.y
            let first = screen.view.indexPathsForVisibleItems.filter { screen.frame($0.item)!.minY >= top }.min()!
            let before = screen.frame(first.item)!.minY - top
            trace.removeAll()
            screen.scroll(by: -way)
            let after = screen.frame(first.item)!.minY - screen.view.contentOffset.y
            if after - before != way { wrong.append("step \(step): \(first) by \(after - before)") }
            if trace.metrics.maximumDrift != 0 { wrong.append("step \(step): \(trace.events.last!)") }
        }
        return wrong
    }

    @Test("Lines above that break differently move nothing on screen", arguments: [10, 40, 91, 300] as [CGFloat])
    func linesBreakAnew(way: CGFloat) {
        #expect(wrongSteps(ReaderTests.chips(), way: way, steps: 300) == [])
    }

    /// Nothing follows, so what moved is drift: that of an item that was on screen, and no longer a way than that of
    /// the first whole one.
    @Test("Without an anchor, the drift is that of the item at the top", arguments: [10, 40, 91, 300] as [CGFloat])
    func driftWithoutAnchor(way: CGFloat) {
        let screen = ReaderTests.chips()
        screen.view.anchorPolicy = .unanchored
        screen.settle()
        screen.scroll(by: 9000)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        var drifted = 0
        for step in 0..<60 where screen.view.contentOffset.y > way {
            let top = screen.view.contentOffset.y
            let first = screen.view.indexPathsForVisibleItems.filter { screen.frame($0.item)!.minY >= top }.min()!
            let before = screen.view.indexPathsForVisibleItems.map { ($0, screen.frame($0.item)!.minY - top) }
            trace.removeAll()
            screen.scroll(by: -way)
            guard screen.view.cellForItem(at: first) != nil else { continue }
            let moves = before.filter { screen.view.cellForItem(at: $0.0) != nil }.map { path, place in
                (path, screen.frame(path.item)!.minY - screen.view.contentOffset.y - place - way)
            }
            let moved = moves.first { $0.0 == first }!.1
            #expect(moves.contains { $0.1 == trace.metrics.lastDrift }, "step \(step)")
            #expect(abs(trace.metrics.lastDrift) <= abs(moved), "step \(step)")
            drifted += trace.metrics.lastDrift == 0 ? 0 : 1
        }
        #expect(drifted > 0)
    }

    @Test("Rows that come on screen above move nothing", arguments: [10, 91, 300, 650] as [CGFloat])
    func rowsAbove(way: CGFloat) {
        #expect(wrongSteps(ReaderTests.list(), way: way, steps: 200) == [])
    }

    @Test("R11.2: in a mirrored view, rows that come on screen move nothing either")
    func aMirroredScreenIsNoDifferent() {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = size(44, 100)
        let screen = TestScreen(700, 375, counts: [3000], layout: layout) { path, _ in
            var generator = SeededGenerator(seed: UInt64(path.item))
            return size(32, CGFloat(Int.random(in: 30...119, using: &generator)))
        }
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        screen.scroll(by: -9000)
        func distance(_ item: Int) -> CGFloat { screen.view.contentOffset.x + 700 - screen.frame(item)!.maxX }
        for way in [10, 40, 91, 300] as [CGFloat] {
            for step in 0..<12 where screen.view.contentSize.width - 700 - screen.view.contentOffset.x > way + 100 {
                let first = screen.view.indexPathsForVisibleItems.filter { distance($0.item) >= 0 }.min()!
                let before = distance(first.item)
                screen.scroll(by: way)
                #expect(distance(first.item) - before == way, "step \(step) of \(way)")
            }
        }
    }

    @Test("A4: a cell that asks again while others come on screen grows downwards")
    func cellAsksAgain() {
        var first: CGFloat = 60
        var asking = -1
        let screen = TestScreen.list(375, 700, count: 300, estimate: 100, spacing: 0) { $0 == asking ? first : 60 }
        screen.settle()
        screen.scroll(by: 9000)
        let top = screen.view.contentOffset.y
        let path = screen.view.indexPathsForVisibleItems.filter { screen.frame($0.item)!.minY >= top }.min()!
        (asking, first) = (path.item, 90)
        let before = screen.frame(asking)!.minY - top
        screen.view.cellForItem(at: path)!.invalidateIntrinsicContentSize()
        screen.scroll(by: -130)
        #expect(screen.frame(asking)!.height == 90)
        #expect(screen.frame(asking)!.minY - screen.view.contentOffset.y == before + 130)
    }
}
