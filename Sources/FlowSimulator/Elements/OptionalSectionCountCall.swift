import ViewSimulator

/// A call of `dataSource.numberOfSections?(in: view)`, for collection views and table views.
@preconcurrency @MainActor
public struct OptionalSectionCountCall<Asking: ScrollView> {
    let count: @MainActor (Asking) -> Int

    /// Calls the method. Nil if the data source does not implement it; then there is one section.
    public func callAsFunction(in view: Asking) -> Int? {
        OptionalRequirement.ask { count(view) }
    }

    /// Calls the method where a number is needed: 1 if the data source does not implement it (C17).
    @_disfavoredOverload
    public func callAsFunction(in view: Asking) -> Int {
        callAsFunction(in: view) ?? 1
    }
}
