import FlowSimulator
import Testing

/// Contexts that name items whose cells were measured (R17.3, R17.10).
@MainActor
@Suite("Naming measured items")
struct NamedMeasuredItemTests {
    /// Rows of an estimate of 44 and of heights of their own, all measured.
    @MainActor
    private final class List {
        var heights: [CGFloat]
        let screen: TestScreen

        init(_ heights: [CGFloat], in viewport: CGFloat = 300) {
            self.heights = heights
            let layout = CollectionViewFlowLayout()
            layout.estimatedItemSize = size(320, 44)
            layout.minimumLineSpacing = 0
            let table = TestScreen(320, viewport, counts: [heights.count], layout: layout)
            screen = table
            table.source.answer = { [unowned self] path, _ in size(320, self.heights[path.item]) }
            table.scrollToEnd(step: viewport / 2)
        }

        func scroll(to offset: CGFloat) {
            screen.view.contentOffset.y = offset
            screen.settle()
            screen.view.resetStatistics()
        }

        func name(_ items: Int..., counts: Bool = false) {
            let context = CountsContext()
            context.countsAreInvalid = counts
            context.invalidateItems(at: items.map { path(0, $0) })
            screen.flow.invalidateLayout(with: context)
        }
    }

    @Test(
        "What did not change moves nothing and breaks nothing, on screen or not",
        arguments: [1030, 1000, 0] as [CGFloat])
    func unchanged(offset: CGFloat) {
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: offset)
        let shown = shownFrames(of: list.screen.view)
        list.name(Int(offset / 100), Int(offset / 100) + 1)
        list.screen.settle()
        #expect(list.screen.view.contentOffset.y == offset)
        #expect(list.screen.view.statistics.measurements == 2)
        #expect(list.screen.view.statistics.rowsReplaced == 0)
        #expect(shownFrames(of: list.screen.view) == shown)
    }

    @Test("Until the cell has answered its size holds")
    func untilTheAnswer() {
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.name(10)
        #expect(list.screen.frame(10) == rect(0, 1000, 320, 100))
        #expect(list.screen.flow.measuredItemCount == 40)
        #expect(!list.screen.flow.isEstimated(at: path(0, 10)))
    }

    @Test("A row of 700 that spans the viewport stays what it is")
    func aLongRow() {
        var heights = Array(repeating: CGFloat(100), count: 40)
        heights[10] = 700
        let list = List(heights)
        list.scroll(to: 1200)
        list.name(10)
        list.screen.settle()
        #expect(list.screen.frame(10)?.height == 700)
        #expect(list.screen.view.contentOffset.y == 1200)
        #expect(list.screen.view.statistics.measurements == 1)
    }

    @Test("Another answer counts, and grows downwards")
    func anotherAnswer() {  // A4
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.heights[10] = 160
        list.name(10)
        list.screen.settle()
        #expect(list.screen.frame(10) == rect(0, 1000, 320, 160))
        #expect(list.screen.frame(11)?.minY == 1160)
        #expect(list.screen.view.contentOffset.y == 1030)
    }

    @Test("Items without a cell go back to the estimate")
    func withoutACell() {
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.name(2, 11)
        list.screen.settle()
        #expect(list.screen.flow.isEstimated(at: path(0, 2)))
        #expect(list.screen.view.contentSize.height == 3944)
        #expect(list.screen.view.statistics.measurements == 1)
    }

    @Test("An item that leaves the screen before its cell is asked has no cell")
    func scrolledAwayFirst() {
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.name(10)
        #expect(list.screen.frame(10)?.height == 100)
        list.screen.view.contentOffset.y = 2500
        list.screen.settle()
        #expect(list.screen.flow.isEstimated(at: path(0, 10)))
    }

    @Test("A context for the counts drops no name of the same turn, in either order", arguments: [true, false])
    func countsAndNames(namesFirst: Bool) {  // R17.10
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.heights[11] = 130
        let counts = CountsContext()
        counts.countsAreInvalid = true
        if namesFirst { list.name(2, 11) }
        list.screen.flow.invalidateLayout(with: counts)
        if !namesFirst { list.name(2, 11) }
        list.screen.settle()
        #expect(list.screen.frame(11)?.height == 130)
        #expect(list.screen.flow.isEstimated(at: path(0, 2)))
        #expect(list.screen.flow.measuredItemCount == 39)
        #expect(list.screen.view.statistics.measurements == 1)
    }

    @Test("One context for both does the same")
    func countsAndNamesInOne() {
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.heights[11] = 130
        list.name(11, counts: true)
        list.screen.settle()
        #expect(list.screen.frame(11)?.height == 130)
        #expect(list.screen.flow.measuredItemCount == 40)
    }

    @Test("R17.3: a named item that leaves the screen towards the start moves nothing where nothing is behind it")
    func leavesBeforeTheEnd() {
        let list = List(Array(repeating: 100, count: 40))
        list.screen.view.contentInset.bottom = 400
        list.scroll(to: 3900)
        list.name(39)
        // Beyond all content, and not at the limit: 4100, and 4044 afterwards.
        list.scroll(to: 4020)
        #expect(list.screen.flow.isEstimated(at: path(0, 39)))
        #expect(list.screen.view.contentSize.height == 3944)
        #expect(list.screen.view.contentOffset.y == 4020)
    }

    @Test("Names survive a context that means everything: all is asked anyway")
    func everythingAndNames() {
        let list = List(Array(repeating: 100, count: 40))
        list.scroll(to: 1030)
        list.name(11)
        list.screen.flow.invalidateLayout()
        list.screen.settle()
        #expect(list.screen.flow.measuredItemCount < 40)
        #expect(list.screen.frame(2)?.height == 44)
    }

    @Test("The delegate's new size is offered to the cell, and nothing passes through it")
    func theDelegateGivesSizes() {  // R8.15
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 44)
        layout.minimumLineSpacing = 0
        var offered: [CGSize] = []
        let screen = TestScreen(320, 300, counts: [40], layout: layout) { path, proposed in
            if path.item == 10 { offered.append(proposed) }
            return size(320, proposed.height < 100 ? proposed.height * 2 : proposed.height)
        }
        let delegate = SizeDelegate(Array(repeating: size(320, 50), count: 40))
        screen.view.delegate = delegate
        screen.scrollToEnd(step: 150)
        screen.view.contentOffset.y = 1030
        screen.settle()
        offered = []
        delegate.sizes[10] = size(320, 70)
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, 10)])
        layout.invalidateLayout(with: context)
        #expect(screen.frame(10)?.height == 100)
        screen.settle()
        #expect(offered == [size(320, 70)])
        #expect(screen.frame(10) == rect(0, 1000, 320, 140))
        #expect(screen.view.contentOffset.y == 1030)
    }
}
