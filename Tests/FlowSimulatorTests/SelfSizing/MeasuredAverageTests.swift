import FlowSimulator
import Testing

/// `automaticSize`: the average of what was measured (R8.12).
@MainActor @Suite
struct MeasuredAverageTests {
    private func screen(
        _ width: CGFloat, _ height: CGFloat, count: Int, answer: @escaping (Int) -> CGSize
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        return TestScreen(width, height, counts: [count], layout: layout) { path, _ in answer(path.item) }
    }

    @Test("The average does not depend on the order of measuring")
    func orderOfMeasuring() {
        // Sevenths have no exact binary form, so sums in different orders differ in their last bits.
        func height(_ item: Int) -> CGFloat {
            60.1 + CGFloat(item * 7 % 53) / 7
        }
        let orders: [[Int]] = [Array(0..<60), (0..<60).reversed(), (0..<60).map { $0 * 37 % 60 }]
        let results: [CGFloat] = orders.map { order in
            // One row fills the screen, so exactly what is scrolled to is measured.
            let screen = screen(320, 50, count: 100) { size(320, height($0)) }
            screen.view.displayScale = 0
            screen.flow.itemSize = size(320, 60)
            for item in order { screen.view.scrollToItem(at: path(0, item), at: .top, animated: false) }
            #expect(screen.flow.measuredItemCount == 60)
            return screen.frame(99)!.height
        }
        #expect(Set(results).count == 1)
        let sum = (0..<60).reduce(CGFloat(0)) { $0 + height($1) }
        #expect(abs(results[0] - sum / 60) < 1e-9)
    }

    /// Ten cells answer, by hand, while a batch is open; then some of their items are deleted.
    private func answered(deleting count: Int, looking: Bool) -> TestScreen {
        let screen = screen(320, 100, count: 100) { _ in size(320, 50) }
        screen.flow.minimumLineSpacing = 0
        screen.flow.itemSize = size(320, 50)
        screen.settle()
        screen.view.performBatchUpdates {
            let originals = (10..<20).map { screen.flow.layoutAttributesForItem(at: path(0, $0))! }
            for original in originals {
                let answer = original.copy() as! CollectionViewLayoutAttributes
                answer.size.height = 50 + 5 * CGFloat(original.indexPath.item - 9)
                screen.flow.invalidateLayout(
                    with: screen.flow.invalidationContext(
                        forPreferredLayoutAttributes: answer, withOriginalAttributes: original))
            }
            if looking { _ = screen.flow.measuredItemCount }
            screen.source.counts = [100 - count]
            screen.view.deleteItems(at: (10..<10 + count).map { path(0, $0) })
        }
        screen.settle()
        return screen
    }

    @Test("R8.12: an answer counts also if its item is gone before anybody looks", arguments: [9, 10])
    func goneItem(count: Int) {
        let (plain, looked) = (answered(deleting: count, looking: false), answered(deleting: count, looking: true))
        let last = 99 - count
        #expect(plain.frame(last)?.height == looked.frame(last)?.height)
        #expect(plain.view.contentSize == looked.view.contentSize)
        // Those on screen answered 50, the ten 55 to 100.
        let onScreen = CGFloat(plain.flow.measuredItemCount - (10 - count))
        #expect(plain.frame(last)?.height == (50 * onScreen + 775) / (onScreen + 10))
        #expect((plain.frame(10)?.height == 100) == (count == 9))
    }

    /// The cell of a row across the viewport's start answered what the estimate was, and then answers something else.
    @Test("R8.7, A4: an answer that equals the estimate is a measurement", arguments: [false, true])
    func answeredEstimate(looking: Bool) {
        var height: CGFloat = 100
        let screen = TestScreen.list(320, 300, count: 50, estimate: 100, spacing: 0) { $0 == 10 ? height : 100 }
        screen.settle()
        screen.view.contentOffset.y = 1050
        screen.settle()
        if looking { #expect(!screen.flow.isEstimated(at: path(0, 10))) }
        height = 160
        screen.view.cellForItem(at: path(0, 10))?.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(10) == rect(0, 1000, 320, 160))
        #expect(screen.view.contentOffset.y == 1050)
    }

    @Test("Sizes whose sum is infinite still have an average")
    func infiniteSum() {
        let screen = screen(320, 480, count: 100) { _ in size(1e308, 1e308) }
        screen.settle()
        #expect(screen.frame(99)!.height.isFinite)
        #expect(screen.view.contentSize.height.isFinite)
    }

    @Test("An item that is measured again counts once")
    func measuredAgain() {
        var first: CGFloat = 100
        let screen = screen(320, 100, count: 100) { size(320, $0 == 0 ? first : 60) }
        screen.settle()
        let count = CGFloat(screen.flow.measuredItemCount)
        first = 40
        screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!.invalidateIntrinsicContentSize()
        screen.settle()
        let others = CGFloat(screen.flow.measuredItemCount) - 1
        #expect(others + 1 >= count)
        #expect(screen.frame(99)!.height == (40 + 60 * others) / (others + 1))
    }

    @Test("R8.16: only a reload discards the average")
    func onlyAReloadForgetsTheAverage() {
        let screen = screen(320, 100, count: 100) { _ in size(320, 80) }
        screen.settle()
        screen.flow.invalidateLayout()
        #expect(screen.frame(99)!.size == size(320, 80))
        screen.view.reloadData()
        #expect(screen.frame(99)!.size == size(50, 50))
    }

    @Test("Before the first measurement the item size counts")
    func beforeMeasuring() {
        let screen = screen(320, 100, count: 100) { _ in size(320, 80) }
        screen.flow.itemSize = size(70, 30)
        #expect(screen.frame(99)!.size == size(70, 30))
    }
}
