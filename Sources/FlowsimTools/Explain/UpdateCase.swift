import ElementsSimulator
import FlowEngine
import FlowScenario

/// A batch update of which the numbers are known: the numbers of items before and after, and the operations.
struct UpdateCase: Hashable {
    /// The number of items of each section.
    var before, after: [Int]
    var operations: [UpdateOperation]
    var isTable = false

    /// The largest section and item for which a scenario has as many sections and items as the log.
    static let limit = (sections: 1000, items: 1_000_000, operations: 10_000)

    /// The reason for which the update is refused; `nil` if it adds up.
    var error: UpdateError? {
        do {
            _ = try UpdatePlan(operations, before: SectionCounts(before), after: SectionCounts(after))
            return nil
        } catch {
            return error
        }
    }

    var sentence: String? { error.map(\.description) }

    /// Whether a step of a scenario can make the changes. Each deleted item is named there.
    var fitsInStep: Bool {
        let deleted = zip(before, after).reduce(0.0) { $0 + max(Double($1.0) - Double($1.1), 0) }
        return deleted + Double(operations.count + before.count + after.count) < Double(ScenarioLimits.operations)
    }
}

extension UpdateCase {
    /// Creates a small update that is refused with an error. `nil` if its numbers are too large for a scenario, or are
    /// none of an update.
    init?(_ error: UpdateError, isTable: Bool) {
        self.init(before: [], after: [], operations: [], isTable: isTable)
        switch error {
        case .itemCount(let tally):
            guard set(tally) else { return nil }
        case .sectionCount(let before, let after, let inserted, let deleted):
            guard Self.fit([before, after, inserted, deleted], Self.limit.sections) else { return nil }
            self.before = Self.ones(before)
            self.after = Self.ones(after)
            operations = (0..<inserted).map { .insertSection($0) } + (0..<deleted).map { .deleteSection($0) }
        case .missingSource(let operation, let reach):
            guard set(reach, of: operation.source, operation) else { return nil }
        case .missingTarget(let operation, let reach):
            guard set(reach, of: operation.target, operation) else { return nil }
        case .sameSource(let first, let second), .sameTarget(let first, let second):
            guard setRoom(for: [first, second]) else { return nil }
        case .itemInChangedSection(let operation, let section):
            guard setRoom(for: [operation, section]) else { return nil }
            if section.source != nil { after.removeLast() } else { after.append(before[0]) }
        }
    }

    private static func fit(_ numbers: [Int], _ limit: Int) -> Bool { numbers.allSatisfy { (0...limit).contains($0) } }

    /// Sections with one item each.
    private static func ones(_ count: Int) -> [Int] { Array(repeating: 1, count: count) }

    /// Sets a section with a wrong number of items. Items that move into it or out of it have another section.
    private mutating func set(_ tally: UpdateError.ItemTally) -> Bool {
        guard Self.fit([tally.section], Self.limit.sections), Self.fit([tally.before, tally.after], Self.limit.items),
            Self.fit([tally.inserted, tally.deleted, tally.movedIn, tally.movedOut], Self.limit.operations)
        else { return false }
        let section = tally.section
        let within = min(tally.movedIn, tally.movedOut)
        let incoming = tally.movedIn - within
        let outgoing = tally.movedOut - within
        before = Self.ones(section) + [tally.before]
        after = Self.ones(section) + [tally.after]
        if incoming + outgoing > 0 {
            before.append(incoming + 1)
            after.append(outgoing + 1)
        }
        func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
        operations = (0..<tally.deleted).map { .deleteItem(path(section, $0)) }
        operations += (0..<tally.inserted).map { .insertItem(path(section, $0)) }
        operations += (0..<within).map {
            .moveItem(from: path(section, tally.deleted + $0), to: path(section, tally.inserted + $0))
        }
        operations += (0..<incoming).map {
            .moveItem(from: path(section + 1, $0), to: path(section, tally.inserted + within + $0))
        }
        operations += (0..<outgoing).map {
            .moveItem(from: path(section, tally.deleted + within + $0), to: path(section + 1, $0))
        }
        return true
    }

    /// Sets the numbers of items for an operation on something that does not exist.
    private mutating func set(_ reach: UpdateError.Reach, of place: UpdatePlace?, _ operation: UpdateOperation) -> Bool
    {
        guard let place else { return false }
        operations = [operation]
        switch reach {
        case .sections(let count):
            guard Self.fit([count], Self.limit.sections) else { return false }
            before = Self.ones(count)
        case .items(let count):
            guard Self.fit([place.section], Self.limit.sections), Self.fit([count], Self.limit.items) else {
                return false
            }
            before = Self.ones(place.section) + [count]
        }
        after = before
        // The other end of a move exists.
        if operation.source != place { return growBefore(for: operation.source) }
        return true
    }

    private mutating func growBefore(for place: UpdatePlace?) -> Bool {
        guard let place else { return true }
        guard Self.fit([place.section], Self.limit.sections), Self.fit([place.item ?? 0], Self.limit.items) else {
            return false
        }
        if let item = place.item, before.indices.contains(place.section) {
            before[place.section] = max(before[place.section], item + 1)
        }
        return true
    }

    /// Sets as many sections and items as operations name.
    private mutating func setRoom(for operations: [UpdateOperation]) -> Bool {
        self.operations = operations
        let places = operations.flatMap { [$0.source, $0.target] }.compactMap { $0 }
        guard Self.fit(places.map(\.section), Self.limit.sections),
            Self.fit(places.compactMap(\.item), Self.limit.items)
        else { return false }
        let sections = (places.map(\.section).max() ?? 0) + 2
        let items = (places.compactMap(\.item).max() ?? 0) + 2
        before = Array(repeating: items, count: sections)
        after = before
        return true
    }
}
