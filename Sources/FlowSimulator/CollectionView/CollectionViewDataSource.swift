import Foundation

/// Where a collection view gets its counts and its views from.
///
/// All but the first two are optional. Without `numberOfSections(in:)` there is one section (C17). The
/// supplementary method is needed as soon as the layout returns attributes for a supplementary view, the last one for
/// items that are to be moved by hand (R9.21).
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
    func numberOfSections(in collectionView: CollectionView) -> Int
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView
    /// Whether an item may be carried to another place. One that does not say lets all be.
    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// An item was carried to another place; what is shown has the new order already.
    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
    public func numberOfSections(in collectionView: CollectionView) -> Int {
        OptionalRequirement.notImplemented()
        return 1
    }

    public func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        OptionalRequirement.notImplemented()
        return CollectionReusableView(frame: .zero)
    }

    public func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    public func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }
}
