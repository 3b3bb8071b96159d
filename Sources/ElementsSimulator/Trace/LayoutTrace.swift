import FlowEngine

/// A record of the events of a collection or table view. It gives the events as text, explains layouts, and adds up
/// metrics.
///
/// ```swift
/// let trace = LayoutTrace()
/// view.traceObserver = trace
/// view.layoutIfNeeded()
/// print(trace.text)
/// print(trace.explanation(for: IndexPath(item: 3, section: 0)))
/// ```
///
/// The view holds it weakly. It grows with every event; `removeAll()` removes all of them.
///
/// It also stores the elements on screen at the end of every pass and round, so that a page can show them (`page(of:)`
/// in FlowTesting): of the last 2,000, and 200,000 elements at most. This takes time in every pass, which
/// `LayoutTrace(keepsFrames: false)` saves.
public final class LayoutTrace: UpdatePlanObserver {
    /// The events, oldest first, ascending by `id`.
    public private(set) var events: [TraceEvent] = []

    /// Whether the trace stores snapshots of the elements on screen.
    public let keepsFrames: Bool
    package private(set) var recording = FrameRecording()
    /// The plans of updates, oldest first. Each plan has the number of the last event before the update gave items
    /// other paths.
    private var plans: [(event: Int, plan: UpdatePlan)] = []

    /// Makes an empty trace. To record a view's events, make the trace the view's `traceObserver`.
    ///
    /// - Parameter keepsFrames: Whether it also stores the elements on screen, for pages. Without them it costs less
    ///   time and memory.
    public init(keepsFrames: Bool = true) {
        self.keepsFrames = keepsFrames
    }

    /// Records an event. O(1); at the end of a pass or round O(*h*) for *h* views on screen.
    @MainActor
    package func keep(_ event: TraceEvent, of view: any TracedView) {
        if keepsFrames, let last = recording.frameDue(at: event, after: events.last?.id ?? 0, of: view) {
            recording.add(view.snapshotInPass(), after: last)
            // Views are laid out after the pass that places them.
            if recording.claimFill() { LayoutSession.whenDone { [weak self, weak view] in self?.fill(from: view) } }
        }
        events.append(event)
    }

    private func fill(from view: (any TracedView)?) {
        if let view { recording.fill(view.snapshot(in: nil, parts: nil).elements) }
    }

    /// Appends an event that another trace recorded.
    package func append(_ event: TraceEvent) { events.append(event) }

    /// Records that an update gives items other paths from now on.
    package func renumber(_ plan: UpdatePlan) {
        plans.append((events.last?.id ?? 0, plan))
        if keepsFrames { recording.renumber(plan, after: events.last?.id ?? 0) }
    }

    /// The plan of the update that began with an event; nil if the plan was not kept. O(log *n*).
    package func plan(ofUpdate id: Int) -> UpdatePlan? {
        let place = plans.partitionPoint { $0.event >= id }
        return place < plans.count ? plans[place].plan : nil
    }

    /// Gives a name to the present step of the program, and ends the step. A page of the trace shows the name. A step
    /// begins with the program's first action after a layout pass, or with the first event after a mark. If no event
    /// was recorded since the last step ended, the last step gets the name.
    ///
    /// ```swift
    /// feed.insert(3)
    /// feed.view.layoutIfNeeded()
    /// trace.mark("after the insert")
    /// ```
    public func mark(_ name: String) { recording.mark(name, after: events.last?.id ?? 0) }

    /// Removes all events, frames and marks. Later events continue the numbering of the view.
    public func removeAll() {
        events = []
        plans = []
        recording = FrameRecording()
    }

    /// Removes the events before a number. O(*n*) for *n* events.
    package func removeEvents(before id: Int) {
        events.removeSubrange(..<index(of: id))
        plans.removeAll { $0.event < id }
    }

    /// The events as text, a line for each. Equal runs have equal texts, to be compared with `diff`. O(*n*) for *n*
    /// events.
    public var text: String { events.map { "\($0)\n" }.joined() }

    /// The events as a JSON array, with sorted keys. O(*n*) for *n* events.
    ///
    /// - Throws: The error of the encoder; events that a view recorded cause none.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(events)
    }

    /// Reads events that `json()` wrote.
    ///
    /// - Throws: A `DecodingError` if the text is not a list of events.
    public static func events(fromJSON data: Data) throws -> [TraceEvent] {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode([TraceEvent].self, from: data)
    }

    /// The event and its causes, latest first. The chain ends where the trace no longer has the cause.
    ///
    /// - Complexity: O(*c* log *n*), *c* causes, *n* events.
    public func chain(of event: TraceEvent) -> [TraceEvent] {
        var chain = [event]
        while let cause = chain[chain.count - 1].cause, let earlier = self.event(cause), chain.count <= events.count {
            chain.append(earlier)
        }
        return chain
    }

    /// The event with the given number; nil if the trace no longer has the event. O(log *n*).
    public func event(_ id: Int) -> TraceEvent? {
        let index = index(of: id)
        return index < events.count && events[index].id == id ? events[index] : nil
    }

    /// The events that have the given number or a later one. O(log *n*).
    public func events(from id: Int) -> ArraySlice<TraceEvent> { events[index(of: id)...] }

    /// The events whose numbers are in a range. O(log *n*).
    func events(_ numbers: Range<Int>) -> ArraySlice<TraceEvent> {
        events[index(of: numbers.lowerBound)..<index(of: numbers.upperBound)]
    }

    /// The index of the first event that has this number or a later one.
    private func index(of id: Int) -> Int { events.partitionPoint { $0.id >= id } }

    /// The metrics of all events. O(*n*).
    public var metrics: TraceMetrics { TraceMetrics(events) }

    /// The metrics of the events from the given number on, such as the events of a step. `firstContentError` is nil
    /// unless the first pass is among these events.
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
