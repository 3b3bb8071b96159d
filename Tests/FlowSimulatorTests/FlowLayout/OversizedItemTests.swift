import FlowSimulator
import Testing

/// What is said of items wider than their lines is the same after a change as from scratch (R13.1).
@MainActor @Suite
struct OversizedItemTests {
    /// Three sections on a screen that shows the first only.
    private func made(
        _ widths: @escaping @autoclosure () -> [[CGFloat]], left: @escaping @autoclosure () -> CGFloat = 0
    ) -> TestScreen {
        let delegate = ClosureDelegate { size(widths()[$0.section][$0.item], 50) }
        delegate.insets = { _ in EdgeInsets(top: 0, left: left(), bottom: 0, right: 0) }
        let screen = TestScreen(320, 100, counts: widths().map(\.count))
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        return screen
    }

    private var widths: [[CGFloat]] {
        [Array(repeating: 100, count: 20), [100, 250, 280, 280, 90], Array(repeating: 300, count: 12)]
    }

    /// Lays out, and what that reported; then the same from scratch.
    private func reported(_ screen: TestScreen) -> (now: [LayoutIssue.Kind], fresh: [LayoutIssue.Kind]) {
        screen.settle()
        let now = screen.log.kinds
        screen.log.issues = []
        screen.flow.invalidateLayout()
        screen.settle()
        return (now, screen.log.kinds)
    }

    private func tooWide(_ path: IndexPath, _ span: CGFloat, _ available: CGFloat) -> LayoutIssue.Kind {
        .invalidItemSize(indexPath: path, span: span, available: available, axis: .vertical, fromDelegate: true)
    }

    @Test("A narrower view reports items that are too wide, also those off screen")
    func narrowerView() {
        let screen = made(widths)
        screen.view.frame.size.width = 200
        let (now, fresh) = reported(screen)
        #expect(now == [tooWide(path(1, 2), 280, 200), tooWide(path(2, 0), 300, 200)])
        #expect(now == fresh)
    }

    @Test("Wider insets report them too")
    func widerInsetsReportThemToo() {
        var left: CGFloat = 0
        let screen = made(widths, left: left)
        left = 30
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        screen.flow.invalidateLayout(with: context)
        let (now, fresh) = reported(screen)
        #expect(now == [tooWide(path(2, 0), 300, 290)])
        #expect(now == fresh)
    }

    @Test("A size that is asked again is checked")
    func aSizeThatIsAskedAgainIsChecked() {
        var sizes = widths
        let screen = made(sizes)
        sizes[1][4] = 400
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(1, 4)])
        screen.flow.invalidateLayout(with: context)
        let (now, fresh) = reported(screen)
        #expect(now == [tooWide(path(1, 4), 400, 320)])
        #expect(now == fresh)
    }

    @Test("When all sizes are asked again, the widest item is reported")
    func allAskedAgain() {
        var sizes = widths
        let screen = made(sizes)
        (sizes[1][0], sizes[1][3]) = (350, 400)
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutAttributes = false
        screen.flow.invalidateLayout(with: context)
        let (now, fresh) = reported(screen)
        #expect(now == [tooWide(path(1, 3), 400, 320)])
        #expect(now == fresh)
    }

    @Test("Sections of items of one size are reported, each of them")
    func sectionsOfOneSizeAreEachReported() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(300, 50)
        let screen = TestScreen(320, 100, counts: Array(repeating: 4, count: 50), layout: layout)
        screen.settle()
        screen.view.frame.size.width = 200
        let (now, fresh) = reported(screen)
        #expect(now.count == 50)
        #expect(now == fresh)
    }

    @Test("Measured items are reported, and estimates are not")
    func measuredItemsCountAndEstimatesDoNot() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        let screen = TestScreen(320, 100, counts: [40], layout: layout) { path, _ in
            size(path.item == 5 ? 300 : 150, 50)
        }
        screen.scrollToEnd(step: 50)
        screen.view.frame.size.width = 200
        screen.settle()
        #expect(
            screen.log.kinds == [
                .invalidItemSize(indexPath: path(0, 5), span: 300, available: 200, axis: .vertical, fromDelegate: false)
            ])
        screen.log.issues = []
        screen.flow.invalidateLayout()
        screen.settle()
        screen.view.frame.size.width = 100
        screen.settle()
        #expect(screen.log.kinds.count == 1, "the cells on screen, of which one is enough")
    }
}
