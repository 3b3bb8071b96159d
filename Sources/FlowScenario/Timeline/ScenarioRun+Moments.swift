import ElementsSimulator

extension ScenarioRun: MomentSource {
    /// The greatest number of elements that are stored for one moment.
    private static let elementLimit = 2000

    package func shownMoment() -> ShownMoment? {
        let items = host.itemState
        // Half a viewport before and after the visible part.
        let region = scrollAxis.inset(view.bounds, along: -scrollAxis.along(view.bounds.size) / 2)
        var found = host.elementSnapshots(in: region)
        if found.count > Self.elementLimit {
            found = Array(host.elementSnapshots(in: view.bounds).prefix(Self.elementLimit))
        }
        let pinned = host.pinsHeaders || host.pinsFooters ? PinnedElements(found, along: scrollAxis) : nil
        let snapshot = snapshot(of: found, items)
        let drawn = snapshot.elements.map { place in
            var drawn = element(place)
            drawn.identity = identity(of: place)
            drawn.spacings = []
            drawn.isPinned = pinned?.contains(place) ?? false
            return drawn
        }
        // As the data are now: a value.
        let data = dataSource.data
        return ShownMoment(snapshot, drawn: drawn) { path in
            data.number(section: path.section, item: path.item).map { "item \($0)" }
        }
    }

    package func refuse(elementCount: Int, limit: Int) {
        budget.exceed(
            "\(NumberText.grouped(elementCount)) elements in all moments of a page; the limit is "
                + NumberText.grouped(limit))
    }

    /// Returns a text that identifies an element at all moments. An item is identified by its number, which a move does
    /// not change.
    private func identity(of snapshot: ElementSnapshot) -> String {
        let path = snapshot.indexPath
        guard snapshot.category == .cell else { return snapshot.name.description }
        return dataSource.data.number(section: path.section, item: path.item).map { "item \($0)" } ?? "at \(path)"
    }
}
