/// A place in a tree that moves forward element by element: cheap inside a leaf, one descent from leaf to leaf.
///
/// It keeps its leaf alive, so let it go before the tree is edited, or the edit copies the leaf.
struct TreeCursor<Prefix: TreePrefix> {
    typealias Element = Prefix.Element

    private let root: TreeNode<Element>?
    private var leaf: TreeNode<Element>?
    private var slot = 0
    /// What stands before the current element.
    private(set) var before = Prefix()

    /// Stands at the first element at whose end `isReached`, or at the end; see `SummaryTree.firstPlace`.
    @inline(__always)
    init(_ tree: SummaryTree<Element>, where isReached: (Prefix) -> Bool) {
        root = tree.root
        seek(where: isReached)
    }

    var isAtEnd: Bool { leaf == nil }

    /// The current element, read where it stands; traps at the end.
    var element: Element {
        _read {
            guard let leaf else { preconditionFailure("there is no element at the end of a tree") }
            yield leaf.elements[slot]
        }
    }

    mutating func advance() {
        guard let leaf else { return }
        before.pass(leaf.elements[slot])
        slot += 1
        guard slot == leaf.elements.count else { return }
        let position = before.count
        seek { $0.count > position }
    }

    @inline(__always)
    private mutating func seek(where isReached: (Prefix) -> Bool) {
        before = Prefix()
        leaf = nil
        guard var node = root else { return }
        while !node.isLeaf {
            guard let child = node.childSlot(after: &before, where: isReached) else { return }
            node = node.children.nodes[child]
        }
        guard let found = node.elementSlot(after: &before, where: isReached) else { return }
        leaf = node
        slot = found
    }
}
