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

    @Test func theAverageDoesNotDependOnTheOrderOfADictionary() {
        // Sevenths have no exact binary form, so sums in different orders differ in their last bits.
        let screen = screen(320, 3000, count: 1000) { size(50, 60.1 + CGFloat($0 * 7 % 53) / 7) }
        screen.settle()
        let count = screen.flow.measuredItemCount
        let sum = (0..<count).reduce(CGFloat(0)) { $0 + screen.frame($1)!.height }
        #expect(count > 100)
        #expect(screen.frame(999)!.height == sum / CGFloat(count))
    }

    @Test func sizesWhoseSumIsInfiniteStillHaveAnAverage() {
        let screen = screen(320, 480, count: 100) { _ in size(1e308, 1e308) }
        screen.settle()
        #expect(screen.frame(99)!.height.isFinite)
        #expect(screen.view.contentSize.height.isFinite)
    }

    @Test func anItemThatIsMeasuredAgainCountsOnce() {
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

    @Test func onlyAReloadForgetsTheAverage() {  // R8.16
        let screen = screen(320, 100, count: 100) { _ in size(320, 80) }
        screen.settle()
        screen.flow.invalidateLayout()
        #expect(screen.frame(99)!.size == size(320, 80))
        screen.view.reloadData()
        #expect(screen.frame(99)!.size == size(50, 50))
    }

    @Test func beforeTheFirstMeasurementTheItemSizeCounts() {
        let screen = screen(320, 100, count: 100) { _ in size(320, 80) }
        screen.flow.itemSize = size(70, 30)
        #expect(screen.frame(99)!.size == size(70, 30))
    }
}
