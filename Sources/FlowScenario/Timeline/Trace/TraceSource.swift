import FlowEngine
import FlowSimulator
import Foundation

/// The pictures that a trace took, as a recorder reads them.
@MainActor
final class TraceSource: MomentSource {
    private let film: TraceFilm
    private let now: LayoutStill
    var place = Place.end
    /// The last picture that was asked for, and the first update that was not yet followed.
    private var next = 0
    private var nextRenumbering = 0
    private var identities = ItemIdentities()

    /// Where in the trace a recorder is.
    enum Place {
        /// An event is being replayed: what the round or pass that it belongs to came to is wanted.
        case during(Int)
        /// The last event of a step was: what was seen then is wanted.
        case after(Int)
        case end
    }

    init(_ film: TraceFilm, now: LayoutStill) {
        (self.film, self.now) = (film, now)
    }

    /// The picture of the round or pass that the event belongs to; nil where it had to go.
    func momentSnapshot() -> MomentReader.Snapshot? {
        switch place {
        case .during(let event):
            if film.droppedCount > 0, event < film.frames.first?.event ?? 0 { return nil }
            while next < film.frames.count, film.frames[next].event < event { next += 1 }
            return snapshot(ofFrame: next)
        case .after(let event):
            let isSeen = next < film.frames.count && film.frames[next].event <= event
            return snapshot(ofFrame: isSeen ? next : max(next - 1, 0))
        case .end: return snapshot(of: now, after: Int.max)
        }
    }

    private func snapshot(ofFrame index: Int) -> MomentReader.Snapshot? {
        guard index < film.frames.count else { return nil }
        return snapshot(of: film.frames[index].still, after: film.frames[index].event)
    }

    func refuse(elementCount: Int, limit: Int) {}

    private func snapshot(of still: LayoutStill, after event: Int) -> MomentReader.Snapshot {
        while nextRenumbering < film.renumberings.count, film.renumberings[nextRenumbering].event < event {
            identities.follow(film.renumberings[nextRenumbering].plan)
            nextRenumbering += 1
        }
        let elements = still.elements.filter { $0.place.frame.isFinite }
        let places = elements.map(\.place)
        let rows =
            still.rowCount == nil
            ? []
            : PictureRow.rows(
                of: places, along: still.scrollsHorizontally ? .horizontal : .vertical, isMirrored: still.isMirrored)
        var snapshot = MomentReader.Snapshot(
            viewport: still.viewport, contentSize: still.contentSize, isRightToLeft: still.isRightToLeft,
            measured: still.measured, estimated: still.estimated,
            elements: elements.map { .init($0.place, timelineElement($0)) }, rows: rows)
        snapshot.identity = { [identities] in identities.known(ofItemAt: $0) }
        return snapshot
    }

    private func timelineElement(_ element: LayoutStill.Element) -> Timeline.Element {
        let drawn = LayoutPicture.Element(element)
        let place = element.place
        return Timeline.Element(
            identity: place.category == .cell ? identities.identity(ofItemAt: place.indexPath) : place.title,
            role: drawn.role, label: drawn.label, parts: drawn.parts, frame: drawn.frame, zIndex: place.zIndex)
    }
}

extension ElementSnapshot {
    /// Nil for what scenarios do not know: other supplementary views than headers and footers, and paths of their own.
    @MainActor
    var nameInScenarios: Scenario.ElementName? {
        switch category {
        case .cell: return indexPath.count == 2 ? name : nil
        case .decorationView: return kind == ScenarioBackgroundView.kind ? name : nil
        case .supplementaryView:
            let edges = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
            return indexPath.isEmpty || !edges.contains(kind ?? "") ? nil : name
        }
    }
}

/// Who is who: an item keeps its number wherever updates move it.
private struct ItemIdentities {
    private var numbers: [IndexPath: Int] = [:]
    private var count = 0

    mutating func identity(ofItemAt path: IndexPath) -> String {
        if let number = numbers[path] { return "item \(number)" }
        count += 1
        numbers[path] = count
        return "item \(count)"
    }

    func known(ofItemAt path: IndexPath) -> String? { numbers[path].map { "item \($0)" } }

    mutating func follow(_ plan: UpdatePlan) {
        var moved: [IndexPath: Int] = [:]
        for (path, number) in numbers where path.count == 2 {
            let old = ItemPath(section: path[0], item: path[1])
            guard (0..<plan.before.sectionCount).contains(old.section),
                (0..<plan.before[old.section]).contains(old.item), let new = plan.afterPath(of: old)
            else { continue }
            moved[IndexPath(indexes: [new.section, new.item])] = number
        }
        numbers = moved
    }
}
