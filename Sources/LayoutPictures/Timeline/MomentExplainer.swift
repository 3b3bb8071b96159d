import ElementsSimulator

/// Explains why the elements of each moment were laid out, one moment after the other.
///
/// The results are those of `LayoutTrace.explanation(for:)` after the moment, but the time depends only on the moment's
/// own events and elements.
@MainActor
struct MomentExplainer {
    /// An element on screen: its name in the trace, and its identity.
    typealias Subject = (name: TraceEvent.Element, identity: String)
    /// An explanation that many elements share, and the elements that need one of their own. An element in `isAbout` is
    /// the subject of an event in the shared explanation.
    private typealias Shared = (explanation: Timeline.Explanation, isAbout: Set<TraceEvent.Element>)

    let trace: LayoutTrace
    /// The lines of text that describe the events of explanations. The key is an event's number.
    private(set) var lines: [Int: String] = [:]
    /// Whether an invalidation context was sent to the layout. This is always false in a table, which has no such
    /// contexts.
    private var sendsContexts = false
    private var laidOut: Set<TraceEvent.Element> = []
    /// The rows of a table that were measured.
    private var measured: Set<TraceEvent.Element> = []
    /// The number of the first preparation of the whole layout. This preparation lays out all elements. Later events
    /// therefore lay them out again.
    private var firstOfAll: Int?

    init(_ trace: LayoutTrace) {
        self.trace = trace
    }

    mutating func explanations(of subjects: [Subject], in events: ArraySlice<TraceEvent>) -> [Timeline.Explanation] {
        let steps = events.filter { record($0) }
        guard !steps.isEmpty else { return [] }
        var found: [Timeline.Explanation: [String]] = [:]
        var inOrder: [Timeline.Explanation] = []
        var shared: [LayoutTrace.Concern: Shared] = [:]
        let concerns = trace.concerns(of: subjects.map(\.name), in: steps, isOfTable: !sendsContexts)
        for subject in subjects {
            guard let concern = concerns[subject.name], isNew(concern, of: subject.name) else { continue }
            let explanation = explanation(of: concern, for: subject.name, sharing: &shared)
            if found[explanation] == nil { inOrder.append(explanation) }
            found[explanation, default: []].append(subject.identity)
        }
        let ofAll = commonest(of: found, in: inOrder)
        return inOrder.map { explanation in
            var explanation = explanation
            explanation.elements = explanation == ofAll ? nil : found[explanation]
            return explanation
        }
    }

    /// Records the facts that distinguish a first layout from a repeated one. Returns whether the event may have laid
    /// out elements.
    private mutating func record(_ event: TraceEvent) -> Bool {
        switch event.kind {
        case .invalidated:
            sendsContexts = true
            return false
        case .measured: return !sendsContexts
        case .answered: return true
        case .prepared:
            if firstOfAll == nil, trace.isPreparationOfAll(event) { firstOfAll = event.id }
            return true
        default: return false
        }
    }

    /// Whether the layout of an element needs an explanation. `concern` has the event that last laid out the element
    /// (`LayoutTrace.Concern`). The result is false for a table's row that was measured earlier, if this event is a
    /// preparation without a cause. Such a row kept its place.
    private func isNew(_ concern: LayoutTrace.Concern, of element: TraceEvent.Element) -> Bool {
        sendsContexts || concern.reason != nil || concern.isMeasurement || !measured.contains(element)
    }

    /// Returns the explanation why an element was laid out. Elements that were laid out again for the same reason may
    /// share one explanation. An element gets its own explanation if the shared one contains an event about this
    /// element.
    private mutating func explanation(
        of concern: LayoutTrace.Concern, for element: TraceEvent.Element,
        sharing shared: inout [LayoutTrace.Concern: Shared]
    ) -> Timeline.Explanation {
        let isAgain =
            concern.isMeasurement
            ? measured.contains(element)
            : firstOfAll.map { $0 < concern.event } ?? false || laidOut.contains(element)
        laidOut.insert(element)
        if concern.isMeasurement { measured.insert(element) }
        if isAgain, let known = shared[concern], !known.isAbout.contains(element) { return known.explanation }
        let words = trace.explanation(of: concern, for: element, isAgain: isAgain)
        let explanation = Timeline.Explanation(
            sentence: String(words.sentence(about: "").dropFirst()), chain: note(words.chain), elements: nil)
        let isAbout = Set(words.chain.compactMap(\.subject))
        if isAgain, !isAbout.contains(element), !words.chain.contains(where: \.isRootContext) {
            shared[concern] = (explanation, isAbout)
        }
        return explanation
    }

    /// Records the lines of text for a chain of events, and returns the events' numbers. If the chain has more than
    /// twelve events, its middle is left out, and 0 is returned in its place.
    private mutating func note(_ chain: [TraceEvent]) -> [Int] {
        let kept = chain.count > 12 ? Array(chain.prefix(6) + chain.suffix(6)) : chain
        for event in kept where lines[event.id] == nil { lines[event.id] = event.description }
        let numbers = kept.map(\.id)
        return chain.count > 12 ? numbers.prefix(6) + [0] + numbers.suffix(6) : numbers
    }

    /// The explanation that most elements share after a preparation of the whole layout. It applies to elements off
    /// screen, too.
    private func commonest(
        of found: [Timeline.Explanation: [String]], in inOrder: [Timeline.Explanation]
    ) -> Timeline.Explanation? {
        // Thousands of cells that each answered differently share one preparation.
        let wholeLayouts = Set(inOrder.compactMap(\.chain.first)).filter { number in
            trace.event(number).map(trace.isPreparationOfAll) ?? false
        }
        let whole = inOrder.filter { $0.chain.first.map(wholeLayouts.contains) ?? false }
        return whole.max { (found[$0]?.count ?? 0) < (found[$1]?.count ?? 0) }
    }
}

extension TraceEvent {
    /// Whether the event is an invalidation that the program itself requested. The explanation of such an event calls
    /// the invalidated elements “it”. An explanation that contains such an event is therefore never used for a second
    /// element.
    fileprivate var isRootContext: Bool {
        if case .invalidated = kind { cause == nil } else { false }
    }
}
