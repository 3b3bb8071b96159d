import FlowSimulator
import Foundation

extension ScenarioRun: MomentSource {
    /// How many elements of one moment are kept.
    private static let elementLimit = 2000

    func momentSnapshot() -> MomentReader.Snapshot? {
        let items = host.itemState
        let viewport = view.bounds
        // Half a viewport before and after what is seen.
        let region = scrollAxis.inset(viewport, along: -scrollAxis.along(viewport.size) / 2)
        var found = host.elementSnapshots(in: region)
        if found.count > Self.elementLimit {
            found = Array(host.elementSnapshots(in: viewport).prefix(Self.elementLimit))
        }
        let pinned = host.pinsHeaders || host.pinsFooters ? PinnedElements(found, along: scrollAxis) : nil
        // As the data are now: a value.
        let data = dataSource.data
        return MomentReader.Snapshot(
            viewport: viewport, contentSize: view.contentSize,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            measured: items.measured, estimated: items.estimated,
            elements: fromBackToFront(found).map { snapshot in
                var element = timelineElement(snapshot)
                element.isPinned = pinned?.contains(snapshot) ?? false
                return MomentReader.SeenElement(snapshot, element)
            },
            rows: PictureRow.rows(of: found, in: self),
            identity: { path in data.number(section: path.section, item: path.item).map { "item \($0)" } })
    }

    func refuse(elementCount: Int, limit: Int) {
        budget.exceed(
            "\(NumberText.grouped(elementCount)) elements in all moments of a page; the limit is "
                + NumberText.grouped(limit))
    }

    private func timelineElement(_ snapshot: ElementSnapshot) -> Timeline.Element {
        let drawn = element(snapshot)
        return Timeline.Element(
            identity: identity(of: snapshot), role: drawn.role, label: drawn.label, text: drawn.text,
            parts: drawn.parts, frame: drawn.frame, zIndex: snapshot.zIndex)
    }

    /// An item's number stays with it wherever it goes.
    private func identity(of snapshot: ElementSnapshot) -> String {
        let path = snapshot.indexPath
        guard snapshot.category == .cell else { return snapshot.name.description }
        return dataSource.data.number(section: path.section, item: path.item).map { "item \($0)" } ?? "at \(path)"
    }
}
