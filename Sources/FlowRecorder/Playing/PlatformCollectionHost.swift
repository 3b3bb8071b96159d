#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A collection view on which a scenario is played, with the scenario's flow layout.
@MainActor
final class PlatformCollectionHost: PlatformHost {
    let collectionView: UICollectionView
    let collectionRecorder: CollectionViewRecorder
    let contents: ScenarioContents
    let surroundings: ScenarioPlayer.Surroundings
    private let layout: RelativeFlowLayout
    /// Whether any size that the delegate or a cell returns is relative to the space available for items.
    private let answersDependOnRoom: Bool
    /// The geometry of the view at the last layout. Relative sizes depend on this geometry.
    private var knownSurroundings: LayoutRoom?
    private let source: CollectionItemSource
    private let delegate: SectionMetricsDelegate

    init(_ scenario: Scenario, _ surroundings: ScenarioPlayer.Surroundings) {
        self.surroundings = surroundings
        contents = ScenarioContents(scenario.sections)
        answersDependOnRoom = scenario.answersDependOnRoom
        layout = RelativeFlowLayout()
        layout.values = scenario.layout
        layout.applyValues()
        collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: scenario.container.size), collectionViewLayout: layout)
        let sizes = ReportedSizes(contents: contents, view: collectionView) { [layout, contents] size, section in
            layout.points(of: size, in: contents.measures(ofSection: section))
        }
        source = CollectionItemSource(sizes)
        collectionRecorder = CollectionViewRecorder(recording: collectionView, name: scenario.name)
        delegate = SectionMetricsDelegate(sizes, layout: layout, givesSizes: scenario.givesSizes)
    }

    var scrollView: UIScrollView { collectionView }
    var recorder: ScenarioRecorder { collectionRecorder }
    var scrollsVertically: Bool { layout.scrollDirection == .vertical }
    var measuresCells: Bool { layout.estimates }

    func connect() {
        // Cells that are made ahead are measured ahead.
        collectionView.isPrefetchingEnabled = false
        collectionView.register(GivenSizeCell.self, forCellWithReuseIdentifier: GivenSizeCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: GivenSizeCell.identifier)
        }
        collectionView.dataSource = source
        collectionView.delegate = delegate
    }

    /// Updates the layout's properties that are relative to the space available for items.
    ///
    /// If the space has changed, and the delegate or a cell returns relative sizes, the layout is also invalidated, as
    /// in apps: a rotation alone does not ask the delegate again (R9.10).
    func applyRoom() {
        layout.applyValues()
        let surroundings = layout.surroundings
        if answersDependOnRoom, let knownSurroundings, knownSurroundings != surroundings { layout.invalidateLayout() }
        knownSurroundings = surroundings
    }

    func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment) {
        let position = UICollectionView.ScrollPosition(alignment)
        collectionRecorder.announce(.scrollToItem(path, position))
        collectionView.scrollToItem(at: path, at: position, animated: false)
    }

    func willResize(_ paths: [IndexPath]) { collectionRecorder.announce(.changeContents(paths)) }

    func remeasure(at path: IndexPath) {
        if measuresCells { collectionView.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    }

    func reloadData() { collectionView.reloadData() }

    func select(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        } else {
            collectionView.deselectItem(at: path, animated: false)
        }
    }

    func performBatch(_ operations: [Scenario.UpdateOperation], _ changes: @escaping () -> Void) throws {
        try checkFits(operations)
        for case .reconfigureItems(let paths, _) in operations.map(\.kind) {
            collectionRecorder.announce(.reconfigureItems(paths.map(\.indexPath)))
        }
        collectionView.performBatchUpdates(changes, completion: nil)
    }

    func notify(of operation: Scenario.UpdateOperation.Kind) {
        switch operation {
        case .insertItems(let groups, let path): collectionView.insertItems(at: path.following(groups).map(\.indexPath))
        case .deleteItems(let paths): collectionView.deleteItems(at: paths.map(\.indexPath))
        case .moveItem(let path, let target): collectionView.moveItem(at: path.indexPath, to: target.indexPath)
        case .reloadItems(let paths, _): collectionView.reloadItems(at: paths.map(\.indexPath))
        case .reconfigureItems(let paths, _): reconfigure(paths.map(\.indexPath))
        case .insertSection(_, let index): collectionView.insertSections([index])
        case .deleteSection(let index): collectionView.deleteSections([index])
        case .moveSection(let index, let target): collectionView.moveSection(index, toSection: target)
        case .reloadSection(let index, _): collectionView.reloadSections([index])
        }
    }

    private func reconfigure(_ paths: [IndexPath]) {
        if #available(iOS 15, tvOS 15, *) {
            collectionView.reconfigureItems(at: paths)
        } else {
            collectionView.reloadItems(at: paths)
        }
    }

    func perform(_ action: Scenario.Action) {
        switch action {
        case .set(let change):
            layout.values = change.layout
            layout.applyValues()
        case .invalidate(.everything): layout.invalidateLayout()
        case .invalidate(.context(let context)): invalidate(context)
        case .movement(let movement): move(movement)
        default: break
        }
    }

    private func move(_ movement: Scenario.Movement) {
        switch movement {
        case .begin(let path): collectionView.beginInteractiveMovementForItem(at: path.indexPath)
        case .update(let position): collectionView.updateInteractiveMovementTargetPosition(position)
        case .end: collectionView.endInteractiveMovement()
        case .cancel: collectionView.cancelInteractiveMovement()
        }
    }

    private func invalidate(_ described: Scenario.Invalidation.Context) {
        let context = described.counts ? CountingContext() : UICollectionViewFlowLayoutInvalidationContext()
        if !described.items.isEmpty { context.invalidateItems(at: described.items.map(\.indexPath)) }
        let supplementaries = [
            (UICollectionView.elementKindSectionHeader, described.headers),
            (UICollectionView.elementKindSectionFooter, described.footers),
        ]
        for (kind, paths) in supplementaries where !paths.isEmpty {
            context.invalidateSupplementaryElements(ofKind: kind, at: paths.map(\.indexPath))
        }
        if !described.backgrounds.isEmpty {
            let paths = described.backgrounds.map { IndexPath(item: 0, section: $0) }
            context.invalidateDecorationElements(ofKind: "background", at: paths)
        }
        if let flag = described.delegateMetrics { context.invalidateFlowLayoutDelegateMetrics = flag }
        if let flag = described.attributes { context.invalidateFlowLayoutAttributes = flag }
        context.contentOffsetAdjustment = described.offsetAdjustment
        context.contentSizeAdjustment = described.sizeAdjustment
        layout.invalidateLayout(with: context)
    }
}

/// A context after which the view asks for the numbers of sections and items again.
private final class CountingContext: UICollectionViewFlowLayoutInvalidationContext {
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

extension UICollectionView.ScrollPosition {
    fileprivate init(_ alignment: Scenario.ScrollAlignment) {
        self = Self.named.first { $0.alignment == alignment }?.position ?? .top
    }
}
#endif
