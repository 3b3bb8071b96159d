import FlowSimulator

extension Scenario.Table {
    /// A table's properties, as they are.
    ///
    /// - Parameters:
    ///   - profile: The table's, by its name.
    ///   - indexTitles: Of the index at the side.
    @MainActor
    init(_ table: TableView, _ profile: Profile, indexTitles: [String]) {
        self.init()
        profiles = [profile]
        switch table.style {
        case .plain: style = .plain
        case .grouped: style = .grouped
        case .insetGrouped: style = .insetGrouped
        }
        (rowHeight, estimatedRowHeight) = (table.rowHeight, table.estimatedRowHeight)
        (sectionHeaderHeight, sectionFooterHeight) = (table.sectionHeaderHeight, table.sectionFooterHeight)
        estimatedSectionHeaderHeight = table.estimatedSectionHeaderHeight
        estimatedSectionFooterHeight = table.estimatedSectionFooterHeight
        sectionHeaderTopPadding = table.sectionHeaderTopPadding
        switch table.separatorStyle {
        case .none: separatorStyle = .none
        case .singleLine: separatorStyle = .singleLine
        case .singleLineEtched: separatorStyle = .singleLineEtched
        }
        headerViewHeight = table.accessoryViewHeights.header.map { Double($0) }
        footerViewHeight = table.accessoryViewHeights.footer.map { Double($0) }
        insetsContentViewsToSafeArea = table.insetsContentViewsToSafeArea
        isEditing = table.isEditing
        anchor = table.anchorPolicy
        sectionIndex = indexTitles
    }

    /// Those that are others now, by the names that documents have for them.
    func names(changedSince old: Self) -> [String] {
        let changes: [(name: String, isChanged: Bool)] = [
            ("profile", profiles != old.profiles), ("rowHeight", rowHeight != old.rowHeight),
            ("estimatedRowHeight", estimatedRowHeight != old.estimatedRowHeight),
            ("sectionHeaderHeight", sectionHeaderHeight != old.sectionHeaderHeight),
            ("sectionFooterHeight", sectionFooterHeight != old.sectionFooterHeight),
            ("estimatedSectionHeaderHeight", estimatedSectionHeaderHeight != old.estimatedSectionHeaderHeight),
            ("estimatedSectionFooterHeight", estimatedSectionFooterHeight != old.estimatedSectionFooterHeight),
            ("sectionHeaderTopPadding", sectionHeaderTopPadding != old.sectionHeaderTopPadding),
            ("separatorStyle", separatorStyle != old.separatorStyle),
            ("headerView", headerViewHeight != old.headerViewHeight),
            ("footerView", footerViewHeight != old.footerViewHeight),
            ("insetsContentViewsToSafeArea", insetsContentViewsToSafeArea != old.insetsContentViewsToSafeArea),
            ("sectionIndex", sectionIndex != old.sectionIndex), ("editing", isEditing != old.isEditing),
            ("anchor", anchor != old.anchor),
        ]
        return changes.filter(\.isChanged).map(\.name)
    }
}
