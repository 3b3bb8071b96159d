// An explanation has three parts:
//
//     0-3 was laid out again because its cell answered 320×80 instead of 320×50, after it came on screen, …
//     bounds 0,0 375×667→0,100 375×667 → … → 1 row broken, 1 item read, 0 sizes asked
//     #21 ←20 prepared: …        and what led to it, latest first
//
// A preparation concerns an element if one of its contexts names the element or is for the whole layout, or if the
// element is in a row that was broken again because a neighbour was named.

extension LayoutTrace {
    /// The reason why an item was last laid out, as text. The text is one sentence, then the causes as one line, then
    /// the events, latest first.
    ///
    /// - Complexity: O(*n*), *n* events kept.
    public func explanation(for indexPath: IndexPath) -> String {
        explanation(for: TraceEvent.Element(itemAt: indexPath))
    }

    /// The reason why an element was last laid out, as text. The element is given by its name, for example
    /// `TraceEvent.Element(category: .supplementary, kind: …, path: [0, 0])`.
    public func explanation(for element: TraceEvent.Element) -> String {
        reason(for: element)?.text ?? "\(element) was not laid out since the trace began."
    }

    /// The reason why an element was last laid out by the events in a range of numbers; nil if none of these events
    /// laid it out.
    ///
    /// - Parameter wasLaidOut: Whether it was laid out before them, under any name.
    /// - Complexity: O(*n*), *n* events kept.
    package func reason(
        for element: TraceEvent.Element, in numbers: Range<Int> = 0..<Int.max, wasLaidOut: Bool = false
    ) -> LayoutReason? {
        let events = events(numbers)
        if let measurement = lastMeasurement(of: element, in: events) {
            let isAgain = wasLaidOut || self.events.first { $0.isMeasurement(of: element) }?.id != measurement.id
            let causes = chain(of: measurement)
            let steps = causes.reversed().compactMap(\.step).shortened()
            return reason(element, isAgain, causes, summary: steps.joined(separator: " → "), chain: causes)
        }
        guard let last = concern(of: element, in: events), let preparation = event(last.event) else { return nil }
        let isAgain = wasLaidOut || concern(of: element, in: self.events(0..<last.event)) != nil
        let causes = last.reason.flatMap { event($0) }.map { chain(of: $0) } ?? []
        return reason(
            element, isAgain, causes, summary: arrows(from: causes, to: preparation),
            chain: [preparation] + causes)
    }

    private func concern(of element: TraceEvent.Element, in events: ArraySlice<TraceEvent>) -> Concern? {
        concerns(of: CollectionOfOne(element), in: events)[element]
    }

    /// The last measurement of a table's row, which is the event that placed the row. Nil if the row was not measured.
    /// Nil also if the trace has invalidation contexts, because it is then not the trace of a table.
    private func lastMeasurement(
        of element: TraceEvent.Element, in events: ArraySlice<TraceEvent>
    ) -> TraceEvent? {
        let sendsContexts = self.events.contains { if case .invalidated = $0.kind { true } else { false } }
        return sendsContexts ? nil : events.last { $0.isMeasurement(of: element) }
    }

    /// The reason why the layout was prepared, as one sentence: `The layout was made again because …`. O(*n*) for *n*
    /// events kept.
    ///
    /// - Parameter preparation: A `prepared` event of this trace.
    public func explanation(ofPreparation preparation: TraceEvent) -> String {
        let causes = preparation.cause.flatMap { event($0) }.map { chain(of: $0) } ?? []
        let phrases = causes.enumerated().compactMap { index, event in
            event.phrase(
                about: nil, isRoot: event.cause == nil,
                next: causes.dropFirst(index + 1).first { $0.kind.isMentioned })
        }
        let isFirst = events.first { if case .prepared = $0.kind { true } else { false } }?.id == preparation.id
        let verb = "The layout was made" + (isFirst ? "" : " again")
        guard !phrases.isEmpty else { return "\(verb)." }
        // A cell whose size never settles is a cause of a cause, a hundred times over.
        let left = phrases.count - 6
        let mentioned = left > 0 ? phrases.prefix(5) + ["\(left + 1) more causes"] : phrases[...]
        return "\(verb) because \(mentioned.joined(separator: ", after "))."
    }

    /// Returns the reason why an element was laid out. The method puts `causes` into words. The result contains
    /// `summary` and `chain` unchanged.
    ///
    /// - Parameter causes: The causes, latest first.
    func reason(
        _ element: TraceEvent.Element, _ isAgain: Bool, _ causes: [TraceEvent], summary: String, chain: [TraceEvent]
    ) -> LayoutReason {
        let phrases = phrases(about: element, causes)
        return LayoutReason(
            element: element, isAgain: isAgain, because: phrases.isEmpty ? nil : phrases.joined(separator: ", after "),
            isUpdate: phrases.count == 1 && causes.last?.isUpdate == true, summary: summary, chain: chain)
    }

    private func phrases(about element: TraceEvent.Element, _ causes: [TraceEvent]) -> [String] {
        var phrases: [String] = []
        var earlierAnswers = 0
        for (index, event) in causes.enumerated() {
            let next = causes.dropFirst(index + 1).first { $0.kind.isMentioned }
            guard let phrase = event.phrase(about: element, isRoot: event.cause == nil, next: next) else { continue }
            let isMentioned = phrases.isEmpty || !event.isMeasurement(of: element)
            if isMentioned { phrases.append(phrase) } else { earlierAnswers += 1 }
        }
        if earlierAnswers > 0 { phrases.insert("it had answered \(earlierAnswers.of("time"))", at: 1) }
        return phrases
    }

