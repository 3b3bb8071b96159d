import TableSimulator

extension Scenario.Table {
    /// The properties of a table view, in the order in which a run sets them. A height that is nil is not set: the
    /// table keeps the height of the system for which it was made.
    @MainActor
    package static let properties: [ObjectProperty<Scenario.Table, TableView>] = [
        .init("rowHeight", \.rowHeight, \.rowHeight),
        .init("estimatedRowHeight", \.estimatedRowHeight, \.estimatedRowHeight),
        .init("sectionHeaderHeight", \.sectionHeaderHeight, \.sectionHeaderHeight),
        .init("sectionFooterHeight", \.sectionFooterHeight, \.sectionFooterHeight),
        .init("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, \.estimatedSectionHeaderHeight),
        .init("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, \.estimatedSectionFooterHeight),
        .init("sectionHeaderTopPadding", \.sectionHeaderTopPadding, \.sectionHeaderTopPadding),
        .init("separatorStyle", \.separatorStyle, \.separatorStyle),
        .init("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, \.insetsContentViewsToSafeArea),
        .init("anchor", \.anchorPolicy, \.anchor),
        .init("editing", \.isEditing, \.isEditing),
    ]
}

extension Scenario.Table {
    /// The estimate, in points, of rows for which the delegate returns no estimate; 0 if there are no estimates.
    package func estimate(in profile: Profile) -> Double {
        let values = profile.inTables
        let estimate = estimatedRowHeight ?? values.initialEstimate
        return estimate == -1 ? values.defaultEstimate : estimate
    }
}

extension Scenario.Table.Profile {
    /// The profile for a `TableView` that has the same name as this profile of a scenario.
    package var inTables: TableProfile {
        switch self {
        case .iOS7: .iOS7
        case .iOS8: .iOS8
        case .iOS9: .iOS9
        case .iOS11: .iOS11
        case .iOS15: .iOS15
        case .iOS26: .iOS26
        }
    }
}
