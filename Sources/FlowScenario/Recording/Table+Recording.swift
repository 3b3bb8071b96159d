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
        style = Style(table.style)
        Self.properties.read(from: table, into: &self)
        headerViewHeight = table.accessoryViewHeights.header.map { Double($0) }
        footerViewHeight = table.accessoryViewHeights.footer.map { Double($0) }
        sectionIndex = indexTitles
    }
}
