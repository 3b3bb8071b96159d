import FlowSimulator

extension MetricName {
    /// The elements that a metric comes from, each once and in the order of events; empty where it comes from none by
    /// name.
    ///
    /// - Complexity: O(*n*), *n* events.
    static func elements(of name: String, in events: [TraceEvent]) -> [String] {
        var seen: Set<String> = []
        return names(of: name, in: events).filter { seen.insert($0).inserted }
    }

    private static func names(of name: String, in events: [TraceEvent]) -> [String] {
        switch name {
        case "measured", "rounds", "fits", "engines": events.compactMap { $0.measured()?.description }
        case "remeasured": events.compactMap { $0.measured(again: true)?.description }
        case "rowsReplaced", "itemsRead": events.flatMap(\.brokenItems)
        case "elementsRequeried", "landingError", "invalidations": events.flatMap(\.named)
        case "lastDrift": events.last(where: \.isDrift).flatMap(\.anchor).map { [$0] } ?? []
        case "maximumDrift":
            events.filter(\.isDrift).max { $0.drift < $1.drift }.flatMap(\.anchor).map { [$0] } ?? []
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
        guard case .prepared(let cost, _) = kind else { return [] }
        return cost.brokenItems.filter { !$0.sections.isEmpty && !$0.items.isEmpty }.map { range in
            let first = "\(range.sections.lowerBound)-\(range.items.lowerBound)"
            let last = "\(range.sections.upperBound - 1)-\(range.items.upperBound - 1)"
            return first == last ? first : "\(first) to \(last)"
        }
    }

    fileprivate var named: [String] {
        switch kind {
        case .requeried(let element, _), .landed(let element, _): ["\(element)"]
        case .invalidated(let context): context.elements.map(\.description)
        default: []
        }
    }

    fileprivate var isDrift: Bool { drift > 0 }

    fileprivate var drift: Double {
        if case .passEnded(let summary) = kind { abs(Double(summary.drift)) } else { 0 }
    }

    fileprivate var anchor: String? {
        if case .passEnded(let summary) = kind { summary.anchor?.description } else { nil }
    }
}
