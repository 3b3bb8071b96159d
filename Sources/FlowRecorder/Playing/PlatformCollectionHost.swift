#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A collection view on which a scenario is played. Its subclasses have the layouts.
@MainActor
class PlatformCollectionHost: PlatformHost {
    final let collectionView: UICollectionView
    final let recorder: ScenarioRecorder
    final let contents: ScenarioContents
    final let surroundings: ScenarioPlayer.Surroundings
    private final let source: CollectionItemSource

    /// Makes the host of a view with a layout. The view has no data source and no delegate before ``connect()``.
    init(
        _ collectionView: UICollectionView, _ sizes: ReportedSizes, _ recorder: ScenarioRecorder,
        _ surroundings: ScenarioPlayer.Surroundings
    ) {
        self.collectionView = collectionView
        self.recorder = recorder
        self.surroundings = surroundings
        contents = sizes.contents
        source = CollectionItemSource(sizes)
    }

    final var scrollView: UIScrollView { collectionView }
    final var scrollsVertically: Bool { surface.scrollsVertically }
    final var measuresCells: Bool { surface.measuresCells }

    final func connect() {
        // Cells that are made ahead are measured ahead.
        collectionView.isPrefetchingEnabled = false
        collectionView.register(GivenSizeCell.self, forCellWithReuseIdentifier: GivenSizeCell.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            register(supplementaryKind: kind)
        }
        collectionView.dataSource = source
        connectDelegate()
    }

    final func register(supplementaryKind kind: String) {
        collectionView.register(
            GivenLengthView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: GivenSizeCell.identifier)
    }

    // MARK: For subclasses

    /// The present properties of the layout.
    var surface: Scenario.Surface { .layout(Scenario.Layout()) }
    /// Sets the view's delegate, if there is one.
    func connectDelegate() {}
    func applyRoom() {}
    /// Announces a change to a recorder that cannot notice it.
    func announce(_ announcement: CollectionViewRecorder.Announcement) {}
    /// Performs an action that only one kind of layout can perform.
    func performOnLayout(_ action: Scenario.Action) {}
    /// Makes an invalidation context that names no elements yet.
    func makeContext(for described: Scenario.Invalidation.Context) -> UICollectionViewLayoutInvalidationContext {
        described.counts ? CountingContext() : UICollectionViewLayoutInvalidationContext()
    }
}

// MARK: Steps

extension PlatformCollectionHost {
    func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment) {
        let position = UICollectionView.ScrollPosition(alignment)
        announce(.scrollToItem(path, position))
        collectionView.scrollToItem(at: path, at: position, animated: false)
    }

    func willResize(_ paths: [IndexPath]) { announce(.changeContents(paths)) }

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
            announce(.reconfigureItems(paths.map(\.indexPath)))
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
        case .invalidate(.everything): collectionView.collectionViewLayout.invalidateLayout()
        case .invalidate(.context(let context)): invalidate(context)
        case .movement(let movement): move(movement)
        default: performOnLayout(action)
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
        let context = makeContext(for: described)
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
        context.contentOffsetAdjustment = described.offsetAdjustment
        context.contentSizeAdjustment = described.sizeAdjustment
        collectionView.collectionViewLayout.invalidateLayout(with: context)
    }
}

/// A context after which the view asks for the numbers of sections and items again, for a layout that is no flow
/// layout.
private final class CountingContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}

extension UICollectionView.ScrollPosition {
    fileprivate init(_ alignment: Scenario.ScrollAlignment) {
        self = Self.named.first { $0.alignment == alignment }?.position ?? .top
    }
}
#endif
