import ElementsSimulator
import FlowEngine

/// The pictures that a trace took, in the form that a recorder reads.
@MainActor
final class TraceSource: MomentSource {
    private let recording: FrameRecording
    private let now: LayoutSnapshot
    var place = Place.end
    /// The index, in `recording.frames`, at which the next search for an event's picture begins.
    private var next = 0
    /// The index of the first update that was not applied to `identities` yet. An update changes the paths of items.
    private var nextRenumbering = 0
    private var identities = ItemIdentities()

    /// The moment of the trace at which a recorder reads: during an event, after a step, or at the end.
    enum Place {
        /// The moment of an event that is being replayed. The associated value is the event's number. The picture shows
        /// the view in the event's round or pass.
        case during(Int)
        /// The moment after the last event of a step. The associated value is the number of this event. The picture
        /// shows the view after the step.
        case after(Int)
        case end
    }

    init(_ recording: FrameRecording, now: LayoutSnapshot) {
        (self.recording, self.now) = (recording, now)
    }

    /// Returns the picture of the round or pass at the recorder's present moment; nil if the picture was dropped.
    func shownMoment() -> ShownMoment? {
        switch place {
        case .during(let event):
            if recording.droppedCount > 0, event < recording.frames.first?.event ?? 0 { return nil }
            while next < recording.frames.count, recording.frames[next].event < event { next += 1 }
            return moment(ofFrame: next)
        case .after(let event):
            let isSeen = next < recording.frames.count && recording.frames[next].event <= event
            return moment(ofFrame: isSeen ? next : max(next - 1, 0))
        case .end: return moment(of: now, after: Int.max)
        }
    }

    private func moment(ofFrame index: Int) -> ShownMoment? {
        guard index < recording.frames.count else { return nil }
        return moment(of: recording.frames[index].snapshot, after: recording.frames[index].event)
    }

    func refuse(elementCount: Int, limit: Int) {}

    private func moment(of snapshot: LayoutSnapshot, after event: Int) -> ShownMoment {
        while nextRenumbering < recording.renumberings.count, recording.renumberings[nextRenumbering].event < event {
            identities.follow(recording.renumberings[nextRenumbering].plan)
            nextRenumbering += 1
        }
        var snapshot = snapshot
        snapshot.elements.removeAll { !$0.frame.isFinite }
        let drawn = snapshot.elements.map { element in
            var drawn = LayoutPicture.Element(element)
            drawn.identity =
                element.category == .cell ? identities.identity(ofItemAt: element.indexPath) : element.title
            return drawn
        }
        return ShownMoment(snapshot, drawn: drawn) { [identities] in identities.known(ofItemAt: $0) }
    }
}

/// The numbers that identify items, even after updates have moved the items.
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
