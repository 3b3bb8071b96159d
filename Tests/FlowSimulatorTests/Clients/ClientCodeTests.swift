import FlowSimulator
import Testing

@MainActor @Suite
struct ClientCodeTests {
    @Test("C5, C8: a subclass that overrides everything is used for all of it")
    func everythingOverridden() {
        let layout = EverythingLayout()
        let controller = Controller(layout: layout)
        controller.collectionView.layoutIfNeeded()
        layout.minimumInteritemSpacing = 3
        controller.collectionView.frame.size.width = 322
        controller.collectionView.layoutIfNeeded()
        #expect(layout.calls == ["prepare", "contentSize", "elements", "marked context"])
        #expect(controller.collectionView.visibleCells.allSatisfy { $0 is EverythingCell })
        #expect(controller.collectionView.contentSize == CGSize(width: 322, height: 6 * 30 + 5 * 3))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is BadgeAttributes)
        let header = layout.layoutAttributesForDecorationView(ofKind: "", at: IndexPath(item: 0, section: 0))
        #expect(header == nil)
        #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)) == CGPoint(x: 1, y: 2))
    }

    @Test("C6: attributes are copied as their own class, with all fields")
    func attributesCopy() {
        let attributes = BadgeAttributes(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 1, section: 2))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.badge = 7
        attributes.alpha = 0.5
        attributes.zIndex = 3
        let copy = attributes.copy() as! BadgeAttributes
        #expect(copy == attributes)
        #expect(copy !== attributes)
        #expect(copy.badge == 7)
        #expect(copy.hash == attributes.hash)
        #expect(copy.representedElementKind == "kind")
        #expect(copy.representedElementCategory == .supplementaryView)
        copy.badge = 8
        #expect(copy != attributes)
        #expect(BadgeAttributes(forCellWith: IndexPath(item: 0, section: 0)).representedElementKind == nil)
        #expect(
            BadgeAttributes(forDecorationViewOfKind: "d", with: IndexPath(item: 0, section: 0))
                .representedElementCategory == .decorationView)
        #expect(CollectionViewLayoutAttributes().alpha == 1)
    }

    @Test("C7, R6.9: frame, bounds, centre and transforms of attributes fit each other")
    func attributesCoupleTheirGeometry() {
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40))
        attributes.size = CGSize(width: 10, height: 10)
        #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
        attributes.center = CGPoint(x: 0, y: 0)
        #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
        attributes.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(attributes.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
        #expect(attributes.size == CGSize(width: 20, height: 20))
        attributes.transform = .identity
        var perspective = CATransform3DIdentity
        perspective.m34 = 0.01
        attributes.transform3D = perspective
        #expect(attributes.frame.isNull)
        attributes.transform3D = CATransform3DIdentity
        #expect(attributes.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
        let odd = CGRect(x: 0.1, y: 0.7, width: 33.3, height: 0.3)
        attributes.frame = odd
        #expect(attributes.frame == odd)
    }

    @Test("C3: optional methods are called with a question mark, and answer nil where there is none")
    func optionalMethods() {
        let controller = Controller(layout: CollectionViewFlowLayout())
        let (view, layout) = (controller.collectionView, controller.layout)
        let path = IndexPath(item: 0, section: 0)
        let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
        #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) == CGSize(width: 158, height: 30))
        #expect(delegate?.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
        #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path).height == 30)
        let forced: CGSize = delegate!.collectionView!(view, layout: layout, sizeForItemAt: path)
        #expect(forced.width == 158)
        let spacing = delegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) ?? 99
        #expect(spacing == 99)

        let silent = Silent()
        let flow: any CollectionViewDelegateFlowLayout = silent
        #expect(flow.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
        #expect(flow.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) == nil)
        #expect(flow.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0) == nil)
        #expect(flow.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0) == nil)
        #expect(flow.scrollViewDidScroll?(view) == nil)
        #expect(flow.collectionView?(view, willDisplay: EverythingCell(frame: .zero), forItemAt: path) == nil)
        // Called directly, a default answers the layout's property.
        #expect(flow.collectionView(view, layout: layout, sizeForItemAt: path) == layout.itemSize)
        let source: any CollectionViewDataSource = silent
        #expect(source.numberOfSections?(in: view) == nil)
        #expect((source.numberOfSections?(in: view) ?? 1) == 1)
        #expect(source.collectionView?(view, viewForSupplementaryElementOfKind: "k", at: path) == nil)
        #expect(view.dataSource?.collectionView(view, numberOfItemsInSection: 0) == 12)
    }

    @Test("The answer of one delegate is not taken for that of another one")
    func oneAnswerIsNotTakenForAnother() {
        let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        let asking: any CollectionViewDelegateFlowLayout = ClosureDelegate { path in
            let silent: any CollectionViewDelegateFlowLayout = Silent()
            _ = silent.scrollViewDidScroll?(view)
            let size = silent.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: path)
            return size ?? CGSize(width: 5, height: 6)
        }
        let size = asking.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: [0, 0])
        #expect(size == CGSize(width: 5, height: 6))
    }

    @Test("The delegate is the same one, whichever type it is set through")
    func oneDelegate() {
        let controller = Controller(layout: CollectionViewFlowLayout())
        let scrollView: ScrollView = controller.collectionView
        #expect(scrollView.delegate === controller)
        let silent = Silent()
        scrollView.delegate = silent
        #expect(controller.collectionView.delegate === silent)
        controller.collectionView.delegate = nil
        #expect(scrollView.delegate == nil)
    }

    @Test("C8, C9: update items and contexts can be made and overridden")
    func updateItems() {
        let item: CollectionViewUpdateItem = MockUpdateItem()
        #expect(item.indexPathBeforeUpdate?.section == 2)
        #expect(item.updateAction == .delete)
        #expect(CollectionViewUpdateItem().updateAction == .none)
        let context = CollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything)
        #expect(!context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero)
        context.invalidateItems(at: [[0, 1]])
        context.invalidateItems(at: [[0, 2]])
        context.invalidateSupplementaryElements(ofKind: "h", at: [[0, 0]])
        context.invalidateDecorationElements(ofKind: "d", at: [[1, 0]])
        #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["h": [[0, 0]]])
        #expect(context.invalidatedDecorationIndexPaths == ["d": [[1, 0]]])
        let flow = CollectionViewFlowLayoutInvalidationContext()
        #expect(flow.invalidateFlowLayoutAttributes)
        #expect(flow.invalidateFlowLayoutDelegateMetrics)
    }

    @Test("The base layout has UIKit's defaults")
    func theBaseLayoutHasUIKitsDefaults() {
        let layout = CollectionViewLayout()
        let attributes = CollectionViewLayoutAttributes(forCellWith: [0, 0])
        #expect(layout.collectionViewContentSize == .zero)
        #expect(layout.collectionView == nil)
        #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
        #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .infinite))  // R9.8
        #expect(
            !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        )
        #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
    }

    @Test("C8: a subclass of the view can say how many sections and items there are")
    func aSubclassOfTheViewCanSayTheCounts() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 10)
        let view = CountedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.counts = [3, 3]
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 100))
        #expect(view.collectionViewLayout === layout)
    }
}
