import FlowSimulator
import Testing

/// Cells that come back on screen (R18.2).
@MainActor @Suite("Cells that return")
struct ReturningCellTests {
    /// Rows of an estimate of 44 that answer 33, all measured, with the reader at the start again.
    @MainActor
    private final class List {
        var heights = Array(repeating: CGFloat(33), count: 100)
        let screen: TestScreen

        init(estimate: CGSize = size(320, 44), asksReturning: Bool = true) {
            let layout = CollectionViewFlowLayout()
            layout.estimatedItemSize = estimate
            layout.itemSize = size(320, 44)
            layout.minimumLineSpacing = 0
            layout.options.asksReturningCells = asksReturning
            screen = TestScreen(320, 330, counts: [100], layout: layout)
            screen.source.answer = { [unowned self] path, _ in size(320, heights[path.item]) }
            screen.scrollToEnd(step: 165)
            scroll(to: 0)
            screen.view.resetStatistics()
        }

        func scroll(to offset: CGFloat) {
            screen.view.contentOffset.y = offset
            screen.settle()
        }
    }

    @Test("R18.2: an item that is reconfigured off screen has its new size when it is seen")
    func reconfigured() {
        let list = List()
        list.heights[50] = 83
        list.screen.view.reconfigureItems(at: [path(0, 50)])
        #expect(list.screen.frame(50)?.height == 33)
        list.scroll(to: 1600)
        #expect(list.screen.frame(50) == rect(0, 1650, 320, 83))
        #expect(list.screen.view.contentOffset.y == 1600)
        #expect(list.screen.view.contentSize.height == 3350)
    }

    @Test("R18.2: without the option an item that was measured is not asked again")
    func oldReading() {
        let list = List(asksReturning: false)
        list.heights[50] = 83
        list.screen.view.reconfigureItems(at: [path(0, 50)])
        list.scroll(to: 1600)
        #expect(list.screen.frame(50)?.height == 33)
        #expect(list.screen.view.statistics.measurements == 0)
    }

    @Test("R18.2: what is selected off screen is measured as selected")
    func selected() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 44)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 480, counts: [40], layout: layout)
        screen.source.whenCellIsMade = { cell, _ in
            (cell as? SizedCell)?.answer = { [unowned cell] in size($1.width, cell.isSelected ? 40 : 120) }
        }
        screen.scrollToEnd(step: 240)
        screen.view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
        #expect(screen.frame(2)?.height == 120)
        screen.view.contentOffset.y = 0
        screen.settle()
        #expect(screen.frame(2) == rect(0, 240, 320, 40))
    }

    @Test("R18.2: a change in the turn of the scroll is measured")
    func inTheTurnOfTheScroll() {
        let list = List()
        list.screen.view.contentOffset.y = 1600
        list.heights[50] = 83
        list.screen.settle()
        #expect(list.screen.frame(50)?.height == 83)
    }

    @Test("R18.2: the same answer moves nothing, breaks nothing and is measured once, not again")
    func sameAnswer() {
        let list = List()
        list.scroll(to: 1617)
        let statistics = list.screen.view.statistics
        #expect(statistics.measurements == 10)
        #expect(statistics.remeasurements == 0)
        #expect(statistics.rowsReplaced == 0)
        #expect(statistics.selfSizingRounds == 1)
        #expect(list.screen.view.contentOffset.y == 1617)
        #expect(list.screen.view.contentSize.height == 3300)
    }

    @Test("R18.2: the trace has each answer, and again only where the size differs")
    func trace() {
        let list = List()
        let trace = LayoutTrace()
        list.screen.view.traceObserver = trace
        list.heights[51] = 50
        list.scroll(to: 1650)
        #expect(trace.metrics.measured == 10)
        #expect(trace.metrics.remeasured == 1)
        #expect(list.screen.view.statistics.remeasurements == 1)
    }

    @Test("R18.2, A1: a row that comes back above the reader grows upwards, one that never left downwards")
    func aboveTheReader() {
        let list = List()
        list.scroll(to: 1700)
        list.heights[50] = 83
        list.scroll(to: 1660)
        // Row 50 began at 1650: what is below it stays where the reader has it.
        #expect(list.screen.frame(50)?.height == 83)
        #expect(list.screen.view.contentOffset.y == 1710)
        list.heights[50] = 93
        list.screen.view.cellForItem(at: path(0, 50))?.invalidateIntrinsicContentSize()
        list.screen.settle()
        #expect(list.screen.frame(50)?.height == 93)
        #expect(list.screen.view.contentOffset.y == 1710)
    }

    @Test("R18.2, R8.10: rows that come back above the first whole item leave that where it is")
    func aboveTheFirstWholeItem() {
        let list = List()
        list.scroll(to: 1700)
        for item in 40..<60 { list.heights[item] = 40 }
        list.scroll(to: 1600)
        let before = 52 * 33 - 1600 as CGFloat
        let now = list.screen.frame(52).map { $0.minY - list.screen.view.contentOffset.y }
        #expect(now == before)
    }

    @Test("R18.2, R8.12: the average takes the new size in the place of the old one")
    func average() {
        let list = List(estimate: CollectionViewFlowLayout.automaticSize)
        list.screen.source.counts = [101]
        list.heights.append(33)
        list.heights[50] = 133
        list.scroll(to: 1600)
        list.screen.view.insertItems(at: [path(0, 100)])
        // 99 × 33 and one of 133, not 100 × 33 and 133.
        #expect(list.screen.frame(100)?.height == 34)
    }

    @Test("R18.2: an average of what returns is that of what was measured, however often it returns")
    func averageOfTheSame() {
        let list = List(estimate: CollectionViewFlowLayout.automaticSize)
        for _ in 0..<3 {
            list.scroll(to: 1600)
            list.scroll(to: 0)
        }
        list.screen.source.counts = [101]
        list.heights.append(33)
        list.screen.view.insertItems(at: [path(0, 100)])
        #expect(list.screen.frame(100)?.height == 33)
    }

    @Test("R18.2: a cell that leaves and comes back while one pass goes on is asked once")
    func inOnePass() {
        let screen = TestScreen.list(375, 700, count: 1000, estimate: 50, spacing: 0) { _ in 70 }
        screen.view.scrollToItem(at: path(0, 999), at: .bottom, animated: false)
        #expect(screen.view.statistics.measurements == screen.flow.measuredItemCount)
    }

    @Test("R18.2: it was asked when it came on screen, also where a later pass reads the counts again")
    func inTheNextPass() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(100, 200)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let sizes = [size(300, 100), size(300, 20), size(100, 20), size(100, 20), size(100, 20)]
        // 0-2 stands in the middle of its line: below the screen beside estimates of 200, on it beside heights of 20.
        let screen = TestScreen(300, 190, counts: [5], layout: layout) { path, _ in sizes[path.item] }
        screen.settle()
        #expect(screen.view.statistics.measurements == 5)
        screen.view.resetStatistics()
        layout.invalidateLayout(with: CountsContext())
        screen.settle()
        #expect(screen.view.statistics.measurements == 0)
    }

    @Test("R8.16: a change of the width across asks no cell on screen by itself")
    func widthAcross() {
        let list = List()
        list.screen.view.frame.size.width = 400
        list.screen.settle()
        #expect(list.screen.view.statistics.measurements == 0)
    }

    @Test("R8.18: a cell that answers otherwise each time it returns is named where the pass does not settle")
    func neverTheSame() {
        var answer: CGFloat = 33
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 33)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 330, counts: [100], layout: layout) { path, _ in
            guard path.item == 9 else { return size(320, 33) }
            answer = answer == 33 ? 500 : 33
            return size(320, answer)
        }
        screen.settle()
        for offset in [1000, 0, 1000, 0] as [CGFloat] {
            screen.view.contentOffset.y = offset
            screen.settle()
        }
        #expect(screen.frame(9)?.height == answer)
        #expect(screen.log.issues.isEmpty)
    }
}

