import FlowSimulator
import Testing

/// The order in which layout, cells, data source and delegate are called.
@MainActor @Suite
struct CallOrderTests {
    @Test("R8.6, R9.13, R12.6: calls of the first pass of a self-sizing view, in order")
    func firstSelfSizingPass() {
        let recorded = RecordedScreen(320, 100, counts: [9], estimate: size(320, 50)) { _ in size(320, 60) }
        #expect(recorded.settle() == [
            "prepare", "contentSize", "elements",
            "cellForItem 0", "apply 0", "cellForItem 1", "apply 1", "contentSize",
            "preferred 0", "preferred 1",
            "preferred? 0", "preferred context 0", "preferred? 1", "preferred context 1",
            "invalidate", "invalidate",
            "prepare", "contentSize", "elements", "apply 0", "apply 1", "contentSize",
        ])
    }

    @Test("R12.6: cells are announced when they have their size")
    func announcedSize() {
        let screen = TestScreen.list(320, 100, count: 9, estimate: 50) { _ in 60 }
        let announcements = ClosureDelegate()
        var sizes: [CGSize] = []
        announcements.willDisplay = { _, cell, _ in sizes.append(cell.frame.size) }
        screen.view.delegate = announcements
        screen.settle()
        #expect(sizes == [size(320, 60), size(320, 60)])
    }

    @Test("R12.3, R12.6: calls of the first pass with sizes of a delegate, in order")
    func firstPassOfGivenSizes() {
        let recorded = RecordedScreen(320, 50, counts: [2, 1], headers: [20]) { _ in size(320, 40) }
        recorded.view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "view")
        #expect(recorded.settle() == [
            "prepare", "insets 0", "headerSize 0", "footerSize 0", "size 0-0", "size 0-1",
            "insets 1", "headerSize 1", "footerSize 1", "size 1-0",
            "contentSize", "elements", "cellForItem 0", "apply 0", "contentSize", "willDisplay 0",
        ])
    }

    @Test("R9.11, R9.16: the question about bounds comes before the bounds change, and views before the content size")
    func scrollStep() {
        let recorded = RecordedScreen(320, 100, counts: [9]) { _ in size(320, 50) }
        _ = recorded.settle()
        recorded.view.contentOffset.y = 61
        #expect(recorded.log.take() == ["bounds? false"])
        #expect(recorded.settle() == [
            "elements", "didEndDisplaying 0", "prepareForReuse", "cellForItem 2", "apply 2", "contentSize",
            "willDisplay 2",
        ])
        recorded.view.contentOffset.y = 62
        #expect(recorded.settle() == ["bounds? false", "elements", "contentSize"])
    }

    @Test("R7.7, R9.7, R9.11: with pinned headers every step has a context")
    func pinnedSteps() {
        let recorded = RecordedScreen(320, 100, counts: [9], headers: [20], setUp: {
            $0.sectionHeadersPinToVisibleBounds = true
        }) { _ in size(320, 50) }
        _ = recorded.settle()
        recorded.view.contentOffset.y = 5
        #expect(recorded.log.take() == ["bounds? true", "bounds context, old 0 new 5", "invalidate"])
        #expect(recorded.settle() == ["prepare", "contentSize", "elements", "contentSize"])
    }

    @Test("R9.6, R9.7, G49: whoever makes a context asks for it first, and what is set to the same value makes none")
    func whoMakesAContextAsksFirst() {
        let recorded = RecordedScreen(320, 100, counts: [3]) { _ in size(320, 50) }
        _ = recorded.settle()
        recorded.layout.invalidateLayout()
        #expect(recorded.log.take() == ["invalidateLayout", "invalidate everything"])
        recorded.view.reloadData()
        #expect(recorded.log.take() == ["invalidate everything"])
        recorded.layout.minimumLineSpacing = 3
        #expect(recorded.log.take() == ["invalidateLayout", "invalidate everything"])
        recorded.view.bounds.size.width = 200
        #expect(recorded.log.take() == ["bounds? true", "bounds context, old 0 new 0", "invalidate"])
        recorded.view.displayScale = 3
        #expect(recorded.log.take() == ["invalidateLayout", "invalidate everything"])
        recorded.view.displayScale = 3
        #expect(recorded.log.take() == [])
    }

    @Test("R9.6, R9.12: several contexts of one turn lead to one preparation")
    func severalContexts() {
        let recorded = RecordedScreen(320, 100, counts: [3]) { _ in size(320, 50) }
        _ = recorded.settle()
        recorded.invalidate { $0.invalidateItems(at: [path(0, 1)]) }
        recorded.invalidate { $0.invalidateItems(at: [path(0, 0), path(0, 1)]) }
        _ = recorded.log.take()
        #expect(recorded.settle() == ["prepare", "size 0-0", "size 0-1", "contentSize", "item 0-1", "item 0-0"])
        recorded.layout.invalidateLayout()
        recorded.layout.invalidateLayout()
        _ = recorded.log.take()
        #expect(recorded.settle().filter { $0 == "prepare" || $0 == "elements" } == ["prepare", "elements"])
    }

    @Test("R9.12, R12.5: a pass without an invalidation calls nothing")
    func quietPass() {
        let recorded = RecordedScreen(320, 100, counts: [3]) { _ in size(320, 50) }
        _ = recorded.settle()
        recorded.view.setNeedsLayout()
        #expect(recorded.settle() == [])
    }
}
