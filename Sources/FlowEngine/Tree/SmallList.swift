/// A list that rarely holds more than one element. The first element is stored in the list itself. A list of one
/// element therefore allocates no memory, and copying the list changes no reference counts.
struct SmallList<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
    ExpressibleByArrayLiteral
{
    private(set) var first: Element?
    /// The elements after the first; nil if the list has at most one element.
    private var others: ContiguousArray<Element>?

    init() {}

    init(arrayLiteral elements: Element...) {
        for element in elements { append(element) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { first == nil ? 0 : 1 + (others?.count ?? 0) }
    var last: Element? { others?.last ?? first }

    subscript(index: Int) -> Element {
        get {
            if index > 0, let others { return others[index - 1] }
            guard index == 0, let first else { preconditionFailure("an element of the list") }
            return first
        }
        set {
            precondition(indices.contains(index), "an element of the list")
            if index == 0 { first = newValue } else { others?[index - 1] = newValue }
        }
    }

    mutating func append(_ element: Element) {
        guard first != nil else { return first = element }
        if others?.append(element) == nil { others = [element] }
    }

    mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "elements of the list")
        if range.lowerBound > 0 {
            let known = range.lowerBound - 1..<range.upperBound - 1
            if others?.replaceSubrange(known, with: new) == nil { others = ContiguousArray(new) }
        } else {
            let elements = ContiguousArray(new) + dropFirst(range.count)
            first = elements.first
            others = ContiguousArray(elements.dropFirst())
        }
        if others?.isEmpty ?? false { others = nil }
    }
}

extension SmallList: Equatable where Element: Equatable {}
extension SmallList: Sendable where Element: Sendable {}
