/// A view behind the contents of a section. UIKit's name is `NSCollectionLayoutDecorationItem`.
///
/// The layout makes the view from the class that is registered for its kind (`CollectionViewLayout`). Its index path
/// is that of item 0 of the section.
@preconcurrency @MainActor
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
    /// The kind of view.
    public final let elementKind: String
    /// The order in depth: greater numbers are in front; 0 unless set. With 0 the view is behind all other views of the
    /// section.
    open var zIndex = 0

    init(elementKind: String) {
        self.elementKind = elementKind
        let whole = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Makes a view that is as large as its section, less its `contentInsets`.
    public class func background(elementKind: String) -> CollectionLayoutDecorationItem {
        CollectionLayoutDecorationItem(elementKind: elementKind)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyingValues(to: CollectionLayoutDecorationItem(elementKind: elementKind))
        copy.zIndex = zIndex
        return copy
    }
}
