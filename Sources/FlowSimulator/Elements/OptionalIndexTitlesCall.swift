import Foundation
import ViewSimulator

/// Lets `dataSource.indexTitles?(for: view)` and `dataSource.sectionIndexTitles?(for: view)` compile.
@preconcurrency @MainActor
public struct OptionalIndexTitlesCall<Asking: ScrollView> {
    let titles: @MainActor (Asking) -> [String]?

    /// Nil when the data source does not implement the method, and when it has no index.
    public func callAsFunction(for view: Asking) -> [String]? {
        OptionalRequirement.ask { titles(view) } ?? nil
    }
}
