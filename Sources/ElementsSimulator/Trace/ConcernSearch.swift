import FlowEngine

/// A search for the event that last laid out each element of a set.
///
/// Events are visited from the last to the first. Each settles the elements that it concerns, and the search ends for
/// these. The time is linear in the number of elements, of events and of the names in contexts: a screen of ten
/// thousand items that were all measured has as many contexts.
@MainActor
struct ConcernSearch {
    private let trace: LayoutTrace
    package private(set) var found: [TraceEvent.Element: LayoutTrace.Concern] = [:]
    /// The open elements: the elements for which no event was found yet.
    private var open: Set<TraceEvent.Element>
    /// The indices of the items whose event is still to be found, ascending, keyed by section. An item whose event was
    /// found is removed only when the search visits a range that contains it.
    private var items: [Int: [Int]] = [:]
    /// The headers and footers of the search that no visited context has named. The key has the kind and the section,
    /// because any path in a section names the section's header or footer (R6.6).
    private var edges: [NamedEdge: [TraceEvent.Element]] = [:]

    /// The number of names, ranges and items that were visited, for tests.
    package private(set) var work = 0

    package var isDone: Bool { open.isEmpty }

    init(_ trace: LayoutTrace, _ elements: some Sequence<TraceEvent.Element>) {
        self.trace = trace
        open = Set(elements)
        for element in open {
            if let path = element.itemPath { items[path.section, default: []].append(path.item) }
            if let edge = NamedEdge(of: element) { edges[edge, default: []].append(element) }
        }
        for section in items.keys { items[section]?.sort() }
    }

    /// Records a measurement as the event that laid out the measured element. Used for tables, where the place of a row
    /// depends on its measurement.
    mutating func visitMeasurement(_ event: TraceEvent) {
        guard case .measured(let element, _, _, _, _) = event.kind else { return }
        settle(element, LayoutTrace.Concern(event: event.id, reason: nil, isMeasurement: true))
    }

    /// Records an event for the elements that it laid out. The rules are in the comment at the beginning of
    /// `LayoutTrace+Why.swift`.
    mutating func visit(_ event: TraceEvent) {
        guard case .prepared(let cost, let invalidations) = event.kind else {
            // Work that a query caused. The work at the end of a pass belongs to the pass.
            let cause = event.cause.flatMap { trace.event($0) }
            if case .prepared? = cause?.kind { return }
            for range in event.cost?.brokenItems ?? [] {
                for element in takeItems(in: range) { settle(element, (event, cause)) }
            }
            return
        }
        // Invalidations before the beginning of the trace are unknown; all elements were prepared.
        guard !invalidations.isEmpty else { return settleAll((event, nil)) }
        let contexts = NamingContexts(invalidations.compactMap { trace.event($0) })
        for context in contexts.events.reversed() {
            for element in context.named { settle(named: element, (event, context)) }
            // All items of the section moved, also those that were not on screen.
            if case .sectionScrolled(let section, _, _)? = context.cause.flatMap({ trace.event($0) })?.kind {
                let all = TraceEvent.ItemRange(sections: section..<section + 1, items: 0..<Int.max)
                for element in takeItems(in: all) { settle(element, (event, context)) }
            }
        }
        for range in cost.brokenItems {
            let elements = takeItems(in: range)
            guard !elements.isEmpty else { continue }
            // R18.13: the last line of a section may move because of any of its items.
            if let cause = contexts.last(namingIn: range) ?? event.cause.flatMap({ trace.event($0) }) {
                for element in elements { settle(element, (event, cause)) }
            } else {
                putBack(elements)
            }
        }
        guard let whole = contexts.events.first(where: \.meansWholeLayout) else { return }
        settleAll((event, event.cause.flatMap { trace.event($0) } ?? whole))
    }

    // MARK: Settling

    private typealias Reason = (event: TraceEvent, cause: TraceEvent?)

    private mutating func settle(_ element: TraceEvent.Element, _ concern: LayoutTrace.Concern) {
        work += 1
        if open.remove(element) != nil { found[element] = concern }
    }

    private mutating func settle(_ element: TraceEvent.Element, _ reason: Reason) {
        settle(element, LayoutTrace.Concern(event: reason.event.id, reason: reason.cause?.id))
    }

