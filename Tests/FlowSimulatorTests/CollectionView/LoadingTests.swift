import FlowSimulator
import FlowTestSupport
import Testing

/// When data sources and delegates are asked, and what a pass makes of the answers.
@MainActor @Suite
struct LoadingTests {
    @Test("R12.1, R12.2: data are read in the first layout or for the first question, whichever comes first")
    func firstReading() {
        let screen = TestScreen.rows(3, height: 1000)
        let (first, second) = (TableSource([4]), TableSource([5]))
        screen.view.dataSource = first
        #expect(first.readings == 0)
        screen.settle()
        #expect(first.readings == 1)
        #expect(screen.view.visibleCells.count == 4)
        screen.view.dataSource = second
        #expect(second.readings == 0)
        #expect(screen.view.numberOfItems(inSection: 0) == 5)
        #expect(second.readings == 1)
        screen.settle()
        #expect(second.readings == 1)
        #expect(screen.view.visibleCells.count == 5)
        #expect(first.readings == 1)
    }

    @Test("R12.4: the delegate is looked up when the layout prepares, not before")
    func delegateLookup() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        let sizes = SizeDelegate([size(320, 40), size(320, 50), size(320, 60)])
        screen.view.delegate = sizes
        screen.settle()
        #expect(sizes.questions == 0)
        #expect(screen.view.contentSize.height == 300)
        screen.flow.invalidateLayout()
        screen.settle()
        #expect(sizes.questions == 3)
        #expect(screen.view.contentSize.height == 150)
        // One that says nothing of flow layouts is not asked, and neither is the one before.
        let plain = SilentDelegate()
        screen.view.delegate = plain
        screen.flow.invalidateLayout()
        screen.settle()
        #expect(sizes.questions == 3)
        #expect(screen.view.contentSize.height == 300)
        #expect(screen.view.delegate === plain)
    }

    @Test("R5.4, R9.14: a new content size is laid out in the same pass")
    func newContentSize() {
        let screen = TestScreen.rows(10, height: 100)
        screen.settle()
        screen.view.contentOffset.y = 900
        screen.settle()
        let passes = screen.view.statistics.layoutPasses
        screen.flow.itemSize = size(320, 50)
        screen.settle()
        #expect(screen.view.statistics.layoutPasses == passes + 1)
        #expect(screen.view.contentSize.height == 500)
        #expect(screen.view.contentOffset.y == 400)
        #expect(screen.view.indexPathsForVisibleItems.sorted() == [path(0, 8), path(0, 9)])
    }

    @Test("R13.10, R9.17: a header needs its section to exist, unless its path names none")
    func headerOfNoSection() {
        let layout = ClosureLayout(size(320, 480))
        let paths: [IndexPath] = [[0, 0], [7, 0], [9]]
        layout.elements = { _ in paths.map { .view(path: $0, rect(0, 0, 320, 20)) } }
        let screen = TestScreen(320, 480, counts: [2], layout: layout)
        screen.settle()
        #expect(screen.log.kinds == [.unknownIndexPath(indexPath: [7, 0])])
        let kind = CollectionView.elementKindSectionHeader
        let shown = ([[0, 0], [7, 0], [9]] as [IndexPath]).map {
            screen.view.supplementaryView(forElementKind: kind, at: $0) != nil
        }
        #expect(shown == [true, false, true])
    }
}
