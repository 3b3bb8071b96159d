/// The capacities of a tree's nodes. A leaf has at most `leafCapacity` elements, and a branch at most `branchCapacity`
/// children. Except in the root, the least number is half of the capacity.
struct TreeShape: Hashable, Sendable {
    var leafCapacity: Int
    var branchCapacity: Int

    /// A shape with at most four elements in a leaf and four children of a branch. With it, a test with ten elements
    /// has a deep tree.
    static let small = TreeShape(leafCapacity: 4, branchCapacity: 4)
}

/// A balanced tree that gives the summary of any neighbouring elements. It is a B-tree: leaves hold the elements, and
/// branches hold the summaries of their children.
///
///     [ 9 rows, 430 pt ][ 7 rows, 310 pt ]            branch
///        │                  │
///     [row run]…[row run]  [row run]…[row run]        leaves
///
/// Nodes are shared between copies and copied when written to, so copying a tree is O(1) and an edit copies one path.
/// Seeking and editing cost O(log *n*) for *n* elements. It is not a collection: there is no index, only positions in
/// the summary's `count`. Compare the rope of swift-collections and SumTree of Zed.
struct SummaryTree<Element: TreeElement>: Sendable {
    typealias Summary = Element.Summary

    private(set) var root: TreeNode<Element>?
    private(set) var summary: Summary
    let shape: TreeShape

    init(shape: TreeShape) {
        root = nil
        summary = .zero
        self.shape = shape
    }

    init(root: TreeNode<Element>?, shape: TreeShape) {
        self.root = root
        summary = root?.computedSummary ?? .zero
        self.shape = shape
    }

    var count: Int { summary.count }

    /// Updates the tree's summary after an edit inside the root.
    mutating func update(_ change: SummaryChange<Summary>) {
        if !summary.replace(change.old, by: change.new) { summary = root?.computedSummary ?? .zero }
    }

    /// Edits the root in place with `body`. The closure returns the change of the summary, or nil if the summary has to
    /// be computed again.
    mutating func editRoot(_ body: (inout TreeNode<Element>?) -> SummaryChange<Summary>?) {
        if let change = body(&root) { update(change) } else { summary = root?.computedSummary ?? .zero }
    }

    /// Builds a tree of full leaves. Neighbouring elements are merged if possible. O(*n*).
    init(_ elements: some Sequence<Element>, shape: TreeShape) {
        var builder = TreeBuilder<Element>(shape: shape)
        for element in elements { builder.append(element) }
        self = builder.finish()
    }
}
