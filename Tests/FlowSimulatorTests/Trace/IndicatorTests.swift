import FlowSimulator
import Foundation
import Testing

/// How the scroll indicator jumps while rows are measured, and by how much estimates are wrong.
@MainActor @Suite
struct IndicatorTests {
    struct Case: Sendable {
        var estimate: CGFloat
        var firstContent: CGFloat
        var error: Double
        var maximum: CGFloat
        var sum: CGFloat
        var reversals: Int
    }

    /// 20 rows of 300, viewport 667, steps of 20.
    nonisolated static let table = [
        Case(estimate: 50, firstContent: 4500, error: 0.250, maximum: 27.62, sum: 155.87, reversals: 6),
        Case(estimate: 100, firstContent: 3400, error: 0.433, maximum: 19.70, sum: 244.58, reversals: 13),
        Case(estimate: 200, firstContent: 4400, error: 0.267, maximum: 9.50, sum: 102.83, reversals: 14),
        Case(estimate: 250, firstContent: 5150, error: 0.142, maximum: 4.71, sum: 46.07, reversals: 10),
        Case(estimate: 300, firstContent: 6000, error: 0, maximum: 0, sum: 0, reversals: 0),
        Case(estimate: 400, firstContent: 7700, error: 0.283, maximum: 9.18, sum: 69.97, reversals: 0),
        Case(estimate: 600, firstContent: 11100, error: 0.850, maximum: 26.68, sum: 161.12, reversals: 0),
    ]

    /// A flow layout measures what a table does here: all rows in view by their estimates, then those that come into
    /// view as long as rows shrink. Rows above the viewport were all seen, so none is measured there.
    @Test("The scroll indicator jumps by the error of the estimate, while nothing drifts", arguments: table)
    func theKnobJumpsByTheErrorOfTheEstimate(expected: Case) {
        let screen = TestScreen.list(375, 667, count: 20, estimate: expected.estimate, spacing: 0) { _ in 300 }
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        let first = screen.view.contentSize.height
        screen.scrollToEnd(step: 20)
        let metrics = trace.metrics
        #expect(first == expected.firstContent)
        #expect(abs(metrics.firstContentError! - expected.error) < 0.0005)
        #expect(abs(metrics.maximumIndicatorJump - expected.maximum) < 0.005)
        #expect(abs(metrics.indicatorJump - expected.sum) < 0.005)
        #expect(metrics.indicatorReversals == expected.reversals)
        // What the reader looks at does not move.
        #expect(metrics.maximumDrift == 0)
        #expect(metrics.anchorDisplacement == 0)
    }

    @Test("Passes of a list of rows that is nothing but numbers have the same metrics", arguments: table)
    func listOfNumbers(expected: Case) {
        var list = NumberList(count: 20, estimate: expected.estimate, actual: 300, viewport: 667)
        list.scrollToEnd(step: 20)
        let metrics = list.metrics
        #expect(metrics.firstContent == expected.firstContent)
        #expect(metrics.lastContent == 6000)
        #expect(abs(metrics.firstContentError! - expected.error) < 0.0005)
        #expect(abs(metrics.maximumJump - expected.maximum) < 0.005)
        #expect(abs(metrics.jump - expected.sum) < 0.005)
        #expect(metrics.reversals == expected.reversals)
        #expect(metrics.anchorDisplacement == 0)
    }

    @Test("A step of a trace has the way of the knob in its pass, and that it went backwards")
    func aStep() {
        let screen = TestScreen.list(375, 667, count: 20, estimate: 100, spacing: 0) { _ in 300 }
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        var (jump, reversals) = (CGFloat.zero, 0)
        while screen.view.contentOffset.y < screen.limit {
            let next = trace.events.last!.id + 1
            screen.scroll(by: 20)
            let step = trace.metrics(from: next)
            jump += step.indicatorJump
            reversals += step.indicatorReversals
        }
        #expect(abs(jump - 244.58) < 0.005)
        #expect(reversals == 13)
    }

    @Test("Rows above that are larger than estimated move what is read only where nothing compensates")
    func rowsAbove() {
        for (policy, displacement) in [(.top, 0), (.unanchored, 88)] as [(CollectionView.AnchorPolicy, CGFloat)] {
            let screen = TestScreen.list(375, 660, count: 100, estimate: 44, spacing: 0) { _ in 88 }
            screen.view.anchorPolicy = policy
            let trace = LayoutTrace()
            screen.view.contentOffset.y = 2200
            screen.settle()
            #expect(screen.view.contentSize.height == 5060)
            screen.view.traceObserver = trace
            screen.scroll(by: -88)
            #expect(screen.view.contentSize.height == 5148)
            #expect(screen.view.contentOffset.y == 2200 - displacement)
            #expect(trace.metrics.anchorDisplacement == displacement)
        }
    }

    @Test("What the legal range does not allow moves what is read, and is no drift")
    func clamped() {
        let heights = AnchorPolicyTests.Heights()
        for item in 0..<4 { heights[item] = 300 }
        let screen = TestScreen.list(320, 568, count: 4, estimate: 300, spacing: 0) { heights[$0] }
        screen.scrollToEnd(step: 100)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        for item in [3, 2] {
            heights[item] = 100
            screen.view.cellForItem(at: IndexPath(item: item, section: 0))!.invalidateIntrinsicContentSize()
            screen.settle()
        }
        #expect(trace.metrics.maximumDrift == 0)
        #expect(trace.metrics.anchorDisplacement == 400)
    }
}

/// Rows one below the other, of which only heights are known: an estimate, and the actual one once a row was in view.
private struct NumberList {
    var heights: [CGFloat]
    var measured: [Bool]
    let actual: CGFloat
    let viewport: CGFloat
    var offset: CGFloat = 0
    /// 0 before the first pass.
    var content: CGFloat = 0
    var metrics = IndicatorMetrics()

    init(count: Int, estimate: CGFloat, actual: CGFloat, viewport: CGFloat) {
        heights = Array(repeating: estimate, count: count)
        measured = Array(repeating: false, count: count)
        (self.actual, self.viewport) = (actual, viewport)
    }

    /// The rows in view that nobody has measured, by the heights as they are.
    private var unknown: [Int] {
        var start: CGFloat = 0
        var rows: [Int] = []
        for (row, height) in heights.enumerated() {
            if start < offset + viewport, start + height > offset, !measured[row] { rows.append(row) }
            start += height
        }
        return rows
    }

    mutating func pass(scrolled: CGFloat) {
        var pass = TraceEvent.PassSummary()
        (pass.viewport, pass.scrolled) = (viewport, scrolled)
        (pass.offsetBefore, pass.contentBefore) = (offset, content)
        while case let rows = unknown, !rows.isEmpty {
            for row in rows { (heights[row], measured[row]) = (actual, true) }
        }
        content = heights.reduce(0, +)
        (pass.offsetAfter, pass.contentAfter) = (offset, content)
        metrics.add(pass)
    }

    mutating func scrollToEnd(step: CGFloat) {
        pass(scrolled: 0)
        while offset + viewport < content {
            let next = min(offset + step, content - viewport)
            let way = next - offset
            offset = next
            pass(scrolled: way)
        }
    }
}
