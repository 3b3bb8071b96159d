import ViewSimulator

/// A call of `dataSource.indexTitles?(for: view)` or `dataSource.sectionIndexTitles?(for: view)`.
@preconcurrency @MainActor
public struct OptionalIndexTitlesCall<Asking: ScrollView> {
    let titles: @MainActor (Asking) -> [String]?

    /// Calls the method. Nil if the data source does not implement it, and if it has no index.
    public func callAsFunction(for view: Asking) -> [String]? {
        OptionalRequirement.ask { titles(view) } ?? nil
    }
}
