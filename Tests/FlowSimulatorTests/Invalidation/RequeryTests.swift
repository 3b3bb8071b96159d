import FlowSimulator
import Testing

/// A named element that is not where it was leads to the question for the rectangle, and stays named in it (R9.3).
@MainActor @Suite("Named elements that leave")
struct RequeryTests {
    /// Ten rows and a header above them, anywhere; the content size never shows that something moved.
    private final class FreeLayout: CollectionViewLayout {
        var rows = (0..<10).map { rect(0, 30 + CGFloat($0) * 50, 320, 50) }
        var header: CGRect? = rect(0, 0, 320, 30)
        var knowsByRectangleOnly = false

        override var collectionViewContentSize: CGSize { size(320, 2000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            let items = rows.indices.map { item($0) }
            return (items + [headerAttributes].compactMap { $0 }).filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
            knowsByRectangleOnly ? nil : item(indexPath.item)
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> CollectionViewLayoutAttributes? {
            knowsByRectangleOnly ? nil : headerAttributes
        }

        private func item(_ item: Int) -> CollectionViewLayoutAttributes {
            let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, item))
            attributes.frame = rows[item]
            return attributes
        }

        private var headerAttributes: CollectionViewLayoutAttributes? {
            guard let header else { return nil }
            let attributes = CollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: path(0, 0))
            attributes.frame = header
            return attributes
        }
    }

    private func made() -> (screen: TestScreen, layout: FreeLayout) {
        let layout = FreeLayout()
        let screen = TestScreen(320, 300, counts: [10], layout: layout)
        screen.settle()
        screen.view.resetStatistics()
        return (screen, layout)
    }

    private func name(_ items: [Int] = [], header: Bool = false, in screen: TestScreen) {
        let context = CollectionViewLayoutInvalidationContext()
        if !items.isEmpty { context.invalidateItems(at: items.map { path(0, $0) }) }
        if header {
            context.invalidateSupplementaryElements(ofKind: CollectionView.elementKindSectionHeader, at: [path(0, 0)])
        }
        screen.layout.invalidateLayout(with: context)
        screen.settle()
    }

    private func shownItems(_ screen: TestScreen) -> [Int] {
        (0..<10).filter { screen.view.cellForItem(at: path(0, $0)) != nil }
    }

    @Test("R9.3: a named item that moves within the screen is all that is asked for")
    func within() {
        let (screen, layout) = made()
        layout.rows[1].origin.x = 40
        name([1], in: screen)
        #expect(screen.view.statistics.elementQueries == 0)
        #expect(screen.view.cellForItem(at: path(0, 1))?.frame.minX == 40)
    }

    @Test("R9.3: one that leaves the screen is removed, and what came instead is shown")
    func leaving() {
        let (screen, layout) = made()
        #expect(shownItems(screen) == [0, 1, 2, 3, 4, 5])
        layout.rows[1].origin.y = 1500
        layout.rows[8].origin.y = 80
        name([1], in: screen)
        #expect(screen.view.statistics.elementQueries == 1)
        #expect(shownItems(screen) == [0, 2, 3, 4, 5, 8])
        #expect(screen.view.visibleCells.count == 6)
    }

    @Test("R9.3: one that the layout knows by rectangle only is asked for by rectangle")
    func byRectangleOnly() {
        let (screen, layout) = made()
        layout.knowsByRectangleOnly = true
        layout.rows[1].origin.x = 40
        layout.rows[2].origin.y = 1500
        name([1, 2], in: screen)
        #expect(screen.view.statistics.elementQueries == 1)
        #expect(shownItems(screen) == [0, 1, 3, 4, 5])
        #expect(screen.view.cellForItem(at: path(0, 1))?.frame.minX == 40)
        // What is not on screen needs no rectangle.
        screen.view.resetStatistics()
        name([9], in: screen)
        #expect(screen.view.statistics.elementQueries == 0)
    }

    @Test("R6.13: what was named may change, also if only the rectangle showed how; what was not is reported")
    func namedBefore() {
        let header = CollectionView.elementKindSectionHeader
        for isNamed in [true, false] {
            let (screen, layout) = made()
            layout.knowsByRectangleOnly = true
            layout.header = rect(0, 4, 320, 30)
            name([1], header: isNamed, in: screen)
            #expect(screen.view.supplementaryView(forElementKind: header, at: path(0, 0))?.frame.minY == 4)
            let report = LayoutIssue.Kind.supplementaryChangedWithoutInvalidation(
                indexPath: path(0, 0), from: rect(0, 0, 320, 30), to: rect(0, 4, 320, 30))
            #expect(screen.log.kinds == (isNamed ? [] : [report]))
        }
    }

    @Test("R9.3: a named header that is no more is removed")
    func headerGone() {
        let (screen, layout) = made()
        layout.header = nil
        name(header: true, in: screen)
        #expect(screen.view.supplementaryView(
            forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0)) == nil)
        #expect(shownItems(screen) == [0, 1, 2, 3, 4, 5])
    }
}
