/// A protocol for objects that load data before a collection view needs them. Nothing is prefetched here, so no method
/// is called (R8.20). The protocol exists so that client code compiles, and so that tests can call the methods.
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
    /// Prepares for items that are expected on screen soon, the nearest first.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Cancels the preparation for items that are not expected any more. Default: nothing.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
