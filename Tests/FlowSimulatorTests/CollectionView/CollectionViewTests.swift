import FlowSimulator
import Testing

@MainActor @Suite
struct CollectionViewTests {
    /// A delegate, and what it is notified of.
    private func diary() -> (ClosureDelegate, CallLog) {
        let (delegate, log) = (ClosureDelegate(), CallLog())
        delegate.willDisplay = { _, cell, path in log.note("will \(path.item) \(cell.frame.height)") }
        delegate.didEndDisplaying = { log.note("did \($0.item)") }
        delegate.willDisplayView = { log.note("will header") }
        delegate.didEndDisplayingView = { log.note("did header") }
        delegate.didScroll = { _ in log.note("scroll") }
        return (delegate, log)
    }

    @Test("R12.6: cells are announced when they have their final size, and when they leave")
    func announcedCells() {
        let screen = TestScreen.list(320, 200, count: 10, estimate: 100, spacing: 0) { _ in 150 }
        screen.flow.headerReferenceSize = size(0, 20)
        let (delegate, diary) = diary()
        screen.view.delegate = delegate
        screen.settle()
        #expect(diary.take() == ["will header", "will 0 150.0", "will 1 150.0"])
        screen.view.contentOffset.y = 170
        screen.settle()
        #expect(diary.take() == ["scroll", "did header", "did 0", "will 2 150.0"])
    }

    @Test("Cells are reused while the view scrolls")
    func cellsAreReused() {
        let screen = TestScreen.rows(1000)
        screen.settle()
        let first = screen.view.visibleCells[0]
        for step in 1...50 {
            screen.view.contentOffset.y = 100 * CGFloat(step)
            screen.settle()
        }
        #expect(screen.view.statistics.cellsCreated == 1)
        #expect(screen.view.statistics.cellsReused == 50)
        #expect(screen.view.cellForItem(at: IndexPath(item: 50, section: 0)) === first)
        #expect(screen.view.cellForItem(at: IndexPath(item: 49, section: 0)) == nil)
        #expect(screen.view.indexPath(for: screen.view.visibleCells[0]) == IndexPath(item: 50, section: 0))
        #expect(screen.view.subviews.count == 1)
    }

    @Test("Each identifier has a pool of its own, and cells prepare for reuse")
    func identifiers() {
        let screen = TestScreen.rows(4)
        screen.view.register(CountingCell.self, forCellWithReuseIdentifier: "other")
        screen.source.identifier = { $0.item % 2 == 0 ? "other" : "cell" }
        for item in 0..<4 {
            screen.view.contentOffset.y = CGFloat(item) * 100
            screen.settle()
            let cell = screen.view.cellForItem(at: [0, item])
            if item % 2 == 1 {
                #expect(cell is SizedCell)
                #expect(cell?.reuseIdentifier == "cell")
            } else {
                #expect((cell as? CountingCell)?.preparations == item / 2)
                #expect(cell?.reuseIdentifier == "other")
            }
        }
        #expect(screen.view.statistics.cellsCreated == 2)
    }

    @Test("R10.16, R12.1: reloading reads data when they are asked for, and removes the views")
    func reloadingIsLazyAndForgetsViews() {
        let screen = TestScreen.rows(10, height: 300)
        let (delegate, diary) = diary()
        screen.view.delegate = delegate
        screen.settle()
        diary.calls = []
        screen.source.asked = []
        screen.source.counts = [2]
        screen.view.reloadData()
        #expect(screen.source.asked.isEmpty)
        #expect(diary.calls.isEmpty)
        #expect(screen.view.numberOfItems(inSection: 0) == 2)
        screen.settle()
        #expect(diary.calls == ["did 0", "did 1", "did 2", "will 0 100.0", "will 1 100.0"])
        #expect(screen.view.contentSize.height == 200)
        #expect(screen.view.statistics.cellsCreated == 3)
    }

    @Test("C12: an ancestor's layout lays the view out")
    func anAncestorLaysTheViewOut() {
        let screen = TestScreen.rows(10)
        let root = View(frame: rect(0, 0, 400, 400))
        let middle = View(frame: rect(0, 0, 400, 400))
        root.addSubview(middle)
        root.layoutIfNeeded()
        middle.addSubview(screen.view)
        root.layoutIfNeeded()
        #expect(screen.view.contentSize == size(320, 1000))
        screen.flow.minimumLineSpacing = 5
        root.layoutIfNeeded()
        #expect(screen.view.contentSize == size(320, 1045))
    }