    private mutating func settleAll(_ reason: Reason) {
        for element in open { settle(element, reason) }
    }

    private mutating func settle(named name: TraceEvent.Element, _ reason: Reason) {
        settle(name, reason)
        guard !edges.isEmpty, let edge = NamedEdge(of: name), let named = edges.removeValue(forKey: edge)
        else { return }
        for element in named { settle(element, reason) }
    }

    /// Removes the items of a range from the lists, and returns the items for which no event was found yet.
    private mutating func takeItems(in range: TraceEvent.ItemRange) -> [TraceEvent.Element] {
        var taken: [TraceEvent.Element] = []
        work += 1
        for section in items.sections(in: range.sections) {
            guard let list = items[section] else { continue }
            let start = list.partitionPoint { $0 >= range.items.lowerBound }
            let end = list.partitionPoint { $0 >= range.items.upperBound }
            guard start < end else { continue }
            work += end - start
            taken += list[start..<end].lazy.map { .init(itemAt: [section, $0]) }.filter(open.contains)
            items[section]?.removeSubrange(start..<end)
        }
        return taken
    }

    private mutating func putBack(_ elements: [TraceEvent.Element]) {
        for path in elements.compactMap(\.itemPath) { items[path.section, default: []].append(path.item) }
        for section in Set(elements.compactMap { $0.itemPath?.section }) { items[section]?.sort() }
    }
}

/// The header or the footer of a section, independent of the path that names it.
private struct NamedEdge: Hashable {
    var kind: String
    var section: Int

    init?(of element: TraceEvent.Element) {
        guard element.belongsToSection, let kind = element.kind, let section = element.path.first else { return nil }
        self.kind = kind
        self.section = section
    }
}

/// The invalidation contexts that led to one preparation, with an index of the items that they name.
private struct NamingContexts {
    /// The events with which the contexts were recorded, oldest first.
    let events: [TraceEvent]
    /// The items that contexts name, with the index of each item's context in `events`. The key is the section, and the
    /// items are in order.
    private var items: [Int: [(item: Int, context: Int)]] = [:]
    /// The index in `events` of the last context that names an item of a section. The key is the section.
    private var lastOfSection: [Int: Int] = [:]

    init(_ events: [TraceEvent]) {
        self.events = events
        for (position, event) in events.enumerated() {
            for element in event.named where element.category == .item {
                if let section = element.path.first { lastOfSection[section] = position }
                if let path = element.itemPath { items[path.section, default: []].append((path.item, position)) }
            }
        }
        for section in items.keys { items[section]?.sort { ($0.item, $0.context) < ($1.item, $1.context) } }
    }

    /// Returns the last context that names an item of a range. If there is none, returns the last context that names
    /// any item in the sections of the range.
    func last(namingIn range: TraceEvent.ItemRange) -> TraceEvent? {
        let inside = items.sections(in: range.sections).compactMap { section -> Int? in
            let list = items[section] ?? []
            let start = list.partitionPoint { $0.item >= range.items.lowerBound }
            return list[start...].prefix { $0.item < range.items.upperBound }.map(\.context).max()
        }
        let position = inside.max() ?? lastOfSection.sections(in: range.sections).compactMap { lastOfSection[$0] }.max()
        return position.map { events[$0] }
    }
}

extension TraceEvent {
    /// The elements that a context names.
    fileprivate var named: [Element] {
        if case .invalidated(let context) = kind { context.elements } else { [] }
    }
}

extension TraceEvent.Element {
    /// The section and the index of the item; nil if the element is not an item.
    fileprivate var itemPath: (section: Int, item: Int)? {
        category == .item && path.count == 2 ? (path[0], path[1]) : nil
    }

    /// Whether the element is a header or footer.
    var belongsToSection: Bool {
        switch kind {
        case "UICollectionElementKindSectionHeader", "UICollectionElementKindSectionFooter": category == .supplementary
        default: false
        }
    }
}

extension Dictionary where Key == Int {
    /// The dictionary's keys that are in a range, in no particular order. The cost is linear in the number of keys or
    /// in the length of the range, whichever is smaller.
    fileprivate func sections(in range: Range<Int>) -> [Int] {
        range.count < count ? range.filter { self[$0] != nil } : keys.filter(range.contains)
    }
}
