/// Which rows were replaced by how many.
struct RowSplice: Hashable {
    var removed: Range<Int>
    var insertedCount: Int
}

/// Splices from the first rows to the last, in the numbering before all of them. One allocates nothing.
struct RowSplices: ExpressibleByArrayLiteral {
    private var others: [RowSplice] = []
    private(set) var first: RowSplice?

    init() {}

    init(arrayLiteral splices: RowSplice...) {
        for splice in splices { append(splice) }
    }

    var last: RowSplice? { others.last ?? first }

    mutating func append(_ splice: RowSplice) {
        if first == nil { first = splice } else { others.append(splice) }
    }

    mutating func replaceLast(by splice: RowSplice) {
        if others.isEmpty { first = splice } else { others[others.count - 1] = splice }
    }

    /// From the last to the first, so that earlier rows keep their numbers.
    func forEachReversed(_ body: (RowSplice) -> Void) {
        for splice in others.reversed() { body(splice) }
        if let first { body(first) }
    }
}
