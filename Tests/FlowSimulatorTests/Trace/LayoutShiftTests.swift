import FlowSimulator
import Foundation
import Testing

/// What left the screen counts where it was.
@MainActor @Suite("The shift of what is pushed off the screen")
struct LayoutShiftTests {
    /// 200 rows of 30 in 320 × 480, at an offset.
    private func rows(offset: CGFloat = 0) -> (TestScreen, LayoutTrace) {
        let screen = TestScreen.list(320, 480, count: 200, estimate: 30, spacing: 0) { _ in 30 }
        screen.view.anchorPolicy = .unanchored
        screen.settle()
        screen.scroll(by: offset)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        return (screen, trace)
    }

    private func insert(_ count: Int, into screen: TestScreen) {
        screen.source.counts[0] += count
        screen.view.insertItems(at: (0..<count).map { [0, $0] })
    }

    @Test("Ten rows move all that is read by 300 of 480 points, and forty push it off: 0.625, then 1")
    func numbers() {
        for (count, score, gone) in [(10, 0.625, 10), (16, 1.0, 16), (40, 1.0, 16)] {
            let (screen, trace) = rows()
            insert(count, into: screen)
            #expect(abs(trace.metrics.layoutShiftScore - score) < 1e-9, "\(count)")
            let pushed = trace.passes.last?.pushedOff
            #expect(pushed?.count == gone)
            #expect(pushed?.isAll == (count >= 16))
            #expect(pushed?.way == CGPoint(x: 0, y: 30 * count))
        }
    }

    @Test("What scrolls away, or is deleted, is not pushed off")
    func scrolledAway() {
        let (screen, trace) = rows()
        screen.scroll(by: 3000)
        #expect(trace.metrics.layoutShiftScore == 0)
        #expect(trace.passes.allSatisfy { $0.pushedOff == nil })
        screen.source.counts[0] -= 20
        screen.view.deleteItems(at: (96..<116).map { [0, $0] })
        #expect(trace.passes.allSatisfy { $0.pushedOff == nil })
    }

    @Test("The trace says that all that was read is gone")
    func text() {
        let (screen, trace) = rows()
        insert(40, into: screen)
        #expect(trace.text.contains(", 16 items pushed off the screen, all that was read is gone"))
    }

    /// A law: more that comes above what is read is no less of a shift.
    @Test("The score never falls while more is inserted above", arguments: [0, 15, 1000, 1007.5] as [CGFloat])
    func neverFalls(offset: CGFloat) {
        var (flow, own): (Double, Double) = (0, 0)
        for count in 1...60 {
            let (screen, trace) = rows(offset: offset)
            insert(count, into: screen)
            #expect(trace.metrics.layoutShiftScore >= flow - 1e-9, "\(count) rows")
            flow = trace.metrics.layoutShiftScore
            let column = ReaderDriftTests.Column(200, offset: offset)
            column.update(inserting: count)
            #expect(column.trace.metrics.layoutShiftScore >= own - 1e-9, "\(count) rows, a layout of one's own")
            own = column.trace.metrics.layoutShiftScore
        }
        #expect(abs(flow - 1) < 0.07)
        #expect(abs(own - 1) < 0.11)
    }
}
