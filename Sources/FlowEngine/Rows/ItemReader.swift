/// A reader of a section's items, one leaf of the item tree after another. One leaf at a time is open for reading.
struct ItemReader {
    private let tree: BorrowedTree
    private var place: LeafPlace
    /// The indices of the items in the leaf of the tree that is open for reading.
    private(set) var range: Range<Int>

    /// Makes a reader that begins in the leaf of an item. The item must exist.
    init(_ items: BorrowedTree, startingAt item: Int) {
        tree = items
        place = items.leaf(of: item)
        range = place.range
    }

    /// Makes a reader that begins in the leaf in which a row starts.
    init(_ items: BorrowedTree, at start: RowStart) {
        tree = items
        place = start.place
        range = place.range
    }

    /// Opens the leaf that holds `item`, if it is not open.
    @inline(__always)
    mutating func open(_ item: Int) {
        if item < range.lowerBound || item >= range.upperBound { move(to: item) }
    }

    var isDense: Bool { place.leaf.kind != .run }

    @inline(never)
    private mutating func move(to item: Int) {
        if item == range.upperBound { place.advance(in: tree) } else { place = tree.leaf(of: item) }
        range = place.range
    }

    /// Calls `body` once for each item of a range in the open leaf, with the size of the item and the source of the
    /// size.
    @inline(__always)
    func forEachSize(in items: Range<Int>, _ body: (Int, AxisSize, SizeSource) -> Void) {
        precondition(items.lowerBound >= range.lowerBound && items.upperBound <= range.upperBound, "items of the leaf")
        place.leaf.forEachSize(in: items.lowerBound - range.lowerBound..<items.upperBound - range.lowerBound) {
            body(range.lowerBound &+ $0, $1, $2)
        }
    }
}
