import FlowSimulator

extension Scenario.Table {
    /// The properties of a table view, in the order in which a run sets them. Unset heights are those of the system
    /// that the table was made under.
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
