import FlowSimulator
import Foundation

/// Makes a moment from what was seen of a run and what had happened in it.
@MainActor
struct MomentReader {
    /// What the view showed and the layout said, before anybody knew what would come of it.
    struct Snapshot {
        var viewport: CGRect
        var contentSize: CGSize
        var isRightToLeft: Bool
        var measured, estimated: Int
        var elements: [SeenElement]
        var rows: [PictureRow]
        /// What an item is that was measured and is not among the elements any more; nil where nobody knows.
        var identity: (IndexPath) -> String? = { _ in nil }
    }

    /// An element as the layout places it, and what is drawn of it.
    struct SeenElement {
        /// Nil where scenarios know none: what the view did is then never said of it.
        var name: Scenario.ElementName?
        /// As the trace calls it.
        var traced: TraceEvent.Element
        var element: Timeline.Element

        @MainActor
        init(_ snapshot: ElementSnapshot, _ element: Timeline.Element) {
            name = snapshot.nameInScenarios
            traced = TraceEvent.Element(snapshot)
            self.element = element
        }
    }

    private let snapshot: Snapshot
    private let events: ArraySlice<TraceEvent>
    private let asked, named: Set<Scenario.ElementName>
    private let trace: LayoutTrace

    init(_ snapshot: Snapshot, events: ArraySlice<TraceEvent>, askedOfDelegate: Set<IndexPath>, trace: LayoutTrace) {
        self.snapshot = snapshot
        self.events = events
        self.trace = trace
        (asked, named) = StepChanges.handled(in: events, askedOfDelegate: askedOfDelegate)
    }

    /// - Parameter explainer: Has seen the events of all moments before, in order.
    func moment(layout: Int, round: Int?, explainer: inout MomentExplainer) -> Timeline.Moment {
        var moment = Timeline.Moment(
            layout: layout, round: round, viewport: snapshot.viewport, contentSize: snapshot.contentSize,
            isRightToLeft: snapshot.isRightToLeft, measured: snapshot.measured, estimated: snapshot.estimated,
            elements: snapshot.elements.map { seen in
                var element = seen.element
                element.handling = seen.name.flatMap { asked.contains($0) ? .asked : named.contains($0) ? .named : nil }
                return element
            },
            brokenRows: brokenRows, costs: TraceMetrics(events), reason: reason, events: eventLines,
            eventCount: events.count)
        moment.firstEvent = events.first?.id
        moment.explanations = explainer.explanations(of: subjects, in: events)
        noteMoves(in: &moment)
        return moment
    }

    /// What is on screen and around it, and what was measured and pushed away by what was measured after it.
    private var subjects: [MomentExplainer.Subject] {
        var subjects = snapshot.elements.map { (name: $0.traced, identity: $0.element.identity) }
        var known = Set(subjects.map(\.name))
        for element in events.flatMap(measured) where element.category == .item && known.insert(element).inserted {
            if let identity = snapshot.identity(element.indexPath) { subjects.append((element, identity)) }
        }
        return subjects
    }

    /// What an event measures, or takes up of what was measured before.
    private func measured(in event: TraceEvent) -> [TraceEvent.Element] {
        switch event.kind {
        case .measured(let element, _, _, _, _): return [element]
        case .prepared(_, let invalidations):
            return invalidations.flatMap { id -> [TraceEvent.Element] in
                guard let event = trace.event(id), event.cause != nil, case .invalidated(let context) = event.kind
                else { return [] }
                return context.elements
            }
        default: return []
        }
    }

    /// What the view did to its offset, what left the screen, and what was remarked.
    private func noteMoves(in moment: inout Timeline.Moment) {
        for event in events {
            switch event.kind {
            case .offsetAdjusted(let from, let to, _):
                moment.offsetAdjustment.x += to.x - from.x
                moment.offsetAdjustment.y += to.y - from.y
            case .passEnded(let pass): moment.pushedOff = pass.pushedOff ?? moment.pushedOff
            case .issue(let message):
                guard moment.issues.count < Self.notedIssues, !moment.issues.contains(message) else { continue }
                moment.issues.append(message)
            default: continue
            }
        }
    }

    /// How many different issues of one moment are noted.
    private static let notedIssues = 20

    private var brokenRows: [CGRect] {
        var broken: [TraceEvent.ItemRange] = []
        for event in events {
            guard let cost = event.cost, cost.rowsReplaced > 0 else { continue }
            // A layout that was made from scratch names no rows.
            guard !cost.brokenItems.isEmpty else { return snapshot.rows.map(\.frame) }
            broken += cost.brokenItems
        }
        // Rows on screen are few, ranges of a long step may be many: each is looked at once.
        var items = Dictionary(snapshot.rows.map { ($0.section, IndexSet()) }) { first, _ in first }
        for section in items.keys {
            for range in broken where range.sections.contains(section) {
                items[section]?.insert(integersIn: range.items)
            }
        }
        return snapshot.rows.filter { row in
            items[row.section]?.intersects(integersIn: Range(row.items)) ?? false
        }.map(\.frame)
    }

    /// Of the last preparation; where there was none, what happened instead.
    private var reason: String {
        if let preparation = events.last(where: { if case .prepared = $0.kind { true } else { false } }) {
            return trace.explanation(ofPreparation: preparation)
        }
        guard !events.isEmpty else { return "" }
        let measured = TraceMetrics(events).measured
        guard measured > 0 else { return "Nothing was laid out again." }
        let cells = measured == 1 ? "1 cell was" : "\(NumberText.grouped(measured)) cells were"
        return "Nothing was laid out again yet: \(cells) measured."
    }

    /// How many events of one moment are listed.
    private static let listedEvents = 200

    private var eventLines: [String] { events.prefix(Self.listedEvents).map(\.description) }
}

extension TraceEvent.Element {
    @MainActor
    fileprivate init(_ snapshot: ElementSnapshot) {
        let category: Category =
            switch snapshot.category {
            case .cell: .item
            case .supplementaryView: .supplementary
            case .decorationView: .decoration
            }
        self.init(category: category, kind: snapshot.kind, path: Array(snapshot.indexPath))
    }
}
