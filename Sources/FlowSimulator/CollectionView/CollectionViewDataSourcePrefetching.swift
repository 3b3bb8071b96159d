import Foundation
import ViewSimulator

/// Learns which items a collection view will ask for soon. Nothing is prefetched here (R8.20), so it is not called;
/// code that implements it compiles, and can be called by tests.
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
    /// Items that are expected on screen soon, the nearest first.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that are not expected any more. Default: nothing.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
