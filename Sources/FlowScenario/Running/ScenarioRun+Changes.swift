import FlowSimulator

extension ScenarioRun {
    /// The actions that change something other than the bounds.
    func change(_ action: Scenario.Action) {
        switch action {
        case .invalidate(.everything): layout.invalidateLayout()
        case .invalidate(.context(let context)): layout.invalidateLayout(with: made(from: context))
        case .set(let change): apply(change.layout)
        case .insets(let insets): change(insets)
        case .traits(let traits): change(traits)
        case .resizeItems(let items): resize(items)
        case .changeItems(let items): changeContents(items)
        case .update(let operations): update(operations)
        case .reload(let sections):
            if let sections { dataSource.data.replace(with: sections) }
            collectionView.reloadData()
        default: break
        }
    }

    private func made(
        from context: Scenario.Invalidation.Context
    ) -> CollectionViewFlowLayoutInvalidationContext {
        let made = context.counts ? CountingContext() : CollectionViewFlowLayoutInvalidationContext()
        if !context.items.isEmpty { made.invalidateItems(at: context.items.map(\.indexPath)) }
        let supplementaries = [
            (CollectionView.elementKindSectionHeader, context.headers),
            (CollectionView.elementKindSectionFooter, context.footers),
        ]
        for (kind, paths) in supplementaries where !paths.isEmpty {
            made.invalidateSupplementaryElements(ofKind: kind, at: paths.map(\.indexPath))
        }
        if !context.backgrounds.isEmpty {
            made.invalidateDecorationElements(
                ofKind: ScenarioBackgroundView.kind, at: context.backgrounds.map { IndexPath(item: 0, section: $0) })
        }
        if let flag = context.delegateMetrics { made.invalidateFlowLayoutDelegateMetrics = flag }
        if let flag = context.attributes { made.invalidateFlowLayoutAttributes = flag }
        made.contentOffsetAdjustment = context.offsetAdjustment
        made.contentSizeAdjustment = context.sizeAdjustment
        return made
    }

    /// The delegate answers for sections that depart from the layout, so it has to know first.
    package func apply(_ values: Scenario.Layout) {
        self.values = values
        delegate.layout = values
        dataSource.itemSize = values.itemSize
        collectionView.quirks = values.quirks
        collectionView.anchorPolicy = values.anchor
        layout.apply(values, itemSize: scenario.itemSize(with: values))
    }

    func change(_ insets: Scenario.InsetChange) {
        if let content = insets.content { collectionView.contentInset = EdgeInsets(content) }
        if let safeArea = insets.safeArea { collectionView.setSafeAreaInsets(EdgeInsets(safeArea)) }
        if let margins = insets.layoutMargins { collectionView.layoutMargins = EdgeInsets(margins) }
    }

    func change(_ traits: Scenario.TraitChange) {
        var changed = [collectionView.overrideTraitCollection].compactMap { $0 }
        if let scale = traits.displayScale {
            dataSource.surroundings.scale = scale
            changed.append(TraitCollection(displayScale: scale))
        }
        if let direction = traits.layoutDirection {
            changed.append(
                TraitCollection(layoutDirection: direction == .leftToRight ? .leftToRight : .rightToLeft))
        }
        if let category = traits.contentSizeCategory {
            dataSource.surroundings.contentSizeCategory = category
            changed.append(TraitCollection(preferredContentSizeCategory: category.inUIKit))
        }
        collectionView.overrideTraitCollection = TraitCollection(traitsFrom: changed)
    }

    private func resize(_ items: [Scenario.ItemResize]) {
        for change in items {
            let path = change.item.indexPath
            dataSource.resize(path, to: change.size)
            // Where cells are not measured, their contents are the delegate's business.
            if values.cellsSizeThemselves { collectionView.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
        }
    }
}

/// A context after which the numbers of sections and items are asked again, as client code makes one: by overriding.
private final class CountingContext: CollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
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
