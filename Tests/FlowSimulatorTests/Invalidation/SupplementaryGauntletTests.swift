import FlowSimulator
import Testing

@MainActor @Suite
struct SupplementaryGauntletTests {
    @Test("G38: after a reload no cell is asked for the size of an old index")
    func oldIndex() {
        let recorded = RecordedScreen(320, 900, counts: [10], estimate: size(320, 50)) { _ in size(320, 50) }
        _ = recorded.settle()
        recorded.screen.source.counts = [5]
        recorded.view.reloadData()
        let calls = recorded.settle()
        #expect(
            !calls.contains { call in (5..<10).contains { call.hasSuffix(" \($0)") && call.hasPrefix("preferred") } })
        #expect(recorded.screen.frame(5) == nil)
        #expect(recorded.view.contentSize.height == 290)
    }

    @Test("G41, R8.14: the preferred size of a header is not the size of an item")
    func headersSize() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        layout.headerReferenceSize = size(0, 44)
        let screen = TestScreen(320, 480, counts: [1], layout: layout) { _, _ in size(320, 100) }
        screen.view.register(
            SizedView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "view")
        screen.source.whenViewIsMade = { view, _ in (view as? SizedView)?.wanted = 88 }
        screen.settle()
        // A flow layout's headers do not size themselves; what counts is that item 0 is left alone.
        #expect(screen.header(0) == rect(0, 0, 320, 44))
        #expect(screen.frame(0) == rect(0, 44, 320, 100))
        layout.headerReferenceSize = size(0, 88)
        screen.settle()
        #expect(screen.frame(0) == rect(0, 88, 320, 100))
    }

    @Test("G47: headers do not depend on the estimate")
    func headersDoNotDependOnTheEstimate() {
        for estimate: CGFloat in [0, 1, 10, 500] {
            let layout = CollectionViewFlowLayout()
            layout.estimatedItemSize = size(estimate, estimate)
            layout.headerReferenceSize = size(0, 30)
            let screen = TestScreen(320, 2000, counts: [2, 0, 2], layout: layout) { _, _ in size(300, 40) }
            screen.settle()
            #expect(shownFrames(of: screen.view).keys.filter { $0.hasPrefix("header") }.count == 3)
        }
    }

    private func named(_ item: Int, keepsAll: Bool = false) -> CollectionViewFlowLayoutInvalidationContext {
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, item)])
        if keepsAll {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    @Test("R6.13: where the content moved, only what moved with it may move without being named")
    func movedContent() {
        var height: CGFloat = 50
        let layout = ClosureFlowLayout()
        var shift: CGFloat = 0
        layout.changeViews { $0.frame.origin.y += shift }
        layout.estimatedItemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(0, 30)
        let screen = TestScreen(320, 480, counts: [2, 2], layout: layout) { path, _ in
            size(320, path.section == 0 ? height : 50)
        }
        screen.settle()
        height = 60
        layout.invalidateLayout(with: named(1))
        screen.settle()
        #expect(screen.header(1)?.minY == 140)
        #expect(screen.log.issues.isEmpty, "header 1 moved with the items")
        height = 70
        shift = 4
        layout.invalidateLayout(with: named(1))
        screen.settle()
        #expect(
            screen.log.kinds == [
                .supplementaryChangedWithoutInvalidation(
                    indexPath: path(0, 0), from: rect(0, 0, 320, 30), to: rect(0, 4, 320, 30))
            ])
    }

    @Test("R6.13, R11.2: content that grows moves mirrored headers, and that is not reported")
    func mirroredGrowth() {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = size(50, 100)
        layout.headerReferenceSize = size(30, 0)
        var width: CGFloat = 50
        let screen = TestScreen(480, 100, counts: [4, 2], layout: layout) { _, _ in size(width, 100) }
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        width = 200
        layout.invalidateLayout(with: named(3))
        screen.settle()
        #expect(screen.header(0)?.maxX == screen.view.contentSize.width)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("R6.13, R9.3: a rectangle that is queried to be sure allows nothing else to move")
    func rectangleToBeSure() {
        let layout = ClosureFlowLayout()
        var shift: CGFloat = 0
        layout.changeViews { $0.frame.origin.y += shift }
        layout.headerReferenceSize = size(0, 30)
        let screen = TestScreen(320, 480, counts: [40], layout: layout)
        screen.settle()
        shift = 5
        // The item is not found by name, so the rectangle has to say whether it is gone.
        layout.item = { _ in nil }
        layout.invalidateLayout(with: named(0, keepsAll: true))
        screen.settle()
        #expect(
            screen.log.kinds == [
                .supplementaryChangedWithoutInvalidation(
                    indexPath: path(0, 0), from: rect(0, 0, 320, 30), to: rect(0, 5, 320, 30))
            ])
        // What was named stays excused in that second question.
        shift = 8
        let context = named(0, keepsAll: true)
        context.invalidateSupplementaryElements(ofKind: CollectionView.elementKindSectionHeader, at: [path(0, 0)])
        layout.invalidateLayout(with: context)
        screen.settle()
        #expect(screen.log.issues.count == 1)
    }

    @Test("R6.13: a header that moves by itself is reported, and a named one is not")
    func movedByItself() {
        let layout = ClosureFlowLayout()
        var shift: CGFloat = 0
        layout.changeViews { $0.frame.origin.y += shift }
        layout.headerReferenceSize = size(0, 30)
        let screen = TestScreen(320, 480, counts: [40], layout: layout)
        screen.settle()
        shift = 5
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: CollectionView.elementKindSectionHeader, at: [path(0, 0)])
        layout.invalidateLayout(with: context)
        screen.view.contentOffset.y = 1
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        shift = 9
        // Another element's name is no excuse.
        let other = CollectionViewFlowLayoutInvalidationContext()
        other.invalidateItems(at: [path(0, 0)])
        layout.invalidateLayout(with: other)
        screen.view.contentOffset.y = 2
        screen.settle()
        #expect(screen.log.kinds == [
            .supplementaryChangedWithoutInvalidation(
                indexPath: path(0, 0), from: rect(0, 5, 320, 30), to: rect(0, 9, 320, 30))
        ])
    }

    @Test("G26, R6.1: a query finds an item that is wider than the view")
    func queryAndFilter() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(420, 100)
        layout.sectionInset.top = 430
        let screen = TestScreen(320, 480, counts: [1], layout: layout)
        screen.settle()
        #expect(screen.frame(0) == rect(-50, 430, 420, 100))
        #expect(screen.view.visibleCells.count == 1)
    }
}
