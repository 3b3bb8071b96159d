import FlowTestSupport
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// The last event that laid each element out, against the rule as it is written: of one event for one element.
@MainActor
@Suite struct ConcernSearchTests {
    private typealias Element = TraceEvent.Element
    private static let headerKind = "UICollectionElementKindSectionHeader"

    @Test("Elements are laid out by the events that the rule names for each of them")
    func rule() {
        var random = SeededGenerator.fromEnvironment(otherwise: 34)
        for _ in 0..<2000 {
            let trace = LayoutTrace()
            for id in 1...random.below(40) + 1 { trace.append(Self.event(id, &random)) }
            let elements = Self.elements(&random)
            let start = random.below(trace.events.count)
            let found = trace.concerns(of: elements, in: trace.events[start...])
            for element in elements {
                let expected = trace.plainConcern(of: element, in: trace.events[start...])
                #expect(found[element] == expected, "\(element), \(random.reminder)")
            }
        }
    }

    @Test("A table's rows are laid out by their last measurement, if there is one")
    func table() {
        var random = SeededGenerator.fromEnvironment(otherwise: 35)
        for _ in 0..<50 {
            let trace = LayoutTrace()
            for id in 1...random.below(40) + 1 { trace.append(Self.event(id, &random)) }
            let elements = Self.elements(&random)
            let found = trace.concerns(of: elements, in: trace.events[...], isOfTable: true)
            for element in elements {
                let measured = trace.events.last { $0.isMeasurement(of: element) }
                let plain = trace.plainConcern(of: element, in: trace.events[...])
                let expected = measured.map { LayoutTrace.Concern(event: $0.id, reason: nil, isMeasurement: true) }
                #expect(found[element] == expected ?? plain, "\(element), \(random.reminder)")
            }
        }
    }

    @Test("The work is linear in items and contexts, whether contexts name them or the rows that they are in")
    func work() {
        let count = 2000
        for named in [count, count / 2] {
            let trace = LayoutTrace()
            var context = TraceEvent.ContextSummary()
            for item in 0..<named {
                context.elements = [Element(itemAt: [0, item * count / named])]
                trace.append(.init(id: item + 1, cause: nil, kind: .invalidated(context: context)))
            }
            var cost = TraceEvent.PreparationCost()
            cost.brokenItems = (0..<count / 2).map { .init(sections: 0..<1, items: 2 * $0..<2 * $0 + 2) }
            for id in named + 1...named + 3 {
                trace.append(.init(id: id, cause: 1, kind: .prepared(cost: cost, invalidations: Array(1...named))))
            }
            var search = ConcernSearch(trace, (0..<count).map { Element(itemAt: [0, $0]) })
            for event in trace.events.reversed() where !search.isDone { search.visit(event) }
            #expect(search.found.count == count)
            #expect(search.work <= 4 * count, "\(search.work)")
        }
    }

    // MARK: Random traces

    private static func elements(_ random: inout SeededGenerator) -> [Element] {
        (0..<random.below(20) + 1).map { _ in element(&random) }
    }

    private static func element(_ random: inout SeededGenerator) -> Element {
        let path = [random.below(2), random.below(4)]
        return switch random.below(8) {
        case 0: Element(category: .supplementary, kind: headerKind, path: random.below(2) == 0 ? path : [path[0]])
        case 1: Element(category: .supplementary, kind: "Badge", path: path)
        case 2: Element(category: .decoration, kind: headerKind, path: path)
        case 3: Element(category: .item, kind: nil, path: [path[0]])
        default: Element(category: .item, kind: nil, path: path)
        }
    }

    private static func event(_ id: Int, _ random: inout SeededGenerator) -> TraceEvent {
        let cause = id == 1 || random.below(3) == 0 ? nil : random.below(id - 1) + 1
        var cost = TraceEvent.PreparationCost()
        cost.brokenItems = (0..<random.below(3)).map { _ in
            let (section, item) = (random.below(2), random.below(4))
            return .init(sections: section..<section + 1 + random.below(2), items: item..<item + random.below(4))
        }
        switch random.below(6) {
        case 0, 1, 5:
            var context = TraceEvent.ContextSummary()
            context.everything = random.below(8) == 0
            context.elements = (0..<random.below(4)).map { _ in element(&random) }
            return .init(id: id, cause: cause, kind: .invalidated(context: context))
        case 2:
            let invalidations = (0..<random.below(5)).map { _ in random.below(id) + 1 }
            return .init(id: id, cause: cause, kind: .prepared(cost: cost, invalidations: invalidations))
        case 3: return .init(id: id, cause: cause, kind: .answered(cost: cost, made: 0))
        default:
            let measured = TraceEvent.Kind.measured(
                element: element(&random), was: .zero, answered: .zero, again: false, wasEstimate: true)
            return .init(id: id, cause: cause, kind: measured)
        }
    }
}

// MARK: The rule

extension LayoutTrace {
    fileprivate func plainConcern(of element: TraceEvent.Element, in events: ArraySlice<TraceEvent>) -> Concern? {
        events.reversed().lazy.compactMap { self.plainConcern($0, of: element) }.first
    }

    /// A preparation concerns an element that one of its contexts names, an item in a row that was broken because a
    /// neighbour was named, and every element if a context means the whole layout.
    fileprivate func plainConcern(_ event: TraceEvent, of element: TraceEvent.Element) -> Concern? {
        func concern(_ cause: TraceEvent?) -> Concern { Concern(event: event.id, reason: cause?.id) }
        let ranges = event.cost?.brokenItems.filter { $0.plainlyContains(element) } ?? []
        let cause = event.cause.flatMap { self.event($0) }
        guard case .prepared(_, let invalidations) = event.kind else {
            if case .prepared? = cause?.kind { return nil }
            return ranges.isEmpty ? nil : concern(cause)
        }
        if invalidations.isEmpty { return concern(nil) }
        let contexts = invalidations.compactMap { id in self.event(id) }
        if let named = contexts.last(where: { $0.names.contains { $0.means(element) } }) { return concern(named) }
        for range in ranges {
            let inRange = contexts.last { $0.names.contains(where: range.plainlyContains) }
            let inSections = contexts.last {
                $0.names.contains { $0.category == .item && range.sections.contains($0.path[0]) }
            }
            if let found = inRange ?? inSections ?? cause { return concern(found) }
        }
        return contexts.first(where: \.meansWholeLayout).map { concern(cause ?? $0) }
    }
}

extension TraceEvent {
    fileprivate var names: [Element] {
        if case .invalidated(let context) = kind { context.elements } else { [] }
    }
}

extension TraceEvent.Element {
    /// Whether the name of an element means another one: any path of a section names its header (R6.6).
    fileprivate func means(_ other: Self) -> Bool {
        self == other
            || category == .supplementary && other.category == .supplementary && kind == other.kind
                && kind == "UICollectionElementKindSectionHeader" && path[0] == other.path[0]
    }
}

extension TraceEvent.ItemRange {
    fileprivate func plainlyContains(_ element: TraceEvent.Element) -> Bool {
        element.category == .item && element.path.count == 2 && sections.contains(element.path[0])
            && items.contains(element.path[1])
    }
}
