import FlowSimulator
import FlowTestSupport
import Testing

/// Code that begins another change of layout while one begins or ends.
@Suite
@MainActor
struct HostileTransitionTests {
    private func screen() -> TestScreen {
        let screen = TestScreen(320, 400, counts: [30], layout: ClosureFlowLayout())
        screen.settle()
        return screen
    }

    @Test("A layout that is set while an interactive transition begins ends that transition")
    func layoutSetWhileBeginning() {
        let screen = screen()
        let (next, other) = (ClosureFlowLayout(), ClosureFlowLayout())
        next.whenReplaced = { [unowned next] _, _ in
            next.whenReplaced = nil
            screen.view.collectionViewLayout = other
        }
        var answers: [[Bool]] = []
        let way = screen.view.startInteractiveTransition(to: next) { answers.append([$0, $1]) }
        screen.settle()
        screen.view.finishInteractiveTransition()
        screen.settle()
        #expect(screen.view.collectionViewLayout !== way)
        #expect(answers.count == 1)
        #expect(screen.view.collectionViewLayout.collectionView === screen.view)
        #expect(!screen.view.visibleCells.isEmpty)
    }

    @Test("A layout that is set while an interactive transition ends holds")
    func layoutSetWhileEnding() {
        let screen = screen()
        let (next, other) = (ClosureFlowLayout(), ClosureFlowLayout())
        screen.view.startInteractiveTransition(to: next)
        screen.settle()
        next.whenReplaced = { [unowned next] call, _ in
            next.whenReplaced = nil
            if call == "finalize" { screen.view.collectionViewLayout = other }
        }
        screen.view.finishInteractiveTransition()
        screen.settle()
        #expect(screen.view.collectionViewLayout === other)
        #expect(next.collectionView == nil)
        #expect(!screen.view.visibleCells.isEmpty)
    }

    @Test("Ways that are far too long stop nothing", arguments: [1e300, -1e300, 1e18, -1e18, 1e-300])
    func farProgress(progress: CGFloat) {
        let screen = screen()
        let grid = CollectionViewFlowLayout()
        grid.itemSize = size(100, 80)
        let way = screen.view.startInteractiveTransition(to: grid)
        way.transitionProgress = progress
        screen.settle()
        screen.view.finishInteractiveTransition()
        screen.settle()
        #expect(screen.view.collectionViewLayout === grid)
        #expect(screen.view.contentOffset.y.isFinite)
        #expect(!screen.view.visibleCells.isEmpty)
    }

    @Test("Layouts and views of transitions that are over are released")
    func released() {
        weak var gone: CollectionView?
        weak var goneWay: CollectionViewTransitionLayout?
        weak var goneLayout: CollectionViewLayout?
        do {
            let screen = screen()
            let next = ClosureFlowLayout()
            let way = screen.view.startInteractiveTransition(to: next) { _, _ in _ = screen.view }
            screen.settle()
            screen.view.finishInteractiveTransition()
            (gone, goneWay, goneLayout) = (screen.view, way, next)
        }
        #expect(gone == nil)
        #expect(goneWay == nil)
        #expect(goneLayout == nil)
    }

    @Test("A delegate that begins another interactive transition while it is asked about one stops with a sentence")
    func beginWhileBeginning() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = CollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: CollectionViewFlowLayout())
            let delegate = ClosureDelegate()
            var isAsked = false
            delegate.transition = { old, new in
                if !isAsked {
                    isAsked = true
                    view.startInteractiveTransition(to: CollectionViewFlowLayout())
                }
                return CollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
            }
            view.delegate = delegate
            view.startInteractiveTransition(to: CollectionViewFlowLayout())
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("in an interactive transition already"))
    }
}
