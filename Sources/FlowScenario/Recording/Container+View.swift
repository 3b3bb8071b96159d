import CollectionSimulator
import TableSimulator

@MainActor
extension Scenario.Container {
    /// Makes a container with the present values of a view.
    init(_ view: ScrollView) {
        let size = view.bounds.size
        self.init(
            width: size.width, height: size.height, scale: view.traitCollection.displayScale,
            insets: Scenario.Insets(view.contentInset))
        safeArea = Scenario.Insets(view.safeAreaInsets)
        layoutMargins = Scenario.Insets(view.layoutMargins)
        layoutDirection = .init(view.effectiveUserInterfaceLayoutDirection)
        let category = view.traitCollection.preferredContentSizeCategory
        contentSizeCategory = Scenario.ContentSizeCategory.allCases.first { $0.inUIKit == category } ?? .large
        if let view = view as? CollectionView { selfSizingInvalidation = .init(view.selfSizingInvalidation) }
        if let view = view as? TableView { selfSizingInvalidation = .init(view.selfSizingInvalidation) }
    }
}

@MainActor
extension Scenario.Layout {
    /// Makes a layout with the present properties of a flow layout.
    init(_ layout: CollectionViewFlowLayout, of view: CollectionView) {
        self.init()
        Self.properties.read(from: layout, into: &self)
        flipsInRightToLeft = layout.flipsHorizontallyInOppositeLayoutDirection
        anchor = view.anchorPolicy
        quirks = view.quirks
    }
}

@MainActor
extension Scenario.Table {
    /// Makes the properties of a table from the present values of a table view.
    ///
    /// - Parameters:
    ///   - profile: The table's profile.
    ///   - indexTitles: The titles of the index at the side.
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
