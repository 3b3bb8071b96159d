#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Changes that only a collection view's recorder notices.

extension CollectionViewRecorder {
    /// Whether the layout had an estimate when it was first laid out. If it had one, cells were measured. A scenario
    /// cannot change this later.
    var beganWithEstimate: Bool {
        beginning?.layout?.cellsSizeThemselves ?? layout.estimates
    }

    /// Announces a change that the app makes without notifying the layout. Call this method in a step, directly before
    /// the change.
    public func announce(_ announcement: Announcement) {
        prepareForAnnouncement()
        switch announcement {
        case .scrollToItem(let path, let position):
            // The view goes to {0, 0}, about which the layout is asked.
            guard items.number(at: path) != nil else {
                return report("there is no item \(path.scenarioName) to scroll to; the offset was written")
            }
            add(.action(.scrollTo(path, alignment(position))), cause: .target)
        case .reconfigureItems(let paths):
            present.reconfigured += paths.compactMap(reconfiguration)
        case .changeContents(let paths): add(.contents(change(of: paths)), cause: .nothing)
        }
    }

    private func alignment(_ position: UICollectionView.ScrollPosition) -> Scenario.ScrollAlignment {
        let alignment = Scenario.ScrollAlignment(position)
        if alignment == nil { report("scrollToItem at no position, or at two, was written as one at the top") }
        return alignment ?? .top
    }

    /// Returns the invalidation of a scenario that corresponds to an invalidation context of the app.
    func invalidation(_ context: UICollectionViewLayoutInvalidationContext) -> Scenario.Invalidation {
        guard !context.invalidateEverything else { return .everything }
        var written = Scenario.Invalidation.Context()
        written.items = (context.invalidatedItemIndexPaths ?? []).compactMap(Scenario.ItemPath.init)
        for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] where !paths.isEmpty {
            let named = paths.map { Scenario.SupplementaryPath(section: $0[0], item: $0.count > 1 ? $0[1] : nil) }
            switch kind {
            case UICollectionView.elementKindSectionHeader: written.headers = named
            case UICollectionView.elementKindSectionFooter: written.footers = named
            default: report("a context named supplementary views of another kind, which a flow layout has not")
            }
        }
        let decorations = (context.invalidatedDecorationIndexPaths ?? [:]).values.joined().compactMap(\.first)
        if !decorations.isEmpty {
            written.backgrounds = Set(decorations).sorted()
            report("a context named decoration views, which are not recorded; it was written with their sections")
        }
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            written.delegateMetrics = flow.invalidateFlowLayoutDelegateMetrics
            written.attributes = flow.invalidateFlowLayoutAttributes
        }
        written.counts = context.invalidateDataSourceCounts
        written.offsetAdjustment = context.contentOffsetAdjustment
        written.sizeAdjustment = context.contentSizeAdjustment
        return .context(written)
    }
}
#endif
