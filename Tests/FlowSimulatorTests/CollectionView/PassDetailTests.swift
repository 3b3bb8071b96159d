import FlowSimulator
import Testing

/// Details of the layout pass that other tests pass over.
@MainActor @Suite
struct PassDetailTests {
    private func rows(_ count: Int, cellClass: CollectionViewCell.Type = SizedCell.self) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        return TestScreen(320, 100, counts: [count], layout: layout, cellClass: cellClass)
    }

    @Test("R12.6: a cell is prepared each time that it is used again")
    func aCellIsPreparedEachTimeItIsUsedAgain() {
        let screen = rows(10, cellClass: CountingCell.self)
        screen.settle()
        let cell = screen.view.visibleCells[0] as! CountingCell
        #expect(cell.preparations == 0)
        for item in 1...3 {
            screen.view.contentOffset.y = 100 * CGFloat(item)
            screen.settle()
            #expect(screen.view.visibleCells[0] === cell)
            #expect(cell.preparations == item)
        }
    }

    @Test("A new registration discards the reusable cells of the old one")
    func newRegistration() {
        let screen = rows(10)
        screen.settle()
        screen.view.reloadData()
        screen.view.contentOffset.y = 1
        screen.settle()
        screen.view.contentOffset.y = 0
        screen.settle()
        screen.view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
        screen.view.contentOffset.y = 500
        screen.settle()
        screen.view.contentOffset.y = 550
        screen.settle()
        #expect(screen.view.cellForItem(at: IndexPath(item: 6, section: 0)) is CountingCell)
    }

    @Test("R9.15: where a layout answers nil for a rectangle, the views stay as they are")
    func silentLayout() {
        let layout = ClosureFlowLayout()
        let screen = TestScreen(320, 100, counts: [10], layout: layout)
        screen.settle()
        let cells = screen.view.subviews
        layout.isSilent = true
        layout.invalidateLayout()
        screen.settle()
        #expect(!cells.isEmpty)
        #expect(screen.view.subviews.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    }

    @Test("R9.11: before the first preparation the layout is not asked about bounds")
    func beforeTheFirstPreparationNobodyAsksAboutBounds() {
        let (layout, log) = (ClosureFlowLayout(), CallLog())
        let screen = TestScreen(320, 100, counts: [100], layout: layout)
        layout.boundsQuestion = { _ in
            log.note("should")
            return true
        }
        layout.boundsContext = { _, _ in log.note("context") }
        layout.whenInvalidated = { _ in log.note("invalidate") }
        screen.view.contentOffset.y = 30
        #expect(log.calls.isEmpty)
    }

    @Test("R7.5: headers of empty sections are not pinned")
    func emptySections() {
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = size(0, 40)
        layout.sectionInset = EdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 100, counts: [0, 60], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 20
        screen.settle()
        #expect(screen.header(0) == rect(0, 0, 320, 40))
        screen.view.contentOffset.y = 260
        screen.settle()
        #expect(screen.header(1) == rect(0, 260, 320, 40))
    }

    @Test("R8.7: a difference of half a pixel is a change")
    func halfAPixelIsAChange() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 100)
        let screen = TestScreen(320, 300, counts: [3], layout: layout) { path, _ in
            size(320, [100.125, 100.25, 100.5][path.item])
        }
        screen.settle()
        screen.view.resetStatistics()
        screen.flow.invalidateLayout()
        screen.settle()
        #expect(screen.view.statistics.invalidations == 1 + 2)
        #expect(screen.frames(0..<3).map(\.height) == [100.125, 100.25, 100.5])
    }

    @Test("R2.7, R8.15: a measured size wins over that of the delegate")
    func aMeasuredSizeWinsOverTheDelegates() {
        let delegate = ClosureDelegate { _ in size(320, 70) }
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let screen = TestScreen(320, 100, counts: [9], layout: layout) { _, _ in size(320, 90) }
        screen.view.delegate = delegate
        screen.settle()
        #expect(screen.frames(0..<3).map(\.height) == [90, 90, 70])
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        layout.invalidateLayout(with: context)
        #expect(screen.frames(0..<3).map(\.height) == [90, 90, 70])
    }

    @Test("R13.1: cells that are too wide are reported once for each pass and section")
    func tooWide() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let screen = TestScreen(320, 300, counts: [2, 2], layout: layout) { _, _ in size(400, 50) }
        screen.settle()
        let sections = screen.log.kinds.map { kind in
            if case .invalidItemSize(let path, _, _, _, _) = kind { path.section } else { -1 }
        }
        #expect(sections == [0, 1])
    }
}
