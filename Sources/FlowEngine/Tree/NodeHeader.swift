/// The fields of a node in a tree of items. They are stored before the node's words of 64 bits. These words contain the
/// sizes of a leaf's items, or the children of a branch.
///
/// Lines go on from leaf to leaf: `entry` is the line that is open before the first item, `exit` the one that is open
/// behind the last. The exit of a leaf is the entry of the next.
struct NodeHeader {
    enum Kind: UInt8 {
        /// A branch, which holds children and the summary of each child.
        case branch
        /// A leaf of single items, with sizes in 1/64 pt, one word for each item.
        case short
        /// A leaf of single items, with sizes in two doubles for each item.
        case wide
        /// A leaf of any number of items with the same size and the same source of the size.
        case run
    }

    var kind: Kind
    /// The height of the node; 0 for leaves.
    var height: UInt8
    /// The largest number of a branch's children, or of a leaf's items. Unused in a leaf of the kind `run`.
    var capacity: UInt8
    /// Whether the sums of a leaf's rows are out of date, because its items changed.
    var isStale = false
    /// Whether children of a branch were added or removed. The sums in the branch's parent are then out of date.
    var isRearranged = false
    /// Whether the row directly before the leaf's first item lost its last items to edits.
    var entryIsCut = false
    private var slotCount: UInt32

    /// The number of children of a branch, or of items of a leaf.
    var count: Int {
        @inline(__always) get { Int(slotCount) }
        set { slotCount = UInt32(newValue) }
    }

    // MARK: Bits, one for each slot

    /// One bit for each item, set if the item starts a row. Used in leaves of single items. The bit of the section's
    /// first item is never set. The bits of an edited leaf describe the rows before the edits.
    var starts: UInt64 = 0
    /// One bit for each item, set if the item is measured. In a run of equal items, bit 0 stands for all items.
    var measured: UInt64 = 0
    /// One bit for each item, set if the item carries the estimate. In a run, bit 0 stands for all items.
    var estimated: UInt64 = 0
    /// Bits of items whose row changed, because the items are new, have another size, or lost a neighbour.
    ///
    /// In a branch, the bits mark children that were edited. In a run, bit 0 represents all items, and bit 1 the last
    /// item.
    var touched: UInt64 = 0
    /// One bit for each item, set if items directly before the item were removed. The bit is also set for the first
    /// item of an insertion if a row ended directly before it. A removal inside a row may set a bit in `touched`
    /// instead.
    var cuts: UInt64 = 0

    var entry = OpenLine()
    var exit = OpenLine()

    init(_ kind: Kind, height: Int = 0, capacity: Int, count: Int = 0) {
        self.kind = kind
        self.height = UInt8(height)
        self.capacity = UInt8(capacity)
        slotCount = UInt32(count)
    }

    static func bits(below position: Int) -> UInt64 { position >= 64 ? ~0 : (1 << UInt64(position)) &- 1 }
}

/// Sums over neighbouring leaves.
struct NodeSummary: Equatable, Sendable {
    private var itemCount: UInt32 = 0
    private var endCount: UInt32 = 0
    /// Whether any two items of these leaves differ in size, in one leaf or in two.
    var isMixed = false
    /// The total length of the rows that end in the leaves, without spacing.
    var length = Extent.zero

    init() {}

    init(items: Int, rows: Int, length: Extent, isMixed: Bool) {
        (itemCount, endCount, self.isMixed, self.length) = (UInt32(items), UInt32(rows), isMixed, length)
    }

    var items: Int { @inline(__always) get { Int(itemCount) } }
    /// The number of rows that end in the leaves. A row ends where the next row starts, so the last row of the tree is
    /// not in any sum.
    var rows: Int { @inline(__always) get { Int(endCount) } }

    @inline(__always)
    mutating func add(_ other: NodeSummary) {
        itemCount &+= other.itemCount
        endCount &+= other.endCount
        length += other.length
        isMixed = isMixed || other.isMixed
    }

    /// Changes the numbers of items and rows by the given amounts, which may be negative. After edits, the number of
    /// rows includes only rows from before the edits whose first items are still there.
    mutating func gain(items: Int, rows: Int) {
        itemCount = UInt32(Int(itemCount) + items)
        endCount = UInt32(Int(endCount) + rows)
    }

    /// Updates the sums after one child's summary changed from `old` to `new`. `isMixed` is not updated.
    @inline(__always)
    mutating func replace(_ old: NodeSummary, by new: NodeSummary) {
        itemCount &+= new.itemCount &- old.itemCount
        endCount &+= new.endCount &- old.endCount
        length += new.length - old.length
    }
}