    /// The important causes, oldest first, and the cost of the preparation, as text with arrows between them.
    private func arrows(from causes: [TraceEvent], to preparation: TraceEvent) -> String {
        var steps = causes.reversed().compactMap(\.step).shortened()
        if let cost = preparation.cost { steps.append("\(cost)") }
        return steps.joined(separator: " → ")
    }
}

extension [String] {
    /// Shortens a list of more than twelve texts to its first six and last six. A text between them gives the number of
    /// the texts that are left out. A list of at most twelve texts is returned unchanged.
    func shortened() -> [String] {
        guard count > 12 else { return self }
        return prefix(6) + ["… \(count - 12) more …"] + suffix(6)
    }
}

extension TraceEvent {
    var meansWholeLayout: Bool {
        if case .invalidated(let context) = kind { context.meansWholeLayout } else { false }
    }

    /// Whether the event is the beginning of a batch update.
    package var isUpdate: Bool {
        if case .updateBegan = kind { true } else { false }
    }

    func isMeasurement(of element: Element) -> Bool {
        if case .measured(element, _, _, _, _) = kind { true } else { false }
    }

    /// The event as text in a chain of causes; nil if the event is left out. The events that are left out are: the
    /// layout's answers about invalidation, calls of `layoutAttributesForElements(in:)`, new content sizes, and views
    /// that came on screen.
    fileprivate var step: String? {
        switch kind {
        case .asked, .queried, .contentSizeChanged, .shown: nil
        case .invalidated(let context): "context(\(context))"
        case .prepared(let cost, _), .answered(let cost, _): "\(cost)"
        default: kind.description
        }
    }

    /// The event as a part of a sentence; nil if the event that caused it is a better description.
    fileprivate func phrase(about element: Element?, isRoot: Bool, next: TraceEvent?) -> String? {
        switch kind {
        case .measured(let measured, let was, let answered, _, _):
            "\(measured == element ? "its" : "\(measured)'s") cell answered \(answered.short)"
                + (answered == was ? ", as was assumed" : " instead of \(was.short)")
        case .shown(let shown, _): shown == element ? "it came on screen" : "\(shown) came on screen"
        case .sizingRequested(let asking, let reason?):
            reason + (asking == element ? "" : " in \(asking)")
        case .sizingRequested(let asking, nil):
            "\(asking == element ? "its" : "\(asking)'s") cell asked to be measured"
        case .invalidated(let context) where isRoot: context.phrase(about: element)
        case .dataReloaded:
            if case .dataSourceChanged? = next?.kind { nil } else { "the data was reloaded" }
        default: kind.phrase
        }
    }
}

extension TraceEvent.Kind {
    /// Whether the sentence that explains a layout mentions the event. The sentence mentions events that add
    /// information to their causes.
    fileprivate var isMentioned: Bool {
        switch self {
        case .asked, .invalidated, .prepared, .answered, .queried, .contentSizeChanged: false
        default: true
        }
    }

    fileprivate var phrase: String? {
        switch self {
        case .boundsChanged(let from, let to) where from.size == to.size:
            "the view was scrolled from \(from.origin.short) to \(to.origin.short)"
        case .boundsChanged(let from, let to): "the bounds changed from \(from.size.short) to \(to.size.short)"
        case .contentInsetChanged(let from, let to): "the content inset changed from \(from.short) to \(to.short)"
        case .traitsChanged(let what): "the traits changed (\(what))"
        case .dataSourceChanged: "the data source was set"
        case .updateBegan(let operations):
            "the data was updated ("
                + (operations.isEmpty ? "no operations" : operations.shortened().joined(separator: ", ")) + ")"
        case .layoutReplaced(let layoutClass): "the layout was replaced by \(layoutClass)"
        case .propertyChanged(let name): "\(name) was set"
        case .itemLifted(let item): "\(item) was lifted"
        case .itemCarried(let item, let target, _): "\(item) was carried to \(target)"
        case .itemDropped(let item, let place, let cancelled):
            cancelled ? "the movement of \(item) was cancelled" : "\(item) was dropped at \(place)"
        case .scrollRequested(let target, let position): "\(target) was scrolled to (\(position))"
        case .sectionScrolled(let section, let from, let to):
            "section \(section) was scrolled from \(from.short) to \(to.short)"
        case .offsetAdjusted(let from, let to, _): "the offset was moved from \(from.short) to \(to.short)"
        default: nil
        }
    }
}

extension TraceEvent.ContextSummary {
    /// Whether a context names an element. Any path of a section names its header or footer (R6.6).
    fileprivate func names(_ element: TraceEvent.Element) -> Bool {
        elements.contains(element) || element.belongsToSection && elements.contains {
            $0.category == element.category && $0.kind == element.kind && $0.path.first == element.path.first
        }
    }

    fileprivate func phrase(about element: TraceEvent.Element?) -> String {
        if everything { return "the program invalidated the layout" }
        if let element, names(element) { return "a context of the program named it" }
        return "the program invalidated \(self)"
    }
}
