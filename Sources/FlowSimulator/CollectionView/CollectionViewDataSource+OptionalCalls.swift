import CallerChecks
import Foundation
import ViewSimulator

/// Lets `dataSource.collectionView?(view, …)` compile.
@preconcurrency @MainActor
public struct OptionalDataSourceCalls {
    let dataSource: any CollectionViewDataSource

    /// Never nil: every data source implements the method.
    public func callAsFunction(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int? {
        dataSource.collectionView(collectionView, numberOfItemsInSection: section)
    }

    /// Never nil: every data source implements the method.
    public func callAsFunction(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell? {
        dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }

    /// Nil when the data source does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView? {
        OptionalRequirement.ask {
            dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    /// Traps when the data source does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        guard let view = callAsFunction(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) else {
            stop(
                "the data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)")
        }
        return view
    }

    /// Nil when the data source does not implement the method.
    public func callAsFunction(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    /// The same where an answer is wanted: true when the data source does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    /// Nil when the data source does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask {
            dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// Nil when the data source does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath? {
        OptionalRequirement.ask {
            dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }

    /// The same where a path is wanted: the first item's when the data source does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalRequirement.answer {
            dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }
}

extension CollectionViewDataSource {
    /// Asks how many sections there are, as client code written for UIKit calls it. Never nil itself: the call's answer
    /// is.
    public var numberOfSections: OptionalSectionCountCall<CollectionView>? {
        OptionalSectionCountCall { self.numberOfSections(in: $0) }
    }

    /// Asks the methods named `collectionView`, as client code written for UIKit calls them. Never nil itself: the
    /// call's answer is, where the method is not implemented.
    public var collectionView: OptionalDataSourceCalls? {
        OptionalDataSourceCalls(dataSource: self)
    }

    /// Asks for the titles of an index, as client code written for UIKit calls it. Never nil itself: the call's answer
    /// is.
    public var indexTitles: OptionalIndexTitlesCall<CollectionView>? {
        OptionalIndexTitlesCall { self.indexTitles(for: $0) }
    }
}
