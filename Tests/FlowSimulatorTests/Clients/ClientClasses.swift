import FlowSimulator

// Code as clients write it for UIKit, names without the prefix (C2–C12). Most of the test is that it compiles.

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
        collectionView = CollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
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
final class Silent: NSObject, CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
