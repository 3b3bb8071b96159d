import FlowEngine

/// The places in the groups that were measured last. Queries find most groups on screen here. It holds a bounded number
/// of groups, so that a long scroll does not fill the memory.
struct RecentArrangements {
    private var recent: [ItemPath: GroupArrangement] = [:]
    private var older: [ItemPath: GroupArrangement] = [:]

    private static let greatestCount = 64

    subscript(group: ItemPath) -> GroupArrangement? { recent[group] ?? older[group] }

    mutating func store(_ arrangement: GroupArrangement, of group: ItemPath) {
        if recent.count == RecentArrangements.greatestCount {
            older = recent
            recent = [:]
        }
        recent[group] = arrangement
    }

    mutating func remove(_ group: ItemPath) {
        recent[group] = nil
        if older[group] != nil { older[group] = nil }
    }

    mutating func removeAll() {
        recent = [:]
        older = [:]
    }
}