    @Test("R9.11, C14: the layout is asked about new bounds before they change")
    func boundsQuestion() {
        let (layout, log) = (ClosureFlowLayout(), CallLog())
        let screen = TestScreen(320, 100, counts: [100], layout: layout)
        screen.settle()
        unowned let view = screen.view
        layout.boundsQuestion = {
            log.note("should \(view.bounds.minY)→\($0.minY)")
            return true
        }
        layout.boundsContext = { _, _ in log.note("context \(view.bounds.minY)") }
        layout.whenInvalidated = { _ in log.note("invalidate \(view.bounds.minY)") }
        screen.view.contentOffset.y = 30
        #expect(log.take() == ["should 0.0→30.0", "context 0.0", "invalidate 30.0"])
        #expect(screen.view.bounds.origin == screen.view.contentOffset)
        screen.view.bounds.origin.y = 40
        #expect(screen.view.contentOffset.y == 40)
        log.calls = []
        screen.view.frame.size.width = 400
        #expect(log.calls.count == 3)
    }

    @Test("C11, G49: every invalidation goes through `invalidateLayout(with:)`")
    func throughContexts() {
        final class Counting: CollectionViewFlowLayout {
            var contexts: [(Bool, Bool)] = []
            var plain = 0
            override func invalidateLayout() {
                plain += 1
                super.invalidateLayout()
            }
            override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
                contexts.append((context.invalidateEverything, context.invalidateDataSourceCounts))
                super.invalidateLayout(with: context)
            }
        }
        let layout = Counting()
        let screen = TestScreen(320, 100, counts: [100], layout: layout)
        layout.contexts = []
        layout.invalidateLayout()
        #expect(layout.contexts.map(\.0) == [true])
        #expect(layout.contexts.map(\.1) == [false])
        #expect(layout.plain == 1)
        screen.view.reloadData()
        #expect(layout.contexts.map(\.0) == [true, true])
        #expect(layout.contexts.map(\.1) == [false, true])
    }

    @Test("R9.18: another layout keeps the cells of the one before")
    func anotherLayoutTakesTheCellsOver() {
        let screen = TestScreen.rows(10, height: 300)
        screen.settle()
        let cells = screen.view.visibleCells
        let grid = CollectionViewFlowLayout()
        screen.view.collectionViewLayout = grid
        #expect(screen.layout.collectionView == nil)
        #expect(grid.collectionView === screen.view)
        screen.settle()
        #expect(screen.view.visibleCells.count == 10)
        #expect(cells.allSatisfy { screen.view.visibleCells.contains($0) })
        var isCompleted = false
        screen.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: true) { isCompleted = $0 }
        #expect(isCompleted)
    }

    @Test("R6.10, R12.8: attributes that are equal to the last ones are not applied again")
    func equalAttributesAreNotAppliedAgain() {
        let layout = CollectionViewFlowLayout()
        let screen = TestScreen(320, 100, counts: [5], layout: layout, cellClass: CountingCell.self)
        screen.settle()
        layout.invalidateLayout()
        screen.settle()
        let cells = screen.view.visibleCells.compactMap { $0 as? CountingCell }
        #expect(cells.map(\.applications) == [1, 1, 1, 1, 1])
        layout.sectionInset.top = 20
        screen.settle()
        #expect(cells.map(\.applications).min() == 2)
    }

    @Test("R6.15: a point finds the item that is there, or none")
    func pointsFindTheirItems() {
        let screen = TestScreen.rows(10)
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 250)) == IndexPath(item: 2, section: 0))
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 1250)) == nil)
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 319.5, y: 99.5)) == IndexPath(item: 0, section: 0))
    }

    @Test("R6.16: scrolling to an item knows all positions, and ends at the limits")
    func scrollToItemKnowsAllPositions() {
        let screen = TestScreen.rows(30, height: 250)
        let cases: [(CollectionView.ScrollPosition, CGFloat)] = [
            (.top, 1000), (.bottom, 850), (.centeredVertically, 925), ([], 925), (.left, 925), ([.top, .left], 1000),
        ]
        for (position, y) in cases {
            screen.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
            #expect(screen.view.contentOffset == CGPoint(x: 0, y: y))
        }
        screen.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .top, animated: false)
        #expect(screen.view.contentOffset.y == 2750)
        screen.view.scrollRectToVisible(rect(0, 100, 10, 10), animated: false)
        #expect(screen.view.contentOffset.y == 100)
    }

    @Test("R6.3: pages can be queried instead of the bounds")
    func pagesAreQueried() {
        let screen = TestScreen.rows(30, height: 250)
        screen.flow.options.queryRect = .pages
        screen.view.contentOffset.y = 300
        screen.settle()
        #expect(screen.view.subviews.count == 6)
        #expect(screen.view.visibleCells.count == 3)
    }

    @Test("Snapshots say what is estimated and what is visible")
    func snapshotsAreValues() {
        let screen = TestScreen.list(375, 100, count: 10, estimate: 50) { _ in 60 }
        screen.settle()
        let snapshots = screen.view.elementSnapshots(in: rect(0, 0, 375, 200))
        #expect(snapshots.map(\.frame.height) == [60, 60, 50])
        #expect(snapshots.map(\.isEstimated) == [false, false, true])
        #expect(snapshots.map(\.isVisible) == [true, true, false])
        #expect(screen.flow.isEstimated(at: IndexPath(item: 5, section: 0)))
        #expect(screen.flow.rowCount == 10)
    }
}
