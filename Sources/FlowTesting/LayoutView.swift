import CallerChecks

/// A view whose layout can be drawn, compared and held to a budget. It is a `CollectionView` or a `TableView`, with any
/// layout. On Linux, UIKit's names `UICollectionView` and `UITableView` stand for the same types.
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
