/// A place in a tree that moves forward element by element: cheap inside a leaf, one descent from leaf to leaf.
///
/// It counts no references: the tree has to outlive it, and to stay as it is meanwhile.
struct TreeCursor<Prefix: TreePrefix> {
    typealias Element = Prefix.Element

    fileprivate let root: BorrowedNode<Element>?
    fileprivate var leaf: BorrowedNode<Element>?
    fileprivate var slot = 0
    fileprivate var slotCount = 0
    /// What is before the current element.
    private(set) var before = Prefix()

    /// At the first element at whose end `isReached`, or at the end; see `SummaryTree.firstPlace`.
    @inline(__always)
    init(_ tree: borrowing SummaryTree<Element>, where isReached: (Prefix) -> Bool) {
        root = tree.root.map { BorrowedNode($0) }
        seek(where: isReached)
    }

    /// At an element that a search of its own found, or at the end.
    @inline(__always)
    init(
        _ tree: borrowing SummaryTree<Element>,
        search: (BorrowedNode<Element>, inout Prefix) -> (leaf: BorrowedNode<Element>, slot: Int)?
    ) {
        root = tree.root.map { BorrowedNode($0) }
        guard let root, let found = search(root, &before) else { return }
        (leaf, slot, slotCount) = (found.leaf, found.slot, found.leaf.elementCount)
    }

    /// Starts at the position of `other`, and counts on from there; for a cursor that is done with searching.
    @inline(__always)
    init<Other: TreePrefix>(at other: TreeCursor<Other>, before: Prefix) where Other.Element == Element {
        (root, leaf, slot, slotCount) = (other.root, other.leaf, other.slot, other.slotCount)
        self.before = before
    }

    var isAtEnd: Bool { leaf == nil }

    /// A copy of the current element; traps at the end.
    var element: Element {
        @inline(__always) get { withElement { copy $0 } }
    }

    /// A copy of the current element; nil at the end.
    var current: Element? {
        @inline(__always) get { leaf?.withElement(at: slot) { copy $0 } }
    }

    /// Calls `body` with the current element, read in place; traps at the end.
    @inline(__always)
    func withElement<Result>(_ body: (borrowing Element) -> Result) -> Result {
        guard let leaf else { preconditionFailure("there is no element at the end of a tree") }
        return leaf.withElement(at: slot, body)
    }

    @inline(__always)
    mutating func advance() {
        guard let leaf else { return }
        leaf.withElements { before.pass($0[slot]) }
        slot += 1
        if slot == slotCount { seekNextLeaf() }
    }

    @inline(never)
    private mutating func seekNextLeaf() {
        move(to: before.count)
    }

    /// At the first element at whose end `isReached`, or at the end.
    @inline(never)
    mutating func move(where isReached: (Prefix) -> Bool) {
        seek(where: isReached)
    }

    /// At the element that holds the unit at `position`, or at the end.
    mutating func move(to position: Int) {
        seek { $0.count > position }
    }

    @inline(__always)
    private mutating func seek(where isReached: (Prefix) -> Bool) {
        before = Prefix()
        leaf = nil
        guard let root, let found = root.descend(&before, where: isReached) else { return }
        (leaf, slot, slotCount) = (found.leaf, found.slot, found.leaf.elementCount)
    }
}

extension BorrowedNode {
    /// The leaf and the slot of the first element at whose end `isReached`. `before` grows by what is before it.
    @inline(__always)
    func descend<Prefix: TreePrefix>(
        _ before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> (leaf: BorrowedNode, slot: Int)? where Prefix.Element == Element {
        var node = self
        while !node.isLeaf {
            guard let slot = node.childSlot(after: &before, where: isReached) else { return nil }
            node = node.child(at: slot)
        }
        guard let slot = node.elementSlot(after: &before, where: isReached) else { return nil }
        return (node, slot)
    }

    /// The first child at whose end `isReached`. `before` grows by what is before it.
    @inline(__always)
    private func childSlot<Prefix: TreePrefix>(
        after before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> Int? where Prefix.Element == Element {
        withSummaries { summaries in
            for slot in 0..<summaries.count {
                var after = before
                after.pass(summaries[slot])
                if isReached(after) { return slot }
                before = after
            }
            return nil
        }
    }

    /// The first element at whose end `isReached`. `before` grows by what is before it.
    @inline(__always)
    private func elementSlot<Prefix: TreePrefix>(
        after before: inout Prefix, where isReached: (Prefix) -> Bool
    ) -> Int? where Prefix.Element == Element {
        withElements { elements in
            for slot in 0..<elements.count {
                var after = before
                after.pass(elements[slot])
                if isReached(after) { return slot }
                before = after
            }
            return nil
        }
    }
}