extension ReturningCellTests {
    /// Rows of 50 with an estimate of 100, all measured, the reader at row 20.
    private func rows(of given: CGSize? = nil) -> (screen: TestScreen, delegate: SizeDelegate?) {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 300, counts: [60], layout: layout) { _, _ in size(320, 50) }
        let delegate = given.map { SizeDelegate(Array(repeating: $0, count: 61)) }
        delegate.map { screen.keptAlive.append($0) }
        screen.view.delegate = delegate
        screen.scrollToEnd(step: 150)
        screen.view.contentOffset.y = 1000
        screen.settle()
        return (screen, delegate)
    }

    private func name(_ item: Int, in screen: TestScreen) {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, item)])
        screen.flow.invalidateLayout(with: context)
    }

    @Test("R17.3: a named item that leaves the screen in the same turn goes back to the estimate, and the reader stays")
    func namedAndLeft() {
        let (screen, _) = rows()
        name(20, in: screen)
        screen.view.contentOffset.y = 1055
        screen.settle()
        #expect(screen.flow.isEstimated(at: path(0, 20)))
        #expect(screen.frame(21)?.minY == 1100)
        #expect(screen.view.contentOffset.y == 1105)
        #expect(screen.view.cellForItem(at: path(0, 20)) == nil)
        #expect(screen.view.contentSize.height == 3050)
    }

    @Test("R17.3: the delegate is asked about it once")
    func delegateOfNamedAndLeft() {
        let (screen, _) = rows(of: size(320, 80))
        screen.view.resetStatistics()
        name(20, in: screen)
        screen.view.contentOffset.y = 1055
        screen.settle()
        #expect(screen.view.statistics.delegateSizeQueries == 1)
        #expect(screen.frame(20)?.height == 80)
        #expect(screen.view.contentOffset.y == 1085)
    }

    @Test("R17.3, R8.12: the average counts it once")
    func averageOfNamedAndLeft() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 300, counts: [30], layout: layout) { path, _ in
            size(320, path.item == 20 ? 350 : 50)
        }
        screen.scrollToEnd(step: 150)
        screen.view.contentOffset.y = 1000
        screen.settle()
        name(20, in: screen)
        screen.view.contentOffset.y = 1355
        screen.settle()
        // 29 × 50 and 350: counted twice the 350 would make more of it.
        #expect(screen.frame(20)?.height == 60)
        #expect(screen.view.contentOffset.y == 1065)
    }
}
