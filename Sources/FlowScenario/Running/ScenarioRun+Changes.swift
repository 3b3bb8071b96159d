import FlowSimulator

extension ScenarioRun {
    /// The actions that change something other than the bounds, whatever the view.
    func change(_ action: Scenario.Action) {
        switch action {
        case .insets(let insets): change(insets)
        case .traits(let traits): change(traits)
        case .resizeItems(let items): resize(items)
        case .changeItems(let items): changeContents(items)
        case .update(let operations): update(operations)
        case .reload(let sections):
            if let sections { dataSource.data.replace(with: sections) }
            host.reloadData()
        default: break
        }
    }

    func change(_ insets: Scenario.InsetChange) {
        if let content = insets.content { view.contentInset = EdgeInsets(content) }
        if let safeArea = insets.safeArea { view.setSafeAreaInsets(EdgeInsets(safeArea)) }
        if let margins = insets.layoutMargins { view.layoutMargins = EdgeInsets(margins) }
    }

    func change(_ traits: Scenario.TraitChange) {
        var changed = [view.overrideTraitCollection].compactMap { $0 }
        if let scale = traits.displayScale {
            dataSource.surroundings.scale = scale
            changed.append(TraitCollection(displayScale: scale))
        }
        if let direction = traits.layoutDirection {
            changed.append(TraitCollection(layoutDirection: direction.inUIKit()))
        }
        if let category = traits.contentSizeCategory {
            dataSource.surroundings.contentSizeCategory = category
            changed.append(TraitCollection(preferredContentSizeCategory: category.inUIKit))
        }
        view.overrideTraitCollection = TraitCollection(traitsFrom: changed)
    }

    private func resize(_ items: [Scenario.ItemResize]) {
        for change in items {
            let path = change.item.indexPath
            dataSource.resize(path, to: change.size)
            // Where cells are not measured, their contents are the delegate's business.
            if host.measuresCells { host.remeasure(at: path) }
        }
    }
}

extension Scenario.ContentSizeCategory {
    /// As traits have it.
    package var inUIKit: ContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
