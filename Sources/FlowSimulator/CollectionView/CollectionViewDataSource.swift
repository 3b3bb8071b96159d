import Foundation

/// Where a collection view gets its counts and its views from.
///
/// `numberOfSections(in:)` and the supplementary method are optional. Without the first there is one section (C17). The
/// second is needed as soon as the layout returns attributes for a supplementary view.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
    func numberOfSections(in collectionView: CollectionView) -> Int
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView
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
}
