import CallerChecks

extension OptionalDataSourceCalls {
    /// Calls the data source's method for supplementary views. Traps if it is not implemented, because there is no view
    /// to return.
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
}
