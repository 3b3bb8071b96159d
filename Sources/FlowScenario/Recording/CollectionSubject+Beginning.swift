import FlowSimulator
import Foundation

extension CollectionSubject {
    /// What was measured far from the start is seen on the way, then the view is scrolled to where it is.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        guard let new = RecordedBeginning(beginning, describedSectionsAtStart) else { return [] }
        let alignment: Scenario.ScrollAlignment = layout.scrollDirection == .horizontal ? .left : .top
        var next = Place()
        // Every one of them brings what is beside it on screen, so there are far fewer than items.
        while new.actions.count < 1000, layout.estimatedItemSize != .zero,
            let path = next.advance(
                in: collectionView, until: { !layout.isEstimated(at: $0) && new.run.host.isEstimated(at: $0) })
        {
            guard new.perform(.scrollTo(path, alignment)) else { return new.actions }
        }
        new.go(to: collectionView.contentOffset)
        new.select(selectedPaths)
        return new.actions
    }

    /// An item after the other.
    @MainActor
    private struct Place {
        private var section = 0
        private var item = 0

        mutating func advance(in view: CollectionView, until isWanted: (IndexPath) -> Bool) -> IndexPath? {
            while section < view.numberOfSections {
                guard item < view.numberOfItems(inSection: section) else {
                    (section, item) = (section + 1, 0)
                    continue
                }
                defer { item += 1 }
                let path = IndexPath(item: item, section: section)
                if isWanted(path) { return path }
            }
            return nil
        }
    }
}
