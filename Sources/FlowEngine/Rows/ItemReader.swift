/// Reads a section's items stretch by stretch. It counts no references: the model has to outlive it, and to stay as it
/// is meanwhile.
struct ItemReader {
    private var cursor: TreeCursor<ItemPrefix>
    private(set) var stretch: StretchReader

    /// `item` exists.
    init(_ items: borrowing ItemList, startingAt item: Int) {
        let cursor = items.cursor(at: item)
        stretch = cursor.withElement { StretchReader($0, startingAt: cursor.before.count) }
        self.cursor = cursor
    }

    /// Opens the stretch that holds `item`, if it is not open.
    @inline(__always)
    mutating func open(_ item: Int) {
        if item < stretch.range.lowerBound || item >= stretch.range.upperBound { move(to: item) }
    }

    /// The size of any item, and how it is known.
    mutating func item(at item: Int) -> (size: AxisSize, source: SizeSource) {
        open(item)
        var found = (size: AxisSize(along: 0, across: 0), source: SizeSource.given)
        stretch.forEachSize(in: item..<item + 1) { _, size, source in found = (size, source) }
        return found
    }

    @inline(never)
    private mutating func move(to item: Int) {
        if item == stretch.range.upperBound { cursor.advance() } else { cursor.move(to: item) }
        let start = cursor.before.count
        stretch = cursor.withElement { StretchReader($0, startingAt: start) }
    }
}
