#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A collection view on which a scenario is played, with the scenario's flow layout.
@MainActor
final class PlatformFlowHost: PlatformCollectionHost {
    private let layout: RelativeFlowLayout
    private let layoutRecorder: CollectionViewRecorder
    private let delegate: SectionMetricsDelegate
    /// Whether any size that the delegate or a cell returns is relative to the space available for items.
    private let answersDependOnRoom: Bool
    /// The geometry of the view at the last layout. Relative sizes depend on this geometry.
    private var knownSurroundings: LayoutRoom?

    init(_ scenario: Scenario, _ surroundings: ScenarioPlayer.Surroundings) {
        answersDependOnRoom = scenario.answersDependOnRoom
        let layout = RelativeFlowLayout()
        layout.values = scenario.layout
        layout.applyValues()
        self.layout = layout
        let view = UICollectionView(
            frame: CGRect(origin: .zero, size: scenario.container.size), collectionViewLayout: layout)
        let contents = ScenarioContents(scenario.sections)
        let sizes = ReportedSizes(contents: contents, view: view) { size, section, _ in
            layout.points(of: size, in: contents.measures(ofSection: section))
        }
        layoutRecorder = CollectionViewRecorder(recording: view, name: scenario.name)
        delegate = SectionMetricsDelegate(sizes, layout: layout, givesSizes: scenario.givesSizes)
        super.init(view, sizes, layoutRecorder, surroundings)
    }

    override var surface: Scenario.Surface { .layout(layout.values) }
    override func connectDelegate() { collectionView.delegate = delegate }

    /// Updates the layout's properties that are relative to the space available for items.
    ///
    /// If the space has changed, and the delegate or a cell returns relative sizes, the layout is also invalidated, as
    /// in apps: a rotation alone does not ask the delegate again (R9.10).
    override func applyRoom() {
        layout.applyValues()
        let surroundings = layout.surroundings
        if answersDependOnRoom, let knownSurroundings, knownSurroundings != surroundings { layout.invalidateLayout() }
        knownSurroundings = surroundings
    }

    override func announce(_ announcement: CollectionViewRecorder.Announcement) {
        layoutRecorder.announce(announcement)
    }

    override func performOnLayout(_ action: Scenario.Action) {
        guard case .set(let change) = action else { return }
        layout.values = change.layout
        layout.applyValues()
    }

    override func makeContext(
        for described: Scenario.Invalidation.Context
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = described.counts ? CountingFlowContext() : UICollectionViewFlowLayoutInvalidationContext()
        if let flag = described.delegateMetrics { context.invalidateFlowLayoutDelegateMetrics = flag }
        if let flag = described.attributes { context.invalidateFlowLayoutAttributes = flag }
        return context
    }
}

/// A context after which the view asks for the numbers of sections and items again.
private final class CountingFlowContext: UICollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}

extension Scenario {
    /// Whether the delegate must return sizes. This is the case if cells are not measured and the scenario gives any
    /// item a size at any time.
    fileprivate var givesSizes: Bool {
        guard !layout.cellsSizeThemselves else { return false }
        return sectionsOfAllTimes.flatMap(\.items).contains { if case .given = $0.content { true } else { false } }
            || allActions.contains { if case .resizeItems = $0 { true } else { false } }
    }
}
#endif
