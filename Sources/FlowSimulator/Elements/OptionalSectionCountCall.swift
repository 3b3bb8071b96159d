import Foundation
import ViewSimulator

/// Lets `dataSource.numberOfSections?(in: view)` compile, for collection views and table views.
@preconcurrency @MainActor
public struct OptionalSectionCountCall<Asking: ScrollView> {
    let count: @MainActor (Asking) -> Int

    /// Nil when the data source does not implement the method; then there is one section.
    public func callAsFunction(in view: Asking) -> Int? {
        OptionalRequirement.ask { count(view) }
    }

    /// The same where a number is wanted: 1 when the data source does not implement the method (C17).
    @_disfavoredOverload
    public func callAsFunction(in view: Asking) -> Int {
        callAsFunction(in: view) ?? 1
    }
}
