import FlowSimulator
import Testing

// Code as clients write it for UIKit, names without the prefix (CLIENTS.md C2–C12). Most of the test is that it compiles.

final class BadgeAttributes: CollectionViewLayoutAttributes {
    var badge = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! BadgeAttributes
        copy.badge = badge
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? BadgeAttributes else { return false }
        return super.isEqual(object) && MainActor.assumeIsolated { other.badge == badge }
    }
}

final class MarkedContext: CollectionViewFlowLayoutInvalidationContext {
    var mark = "new"

    override init() {
        super.init()
    }

    override var invalidateEverything: Bool { super.invalidateEverything }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { ["kind": []] }
}

final class MockUpdateItem: CollectionViewUpdateItem {
    override init() {
        super.init()
    }

    override var indexPathBeforeUpdate: IndexPath? { IndexPath(item: 1, section: 2) }
    override var indexPathAfterUpdate: IndexPath? { nil }
    override var updateAction: Action { .delete }
}

/// Overrides every P0 member, and more.
class EverythingLayout: CollectionViewFlowLayout {
    var calls: Set<String> = []

    override init() {
        super.init()
        minimumInteritemSpacing = 4
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var layoutAttributesClass: AnyClass { BadgeAttributes.self }
    override class var invalidationContextClass: AnyClass { MarkedContext.self }
    override var collectionView: CollectionView { super.collectionView! }
    override var collectionViewContentSize: CGSize {
        calls.insert("contentSize")
        return super.collectionViewContentSize
    }
    override var minimumLineSpacing: CGFloat {
        get { 3 }
        set { super.minimumLineSpacing = newValue }
    }
    override var sectionHeadersPinToVisibleBounds: Bool {
        get { false }
        set { super.sectionHeadersPinToVisibleBounds = newValue }
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UserInterfaceLayoutDirection { .rightToLeft }

    override func prepare() {
        super.prepare()
        calls.insert("prepare")
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        calls.insert("elements")
        return super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        calls.insert("item")
        return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    override func invalidateLayout() { super.invalidateLayout() }
    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        if context is MarkedContext { calls.insert("marked context") }
        super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> MarkedContext {
        super.invalidationContext(forBoundsChange: newBounds) as! MarkedContext
    }
    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
    }
    override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
}

final class EverythingCell: CollectionViewCell {
    let label = View()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet { label.isHidden = isSelected }
    }

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        label.alpha = CGFloat((layoutAttributes as? BadgeAttributes)?.badge ?? -1)
    }
}

/// A controller with the usual names.
final class Controller: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    let collectionView: CollectionView
    var layout: CollectionViewFlowLayout { collectionView.collectionViewLayout as! CollectionViewFlowLayout }

    init(layout: CollectionViewFlowLayout) {
        collectionView = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(EverythingCell.self, forCellWithReuseIdentifier: "cell")
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width / 2 - 2, height: 30)
    }
}

/// Conforms to everything and implements nothing optional.
final class Silent: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

@MainActor @Suite
struct ClientCodeTests {
    @Test func aSubclassThatOverridesEverythingIsUsed() {  // C5, C8
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

    @Test func attributesCopyAsTheirOwnClassWithAllFields() {  // C6
        let attributes = BadgeAttributes(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 1, section: 2))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.badge = 7
        attributes.alpha = 0.5
        attributes.zIndex = 3
        let copy = attributes.copy() as! BadgeAttributes
        #expect(copy == attributes && copy !== attributes && copy.badge == 7 && copy.hash == attributes.hash)
        #expect(copy.representedElementKind == "kind" && copy.representedElementCategory == .supplementaryView)
        copy.badge = 8
        #expect(copy != attributes)
        #expect(BadgeAttributes(forCellWith: IndexPath(item: 0, section: 0)).representedElementKind == nil)
        #expect(
            BadgeAttributes(forDecorationViewOfKind: "d", with: IndexPath(item: 0, section: 0))
                .representedElementCategory == .decorationView)
        #expect(CollectionViewLayoutAttributes().alpha == 1)
    }

    @Test func attributesCoupleTheirGeometry() {  // C7, R6.9
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

    @Test func optionalMethodsCanBeCalledWithAQuestionMark() {  // C3, O2
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

    @Test func oneAnswerIsNotTakenForAnother() {
        final class Asking: CollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                let silent: any CollectionViewDelegateFlowLayout = Silent()
                _ = silent.scrollViewDidScroll?(collectionView)
                let size = silent.collectionView?(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
                return size ?? CGSize(width: 5, height: 6)
            }
        }
        let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        let asking: any CollectionViewDelegateFlowLayout = Asking()
        let size = asking.collectionView?(view, layout: view.collectionViewLayout, sizeForItemAt: [0, 0])
        #expect(size == CGSize(width: 5, height: 6))
    }

    @Test func theDelegateIsOneWhicheverTypeItIsSetThrough() {  // API 5.4.1
        let controller = Controller(layout: CollectionViewFlowLayout())
        let scrollView: ScrollView = controller.collectionView
        #expect(scrollView.delegate === controller)
        let silent = Silent()
        scrollView.delegate = silent
        #expect(controller.collectionView.delegate === silent)
        controller.collectionView.delegate = nil
        #expect(scrollView.delegate == nil)
    }

    @Test func updateItemsAndContextsCanBeMadeAndOverridden() {  // C8, C9
        let item: CollectionViewUpdateItem = MockUpdateItem()
        #expect(item.indexPathBeforeUpdate?.section == 2 && item.updateAction == .delete)
        #expect(CollectionViewUpdateItem().updateAction == .none)
        let context = CollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidatedItemIndexPaths == nil && context.contentOffsetAdjustment == .zero)
        context.invalidateItems(at: [[0, 1]])
        context.invalidateItems(at: [[0, 2]])
        context.invalidateSupplementaryElements(ofKind: "h", at: [[0, 0]])
        context.invalidateDecorationElements(ofKind: "d", at: [[1, 0]])
        #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["h": [[0, 0]]])
        #expect(context.invalidatedDecorationIndexPaths == ["d": [[1, 0]]])
        let flow = CollectionViewFlowLayoutInvalidationContext()
        #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
    }

    @Test func theBaseLayoutHasUIKitsDefaults() {
        let layout = CollectionViewLayout()
        let attributes = CollectionViewLayoutAttributes(forCellWith: [0, 0])
        #expect(layout.collectionViewContentSize == .zero && layout.collectionView == nil)
        #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
        #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .infinite))  // R9.8
        #expect(
            !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
        #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil)
    }

    @Test func aSubclassOfTheViewCanSayTheCounts() {  // C8
        final class Mock: CollectionView {
            override var numberOfSections: Int { 2 }
            override func numberOfItems(inSection section: Int) -> Int { 3 }
        }
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 10)
        let view = Mock(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 100))
        #expect(view.collectionViewLayout === layout)
    }
}
