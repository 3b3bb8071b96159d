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
        var elements: [(name: Scenario.ElementName, element: Timeline.Element)]
        var rows: [PictureRow]
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

    func moment(layout: Int, round: Int?) -> Timeline.Moment {
        Timeline.Moment(
            layout: layout, round: round, viewport: snapshot.viewport, contentSize: snapshot.contentSize,
            isRightToLeft: snapshot.isRightToLeft, measured: snapshot.measured, estimated: snapshot.estimated,
            elements: snapshot.elements.map { name, element in
                var element = element
                element.handling = asked.contains(name) ? .asked : named.contains(name) ? .named : nil
                return element
            },
            brokenRows: brokenRows, costs: TraceMetrics(events), reason: reason, events: eventLines,
            eventCount: events.count)
    }

    private var brokenRows: [CGRect] {
        var broken: [TraceEvent.ItemRange] = []
        for event in events {
            guard case .prepared(let cost, _) = event.kind, cost.rowsReplaced > 0 else { continue }
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

    private var eventLines: [String] {
        let lines = events.prefix(Self.listedEvents).map(\.description)
        let rest = events.count - lines.count
        return rest > 0 ? lines + ["… and \(NumberText.grouped(rest)) more"] : lines
    }
}

extension MomentReader {
    /// How many elements of one moment are kept.
    private static let elementLimit = 2000

    static func snapshot(of run: ScenarioRun) -> Snapshot {
        let (view, items) = (run.view, run.host.itemState)
        let viewport = view.bounds
        // Half a viewport before and after what is seen.
        let region = run.scrollAxis.inset(viewport, along: -run.scrollAxis.along(viewport.size) / 2)
        var found = run.host.elementSnapshots(in: region)
        if found.count > elementLimit { found = Array(run.host.elementSnapshots(in: viewport).prefix(elementLimit)) }
        return Snapshot(
            viewport: viewport, contentSize: view.contentSize,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            measured: items.measured, estimated: items.estimated,
            elements: run.fromBackToFront(found).map { ($0.name, run.timelineElement($0)) },
            rows: PictureRow.rows(of: found, in: run))
    }
}

extension ScenarioRun: MomentSource {
    func momentSnapshot() -> MomentReader.Snapshot? { MomentReader.snapshot(of: self) }

    func refuse(elementCount: Int, limit: Int) {
        budget.exceed(
            "\(NumberText.grouped(elementCount)) elements in all moments of a page; the limit is "
                + NumberText.grouped(limit))
    }

    fileprivate func timelineElement(_ snapshot: CollectionView.ElementSnapshot) -> Timeline.Element {
        let drawn = element(snapshot)
        return Timeline.Element(
            identity: identity(of: snapshot), role: drawn.role, label: drawn.label, text: drawn.text,
            parts: drawn.parts, frame: drawn.frame, zIndex: snapshot.zIndex)
    }

    /// An item's number stays with it wherever it goes.
    private func identity(of snapshot: CollectionView.ElementSnapshot) -> String {
        let path = snapshot.indexPath
        guard snapshot.category == .cell else { return snapshot.name.description }
        return dataSource.data.number(section: path.section, item: path.item).map { "item \($0)" } ?? "at \(path)"
    }
}
