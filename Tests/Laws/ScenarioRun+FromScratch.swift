import CompositionalSimulator
import FlowScenario
import FlowSimulator
import Foundation

extension ScenarioRun {
    /// Makes a new view in the same surroundings with the same data, whose layout has the known sizes of a run. It
    /// never lays out: other items stay without measurement.
    ///
    /// It is `nil` if the layout's sizes cannot be passed on: averages depend on earlier items.
    convenience init?(fromScratch run: ScenarioRun) {
        if run.values.estimate == .automatic, run.layout.estimatedItemCount > 0 { return nil }
        var scenario = run.scenario
        scenario.container = run.presentContainer
        // Whether sizes are asked for depends on the layout that the scenario began with.
        self.init(scenario)
        dataSource.copyContents(of: run.dataSource)
        flow.apply(run.values)
        collectionView.contentOffset = run.collectionView.contentOffset
        guard run.values.cellsSizeThemselves else { return }
        var context: CollectionViewLayoutInvalidationContext?
        for (section, content) in run.dataSource.data.sections.enumerated() {
            for item in 0..<content.items.count {
                let path = IndexPath(item: item, section: section)
                guard !run.layout.isEstimated(at: path), let known = run.layout.layoutAttributesForItem(at: path),
                    let original = collectionView.layoutAttributesForItem(at: path),
                    let preferred = original.copy() as? CollectionViewLayoutAttributes
                else { continue }
                preferred.size = known.size
                context = layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            }
        }
        if let context { layout.invalidateLayout(with: context) }
    }

    /// Makes a new view with a compositional layout, in the same surroundings with the same data, whose layout has the
    /// measured sizes of a run. It never lays out: other items stay without measurement.
    convenience init(fromScratch run: ScenarioRun, _ host: CompositionalHost) {
        var scenario = run.scenario
        scenario.container = run.presentContainer
        scenario.compositional = host.values
        self.init(scenario)
        dataSource.copyContents(of: run.dataSource)
        collectionView.contentOffset = run.collectionView.contentOffset
        let (known, view) = (host.compositionalLayout, collectionView)
        for (section, content) in run.dataSource.data.sections.enumerated() {
            for kind in scenario.viewKinds {
                let path = IndexPath(item: 0, section: section)
                give(
                    known.measuredSize(ofViewOfKind: kind, at: path),
                    to: view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
            }
            for item in 0..<content.items.count {
                let path = IndexPath(item: item, section: section)
                give(known.measuredSize(ofItemAt: path), to: view.layoutAttributesForItem(at: path))
            }
        }
        for item in scenario.compositional?.boundaryItems ?? [] {
            let path = IndexPath(index: 0)
            give(
                known.measuredSize(ofViewOfKind: item.kind, at: path),
                to: view.layoutAttributesForSupplementaryElement(ofKind: item.kind, at: path))
        }
    }

    /// Gives an element of a compositional layout a measured size.
    private func give(_ size: CGSize?, to original: CollectionViewLayoutAttributes?) {
        guard let size, let original, let preferred = original.copy() as? CollectionViewLayoutAttributes else { return }
        preferred.size = size
        let layout = collectionView.collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }

    /// Makes a new table in the same surroundings with the same data and properties, without any steps.
    convenience init(freshTable run: ScenarioRun) {
        var scenario = run.scenario
        scenario.container = run.presentContainer
        scenario.table = run.table.values
        // The methods of the delegate depend on the contents in the steps.
        self.init(scenario)
        dataSource.copyContents(of: run.dataSource)
    }

    /// The container after the steps so far.
    private var presentContainer: Scenario.Container {
        var container = scenario.container
        container.size = view.bounds.size
        for step in scenario.steps.prefix(report.steps.count - 1) {
            for action in step.action.parts {
                switch action {
                case .insets(let change):
                    container.insets = change.content ?? container.insets
                    container.safeArea = change.safeArea ?? container.safeArea
                    container.layoutMargins = change.layoutMargins ?? container.layoutMargins
                case .traits(let change):
                    container.scale = change.displayScale ?? container.scale
                    container.layoutDirection = change.layoutDirection ?? container.layoutDirection
                    container.contentSizeCategory = change.contentSizeCategory ?? container.contentSizeCategory
                default: continue
                }
            }
        }
        return container
    }

    /// Whether sizes changed and the layout, which asks for them, was not invalidated: it rightly keeps the old ones.
    var hasStaleSizes: Bool {
        guard !host.measuresCells else { return false }
        var isStale = false
        for step in scenario.steps.prefix(report.steps.count - 1) {
            for action in step.action.parts {
                switch action {
                case .resizeItems: isStale = true
                case .invalidate(.everything), .reload: isStale = false
                default: continue
                }
            }
        }
        return isStale
    }
}

extension Scenario {
    /// The kinds of headers and footers, in code.
    @MainActor
    fileprivate var viewKinds: [String] {
        [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
    }
}
