/// Sums over all elements before a position in a tree. A type that conforms has only those sums that a kind of search
/// needs.
///
/// Law: passing elements one by one gives what passing their summary gives.
protocol TreePrefix {
    associatedtype Element: TreeElement

    init()
    /// The number of units, such as items, before the place in the tree.
    var count: Int { get }
    mutating func pass(_ summary: Element.Summary)
    mutating func pass(_ element: Element)
}

/// An element, and the sums over all elements before it.
struct TreePlace<Prefix: TreePrefix> {
    var before: Prefix
    var element: Prefix.Element
}

/// The number of units, such as items, before a position in a tree. It has no other sums, so it can be used for any
/// type of elements.
struct UnitPrefix<Element: TreeElement>: TreePrefix {
    var count = 0

    @inline(__always)
    mutating func pass(_ summary: Element.Summary) { count += summary.count }
    @inline(__always)
    mutating func pass(_ element: Element) { count += element.count }
}
