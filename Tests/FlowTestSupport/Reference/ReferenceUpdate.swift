/// An operation of a batch update, as plain numbers: sources count before the update, targets after it (R10.1).
public enum ReferenceOperation: Codable, Hashable, Sendable {
    case deleteItem(Int, Int)
    case insertItem(Int, Int)
    case reloadItem(Int, Int)
    case reconfigureItem(Int, Int)
    case moveItem(Int, Int, to: Int, Int)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
}

/// A section of identifiers. Identifiers that an update makes are negative.
public struct ReferenceIdentifiers: Hashable, Sendable {
    public var section: Int
    public var items: [Int]

    public init(section: Int, items: [Int]) {
        self.section = section
        self.items = items
    }
}

/// Why operations cannot be applied (R10.3, R10.14).
public enum ReferenceFault: Hashable, Sendable {
    case missing, conflict, changedSection
}

/// A batch update on arrays of identifiers, step by step as R10.2 says it: all deletions from the last to the first,
/// then all insertions from the first to the last. A move is one of each.
public struct ReferenceUpdate {
    public private(set) var sections: [ReferenceIdentifiers]
    /// Items that were reloaded in their place.
    public private(set) var reloaded: Set<Int> = []
    /// All that is wrong. What the update leaves is then as near as can be.
    public private(set) var faults: Set<ReferenceFault> = []

    private let before: [ReferenceIdentifiers]
    private let operations: [ReferenceOperation]
    private var madeCount = 0
    /// The sections that were reloaded.
    public private(set) var reloadedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []

    /// - Parameter newSectionCount: How many items inserted and reloaded sections have.
    public init(_ operations: [ReferenceOperation], on before: [ReferenceIdentifiers], newSectionCount: Int) {
        self.before = before
        self.operations = operations
        sections = before
        let movedItems = takeOutItems()
        let movedSections = takeOutSections(newSectionCount)
        putInSections(movedSections, newSectionCount)
        putInItems(movedItems)
        findConflicts()
    }

    private mutating func makeIdentifier() -> Int {
        madeCount += 1
        return -madeCount
    }

    private func has(_ section: Int, _ item: Int) -> Bool {
        before.indices.contains(section) && before[section].items.indices.contains(item)
    }

    // MARK: Two operations on one thing

    private mutating func findConflicts() {
        for (index, first) in operations.enumerated() {
            for second in operations[..<index] where isConflict(first, second) { faults.insert(.conflict) }
        }
    }

    private func isConflict(_ first: ReferenceOperation, _ second: ReferenceOperation) -> Bool {
        // R18.19: what a section's reload covers is no operation.
        if let target = target(first), target == self.target(second),
            target.count == 1 || !isReloaded(after: target[0])
        {
            return true
        }
        guard let source = source(first), source == self.source(second) else { return false }
        if source.count == 2, operations.contains(.reloadSection(source[0])) { return false }
        switch (first, second) {
        case (.reconfigureItem, .moveItem(_, _, let s, _)), (.moveItem(_, _, let s, _), .reconfigureItem):
            // R18.19: a move into a reloaded section is a deletion here.
            return isReloaded(after: s)
        default: return true
        }
    }

    private func source(_ operation: ReferenceOperation) -> [Int]? {
        switch operation {
        case .deleteItem(let s, let i), .reloadItem(let s, let i), .reconfigureItem(let s, let i),
            .moveItem(let s, let i, _, _):
            [s, i]
        case .deleteSection(let s), .reloadSection(let s), .moveSection(let s, _): [s]
        case .insertItem, .insertSection: nil
        }
    }

    private func target(_ operation: ReferenceOperation) -> [Int]? {
        switch operation {
        case .insertItem(let s, let i), .moveItem(_, _, let s, let i): [s, i]
        case .insertSection(let s), .moveSection(_, let s): [s]
        default: nil
        }
    }

    private func isReloaded(after section: Int) -> Bool {
        sections.indices.contains(section) && reloadedSections.contains(sections[section].section)
    }

