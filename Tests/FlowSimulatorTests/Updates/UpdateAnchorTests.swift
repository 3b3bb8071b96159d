import FlowSimulator
import FlowTestSupport
import Testing

/// What the reader looks at stays where it is through updates (G32, A1–A4), where the policy says so.
@MainActor
@Suite("Anchors through batch updates")
struct UpdateAnchorTests {
    /// Rows of 100 in 300, all measured, from an estimate of 50.
    private func measuredList(_ count: Int, policy: CollectionView.AnchorPolicy = .top) -> TestScreen {
        let screen = TestScreen.list(320, 300, count: count, estimate: 50, spacing: 0) { _ in 100 }
        screen.scrollToEnd(step: 200)
        screen.view.anchorPolicy = policy
        return screen
    }

    @Test("G32: two rows inserted above: drift 0; once they are measured, content 1408 and offset 588")
    func g32() throws {
        let screen = TestScreen.list(320, 480, count: 30, estimate: 1, spacing: 0) { _ in 44 }
        screen.view.anchorPolicy = .top
        screen.settle()
        #expect(screen.view.statistics.measurements == 30)
        #expect(screen.view.contentSize.height == 1320)
        screen.view.contentOffset.y = 500
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        let cell = screen.view.cellForItem(at: path(0, 12))
        screen.source.counts = [32]
        screen.view.insertItems(at: [path(0, 0), path(0, 1)])
        // The new rows are not on screen, so they carry the estimate.
        #expect(screen.view.contentSize.height == 1322)
        #expect(screen.view.contentOffset.y == 502)
        #expect(screen.view.cellForItem(at: path(0, 14)) === cell)
        #expect(trace.metrics.maximumDrift == 0)
        screen.view.contentOffset.y -= 502
        screen.settle()
        #expect(screen.flow.measuredItemCount == 32)
        let row = screen.frame(14)?.minY ?? 0
        screen.view.contentOffset.y = row - (12 * 44 - 500)
        screen.settle()
        #expect(screen.view.contentSize.height == 1408)
        #expect(screen.view.contentOffset.y == 588)
    }

