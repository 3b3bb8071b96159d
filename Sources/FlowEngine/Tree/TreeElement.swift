/// The summary of neighbouring elements of a tree, such as their number and their length.
///
/// Laws: `add` is associative and `zero` is neutral. The tree adds summaries up from children, unless a summary
/// declares that it can subtract exactly.
protocol TreeSummary: Equatable, Sendable {
    static var zero: Self { get }
    /// The number of units in the elements, such as the sections in runs of sections. Positions in the tree are
    /// measured in units, and every element has at least one.
    var count: Int { get }
    mutating func add(_ next: Self)

    /// Updates this sum of summaries after one of them changed from `old` to `new`. Returns false and changes nothing
    /// if all summaries have to be added up again. Only exact sums can be updated.
    mutating func replace(_ old: Self, by new: Self) -> Bool
}

extension TreeSummary {
    mutating func replace(_ old: Self, by new: Self) -> Bool { old == new }
}

/// The change of a summary by an edit inside one node. One part of the sum, such as an element's summary, changes from
/// `old` to `new`.
struct SummaryChange<Summary: TreeSummary> {
    var old: Summary
    var new: Summary
}

/// An element of a tree: it has `summary.count` units and can be cut between any two of them.
///
/// Laws: cutting and absorbing again gives summaries that add up to the whole; no element is empty.
protocol TreeElement: Sendable {
    associatedtype Summary: TreeSummary
    var summary: Summary { get }
    /// The number of units in the element, such as the sections in a run of sections. It equals `summary.count`, and is
    /// computed faster.
    var count: Int { get }

    /// Returns the summary of neighbouring elements. An element type implements this method if it can add up many
    /// elements faster than one by one.
    static func summary(of elements: ContiguousArray<Self>) -> Summary

    /// Cuts the element in two, between two of its units, such as sections. This element keeps the first `offset`
    /// units, and the returned element has the others. `offset` must be greater than 0 and less than `summary.count`.
    mutating func split(at offset: Int) -> Self

    /// Merges `next` into this element if one element can represent both. Returns whether they were merged.
    mutating func absorb(_ next: Self) -> Bool
}

extension TreeElement {
    var count: Int { summary.count }

    static func summary(of elements: ContiguousArray<Self>) -> Summary {
        guard var sum = elements.first?.summary else { return .zero }
        for index in elements.indices.dropFirst() { sum.add(elements[index].summary) }
        return sum
    }
}
