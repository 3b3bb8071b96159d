import FlowSimulator
import Testing

/// What several contexts of one turn make invalid adds up: none cancels what another said (R17.10).
@MainActor @Suite("Contexts of one turn")
struct OneTurnTests {
    private func made(estimate: CGSize = size(320, 50)) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 200, counts: [20], layout: layout) { _, _ in size(320, 40) }
        screen.settle()
        return screen
    }

    private func flags(_ metrics: Bool, _ attributes: Bool) -> CollectionViewFlowLayoutInvalidationContext {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = metrics
        context.invalidateFlowLayoutAttributes = attributes
        return context
    }

    @Test("R8.16: sizes that everything or both flags dropped do not come back with the counts, in either order")
    func droppedSizes() {
        let drops: [(TestScreen) -> Void] = [
            { $0.flow.invalidateLayout() }, { $0.view.reloadData() },
            { $0.flow.invalidateLayout(with: flags(true, true)) },
        ]
        for (number, drop) in drops.enumerated() {
            for countsFirst in [false, true] {
                let screen = made()
                #expect(screen.flow.measuredItemCount == 5)
                if countsFirst { screen.flow.invalidateLayout(with: CountsContext()) }
                drop(screen)
                if !countsFirst { screen.flow.invalidateLayout(with: CountsContext()) }
                #expect(screen.flow.measuredItemCount == 0, "drop \(number), counts first: \(countsFirst)")
                #expect(screen.frame(0)?.height == 50)
            }
        }
        let kept = made()
        kept.flow.invalidateLayout(with: CountsContext())
        kept.flow.invalidateLayout(with: CountsContext())
        #expect(kept.flow.measuredItemCount == 5)
    }

    @Test("R8.16: a reload has the average start anew, whatever else was said in the turn")
    func average() {
        for isFirst in [false, true] {
            let screen = made(estimate: CollectionViewFlowLayout.automaticSize)
            #expect(screen.frame(19)?.height == 40)
            if !isFirst { screen.flow.invalidateLayout() }
            screen.view.reloadData()
            if isFirst { screen.flow.invalidateLayout() }
            #expect(screen.frame(19)?.height == 50, "reload first: \(isFirst)")
        }
        let kept = made(estimate: CollectionViewFlowLayout.automaticSize)
        kept.flow.invalidateLayout()
        #expect(kept.frame(19)?.height == 40)
    }

    @Test("R9.5: another available length counts although something was named after it, and nothing else is computed")
    func availableLength() {
        let layout = CollectionViewFlowLayout()
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
        let screen = TestScreen(320, 480, counts: [9], layout: layout)
        screen.settle()
        #expect(layout.rowCount == 2)
        screen.view.frame.size.width = 170
        let context = flags(true, false)
        context.invalidateDecorationElements(ofKind: "line", at: [path(0, 0)])
        layout.invalidateLayout(with: context)
        screen.settle()
        #expect(layout.rowCount == 3)
        #expect(screen.frame(3) == rect(0, 60, 50, 50))
    }

    @Test("R17.10: an item that is named in the block of a batch is meant wherever the batch brings it")
    func namedInABatch() {
        let screen = TestScreen.list(320, 300, count: 30, estimate: 50, spacing: 0) { _ in 100 }
        screen.scrollToEnd(step: 250)
        #expect(screen.flow.measuredItemCount == 30)
        screen.view.performBatchUpdates {
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateItems(at: [path(0, 3)])
            screen.flow.invalidateLayout(with: context)
            screen.source.counts = [32]
            screen.view.insertItems(at: [path(0, 0), path(0, 1)])
        }
        // The new ones and the named one, which is not on screen, are estimates.
        #expect(screen.frames(0..<7).map(\.height) == [50, 50, 100, 100, 100, 50, 100])
    }
}
