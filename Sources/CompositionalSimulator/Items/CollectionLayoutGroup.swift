/// A row or a column of items. A group is an item, so groups can be in groups. UIKit's name is
/// `NSCollectionLayoutGroup`.
@preconcurrency @MainActor
open class CollectionLayoutGroup: CollectionLayoutItem {
    /// The ways in which the items of a group are arranged.
    package enum Arrangement {
        /// Subitems follow each other along an axis, as long as there is room.
        case filling(ScrollDirection, [CollectionLayoutItem])
        /// Copies of a subitem, each at its own size.
        case repeating(ScrollDirection, CollectionLayoutItem, count: Int)
        /// Copies of a subitem that share the length of the group.
        case sharing(ScrollDirection, CollectionLayoutItem, count: Int)
        case custom(CollectionLayoutGroupCustomItemProvider)
    }

    package final let arrangement: Arrangement
    /// The distance between neighbouring items; nil for 0.
    open var interItemSpacing: CollectionLayoutSpacing?

    init(_ layoutSize: CollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a row. Its subitems follow each other from the leading edge, again and again, as long as there is room.
    public class func horizontal(
        layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .filling(.horizontal, subitems))
    }

    /// Makes a row of `count` copies of an item, each at its own size.
    public class func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .repeating(.horizontal, subitem, count: count))
    }

    /// Makes a row of `count` copies of an item, which share the width of the group. The item's own width is not used.
    public class func horizontal(
        layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .sharing(.horizontal, subitem, count: count))
    }

    /// Makes a column. Its subitems follow each other from the top, again and again, as long as there is room.
    public class func vertical(
        layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .filling(.vertical, subitems))
    }

    /// Makes a column of `count` copies of an item, each at its own size.
    public class func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .repeating(.vertical, subitem, count: count))
    }

    /// Makes a column of `count` copies of an item, which share the height of the group. The item's own height is not
    /// used.
    public class func vertical(
        layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .sharing(.vertical, subitem, count: count))
    }

    /// Makes a group whose items are placed by a closure. The closure is called when the section is prepared.
    public class func custom(
        layoutSize: CollectionLayoutSize, itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, .custom(itemProvider))
    }

    /// The items of the group, without repetitions; empty for a custom group.
    open var subitems: [CollectionLayoutItem] {
        switch arrangement {
        case .filling(_, let subitems): subitems
        case .repeating(_, let subitem, _), .sharing(_, let subitem, _): [subitem]
        case .custom: []
        }
    }

    /// The group in words, a line for each item: its kind, and its size as it was given.
    open func visualDescription() -> String { LayoutDescription.text(of: self) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyingValues(to: CollectionLayoutGroup(layoutSize, arrangement))
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}
