/// A node: a leaf with elements (height 0) or a branch with children. Written to only while uniquely referenced.
final class TreeNode<Element: TreeElement>: @unchecked Sendable {
    typealias Summary = Element.Summary

    /// A child with its summary, so that a descent does not touch the children it passes by.
    struct Child {
        var node: TreeNode
        var summary: Summary

        init(_ node: TreeNode) {
            self.node = node
            summary = node.computedSummary
        }
    }

    let height: Int
    var elements: ContiguousArray<Element>
    var children: ContiguousArray<Child>

    init(leaf elements: ContiguousArray<Element>) {
        height = 0
        self.elements = elements
        children = []
    }

    init(branch children: ContiguousArray<Child>) {
        height = children[0].node.height + 1
        elements = []
        self.children = children
    }

    private init(copying other: TreeNode) {
        height = other.height
        elements = other.elements
        children = other.children
    }

    var isLeaf: Bool { height == 0 }

    /// Elements of a leaf or children of a branch.
    var slotCount: Int { isLeaf ? elements.count : children.count }

    var computedSummary: Summary {
        var sum = Summary.zero
        if isLeaf {
            for element in elements { sum.add(element.summary) }
        } else {
            for child in children { sum.add(child.summary) }
        }
        return sum
    }

    /// Makes `node` safe to write to, copying it if another tree shares it.
    static func makeUnique(_ node: inout TreeNode) {
        if !isKnownUniquelyReferenced(&node) { node = TreeNode(copying: node) }
    }
}

extension TreeShape {
    func capacity(ofHeight height: Int) -> Int { height == 0 ? leafCapacity : branchCapacity }
    func minimum(ofHeight height: Int) -> Int { capacity(ofHeight: height) / 2 }
}
