import FlowScenario
import FlowSimulator

/// What of a view and its layout a scenario names, items aside.
@MainActor
struct RecordedSurroundings {
    private let container: Scenario.Container
    private let values: Scenario.Layout

    init(_ view: CollectionView, _ layout: CollectionViewFlowLayout) {
        let size = view.bounds.size
        var container = Scenario.Container(
            width: size.width, height: size.height, scale: view.traitCollection.displayScale,
            insets: Scenario.Insets(view.contentInset))
        container.safeArea = Scenario.Insets(view.safeAreaInsets)
        container.layoutMargins = Scenario.Insets(view.layoutMargins)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        container.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let category = view.traitCollection.preferredContentSizeCategory
        container.contentSizeCategory = Scenario.ContentSizeCategory.allCases.first { $0.inUIKit == category } ?? .large
        switch view.selfSizingInvalidation {
        case .disabled: container.selfSizingInvalidation = .disabled
        case .enabledIncludingConstraints: container.selfSizingInvalidation = .enabledIncludingConstraints
        default: container.selfSizingInvalidation = .enabled
        }
        self.container = container
        values = Scenario.Layout(layout, of: view)
    }

    /// Whether cells say how large they are.
    var measures: Bool { values.cellsSizeThemselves }

    /// Without items and steps.
    var scenario: Scenario { Scenario(container: container, layout: values) }

    /// What is different, but for the size, which the trace tells.
    func changes(since before: RecordedSurroundings) -> [Scenario.Action] {
        var actions: [Scenario.Action] = []
        let (now, then) = (container, before.container)
        func changed<Value: Equatable>(_ path: KeyPath<Scenario.Container, Value>) -> Value? {
            now[keyPath: path] == then[keyPath: path] ? nil : now[keyPath: path]
        }
        let traits = Scenario.TraitChange(
            displayScale: changed(\.scale), layoutDirection: changed(\.layoutDirection),
            contentSizeCategory: changed(\.contentSizeCategory))
        if traits != Scenario.TraitChange() { actions.append(.traits(traits)) }
        let insets = Scenario.InsetChange(
            content: changed(\.insets), safeArea: changed(\.safeArea), layoutMargins: changed(\.layoutMargins))
        if insets != Scenario.InsetChange() { actions.append(.insets(insets)) }
        if values != before.values { actions.append(.set(Scenario.LayoutChange(values, names: ["layout"]))) }
        return actions
    }
}

extension Scenario.Layout {
    @MainActor
    fileprivate init(_ layout: CollectionViewFlowLayout, of view: CollectionView) {
        self.init()
        direction = layout.scrollDirection == .horizontal ? .horizontal : .vertical
        itemSize = Scenario.ItemSize(layout.itemSize)
        switch layout.estimatedItemSize {
        case .zero: estimate = .none
        case CollectionViewFlowLayout.automaticSize: estimate = .automatic
        case let size: estimate = .size(Scenario.ItemSize(size))
        }
        minimumLineSpacing = layout.minimumLineSpacing
        minimumInteritemSpacing = layout.minimumInteritemSpacing
        sectionInset = Scenario.Insets(layout.sectionInset)
        headerLength = .points(Double(scrollAxis.along(layout.headerReferenceSize)))
        footerLength = .points(Double(scrollAxis.along(layout.footerReferenceSize)))
        pinsHeaders = layout.sectionHeadersPinToVisibleBounds
        pinsFooters = layout.sectionFootersPinToVisibleBounds
        switch layout.sectionInsetReference {
        case .fromSafeArea: insetReference = .safeArea
        case .fromLayoutMargins: insetReference = .layoutMargins
        default: insetReference = .contentInset
        }
        flipsInRightToLeft = layout.flipsHorizontallyInOppositeLayoutDirection
        anchor = view.anchorPolicy
        options = layout.options
        quirks = view.quirks
    }
}

extension Scenario.Insets {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