    @Test("Insert above, delete above, both in one batch: the first row in view stays")
    func aboveTheViewport() throws {
        let screen = measuredList(20)
        let view = screen.view
        view.contentOffset.y = 1050
        screen.settle()
        let trace = LayoutTrace()
        view.traceObserver = trace
        let cell = view.cellForItem(at: path(0, 11))
        screen.source.counts = [22]
        view.insertItems(at: [path(0, 0), path(0, 5)])
        #expect(view.contentOffset.y == 1150)
        #expect(view.cellForItem(at: path(0, 13)) === cell)
        screen.source.counts = [19]
        view.deleteItems(at: [path(0, 0), path(0, 1), path(0, 2)])
        #expect(view.contentOffset.y == 900)
        screen.source.counts = [20]
        try view.performThrowingBatchUpdates {
            view.deleteItems(at: [path(0, 1)])
            view.insertItems(at: [path(0, 2), path(0, 3)])
        }
        #expect(view.contentOffset.y == 900)
        #expect((cell?.frame.minY ?? 0) - view.contentOffset.y == 50)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("A row that the reader looks at goes: the next one takes its role")
    func theAnchorGoes() {
        let screen = measuredList(20)
        let view = screen.view
        view.contentOffset.y = 1000
        screen.settle()
        let next = view.cellForItem(at: path(0, 11))
        screen.source.counts = [19]
        view.deleteItems(at: [path(0, 10)])
        #expect(view.contentOffset.y == 900)
        #expect(view.cellForItem(at: path(0, 10)) === next)
    }

    @Test("A row that moves away takes nobody along; with bottom neither, with item it does")
    func theAnchorMoves() {
        for (policy, offset) in [(CollectionView.AnchorPolicy.top, 900), (.bottom, 900), (.item(path(0, 10)), 2800)] {
            let screen = measuredList(40, policy: policy)
            let view = screen.view
            view.contentOffset.y = 1000
            screen.settle()
            let next = view.cellForItem(at: path(0, 11))
            view.moveItem(at: path(0, 10), to: path(0, 28))
            #expect(view.contentOffset.y == CGFloat(offset), "\(policy)")
            if policy == .top { #expect(view.cellForItem(at: path(0, 10)) === next) }
        }
    }

    @Test("The last row on screen goes or moves: at the bottom the one before it takes its role")
    func theLastRowMoves() {
        for moves in [true, false] {
            let screen = measuredList(40, policy: .bottom)
            let view = screen.view
            view.contentOffset.y = 1000
            screen.settle()
            let kept = view.cellForItem(at: path(0, 11))
            if moves {
                view.moveItem(at: path(0, 12), to: path(0, 0))
            } else {
                screen.source.counts = [39]
                view.deleteItems(at: [path(0, 12)])
            }
            #expect((kept?.frame.minY ?? 0) - view.contentOffset.y == 100)
            #expect(view.contentOffset.y == (moves ? 1100 : 1000))
        }
    }

    @Test("A section that moves with nothing else on screen takes the reader along; to its own place it moves nothing")
    func theSectionMoves() {
        for policy in [CollectionView.AnchorPolicy.top, .bottom] {
            let screen = TestScreen.rows(10, height: 300)
            screen.source.counts = [10, 10, 10]
            screen.view.reloadData()
            screen.settle()
            screen.view.anchorPolicy = policy
            screen.view.contentOffset.y = 1350
            screen.settle()
            let cell = screen.view.cellForItem(at: path(1, 4))
            screen.view.moveSection(1, toSection: 1)
            #expect(screen.view.contentOffset.y == 1350)
            screen.view.moveSection(1, toSection: 2)
            #expect(screen.view.contentOffset.y == 2350)
            #expect(screen.view.cellForItem(at: path(2, 4)) === cell)
        }
    }

    @Test("At the start of the content what is inserted there is seen, and stays so when it is measured")
    func measuredAtTheStart() {
        let screen = measuredList(20)
        screen.view.contentOffset.y = 0
        screen.settle()
        screen.source.counts = [21]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(screen.flow.measuredItemCount == 21)
        #expect(screen.view.contentOffset.y == 0)
    }

    @Test("At the start of the content what is inserted there is seen")
    func atTheStart() {
        let screen = TestScreen.rows(10, height: 300)
        screen.settle()
        screen.source.counts = [11]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(screen.view.contentOffset.y == 0)
        #expect(screen.view.contentSize.height == 1100)
    }

    @Test("Deleting more than is left clamps the offset")
    func clamped() {
        let screen = measuredList(20)
        screen.source.counts = [4]
        screen.view.deleteItems(at: (0..<16).map { path(0, $0) })
        #expect(screen.view.contentOffset.y == 100)
        screen.source.counts = [0]
        screen.view.deleteItems(at: (0..<4).map { path(0, $0) })
        #expect(screen.view.contentOffset.y == 0)
        #expect(screen.view.visibleCells.isEmpty)
    }

    @Test("G64: at the end a conversation follows what is appended, measured or not")
    func followsOnAppend() {
        let screen = measuredList(10, policy: .bottom)
        #expect(screen.view.contentOffset.y == 700)
        for count in 11...14 {
            screen.source.counts = [count]
            screen.view.insertItems(at: [path(0, count - 1)])
            #expect(screen.view.contentOffset.y == screen.view.contentSize.height - 300)
        }
        #expect(screen.view.contentSize.height == 1400)
    }

    @Test("In the middle a conversation keeps its last row where it is")
    func bottomInTheMiddle() {
        let screen = measuredList(20, policy: .bottom)
        let view = screen.view
        view.contentOffset.y = 1000
        screen.settle()
        let cell = view.cellForItem(at: path(0, 12))
        screen.source.counts = [22]
        view.insertItems(at: [path(0, 0), path(0, 21)])
        #expect(view.cellForItem(at: path(0, 13)) === cell)
        #expect((cell?.frame.minY ?? 0) - view.contentOffset.y == 200)
    }

    @Test("An item that is the anchor is so under its new path")
    func item() {
        let screen = measuredList(20, policy: .item(path(0, 12)))
        let view = screen.view
        view.contentOffset.y = 1000
        screen.settle()
        screen.source.counts = [21]
        view.insertItems(at: [path(0, 3)])
        #expect(view.anchorPolicy == .item(path(0, 13)))
        #expect(screen.frame(13).map { $0.minY - view.contentOffset.y } == 200)
    }

    @Test("Without an anchor the offset stays")
    func none() {
        let screen = measuredList(20, policy: .unanchored)
        screen.view.contentOffset.y = 1000
        screen.settle()
        screen.source.counts = [21]
        screen.view.insertItems(at: [path(0, 3)])
        #expect(screen.view.contentOffset.y == 1000)
    }

    @Test("The delegate has the last word on where to rest (R9.20)")
    func delegateOffset() {
        let screen = measuredList(20)
        var proposed: [CGFloat] = []
        let delegate = ClosureDelegate()
        delegate.targetOffset = {
            proposed.append($0.y)
            return CGPoint(x: 0, y: 300)
        }
        screen.view.delegate = delegate
        screen.view.contentOffset.y = 1000
        screen.settle()
        screen.source.counts = [21]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(proposed == [1050])
        #expect(screen.view.contentOffset.y == 300)
        #expect(screen.view.indexPathsForVisibleItems.contains(path(0, 3)))
        // What came on screen there is part of the transition.
        let comes = screen.view.lastTransition?.elements.filter { $0.role != .disappearing }.map(\.indexPathAfter) ?? []
        #expect(screen.view.indexPathsForVisibleItems.allSatisfy { comes.contains($0) })
    }

    @Test("An offset that is no number is no place to rest")
    func unusableTarget() {
        let screen = measuredList(20)
        let delegate = ClosureDelegate()
        delegate.targetOffset = { _ in CGPoint(x: 0, y: CGFloat.nan) }
        screen.view.delegate = delegate
        screen.source.counts = [21]
        screen.view.insertItems(at: [path(0, 20)])
        #expect(screen.view.contentOffset.y.isFinite)
    }

    @Test("The layout chooses where to rest (R9.20)")
    func targetOffset() {
        var proposed: [CGPoint] = []
        let layout = ClosureFlowLayout()
        layout.targetOffset = {
            proposed.append($0)
            return CGPoint(x: 0, y: 200)
        }
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 300, counts: [10], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 100
        screen.settle()
        screen.source.counts = [11]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(proposed == [CGPoint(x: 0, y: 100)])
        screen.source.counts = [12]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(screen.view.contentOffset.y == 200)
        #expect(screen.view.indexPathsForVisibleItems.sorted() == [path(0, 2), path(0, 3), path(0, 4)])
    }
}
