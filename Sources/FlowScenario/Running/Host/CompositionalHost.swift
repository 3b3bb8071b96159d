import CollectionSimulator
import CompositionalSimulator

/// The host of a collection view with a compositional layout.
@MainActor
package final class CompositionalHost: CollectionHost {
    package var compositionalLayout: CollectionViewCompositionalLayout { timedLayout }
    private let timedLayout: ScenarioCompositionalLayout
    /// The present properties of the layout.
    package private(set) var values: Scenario.CompositionalLayout
    private let description: LayoutDescriber

    init(_ scenario: Scenario, _ values: Scenario.CompositionalLayout, dataSource: ScenarioDataSource) {
        self.values = values
        let description = LayoutDescriber(values)
        self.description = description
        timedLayout = ScenarioCompositionalLayout(
            sectionProvider: { section, environment in
                description.section(dataSource.measures(ofSection: section), at: section, in: environment)
            }, configuration: description.configuration)
        super.init(scenario, dataSource: dataSource, layout: timedLayout)
        dataSource.decidesSizes = false
        dataSource.presentSize = { [unowned self] path in compositionalLayout.insight.knownFrame(ofItemAt: path)?.size }
        prepare()
    }

    package override var surface: Scenario.Surface { .compositional(values) }
    package override var isMirrored: Bool { isRightToLeft }
    package override var stopwatch: StageStopwatch? {
        didSet { timedLayout.stopwatch = stopwatch }
    }

    private func apply(_ values: Scenario.CompositionalLayout) {
        let former = self.values
        self.values = values
        description.layout = values
        prepare()
        if values.hasConfiguration(of: former) {
            // Other descriptions of sections are no new property: measured sizes stay, as with another width.
            compositionalLayout.invalidateLayout(with: CollectionViewLayoutInvalidationContext())
        } else {
            compositionalLayout.configuration = description.configuration
        }
    }

    /// Registers the kinds of views, and sets the properties that are not those of sections.
    private func prepare() {
        for kind in description.supplementaryKinds {
            register(supplementaryKind: kind)
            for name in scenario.cells.keys {
                collectionView.register(
                    ScenarioContentCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: ScenarioContentCell.identifier(of: name))
            }
        }
        for kind in values.decorationKinds {
            compositionalLayout.register(ScenarioBackgroundView.self, forDecorationViewOfKind: kind)
        }
        compositionalLayout.options = CompositionalLayoutOptions(values.options)
        dataSource.lengthAxis = values.direction == .vertical ? .vertical : .horizontal
        collectionView.quirks = values.quirks
        collectionView.anchorPolicy = values.anchor
    }

    // MARK: State

    package override var pinsHeaders: Bool { description.pins("header") }
    package override var pinsFooters: Bool { description.pins("footer") }

    package override func inset(ofSection section: Int) -> Scenario.Insets {
        Scenario.Insets(compositionalLayout.insets(ofSection: section))
    }

    package override var insetsStartAtContentEdges: Bool { true }

    /// Whether the items of a section scroll across the scroll axis, so that they may be outside of the content.
    package func scrollsAcross(section: Int) -> Bool {
        guard dataSource.data.sections.indices.contains(section),
            let kind = values.sectionLayout(of: dataSource.measures(ofSection: section))
        else { return false }
        return kind.orthogonalScrolling != .none
    }

    override func attributes(ofKind kind: String, at path: IndexPath) -> CollectionViewLayoutAttributes? {
        let name = LayoutDescriber.kind(kind)
        if description.supplementaryKinds.contains(name) {
            return collectionView.layoutAttributesForSupplementaryElement(ofKind: name, at: path)
        }
        return decoration(name, at: path)
    }

    // MARK: Actions

    override func performOnLayout(_ action: Scenario.Action) {
        switch action {
        case .setCompositional(let change): apply(change.layout)
        case .scrollSection(let scroll):
            // The data may have changed since the step was checked.
            guard scrollsAcross(section: scroll.section) else { return }
            collectionView.scrollSection(
                scroll.section, to: CGFloat(scroll.offset), velocity: CGFloat(scroll.velocity))
        default: return
        }
    }

    /// The offset of a section that scrolls, in points along the section's own axis; 0 for other sections.
    package func offset(ofSection section: Int) -> Double { Double(collectionView.offset(ofSection: section)) }

    /// The offset of a section; nil if there is no such section, or if it does not scroll.
    func scrolledOffset(ofSection section: Int) -> Double? {
        scrollsAcross(section: section) ? offset(ofSection: section) : nil
    }
}

extension Scenario.CompositionalLayout {
    /// Whether two layouts have the same properties, apart from their kinds of sections.
    fileprivate func hasConfiguration(of other: Self) -> Bool {
        var other = other
        (other.sectionLayouts, other.groups) = (sectionLayouts, groups)
        return self == other
    }
}
