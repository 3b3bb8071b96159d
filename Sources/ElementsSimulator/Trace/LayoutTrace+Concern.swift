extension LayoutTrace {
    /// The last event, within a part of the trace, that laid out an element. `explanation(for:)` names this event as
    /// the reason.
    package struct Concern: Hashable, Sendable {
        /// The number of the event that laid out the element. The event is a preparation, or the measurement of a
        /// table's row.
        package var event: Int
        /// The number of the event that caused `event`; usually the event of an invalidation context. Nil if `event` is
        /// a measurement, or if its cause is unknown.
        package var reason: Int?
        package var isMeasurement = false
    }

    /// The event that last laid out each element. Elements that no event laid out are missing.
    ///
    /// - Parameters:
    ///   - events: Events of this trace.
    ///   - isOfTable: Whether they are a table's, which sends no contexts: the places of its rows depend on their
    ///     measurements.
    /// - Complexity: O(*n* + *m*) in the number of elements, and of events and of what their contexts name.
    package func concerns(
        of elements: some Sequence<TraceEvent.Element>, in events: some BidirectionalCollection<TraceEvent>,
        isOfTable: Bool = false
    ) -> [TraceEvent.Element: Concern] {
        var search = ConcernSearch(self, elements)
        if isOfTable {
            for event in events.reversed() where !search.isDone { search.visitMeasurement(event) }
        }
        for event in events.reversed() {
            if search.isDone { break }
            search.visit(event)
        }
        return search.found
    }

    /// Explains in words why an event laid out an element, with the causes of the event.
    ///
    /// - Parameter isAgain: Whether the element had been laid out before.
    /// - Complexity: O(*c* log *n*), *c* causes, *n* events.
    package func explanation(
        of concern: Concern, for element: TraceEvent.Element, isAgain: Bool
    ) -> LayoutReason {
        let event = event(concern.event)
        let first = concern.isMeasurement ? event : concern.reason.flatMap { self.event($0) }
        let causes = first.map { chain(of: $0) } ?? []
        return reason(
            element, isAgain, causes, summary: "",
            chain: (concern.isMeasurement ? nil : event).map { [$0] + causes } ?? causes)
    }

    /// Whether an event is a preparation of the whole layout.
    package func isPreparationOfAll(_ event: TraceEvent) -> Bool {
        guard case .prepared(_, let invalidations) = event.kind else { return false }
        return invalidations.isEmpty || invalidations.contains { self.event($0)?.meansWholeLayout ?? false }
    }
}

extension TraceEvent {
    /// The element to which “its” refers in a sentence about the event; nil if the event is about no element.
    package var subject: Element? {
        switch kind {
        case .measured(let element, _, _, _, _), .shown(let element, _), .sizingRequested(let element, _): element
        default: nil
        }
    }
}
