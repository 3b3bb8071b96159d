/// The items of an outline: those at the top in order, and the children of each item in order.
///
/// Nodes are found by identifiers, and hold those of their parents and children. So a copy of a part of an outline,
/// such as a parent with its children, copies nodes unchanged.
struct OutlineStorage<ItemID: Hashable> {
    struct Node: Equatable {
        var parent: ItemID?
        var children: [ItemID] = []
        var isExpanded = false
    }

    private(set) var roots: [ItemID] = []
    private(set) var nodes: [ItemID: Node] = [:]

    /// The children of an item, or the roots if there is no item.
    func children(of parent: ItemID?) -> [ItemID] {
        guard let parent else { return roots }
        return nodes[parent]?.children ?? []
    }

    /// Calls a closure for items and their descendants, each parent before its children. The second argument is the
    /// level, which is 0 for the given items. O(*n*) for *n* calls.
    ///
    /// - Parameters:
    ///   - starts: The items at level 0.
    ///   - onlyVisible: Whether the descendants of collapsed items are left out.
    ///   - body: The closure. To return false ends the calls.
    func visit(_ starts: [ItemID], onlyVisible: Bool = false, _ body: (ItemID, Int) -> Bool) {
        // Outlines may be deeper than the stack of the thread.
        var open = starts.reversed().map { ($0, 0) }
        while let (item, level) = open.popLast() {
            guard body(item, level) else { return }
            guard let node = nodes[item], node.isExpanded || !onlyVisible else { continue }
            for child in node.children.reversed() { open.append((child, level + 1)) }
        }
    }

    /// The given items and their descendants, each parent before its children.
    func items(_ starts: [ItemID], onlyVisible: Bool = false) -> [ItemID] {
        var found: [ItemID] = []
        visit(starts, onlyVisible: onlyVisible) { item, _ in
            found.append(item)
            return true
        }
        return found
    }

    /// The ancestors of an item, from its parent to the root. O(*d*), where *d* is the item's level.
    func ancestors(of item: ItemID) -> some Sequence<ItemID> {
        sequence(state: nodes[item]?.parent) { next in
            defer { next = next.flatMap { nodes[$0]?.parent } }
            return next
        }
    }
}

extension OutlineStorage: Sendable where ItemID: Sendable {}
extension OutlineStorage.Node: Sendable where ItemID: Sendable {}
extension OutlineStorage: Equatable {}

// MARK: - Changes

extension OutlineStorage {
    /// Inserts new items among the children of a parent, or among the roots if there is no parent.
    mutating func insert(_ items: [ItemID], under parent: ItemID?, at index: Int) {
        nodes.reserveCapacity(nodes.count + items.count)
        for item in items { nodes[item] = Node(parent: parent) }
        link(items, under: parent, at: index)
    }

    /// Inserts a whole outline, whose roots become children of a parent, or roots if there is no parent.
    mutating func insert(_ outline: OutlineStorage, under parent: ItemID?, at index: Int) {
        nodes.merge(outline.nodes) { old, _ in old }
        for root in outline.roots { nodes[root]?.parent = parent }
        link(outline.roots, under: parent, at: index)
    }

    private mutating func link(_ items: [ItemID], under parent: ItemID?, at index: Int) {
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    /// Removes items with their descendants. Identifiers that are not in the outline are ignored. O(*m* + *n*), where
    /// *m* is the number of removed items, and *n* is the number of other children of their parents.
    mutating func remove(_ items: [ItemID]) {
        let gone = Set(items.filter { nodes[$0] != nil })
        for parent in Set(gone.map { nodes[$0]?.parent }) {
            if let parent {
                nodes[parent]?.children.removeAll { gone.contains($0) }
            } else {
                roots.removeAll { gone.contains($0) }
            }
        }
        var open = Array(gone)
        while let item = open.popLast() { open += nodes.removeValue(forKey: item)?.children ?? [] }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemID]) {
        for item in items { nodes[item]?.isExpanded = isExpanded }
    }

    /// A copy of a part: the given items as roots, with their descendants. O(*m*) for *m* copied items.
    func part(_ roots: [ItemID]) -> OutlineStorage {
        var part = OutlineStorage()
        for item in items(roots) { part.nodes[item] = nodes[item] }
        for root in roots { part.nodes[root]?.parent = nil }
        part.roots = roots
        return part
    }
}

// MARK: - Invariants

extension OutlineStorage {
    /// Traps unless every node is reached once from the roots, and names the parent from which it is reached.
    func checkInvariants() {
        var reached = 0
        for parent in [nil] + nodes.keys.map(Optional.some) {
            for child in children(of: parent) {
                precondition(nodes[child]?.parent == parent, "\(child) is below \(String(describing: parent))")
                reached += 1
            }
        }
        precondition(reached == nodes.count && items(roots).count == nodes.count, "\(reached) of \(nodes.count) items")
    }
}
