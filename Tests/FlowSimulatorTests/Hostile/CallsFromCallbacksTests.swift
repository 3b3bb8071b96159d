import FlowSimulator
import Testing

/// Delegates that scroll and lay out while they are notified of something.
@MainActor @Suite
struct CallsFromCallbacksTests {
    private func rows(_ count: Int) -> (TestScreen, ClosureDelegate) {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 500, counts: [count], layout: layout)
        let delegate = ClosureDelegate()
        screen.view.delegate = delegate
        screen.keptAlive.append(delegate)
        return (screen, delegate)
    }

    @Test("A delegate that scrolls and lays out when a cell appears gets the views of the new place")
    func scrollAndLayOut() {
        let (screen, delegate) = rows(1000)
        delegate.willDisplay = { view, _, path in
            guard path.item == 5 else { return }
            view.contentOffset.y = 2000
            view.layoutIfNeeded()
        }
        screen.settle()
        #expect(screen.view.contentOffset.y == 2000)
        #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(40..<50))
    }

    @Test("A delegate that scrolls to an item when a cell appears gets there")
    func arrives() {
        let (screen, delegate) = rows(1000)
        delegate.willDisplay = { view, _, path in
            guard path.item == 5 else { return }
            view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
        }
        screen.settle()
        #expect(screen.view.contentOffset.y == 5000)
        #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(100..<110))
    }

    @Test("A delegate that scrolls for each cell is stopped and reported as a loop")
    func aDelegateThatAlwaysScrollsIsStopped() {
        let (screen, delegate) = rows(100_000)
        delegate.willDisplay = { view, _, _ in
            view.contentOffset.y += 50
            view.layoutIfNeeded()
        }
        screen.settle()
        #expect(screen.log.kinds.contains { if case .layoutLoop = $0 { true } else { false } })
        #expect(screen.view.statistics.layoutPasses <= 110)
    }

    @Test("Bounds that are not numbers show nothing and are no loop")
    func noNumbers() {
        let (screen, _) = rows(100)
        screen.settle()
        let queries = screen.view.statistics.elementQueries
        screen.view.contentOffset.y = .nan
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        #expect(screen.view.visibleCells.isEmpty)
        #expect(screen.view.statistics.elementQueries == queries)
        screen.view.contentOffset.y = 100
        screen.settle()
        #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(2..<12))
    }

    @Test("A path of three components names no cell")
    func aPathOfThreeComponentsNamesNoCell() {
        let (screen, _) = rows(100)
        screen.settle()
        #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
        #expect(screen.view.cellForItem(at: IndexPath(indexes: [0, 0, 0])) == nil)
    }
}
