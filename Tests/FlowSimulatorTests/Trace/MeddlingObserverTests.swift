import FlowSimulator
import Foundation
import Testing

/// Observers that do what they must not: nothing traps, nothing hangs, and what is on screen is right in the end.
@MainActor @Suite
struct MeddlingObserverTests {
    final class Meddler: CollectionViewTraceObserver {
        var remaining = 40
        let meddle: (CollectionView) -> Void

        init(_ meddle: @escaping (CollectionView) -> Void) { self.meddle = meddle }

        func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
            guard remaining > 0 else { return }
            remaining -= 1
            meddle(view)
        }
    }

    private func isRightAfter(_ meddle: @escaping (CollectionView) -> Void) -> Bool {
        let screen = TestScreen.list(320, 400, count: 60, estimate: 50) { CGFloat(40 + $0 % 7) }
        let observer = Meddler(meddle)
        screen.view.traceObserver = observer
        for _ in 0..<12 {
            screen.settle()
            screen.view.contentOffset.y += 60
        }
        screen.settle()
        let shown = screen.view.indexPathsForVisibleItems
        return observer.remaining < 40 && !shown.isEmpty
            && shown.allSatisfy { screen.view.cellForItem(at: $0)?.frame == screen.frame($0.item) }
    }

    @Test("An observer may invalidate the layout")
    func invalidating() {
        #expect(isRightAfter { $0.collectionViewLayout.invalidateLayout() })
    }

    @Test("An observer may scroll")
    func scrolling() {
        #expect(isRightAfter { $0.contentOffset.y += 7 })
    }

    @Test("An observer may reload")
    func reloading() {
        #expect(isRightAfter { $0.reloadData() })
    }

    @Test("An observer may lay out")
    func layingOut() {
        #expect(isRightAfter { $0.layoutIfNeeded() })
    }

    @Test("An observer may remove itself")
    func leaving() {
        #expect(isRightAfter { $0.traceObserver = nil })
    }

    /// Events are numbered on: with nobody there, none is made, but for those before the next pass.
    @Test("An observer that is gone is not notified, and no events are made for it")
    func anObserverThatIsGoneIsToldNothing() {
        let screen = TestScreen.rows(100)
        var trace: LayoutTrace? = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        let last = trace!.events.last!.id
        trace = nil
        screen.view.setNeedsLayout()
        screen.settle()
        for _ in 0..<20 { screen.scroll(by: 30) }
        let next = LayoutTrace()
        screen.view.traceObserver = next
        screen.scroll(by: 30)
        #expect(next.events.first?.id == last + 1)
    }

    @Test("An observer may replace the layout")
    func replacingTheLayout() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 30)
        #expect(isRightAfter { if $0.collectionViewLayout !== layout { $0.collectionViewLayout = layout } })
    }
}
