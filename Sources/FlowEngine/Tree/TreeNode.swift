/// A node: a leaf with elements (height 0) or a branch with children. A node is changed only while it is uniquely
/// referenced.
final class TreeNode<Element: TreeElement>: @unchecked Sendable {
    typealias Summary = Element.Summary

    let height: Int
    /// The elements of a leaf; empty in a branch.
    @exclusivity(unchecked) var elements: ContiguousArray<Element>
    /// The children of a branch; empty in a leaf.
    @exclusivity(unchecked) var children: Children

    init(leaf elements: ContiguousArray<Element>) {
        height = 0
        self.elements = elements
        children = Children()
    }

    init(branch children: Children) {
        height = children.nodes[0].height + 1
        elements = []
        self.children = children
    }

    private init(copying other: TreeNode) {
        height = other.height
        elements = other.elements
        children = other.children
    }

    var isLeaf: Bool { height == 0 }

    /// The number of elements of a leaf, or of children of a branch.
    var slotCount: Int { isLeaf ? elements.count : children.count }

    var computedSummary: Summary {
        if isLeaf { return Element.summary(of: elements) }
        var sum = Summary.zero
        for index in 0..<children.count { sum.add(children.summaries[index]) }
        return sum
    }

    var firstElement: Element? { isLeaf ? elements.first : children.nodes.first?.firstElement }
    var lastElement: Element? { isLeaf ? elements.last : children.nodes.last?.lastElement }

    /// Makes `node` safe to write to, copying it if another tree shares it.
    static func makeUnique(_ node: inout TreeNode) {
        if !isKnownUniquelyReferenced(&node) { node = TreeNode(copying: node) }
    }
}

extension TreeNode {
    /// The children of a branch with their summaries. The summaries are stored separately, so that a descent touches
    /// only the child that it enters.
    struct Children {
        private(set) var nodes: ContiguousArray<TreeNode> = []
        private(set) var summaries: ContiguousArray<Summary> = []

        init() {}

        init(_ nodes: some Sequence<TreeNode>) {
            for node in nodes { append(node) }
        }

        var count: Int { summaries.count }

        mutating func append(_ node: TreeNode) {
            nodes.append(node)
            summaries.append(node.computedSummary)
        }

        mutating func append(contentsOf others: Children) {
            nodes += others.nodes
            summaries += others.summaries
        }

        mutating func insert(_ node: TreeNode, at index: Int) {
            nodes.insert(node, at: index)
            summaries.insert(node.computedSummary, at: index)
        }

        mutating func removeLast() -> TreeNode {
            summaries.removeLast()
            return nodes.removeLast()
        }

        mutating func removeFirst() -> TreeNode {
            summaries.removeFirst()
            return nodes.removeFirst()
        }

        /// Edits a child. The child's summary is updated by the change that `body` returns, or computed again if this
        /// change is nil.
        @inline(__always)
        mutating func edit<Result>(
            _ index: Int, _ body: (inout TreeNode) -> (result: Result, change: SummaryChange<Summary>?)
        ) -> (result: Result, change: SummaryChange<Summary>?) {
            let edited = body(&nodes[index])
            if let change = edited.change, summaries[index].replace(change.old, by: change.new) { return edited }
            let old = summaries[index]
            summaries[index] = nodes[index].computedSummary
            return (edited.result, edited.change == nil ? nil : SummaryChange(old: old, new: summaries[index]))
        }

        subscript(range: Range<Int>) -> Children {
            var part = Children()
            part.nodes = ContiguousArray(nodes[range])
            part.summaries = ContiguousArray(summaries[range])
            return part
        }

        mutating func removeSubrange(_ range: Range<Int>) {
            nodes.removeSubrange(range)
            summaries.removeSubrange(range)
        }
    }
}

extension TreeShape {
    func capacity(ofHeight height: Int) -> Int { height == 0 ? leafCapacity : branchCapacity }
    func minimum(ofHeight height: Int) -> Int { capacity(ofHeight: height) / 2 }
}