    /// R18.1: whether anything comes, goes or moves. What is only shown anew is measured, and what a reloaded section
    /// covers is shown anew (R18.19).
    public var rearranges: Bool {
        func isCovered(_ section: Int) -> Bool { operations.contains(.reloadSection(section)) }
        return operations.contains { operation in
            switch operation {
            case .reloadItem, .reconfigureItem, .reloadSection: false
            case .deleteItem(let s, _): !isCovered(s)
            case .insertItem(let s, _): !isReloaded(after: s)
            case .moveItem(let s, _, let to, _): !isCovered(s) || !isReloaded(after: to)
            case .insertSection, .deleteSection, .moveSection: true
            }
        }
    }

    // MARK: Deletions, from the last to the first

    /// Items that move, and where to; without an identifier those that leave a reloaded section (R18.19).
    private mutating func takeOutItems() -> [(id: Int?, section: Int, item: Int)] {
        var moved: [(id: Int?, section: Int, item: Int)] = []
        var gone: Set<[Int]> = []
        for operation in operations {
            guard let source = source(operation), source.count == 2 else { continue }
            guard has(source[0], source[1]) else {
                faults.insert(.missing)
                continue
            }
            let id = before[source[0]].items[source[1]]
            if operations.contains(.deleteSection(source[0])) { faults.insert(.changedSection) }
            if operations.contains(.reloadSection(source[0])) {
                if case .moveItem(_, _, let s, let i) = operation { moved.append((nil, s, i)) }
                continue
            }
            switch operation {
            case .reloadItem: reloaded.insert(id)
            case .deleteItem: gone.insert(source)
            case .moveItem(_, _, let s, let i):
                gone.insert(source)
                moved.append((id, s, i))
            default: break
            }
        }
        for path in gone.sorted(by: { ($0[0], $0[1]) > ($1[0], $1[1]) }) { sections[path[0]].items.remove(at: path[1]) }
        return moved
    }

    private mutating func takeOutSections(_ newCount: Int) -> [Int: ReferenceIdentifiers] {
        var moved: [Int: ReferenceIdentifiers] = [:]
        var gone: Set<Int> = []
        for operation in operations {
            guard let source = source(operation), source.count == 1, let section = source.first else { continue }
            guard before.indices.contains(section) else {
                faults.insert(.missing)
                continue
            }
            switch operation {
            case .reloadSection:
                sections[section].items = (0..<newCount).map { _ in makeIdentifier() }
                reloadedSections.insert(before[section].section)
            case .moveSection(_, let target):
                moved[target] = sections[section]
                gone.insert(section)
            default: gone.insert(section)
            }
        }
        for section in gone.sorted(by: >) { sections.remove(at: section) }
        return moved
    }

    // MARK: Insertions, from the first to the last

    private mutating func putInSections(_ moved: [Int: ReferenceIdentifiers], _ newCount: Int) {
        var new = moved
        for case .insertSection(let section) in operations where new[section] == nil {
            let id = makeIdentifier()
            new[section] = ReferenceIdentifiers(section: id, items: (0..<newCount).map { _ in makeIdentifier() })
            insertedSections.insert(id)
        }
        for (index, section) in new.sorted(by: { $0.key < $1.key }) {
            if index < 0 || index > sections.count { faults.insert(.missing) }
            sections.insert(section, at: min(max(index, 0), sections.count))
        }
    }

    private mutating func putInItems(_ moved: [(id: Int?, section: Int, item: Int)]) {
        var new = moved
        for case .insertItem(let section, let item) in operations { new.append((nil, section, item)) }
        for (id, section, item) in new.sorted(by: { ($0.section, $0.item) < ($1.section, $1.item) }) {
            guard sections.indices.contains(section) else {
                faults.insert(.missing)
                continue
            }
            let owner = sections[section].section
            if insertedSections.contains(owner) || reloadedSections.contains(owner) {
                // The section has the items that its data source says (R10.14, R18.19).
                if insertedSections.contains(owner) && id != nil { faults.insert(.changedSection) }
                if !sections[section].items.indices.contains(item) { faults.insert(.missing) }
                continue
            }
            let count = sections[section].items.count
            if item < 0 || item > count { faults.insert(.missing) }
            sections[section].items.insert(id ?? makeIdentifier(), at: min(max(item, 0), count))
        }
    }
}
