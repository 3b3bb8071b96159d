/// A view that is attached to an item or a group, such as a badge. UIKit's name is
/// `NSCollectionLayoutSupplementaryItem`.
///
/// The view's index path is that of its item; of a group, it is that of the group's first item.
@preconcurrency @MainActor
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
    /// The kind of view, for the data source.
    public final let elementKind: String
    /// The point of the item or group at which the view is attached.
    public final let containerAnchor: CollectionLayoutAnchor
    /// The point of the view that lies at `containerAnchor`. Nil: the view is inside the edges of `containerAnchor`.
    public final let itemAnchor: CollectionLayoutAnchor?
    /// The order in depth: greater numbers are in front; 1 unless set, so that the view is in front of items.
    open var zIndex = 1

    /// Makes a view inside the edges that an anchor names.
    public convenience init(
        layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor: nil)
    }

    /// Makes a view whose point `itemAnchor` lies at `containerAnchor`.
    public convenience init(
        layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
        itemAnchor: CollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor: itemAnchor)
    }

    init(
        _ layoutSize: CollectionLayoutSize, _ elementKind: String, _ containerAnchor: CollectionLayoutAnchor,
        itemAnchor: CollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyingValues(
            to: CollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor: itemAnchor))
        copy.zIndex = zIndex
        return copy
    }
}
