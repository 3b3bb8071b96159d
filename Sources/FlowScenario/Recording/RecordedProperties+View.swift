import FlowSimulator

extension RecordedProperties {
    @MainActor
    init(_ view: CollectionView, _ layout: CollectionViewFlowLayout) {
        var container = Scenario.Container(view)
        container.selfSizingInvalidation = .init(view.selfSizingInvalidation)
        self.init(container, .layout(Scenario.Layout(layout, of: view)))
    }

    /// - Parameter values: The table's properties, as scenarios have them.
    @MainActor
    init(_ table: TableView, _ values: Scenario.Table) {
        var container = Scenario.Container(table)
        container.selfSizingInvalidation = .init(table.selfSizingInvalidation)
        self.init(container, .table(values))
    }
}

extension Scenario.Container {
    @MainActor
    fileprivate init(_ view: some ScrollView) {
        let size = view.bounds.size
        self.init(
            width: size.width, height: size.height, scale: view.traitCollection.displayScale,
            insets: Scenario.Insets(view.contentInset))
        safeArea = Scenario.Insets(view.safeAreaInsets)
        layoutMargins = Scenario.Insets(view.layoutMargins)
        layoutDirection = .init(view.effectiveUserInterfaceLayoutDirection)
        let category = view.traitCollection.preferredContentSizeCategory
        contentSizeCategory = Scenario.ContentSizeCategory.allCases.first { $0.inUIKit == category } ?? .large
    }
}
