import FlowSimulator

extension CollectionSubject {
    /// Items that were measured far from the start are seen on the way, then the view is scrolled to where it is.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        guard let new = RecordedBeginning(beginning, describedSectionsAtStart) else { return [] }
        let alignment: Scenario.ScrollAlignment = layout.scrollDirection == .horizontal ? .left : .top
        for (section, recorded) in sectionsAtStart.enumerated() where layout.estimatedItemSize != .zero {
            for path in recorded.items.indices.map({ IndexPath(item: $0, section: section) })
            where new.actions.count < 1000 && !layout.isEstimated(at: path) && new.run.host.isEstimated(at: path) {
                // Each scroll brings its neighbours on screen, so there are far fewer than items.
                guard new.perform(.scrollTo(path, alignment)) else { return new.actions }
            }
        }
        new.go(to: collectionView.contentOffset)
        new.select(selectedPaths)
        return new.actions
    }
}
