/// A reader that returns the rows of a section, one after the other.
struct RowCursor {
    private let tree: BorrowedTree
    private var place: LeafPlace
    /// The slot in the leaf at which the next row starts.
    private(set) var slot: Int
    /// The index of the next row in the section.
    private(set) var index: Int
    private var isAtEnd = false

    init(_ tree: BorrowedTree, at start: RowStart) {
        self.tree = tree
        place = start.place
        slot = start.start - start.place.items
        index = start.index
    }

    var leaf: NodeRef { @inline(__always) get { place.leaf } }
    /// The index of the leaf's first item.
    var firstItem: Int { @inline(__always) get { place.items } }

    /// Moves past a row that ends in the leaf. `end` is the slot behind the row's last item.
    @inline(__always)
    mutating func pass(to end: Int) {
        slot = end
        index &+= 1
    }

    @inline(__always)
    mutating func next() -> RowItems? {
        guard !isAtEnd else { return nil }
        let leaf = place.leaf
        guard let end = leaf.start(behind: slot) else { return nextAcross() }
        let row = RowItems(
            index: index, start: place.items &+ slot, count: end &- slot, length: leaf.longest(slot..<end))
        pass(to: end)
        return row
    }

    /// Returns the next row if it is the last row that starts in this leaf. The row ends at the end of this leaf, or in
    /// one of the next leaves.
    @inline(never)
    private mutating func nextAcross() -> RowItems? {
        let start = place.items + slot
        while place.range.upperBound < tree.count {
            place.advance(in: tree)
            guard place.leaf.startCount > 0 else { continue }
            slot = place.leaf.start(0)
            let length = place.leaf.lengthOfRow(before: 0)
            defer { index += 1 }
            return RowItems(index: index, start: start, count: place.items + slot - start, length: length)
        }
        // Nothing is left of the last leaf.
        slot = tree.count - place.items
        isAtEnd = true
        return RowItems(index: index, start: start, count: tree.count - start, length: tree.lastLine.length)
    }
}
