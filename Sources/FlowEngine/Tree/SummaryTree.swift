/// What is known about neighbouring elements together: counts, extents, whether all are equal.
///
/// Laws: `add` is associative and `zero` is neutral. The tree adds summaries up from children, unless a
/// summary says that it can subtract exactly.
protocol TreeSummary: Equatable, Sendable {
    static var zero: Self { get }
    /// The dimension that positions in the tree are counted in. Every element has at least one.
    var count: Int { get }
    mutating func add(_ next: Self)

    /// Turns the sum of some summaries into what it is when one of them, `old`, becomes `new`; false, and nothing is
    /// changed, if that takes adding up all of them again. Only exact sums can do it.
    mutating func replace(_ old: Self, by new: Self) -> Bool
}

extension TreeSummary {
    mutating func replace(_ old: Self, by new: Self) -> Bool { old == new }
}

/// What an edit inside one node did to its summary: the part that was `old` is `new` now.
struct SummaryChange<Summary: TreeSummary> {
    var old: Summary
    var new: Summary
}

/// Something a tree can hold: it stands for `summary.count` units and can be cut between any two of them.
///
/// Laws: cutting and absorbing again gives summaries that add up to the whole; no element is empty.
protocol TreeElement: Sendable {
    associatedtype Summary: TreeSummary
    var summary: Summary { get }
    /// The same as `summary.count`.
    var count: Int { get }

    /// What neighbouring elements are together; for element types that add up many faster than one by one.
    static func summary(of elements: ContiguousArray<Self>) -> Summary

    /// Cuts the element: keeps the first `offset` units and returns the rest. `0 < offset < summary.count`.
    mutating func split(at offset: Int) -> Self

    /// Takes `next` into this element if the two can be one, and says whether it did.
    mutating func absorb(_ next: Self) -> Bool
}

extension TreeElement {
    var count: Int { summary.count }

    static func summary(of elements: ContiguousArray<Self>) -> Summary {
        var sum = Summary.zero
        for index in elements.indices { sum.add(elements[index].summary) }
        return sum
    }
}

/// How many elements a leaf holds and how many children a branch has, at most; at least half, but for the root.
struct TreeShape: Hashable, Sendable {
    var leafCapacity: Int
    var branchCapacity: Int

    /// Four of each, so that a test with ten elements has a deep tree.
    static let small = TreeShape(leafCapacity: 4, branchCapacity: 4)
}

/// A balanced tree of elements that knows the summary of any neighbouring ones; a B-tree whose leaves hold the elements
/// and whose branches hold their children's summaries.
///
///     [ 9 rows, 430 pt ][ 7 rows, 310 pt ]            branch
///        │                  │
///     [row run]…[row run]  [row run]…[row run]        leaves
///
/// Nodes are shared between copies and copied when written to, so copying a tree is O(1) and an edit copies one path.
/// Seeking and editing cost O(log *n*), *n* elements. It is not a collection: there is no index, only positions in the
/// summary's `count`. Compare the rope of swift-collections and SumTree of Zed.
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

    /// Takes over what an edit inside the root did to its summary.
    mutating func update(_ change: SummaryChange<Summary>) {
        if !summary.replace(change.old, by: change.new) { summary = root?.computedSummary ?? .zero }
    }

    /// Hands the root out for an edit in place that says what it did to the summary; nil: the summary is taken anew.
    mutating func editRoot(_ body: (inout TreeNode<Element>?) -> SummaryChange<Summary>?) {
        if let change = body(&root) { update(change) } else { summary = root?.computedSummary ?? .zero }
    }
}
