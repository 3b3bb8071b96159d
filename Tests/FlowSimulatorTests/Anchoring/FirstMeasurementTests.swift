import FlowSimulator
import Testing

/// A row that spans the start of the viewport grows upwards when it is measured for the first time, downwards when it
/// was measured before (A1, A4), whatever is measured with it.
@MainActor @Suite("Rows that span the viewport's start")
struct FirstMeasurementTests {
    /// Rows of 500 that nobody measures; the viewport lies within row 5.
    private func made(answer: @escaping (Int) -> CGFloat) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 500)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 300, counts: [20], layout: layout) { path, _ in size(320, answer(path.item)) }
        screen.settle()
        screen.view.contentOffset.y = 2600
        screen.settle()
        return screen
    }

    @Test("A1: a row that fills the viewport is not above itself: it grows upwards")
    func alone() {
        let screen = made { $0 == 5 ? 700 : 500 }
        screen.flow.estimatedItemSize = size(320, 500)
        screen.settle()
        #expect(screen.frame(5) == rect(0, 2500, 320, 700))
        #expect(screen.view.contentOffset.y == 2800)
    }

    @Test("A4: the same row, measured before, grows downwards")
    func again() {
        var height: CGFloat = 500
        let screen = made { $0 == 5 ? height : 500 }
        screen.flow.estimatedItemSize = size(320, 500)
        screen.settle()
        #expect(screen.view.contentOffset.y == 2600)
        height = 700
        screen.view.cellForItem(at: path(0, 5))?.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(screen.frame(5) == rect(0, 2500, 320, 700))
        #expect(screen.view.contentOffset.y == 2600)
    }
}
