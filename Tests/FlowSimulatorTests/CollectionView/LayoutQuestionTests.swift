import FlowSimulator
import Testing

/// Layouts that are no flow layouts, or that do what layouts should not.
@MainActor @Suite
struct LayoutQuestionTests {
    /// Shows one decoration behind the items, and hides item 1.
    final class DecoratedLayout: CollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            let decoration = CollectionViewLayoutAttributes(
                forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
            decoration.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            decoration.zIndex = -1
            let items = super.layoutAttributesForElements(in: rect)?.map {
                $0.copy() as! CollectionViewLayoutAttributes
            }
            items?.first { $0.indexPath.item == 1 }?.isHidden = true
            return (items ?? []) + [decoration]
        }
    }

    @Test("R6.11: decoration views are made by the layout, and hidden elements have no view")
    func decorations() {
        let layout = DecoratedLayout()
        layout.register(CollectionReusableView.self, forDecorationViewOfKind: "background")
        let screen = TestScreen(320, 100, counts: [3], layout: layout)
        screen.settle()
        #expect(screen.view.subviews.count == 3)
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0)) == nil)
        screen.view.contentOffset.y = 1
        screen.settle()
        #expect(screen.view.subviews.count == 3)
    }

    @Test("R8.3, R8.7: a layout that is no flow layout goes through the same pass, with self-sizing")
    func customLayouts() {
        final class Stack: CollectionViewLayout {
            var heights: [CGFloat] = [50, 50, 50, 50]
            override var collectionViewContentSize: CGSize { size(300, heights.reduce(0, +)) }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
                let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = rect(0, heights[..<indexPath.item].reduce(0, +), 300, heights[indexPath.item])
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
                heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
            ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
            override func invalidationContext(
                forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
            ) -> CollectionViewLayoutInvalidationContext {
                heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
                let context = super.invalidationContext(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
                #expect(context.invalidatedItemIndexPaths == [originalAttributes.indexPath])
                return context
            }
        }
        let layout = Stack()
        let screen = TestScreen(300, 200, counts: [4], layout: layout) { path, _ in size(300, 60 + CGFloat(path.item)) }
        screen.settle()
        #expect(layout.heights == [60, 61, 62, 63])
        #expect(screen.view.contentSize.height == 246)
        #expect(screen.view.statistics.measurements == 4)
        let base = TestScreen(300, 200, counts: [4], layout: CollectionViewLayout())
        base.settle()
        #expect(base.view.contentSize == .zero && base.view.subviews.isEmpty)
    }

    @Test("R6.13, R13.6: a supplementary view that moves without an invalidation is reported, once")
    func movingSupplementary() {
        final class Drifting: CollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map {
                    guard $0.representedElementCategory == .supplementaryView else { return $0 }
                    let copy = $0.copy() as! CollectionViewLayoutAttributes
                    copy.frame.origin.y = rect.minY
                    return copy
                }
            }
        }
        let layout = Drifting()
        layout.headerReferenceSize = size(0, 40)
        let screen = TestScreen(320, 100, counts: [50], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 10
        screen.settle()
        #expect(screen.log.kinds == [
            .supplementaryChangedWithoutInvalidation(
                indexPath: [0, 0], from: rect(0, 0, 320, 40), to: rect(0, 10, 320, 40))
        ])
        layout.invalidateLayout()
        screen.settle()
        #expect(screen.log.issues.count == 1)
    }

    @Test("A layout may ask the view while it prepares, and is prepared once")
    func aLayoutMayAskTheViewWhileItPrepares() {
        final class Asking: CollectionViewLayout {
            var preparations = 0
            override func prepare() {
                preparations += 1
                _ = collectionView?.layoutAttributesForItem(at: [0, 0])
                _ = collectionView?.indexPathForItem(at: .zero)
                collectionView?.layoutIfNeeded()
                invalidateLayout()
            }
        }
        let layout = Asking()
        let screen = TestScreen(320, 100, counts: [5], layout: layout)
        screen.settle()
        #expect(layout.preparations == 1)
    }
}
