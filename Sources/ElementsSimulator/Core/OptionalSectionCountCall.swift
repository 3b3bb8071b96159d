import ViewSimulator

/// A call of `dataSource.numberOfSections?(in: view)`, for collection views and table views.
@preconcurrency @MainActor
public struct OptionalSectionCountCall<Asking: ScrollView> {
    package let count: @MainActor (Asking) -> Int

    package init(count: @escaping @MainActor (Asking) -> Int) {
        self.count = count
    }

    /// Calls `numberOfSections(in:)`. Returns nil if the data source does not implement the method; the view then has
    /// one section.
    public func callAsFunction(in view: Asking) -> Int? {
        OptionalRequirement.ask { count(view) }
    }

    /// Calls `numberOfSections(in:)` where a number is needed. Returns 1 if the data source does not implement the
    /// method (C17).
    @_disfavoredOverload
    public func callAsFunction(in view: Asking) -> Int {
        callAsFunction(in: view) ?? 1
    }
}

/// A call of `dataSource.indexTitles?(for: view)` or `dataSource.sectionIndexTitles?(for: view)`.
@preconcurrency @MainActor
public struct OptionalIndexTitlesCall<Asking: ScrollView> {
    package let titles: @MainActor (Asking) -> [String]?

    package init(titles: @escaping @MainActor (Asking) -> [String]?) {
        self.titles = titles
    }

    /// Calls the method that returns index titles. Nil if the data source does not implement the method or has no
    /// index.
    public func callAsFunction(for view: Asking) -> [String]? {
        OptionalRequirement.ask { titles(view) } ?? nil
    }
}

/// A call of `delegate.indexPathForPreferredFocusedView?(in: view)`, for collection views and table views.
@preconcurrency @MainActor
public struct OptionalFocusCall<Asking: ScrollView> {
    package let preferred: @MainActor (Asking) -> IndexPath?

    package init(preferred: @escaping @MainActor (Asking) -> IndexPath?) {
        self.preferred = preferred
    }

    /// Calls `indexPathForPreferredFocusedView(in:)`. Nil if the delegate does not implement the method or prefers no
    /// element.
    public func callAsFunction(in view: Asking) -> IndexPath? {
        OptionalRequirement.ask { preferred(view) } ?? nil
    }
}

/// A call of `delegate.collectionViewDidEndMultipleSelectionInteraction?(view)`, or of the method for table views.
@preconcurrency @MainActor
public struct OptionalSelectionGestureCall<Calling: ScrollView> {
    let call: @MainActor (Calling) -> Void

    package init(call: @escaping @MainActor (Calling) -> Void) {
        self.call = call
    }

    /// Notifies the delegate that the user has ended a gesture that selects several elements. Returns nil if the
    /// delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ view: Calling) -> Void? {
        OptionalRequirement.ask { call(view) }
    }
}
