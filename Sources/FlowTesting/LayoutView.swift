import CallerChecks

/// A view whose layout can be drawn, compared and held to a budget: a `CollectionView` or a `TableView`, with any
/// layout, and on Linux UIKit's `UICollectionView` and `UITableView`, which are the same types.
///
/// Both conform, and their subclasses do. No other type may.
@preconcurrency @MainActor
public protocol LayoutView: ScrollView {}

extension CollectionView: LayoutView {}
extension TableView: LayoutView {}

extension LayoutView {
    var snapshotView: any SnapshotView {
        guard let view = self as? any SnapshotView else {
            stop("\(type(of: self)) is neither a collection view nor a table view.")
        }
        return view
    }
}
