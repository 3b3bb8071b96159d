import FlowSimulator

/// What of a view a scenario names, items aside.
@MainActor
struct RecordedSurroundings {
    private let container: Scenario.Container
    private let surface: Scenario.Surface

    init(_ view: CollectionView, _ layout: CollectionViewFlowLayout) {
        var container = Scenario.Container(view)
        container.selfSizingInvalidation = .init(view.selfSizingInvalidation)
        self.container = container
        surface = .layout(Scenario.Layout(layout, of: view))
    }

    /// - Parameter values: The table's, as scenarios have them.
    init(_ table: TableView, _ values: Scenario.Table) {
        var container = Scenario.Container(table)
        container.selfSizingInvalidation = .init(table.selfSizingInvalidation)
        self.container = container
        surface = .table(values)
    }

    /// Whether cells say how large they are.
    var measures: Bool { surface.measuresCells }

    /// Without items and steps.
    var scenario: Scenario {
        switch surface {
        case .layout(let layout): return Scenario(container: container, layout: layout)
        case .table(let table):
            var scenario = Scenario(container: container)
            scenario.table = table
            return scenario
        }
    }

    /// What is different, but for the size, which the trace tells.
    func changes(since before: RecordedSurroundings) -> [Scenario.Action] {
        var actions: [Scenario.Action] = []
        if let traits = container.traitChange(since: before.container) { actions.append(.traits(traits)) }
        if let insets = container.insetChange(since: before.container) { actions.append(.insets(insets)) }
        switch (surface, before.surface) {
        case (.layout(let values), .layout(let old)) where values != old:
            actions.append(.set(Scenario.LayoutChange(values, names: ["layout"])))
        case (.table(let values), .table(let old)) where values != old:
            actions.append(.setTable(Scenario.TableChange(values, names: values.members(over: old).keys)))
        default: break
        }
        return actions
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
