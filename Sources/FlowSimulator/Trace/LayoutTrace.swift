import FlowEngine
import Foundation
import ViewSimulator

/// Keeps the events of a collection or table view, writes them down, explains them and adds them up.
///
/// ```swift
/// let trace = LayoutTrace()
/// view.traceObserver = trace
/// view.layoutIfNeeded()
/// print(trace.text)
/// print(trace.explanation(for: IndexPath(item: 3, section: 0)))
/// ```
///
/// The view holds it weakly. It grows with every event; `removeAll()` starts anew.
///
/// It also keeps where everything on screen was at the end of every pass and round, so that a page can show it
/// (`page(of:)` in FlowTesting): of the last 2,000, and of 200,000 elements at most. Each is a copy of what is on
/// screen, which takes time in every pass: `LayoutTrace(keepsFrames: false)` does without.
public final class LayoutTrace: CollectionViewTraceObserver, TableViewTraceObserver, UpdatePlanObserver {
    /// Oldest first, ascending by `id`.
    public private(set) var events: [TraceEvent] = []

    /// Whether it keeps the frames of what is on screen.
    public let keepsFrames: Bool
    package private(set) var film = TraceFilm()
    /// What updates did, each with the last event before items had other paths. Oldest first.
    private var plans: [(event: Int, plan: UpdatePlan)] = []

    /// An empty trace. It records the events of views whose `traceObserver` it is.
    ///
    /// - Parameter keepsFrames: Whether it also keeps the frames of what is on screen, for pages. Without them it costs
    ///   less time and memory.
    public init(keepsFrames: Bool = true) {
        self.keepsFrames = keepsFrames
    }

    /// Takes the event down. O(1), but for a pass or round that ends: O(*h*), *h* views on screen.
    public func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        keep(event, of: view)
    }

    /// Takes the event down. O(1), but for a pass or round that ends: O(*h*), *h* views on screen.
    public func tableView(_ view: TableView, didTrace event: TraceEvent) {
        keep(event, of: view)
    }

    private func keep(_ event: TraceEvent, of view: any FilmedView) {
        if keepsFrames, let last = film.frameDue(at: event, after: events.last?.id ?? 0, of: view) {
            film.add(view.snapshotInPass(), after: last)
            // Views are laid out after the pass that puts them in place.
            if film.startsToWait() { LayoutSession.whenDone { [weak self, weak view] in self?.fill(from: view) } }
        }
        events.append(event)
    }

    private func fill(from view: (any FilmedView)?) {
        if let view { film.fill(view.snapshot(in: nil, parts: nil).elements) }
    }

    /// Takes down an event that another trace recorded.
    package func append(_ event: TraceEvent) {
        events.append(event)
    }

    /// An update gives items other paths from here on.
    package func renumber(_ plan: UpdatePlan) {
        plans.append((events.last?.id ?? 0, plan))
        if keepsFrames { film.renumber(plan, after: events.last?.id ?? 0) }
    }

    /// What the update does that an event began; nil where that was not kept. O(log *n*).
    func plan(ofUpdate id: Int) -> UpdatePlan? {
        var (low, high) = (0, plans.count)
        while low < high {
            let middle = (low + high) / 2
            if plans[middle].event < id { low = middle + 1 } else { high = middle }
        }
        return low < plans.count ? plans[low].plan : nil
    }

    /// Names what has just happened, for a page of the trace: the step that ends here. That is what was done since the
    /// last layout pass or mark; where nothing was, the last pass.
    ///
    /// ```swift
    /// feed.insert(3)
    /// feed.view.layoutIfNeeded()
    /// trace.mark("after the insert")
    /// ```
    public func mark(_ name: String) {
        film.mark(name, after: events.last?.id ?? 0)
    }

    /// Forgets all events, frames and marks. Events to come keep counting where the view is.
    public func removeAll() {
        (events, plans) = ([], [])
        film = TraceFilm()
    }

    /// Forgets the events before a number. O(*n*), *n* events.
    package func removeEvents(before id: Int) {
        events.removeSubrange(..<index(of: id))
        plans.removeAll { $0.event < id }
    }

    /// One line an event, the same for the same run, made to be compared with `diff`. O(*n*), *n* events.
    public var text: String {
        events.map { "\($0)\n" }.joined()
    }

    /// An array of the events, with sorted keys. O(*n*), *n* events.
    ///
    /// - Throws: What the encoder throws, which the events that a view records never make it do.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(events)
    }

    /// Reads what `json()` wrote.
    ///
    /// - Throws: A `DecodingError` where it is no such text.
    public static func events(fromJSON data: Data) throws -> [TraceEvent] {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode([TraceEvent].self, from: data)
    }

    /// The event and what led to it, latest first. Ends where the cause was not kept.
    ///
    /// - Complexity: O(*c* log *n*), *c* causes, *n* events.
    public func chain(of event: TraceEvent) -> [TraceEvent] {
        var chain = [event]
        while let cause = chain[chain.count - 1].cause, let earlier = self.event(cause), chain.count <= events.count {
            chain.append(earlier)
        }
        return chain
    }

    /// The event of a number, if it was kept. O(log *n*).
    public func event(_ id: Int) -> TraceEvent? {
        let index = index(of: id)
        return index < events.count && events[index].id == id ? events[index] : nil
    }

    /// The events from a number on. O(log *n*).
    public func events(from id: Int) -> ArraySlice<TraceEvent> {
        events[index(of: id)...]
    }

    /// The events with some numbers. O(log *n*).
    func events(_ numbers: Range<Int>) -> ArraySlice<TraceEvent> {
        events[index(of: numbers.lowerBound)..<index(of: numbers.upperBound)]
    }

    /// Of the first event that has this number or a later one.
    private func index(of id: Int) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// All events added up. O(*n*).
    public var metrics: TraceMetrics { TraceMetrics(events) }

    /// The events from a number on, added up: the share of a step. `firstContentError` is nil unless the first pass is
    /// among them.
    public func metrics(from id: Int) -> TraceMetrics {
        var metrics = TraceMetrics(events(from: id))
        if events.first(where: \.isPassEnd).map({ $0.id < id }) ?? false { metrics.firstContentError = nil }
        return metrics
    }
}

extension TraceEvent {
    var isPassEnd: Bool {
        if case .passEnded = kind { true } else { false }
    }
}
