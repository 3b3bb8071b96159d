/// The description of one item in a group: its size, and the room around it. UIKit's name is `NSCollectionLayoutItem`.
@preconcurrency @MainActor
open class CollectionLayoutItem: NSObject, @MainActor NSCopying {
    /// The size of the item, in its container.
    public final let layoutSize: CollectionLayoutSize
    /// The views that are attached to the item, such as badges.
    open var supplementaryItems: [CollectionLayoutSupplementaryItem]
    /// The distances by which the item is smaller than its size, in points. The places of other items do not change.
    /// Ignored along an axis on which the size is estimated.
    open var contentInsets = DirectionalEdgeInsets.zero
    /// The distances between the item and its neighbours or its container; nil for none. They are outside of
    /// `contentInsets`.
    open var edgeSpacing: CollectionLayoutEdgeSpacing?

    /// Makes an item.
    public convenience init(layoutSize: CollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item to which views are attached.
    public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// Returns an item with the same values. Groups and sections keep the objects that they are given.
    open func copy(with zone: NSZone? = nil) -> Any {
        copyingValues(to: CollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems))
    }

    func copyingValues<Item: CollectionLayoutItem>(to copy: Item) -> Item {
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }
}
