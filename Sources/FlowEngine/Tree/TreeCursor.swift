/// A place in a tree that moves forward element by element: cheap inside a leaf, one descent from leaf to leaf.
///
/// It keeps its leaf alive, so let it go before the tree is edited, or the edit copies the leaf.
struct TreeCursor<Element: TreeElement> {
    private let root: TreeNode<Element>?
    private var leaf: TreeNode<Element>?
    private var slot = 0
    /// The summary of everything before the current element.
    private(set) var before = Element.Summary.zero

    /// Stands at the first element after which `measure` is greater than `target`, or at the end.
    @inline(__always)
    init(_ tree: SummaryTree<Element>, where measure: (Element.Summary) -> Int, exceeds target: Int) {
        root = tree.root
        seek(where: measure, exceeds: target)
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
        before.add(leaf.elements[slot].summary)
        slot += 1
        if slot == leaf.elements.count { seek(where: { $0.count }, exceeds: before.count) }
    }

    @inline(__always)
    private mutating func seek(where measure: (Element.Summary) -> Int, exceeds target: Int) {
        before = .zero
        leaf = nil
        guard var node = root else { return }
        while !node.isLeaf {
            guard let child = node.childSlot(after: &before, where: measure, exceeds: target) else { return }
            node = node.children.nodes[child]
        }
        guard let found = node.elementSlot(after: &before, where: measure, exceeds: target) else { return }
        leaf = node
        slot = found
    }
}
