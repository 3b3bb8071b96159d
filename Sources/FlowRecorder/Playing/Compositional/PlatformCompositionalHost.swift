#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A collection view on which a scenario is played, with the scenario's compositional layout.
@MainActor
final class PlatformCompositionalHost: PlatformCollectionHost {
    private let maker: CompositionalLayoutMaker
    private let layout: UICollectionViewCompositionalLayout

    init(
        _ scenario: Scenario, _ values: Scenario.CompositionalLayout, _ surroundings: ScenarioPlayer.Surroundings
    ) {
        let maker = CompositionalLayoutMaker(values)
        let contents = ScenarioContents(scenario.sections)
        self.maker = maker
        layout = maker.layout { contents.measures(ofSection: $0) }
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: scenario.container.size), collectionViewLayout: layout)
        let sizes = ReportedSizes(contents: contents, view: view) { [weak view] size, _, given in
            size.size(
                in: Scenario.Room(size: given ?? .zero), scale: Double(view?.traitCollection.displayScale ?? 0))
        }
        let recorder = PlayedScenarioRecorder(view, scenario) { maker.values }
        recorder.namedElements = scenario.elementsWithExpectedFrames
        super.init(view, sizes, recorder, surroundings)
        registerKinds()
    }

    override var surface: Scenario.Surface { .compositional(maker.values) }

    /// Registers the views of all kinds that the layout may have.
    private func registerKinds() {
        for kind in maker.values.supplementaryKinds {
            register(supplementaryKind: CompositionalLayoutMaker.kind(kind))
        }
        for kind in maker.values.decorationKinds {
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
        }
    }

    override func performOnLayout(_ action: Scenario.Action) {
        switch action {
        case .setCompositional(let change):
            maker.values = change.layout
            registerKinds()
            // This also invalidates the layout, so that it asks for all sections again.
            layout.configuration = maker.configuration
        case .scrollSection(let scroll): self.scroll(scroll)
        default: return
        }
    }

    /// Scrolls an orthogonal section. Does nothing if the section no longer exists or does not scroll: the data may
    /// have changed since the step was checked.
    private func scroll(_ scroll: Scenario.SectionScroll) {
        guard contents.data.sections.indices.contains(scroll.section),
            let section = maker.values.sectionLayout(of: contents.measures(ofSection: scroll.section)),
            section.orthogonalScrolling != .none
        else { return }
        surroundings.scrollSection?(scroll.section, CGFloat(scroll.offset), CGFloat(scroll.velocity))
    }
}
#endif
