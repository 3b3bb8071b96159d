import ElementsSimulator
import PlainTexts

/// A moment of a run as a recorder reads it from the view, without the reasons and costs that follow from events.
package struct ShownMoment {
    var snapshot: LayoutSnapshot
    /// The elements of `snapshot`, each with its identity, in the order of the snapshot.
    var drawn: [LayoutPicture.Element]
    /// A function that returns the identity of a measured item that is no longer among the elements. It returns nil if
    /// the identity is unknown.
    var identity: (IndexPath) -> String?

    package init(
        _ snapshot: LayoutSnapshot, drawn: [LayoutPicture.Element], identity: @escaping (IndexPath) -> String?
    ) {
        self.snapshot = snapshot
        self.drawn = drawn
        self.identity = identity
    }
}

/// Makes a moment of a timeline from the state that the view shows and the events that led to this state.
@MainActor
struct MomentReader {
    private let shown: ShownMoment
    private let events: ArraySlice<TraceEvent>
    private let handled: HandledElements
    private let trace: LayoutTrace
    private let rows: [PictureRow]

    init(_ shown: ShownMoment, events: ArraySlice<TraceEvent>, askedOfDelegate: Set<IndexPath>, trace: LayoutTrace) {
        self.shown = shown
        self.events = events
        self.trace = trace
        handled = HandledElements(in: events, askedOfDelegate: askedOfDelegate)
        rows = PictureRow.rows(of: shown.snapshot)
    }

    /// Returns the moment that the view shows now.
    ///
    /// - Parameter explainer: Has seen the events of all moments before, in order.
    func moment(layout: Int, round: Int?, explainer: inout MomentExplainer) -> Timeline.Moment {
        let snapshot = shown.snapshot
        var moment = Timeline.Moment(
            layout: layout, round: round, viewport: snapshot.viewport, contentSize: snapshot.contentSize,
            isRightToLeft: snapshot.isRightToLeft, measured: snapshot.measured, estimated: snapshot.estimated,
            elements: zip(snapshot.elements, shown.drawn).map { snapshot, drawn in
                var element = drawn
                element.change = handled.change(of: snapshot.element)
                return element
            },
            brokenRows: brokenRows, costs: TraceMetrics(events), reason: reason, events: eventLines,
            eventCount: events.count)
        moment.firstEvent = events.first?.id
        moment.explanations = explainer.explanations(of: subjects, in: events)
        noteMoves(in: &moment)
        return moment
    }

    /// The elements whose layout the moment explains. They are the elements in the viewport and around it. Items that
    /// were measured, and that later measurements pushed out of this area, are included, too.
    private var subjects: [MomentExplainer.Subject] {
        var subjects = zip(shown.snapshot.elements, shown.drawn).map { (name: $0.element, identity: $1.identity) }
        var known = Set(subjects.map(\.name))
        for element in events.flatMap(measured) where element.category == .item && known.insert(element).inserted {
            if let identity = shown.identity(element.indexPath) { subjects.append((element, identity)) }
        }
        return subjects
    }

    /// Returns the elements whose measurements an event reports or uses. The event of a measurement reports one
    /// element. A preparation uses earlier measurements.
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

    /// Records the adjustments of the offset, the elements that left the screen, and the issues.
    private func noteMoves(in moment: inout Timeline.Moment) {
        for event in events {
            switch event.kind {
            case .offsetAdjusted(let from, let to, _):
                moment.offsetAdjustment.x += to.x - from.x
                moment.offsetAdjustment.y += to.y - from.y
            case .sectionScrolled(let section, let from, let to):
                moment.sectionScrolls.append(scroll(ofSection: section, by: to - from))
            case .passEnded(let pass): moment.pushedOff = pass.pushedOff ?? moment.pushedOff
            case .issue(let message):
                guard moment.issues.count < Self.notedIssues, !moment.issues.contains(message) else { continue }
                moment.issues.append(message)
            default: continue
            }
        }
    }

    /// Returns the scroll of a section. Its items, and the views that are attached to them, move against the offset.
    private func scroll(ofSection section: Int, by length: CGFloat) -> Timeline.SectionScroll {
        let snapshot = shown.snapshot
        let elements = zip(snapshot.elements, shown.drawn).filter { element, _ in
            element.indexPath.count == 2 && element.indexPath[0] == section && element.scrollsWithSection
        }
        let way =
            snapshot.scrollsHorizontally
            ? CGPoint(x: 0, y: -length) : CGPoint(x: snapshot.isMirrored ? length : -length, y: 0)
        return Timeline.SectionScroll(way: way, elements: elements.map(\.1.identity))
    }

    /// The largest number of different issues that are recorded for one moment.
    private static let notedIssues = 20

    private var brokenRows: [CGRect] {
        var broken: [TraceEvent.ItemRange] = []
        for event in events {
            guard let cost = event.cost, cost.rowsReplaced > 0 else { continue }
            // A layout that was made from scratch names no rows.
            guard !cost.brokenItems.isEmpty else { return rows.map(\.frame) }
            broken += cost.brokenItems
        }
        // Rows on screen are few, ranges of a long step may be many: each is looked at once.
        var items = Dictionary(rows.map { ($0.section, IndexSet()) }) { first, _ in first }
        for section in items.keys {
            for range in broken where range.sections.contains(section) {
                items[section]?.insert(integersIn: range.items)
            }
        }
        return rows.filter { row in
            items[row.section]?.intersects(integersIn: Range(row.items)) ?? false
        }.map(\.frame)
    }

    /// The reason why the layout was last prepared in this moment, in one sentence. If the moment has events but no
    /// preparation of the layout, the sentence states that nothing was laid out again. Empty without events.
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

    /// The largest number of events that are listed for one moment.
    private static let listedEvents = 200

    private var eventLines: [String] { events.prefix(Self.listedEvents).map(\.description) }
}

extension ElementSnapshot {
    /// Whether the element moves when its section scrolls: an item, or a view that is attached to one.
    fileprivate var scrollsWithSection: Bool {
        switch category {
        case .cell: true
        case .supplementaryView: kind != ElementName.headerKind && kind != ElementName.footerKind
        case .decorationView: false
        }
    }
}
