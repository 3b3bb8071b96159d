import ElementsSimulator

// Steps that every simulated view can do.

extension StepHost where Self: ScenarioHost {
    package var contents: ScenarioContents { dataSource.contents }

    package var contentOffset: CGPoint {
        get { view.contentOffset }
        set { view.contentOffset = newValue }
    }

    package var contentSize: CGSize { view.contentSize }
    package var contentInsets: Scenario.Insets { Scenario.Insets(view.adjustedContentInset) }

    package var size: CGSize {
        get { view.bounds.size }
        set { view.frame.size = newValue }
    }

    package var scrollsVertically: Bool { scrollAxis == .vertical }

    package func hold(_ isHeld: Bool) {
        if isHeld { view.beginDragging() } else { view.endDragging() }
    }

    package func change(_ insets: Scenario.InsetChange) {
        if let content = insets.content { view.contentInset = EdgeInsets(content) }
        if let safeArea = insets.safeArea { view.setSafeAreaInsets(EdgeInsets(safeArea)) }
        if let margins = insets.layoutMargins { view.layoutMargins = EdgeInsets(margins) }
    }

    package func change(_ traits: Scenario.TraitChange) {
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

    package func willResize(_ paths: [IndexPath]) {}

    package func showContent(at path: IndexPath) {
        guard let (_, content) = contents.cell(at: path) else { return }
        shownContent(at: path)?.show(content, at: dataSource.surroundings.contentSizeCategory)
    }
}
