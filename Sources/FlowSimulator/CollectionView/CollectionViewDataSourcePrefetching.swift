import Foundation
import ViewSimulator

/// Learns which items a collection view will ask for soon. Nothing is prefetched here (R8.20), so nobody calls it; code
/// that implements it compiles, and can be called by tests.
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
    /// Items that are expected on screen soon, the nearest first.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that are not expected any more. Optional.
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
    /// What happens where a data source does not implement it: nothing.
    public func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        OptionalRequirement.notImplemented()
    }

    /// Calls the methods named `collectionView`, as client code written for UIKit does. Never nil itself: the call's
    /// answer is, where the method is not implemented.
    public var collectionView: OptionalPrefetchingCalls? { OptionalPrefetchingCalls(dataSource: self) }
}

/// Lets `prefetchDataSource.collectionView?(view, cancelPrefetchingForItemsAt: paths)` compile.
@preconcurrency @MainActor
public struct OptionalPrefetchingCalls {
    let dataSource: any CollectionViewDataSourcePrefetching

    /// Never nil: every data source that prefetches implements the method.
    @discardableResult
    public func callAsFunction(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) -> Void? {
        dataSource.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }

    /// Nil when the data source does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
        OptionalRequirement.ask {
            dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
