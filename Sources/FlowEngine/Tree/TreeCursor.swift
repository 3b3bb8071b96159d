/// A place in a tree that moves forward element by element: cheap inside a leaf, one descent from leaf to leaf.
///
/// It keeps its leaf alive, so let it go before the tree is edited, or the edit copies the leaf.
struct TreeCursor<Element: TreeElement> {
    private let tree: SummaryTree<Element>
    private var leaf: TreeNode<Element>?
    private var index = 0
    /// The summary of everything before the current element.
    private(set) var before = Element.Summary.zero

    /// Stands at the first element after which `measure` is greater than `target`, or at the end.
    init(
        _ tree: SummaryTree<Element>, where measure: (Element.Summary) -> Int, exceeds target: Int
    ) {
        self.tree = tree
        seek(where: measure, exceeds: target)
    }

    /// The current element; nil at the end.
    var element: Element? {
        guard let leaf else { return nil }
        return leaf.elements[index]
    }

    mutating func advance() {
        guard let leaf else { return }
        before.add(leaf.elements[index].summary)
        index += 1
        if index == leaf.elements.count { seek(where: { $0.count }, exceeds: before.count) }
    }

    private mutating func seek(where measure: (Element.Summary) -> Int, exceeds target: Int) {
        before = .zero
        leaf = nil
        guard var node = tree.root else { return }
        while !node.isLeaf {
            guard let child = TreeCursor.firstChild(of: node, before: &before, where: measure, exceeds: target)
            else { return }
            node = child
        }
        for (slot, element) in node.elements.enumerated() {
            var after = before
            after.add(element.summary)
            if measure(after) > target {
                leaf = node
                index = slot
                return
            }
            before = after
        }
    }

    private static func firstChild(
        of node: TreeNode<Element>, before: inout Element.Summary,
        where measure: (Element.Summary) -> Int, exceeds target: Int
    ) -> TreeNode<Element>? {
        for child in node.children {
            var after = before
            after.add(child.summary)
            if measure(after) > target { return child.node }
            before = after
        }
        return nil
    }
}
