// Changes of a view that have no event are found by comparing.

extension Scenario.Container {
    /// Returns the traits that differ from those of an earlier container; nil if no trait differs.
    package func traitChange(since former: Self) -> Scenario.TraitChange? {
        let change = Scenario.TraitChange(
            displayScale: changed(\.scale, since: former), layoutDirection: changed(\.layoutDirection, since: former),
            contentSizeCategory: changed(\.contentSizeCategory, since: former))
        return change == Scenario.TraitChange() ? nil : change
    }

    /// Returns the insets that differ from those of an earlier container; nil if no inset differs.
    package func insetChange(since former: Self) -> Scenario.InsetChange? {
        let change = Scenario.InsetChange(
            content: changed(\.insets, since: former), safeArea: changed(\.safeArea, since: former),
            layoutMargins: changed(\.layoutMargins, since: former))
        return change == Scenario.InsetChange() ? nil : change
    }

    private func changed<Value: Equatable>(_ property: KeyPath<Self, Value>, since former: Self) -> Value? {
        self[keyPath: property] == former[keyPath: property] ? nil : self[keyPath: property]
    }
}
