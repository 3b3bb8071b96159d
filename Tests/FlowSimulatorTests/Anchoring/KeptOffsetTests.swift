import FlowSimulator
import FlowTestSupport
import Testing

/// R18.1: an update leaves the offset where it is, and what is on screen there is the reader of what is measured.
@MainActor @Suite("The offset through updates")
struct KeptOffsetTests {
    /// 60 rows of 50 in 480; with an estimate all of them measured.
    private func rows(estimate: CGFloat? = nil, at offset: CGFloat = 1010) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = estimate.map { TestScreen.list(320, 480, count: 60, estimate: $0, spacing: 0) { _ in 50 } }
            ?? TestScreen(320, 480, counts: [60], layout: layout)
        screen.settle()
        if estimate != nil { screen.scrollToEnd(step: 300) }
        screen.view.contentOffset.y = offset
        screen.settle()
        return screen
    }

    private func insert(_ items: Range<Int>, into screen: TestScreen) {
        screen.source.counts[0] += items.count
        screen.view.insertItems(at: items.map { path(0, $0) })
    }

    private func delete(_ items: Range<Int>, of screen: TestScreen) {
        screen.source.counts[0] -= items.count
        screen.view.deleteItems(at: items.map { path(0, $0) })
    }

    @Test("R18.1: three rows come in above: the offset stays 1010, and what was 0-17 is first")
    func insertion() {
        let screen = rows()
        #expect(screen.view.anchorPolicy == .automatic)
        let cell = screen.view.cellForItem(at: path(0, 20))
        insert(2..<5, into: screen)
        #expect(screen.view.contentOffset.y == 1010)
        #expect(screen.view.contentSize.height == 3150)
        #expect(screen.view.indexPathsForVisibleItems.min() == path(0, 20))
        // What was first is under its new path, 150 points further down.
        #expect(screen.view.cellForItem(at: path(0, 23)) === cell)
        #expect(cell?.frame.minY == 1150)
        delete(0..<1, of: screen)
        #expect(screen.view.contentOffset.y == 1010)
        #expect(screen.view.contentSize.height == 3100)
    }

    @Test("R18.1: with estimates nothing above is measured, and nothing moves when measured rows come back")
    func insertionWithEstimates() {
        let screen = rows(estimate: 44)
        #expect(screen.view.contentSize.height == 3000)
        let measured = screen.flow.measuredItemCount
        insert(2..<5, into: screen)
        #expect(screen.view.contentOffset.y == 1010)
        #expect(screen.view.contentSize.height == 3132)
        #expect(screen.flow.measuredItemCount == measured)
        #expect(screen.view.indexPathsForVisibleItems.min() == path(0, 20))
        #expect(screen.frame(20)?.minY == 982)
        screen.settle()
        #expect(screen.view.contentOffset.y == 1010)
    }

    @Test("R18.1: a row that comes in across the start of the viewport grows out of sight, those behind it stay")
    func measuredAtTheOffset() {
        let screen = rows(estimate: 44)
        // 0-20 … 0-22 are new, at 1000, 1044 and 1088, and on screen: 0-20 grows upwards (A1), the others downwards.
        insert(20..<23, into: screen)
        #expect(screen.view.contentSize.height == 3150)
        #expect(screen.view.contentOffset.y == 1016)
        #expect(screen.frame(21)?.minY == 1050)
        // In the middle of the screen what comes pushes down what is behind it.
        insert(25..<27, into: screen)
        #expect(screen.view.contentOffset.y == 1016)
    }

    @Test("R18.1: a deletion ends at the new limit", arguments: [nil, 44] as [CGFloat?])
    func deletion(estimate: CGFloat?) {
        let screen = rows(estimate: estimate, at: 2500)
        delete(0..<20, of: screen)
        #expect(screen.view.contentSize.height == 2000)
        #expect(screen.view.contentOffset.y == 1520)
    }

    @Test("R18.1: items and sections that move leave the offset, too")
    func moves() {
        let screen = rows()
        screen.view.moveItem(at: path(0, 0), to: path(0, 40))
        #expect(screen.view.contentOffset.y == 1010)
        screen.source.counts.insert(10, at: 0)
        screen.view.insertSections([0])
        #expect(screen.view.contentOffset.y == 1010)
        screen.source.counts = [60, 10]
        screen.view.moveSection(0, toSection: 1)
        #expect(screen.view.contentOffset.y == 1010)
        screen.source.counts = [10]
        screen.view.deleteSections([0])
        #expect(screen.view.contentOffset.y == 20)
    }

    @Test("R18.1: what is only reloaded, reconfigured or nothing is measuring: the reader stays", arguments: 0..<3)
    func measuring(kind: Int) {
        var height: CGFloat = 50
        let screen = TestScreen.list(320, 480, count: 60, estimate: 44, spacing: 0) { _ in height }
        screen.settle()
        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y = 1010
        screen.settle()
        height = 80
        switch kind {
        // 0-5 has no cell and gets the estimate again: 6 less above the reader.
        case 0: screen.view.reloadItems(at: [path(0, 5), path(0, 22)])
        case 1: screen.view.reconfigureItems(at: [path(0, 22)])
        default: screen.view.performBatchUpdates(nil)
        }
        #expect(screen.view.contentOffset.y == (kind == 0 ? 1004 : 1010))
        #expect((screen.frame(20)?.minY ?? 0) - screen.view.contentOffset.y == -10)
        #expect(screen.frame(22)?.height == (kind == 2 ? 50 : 80))
    }

    @Test("R9.20: the layout is asked with the offset at the new limit, before anything is measured")
    func targetOffset() {
        var proposed: [CGFloat] = []
        var measuredCounts: [Int] = []
        var answer: CGFloat?
        let layout = ClosureFlowLayout()
        layout.targetOffset = { [unowned layout] in
            proposed.append($0.y)
            measuredCounts.append(layout.measuredItemCount)
            return CGPoint(x: 0, y: answer ?? $0.y)
        }
        layout.estimatedItemSize = size(320, 44)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 480, counts: [60], layout: layout) { _, _ in size(320, 50) }
        screen.settle()
        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y = 1010
        screen.settle()
        answer = 1142
        insert(20..<23, into: screen)
        // What the offset in between would show is not measured: three rows of 44 are above the reader.
        #expect(proposed == [1010])
        #expect(measuredCounts == [60])
        #expect(layout.measuredItemCount == 60)
        #expect(screen.view.contentOffset.y == 1142)
        #expect(screen.frame(23)?.minY == 1132)
        answer = nil
        screen.view.contentOffset.y = screen.view.contentSize.height - 480
        screen.settle()
        delete(0..<40, of: screen)
        #expect(proposed.last == 670)
    }

    @Test("R18.1: cells that would come back at the offset in between are not asked either")
    func returningBeforeTarget() {
        let layout = ClosureFlowLayout()
        layout.targetOffset = { _ in CGPoint(x: 0, y: 1600) }
        layout.estimatedItemSize = size(320, 44)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 480, counts: [60], layout: layout) { _, _ in size(320, 50) }
        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y = 1010
        screen.settle()
        var asked: Set<Int> = []
        screen.source.answer = { path, _ in
            asked.insert(path.item)
            return size(320, 50)
        }
        insert(2..<5, into: screen)
        // Three rows of 44 above: 1010 would show 0-20 to 0-30, of which 0-20 to 0-22 come back.
        #expect(screen.view.contentOffset.y == 1600)
        #expect(asked == Set(32...41))
    }

    @Test("R18.1: where the layout says at the end that the view rests elsewhere, the reader is what is there")
    func readerAtTarget() {
        var height: CGFloat = 50
        let layout = ClosureFlowLayout()
        layout.targetOffset = { _ in CGPoint(x: 0, y: 205) }
        layout.estimatedItemSize = size(320, 44)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 480, counts: [60], layout: layout) { _, _ in size(320, height) }
        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y = 1010
        screen.settle()
        height = 60
        // Behind the screen: nothing is to be measured before the layout is asked. Then 0-4 to 0-13 come back.
        insert(59..<60, into: screen)
        #expect(screen.frame(4)?.height == 60)
        #expect((screen.frame(5)?.minY ?? 0) - screen.view.contentOffset.y == 45)
    }

    @Test(
        "R18.10: another text size in the middle of an item lets it grow downwards",
        arguments: [20, 44, 60, 120] as [CGFloat])
    func textSize(estimate: CGFloat) {
        var height: CGFloat = 60
        let screen = TestScreen.list(320, 480, count: 60, estimate: estimate, spacing: 0) { _ in height }
        screen.settle()
        screen.scrollToEnd(step: 300)
        screen.view.contentOffset.y = 930
        screen.settle()
        #expect(screen.frame(15)?.minY == 900)
        height = 200
        screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        screen.settle()
        #expect(screen.frame(15)?.height == 200)
        #expect((screen.frame(15)?.minY ?? 0) - screen.view.contentOffset.y == -30)
    }

    @Test("With top a header of a third of a point is not what is read: the row that is half visible stays")
    func halfVisible() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 28)
        let screen = TestScreen(320, 480, counts: [60], layout: layout)
        screen.view.anchorPolicy = .top
        screen.settle()
        screen.view.contentOffset.y = 27.5
        screen.settle()
        let cell = screen.view.cellForItem(at: path(0, 0))
        insert(0..<20, into: screen)
        #expect(screen.view.cellForItem(at: path(0, 20)) === cell)
        #expect(screen.view.contentOffset.y == 1027.5)
        // Of a row of which 20 of 50 are visible the next one is read.
        screen.view.contentOffset.y = 1028 + 30
        screen.settle()
        insert(21..<24, into: screen)
        #expect(screen.view.contentOffset.y == 1208)
    }
}
