import FlowSimulator

extension MetricName {
    /// The elements that a metric comes from, each once and in the order of events; empty where it comes from none by
    /// name.
    ///
    /// - Complexity: O(*n*), *n* events.
    package static func elements(of name: String, in events: some Sequence<TraceEvent>) -> [String] {
        var seen: Set<String> = []
        return self.events(of: name, in: events).flatMap { names(of: name, in: $0) }.filter { seen.insert($0).inserted }
    }

    /// The events that a metric comes from and that name elements, in their order.
    package static func events(of name: String, in events: some Sequence<TraceEvent>) -> [TraceEvent] {
        let found = events.filter { !names(of: name, in: $0).isEmpty }
        switch FormatNames.metric(knownAs: name) {
        case "lastDrift": return found.suffix(1)
        case "maximumDrift":
            return found.max { $0.drift < $1.drift }.map { [$0] } ?? []
        default: return found
        }
    }

    private static func names(of name: String, in event: TraceEvent) -> [String] {
        switch FormatNames.metric(knownAs: name) {
        case "measured", "rounds", "fits", "engines": event.measured().map { [$0.description] } ?? []
        case "remeasured": event.measured(again: true).map { [$0.description] } ?? []
        case "rowsReplaced", "itemsRead": event.brokenItems
        case "elementsRequeried": event.requeried
        case "landingError": event.landed
        case "invalidations": event.named
        case "lastDrift", "maximumDrift": event.drift > 0 ? event.anchor : []
        case "anchorDisplacement": event.displacement > 0 ? event.anchor : []
        default: []
        }
    }
}

extension TraceEvent {
    fileprivate func measured(again wanted: Bool = false) -> Element? {
        guard case .measured(let element, _, _, let again, _) = kind, again || !wanted else { return nil }
        return element
    }

    /// `0-3`, or the ends of a range.
    fileprivate var brokenItems: [String] {
        guard let cost else { return [] }
        return cost.brokenItems.filter { !$0.sections.isEmpty && !$0.items.isEmpty }.map { range in
            let first = "\(range.sections.lowerBound)-\(range.items.lowerBound)"
            let last = "\(range.sections.upperBound - 1)-\(range.items.upperBound - 1)"
            return first == last ? first : "\(first) to \(last)"
        }
    }

    fileprivate var requeried: [String] {
        if case .requeried(let element, _) = kind { ["\(element)"] } else { [] }
    }

    fileprivate var landed: [String] {
        if case .landed(let element, _) = kind { ["\(element)"] } else { [] }
    }

    fileprivate var named: [String] {
        if case .invalidated(let context) = kind { context.elements.map(\.description) } else { [] }
    }

    fileprivate var drift: Double {
        if case .passEnded(let summary) = kind { abs(Double(summary.drift)) } else { 0 }
    }

    fileprivate var displacement: Double {
        if case .passEnded(let summary) = kind { abs(Double(summary.drift + summary.clamped)) } else { 0 }
    }

    fileprivate var anchor: [String] {
        if case .passEnded(let summary) = kind, let anchor = summary.anchor { [anchor.description] } else { [] }
    }
}
