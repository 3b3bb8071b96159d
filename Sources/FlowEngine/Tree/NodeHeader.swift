/// The fields before the words of a node.
///
/// Lines go on from leaf to leaf: `entry` is the line that is open before the first item, `exit` the one that is open
/// behind the last. The exit of a leaf is the entry of the next.
struct NodeHeader {
    enum Kind: UInt8 {
        /// Children, and what is known of each.
        case branch
        /// Sizes in 1/64 pt, one word an item.
        case short
        /// Sizes as two doubles an item.
        case wide
        /// Any number of items of one size and source.
        case run
    }

    var kind: Kind
    /// 0 for leaves.
    var height: UInt8
    /// Children or items, at most; unused for runs.
    var capacity: UInt8
    /// Whether the sums of a leaf's rows are invalid since its items changed.
    var isStale = false
    /// Whether the sums that the parent of a branch stores are invalid since children came or went.
    var isRearranged = false
    /// Whether the row that is open before a leaf's first item lost its last items, which were directly before that.
    var entryIsCut = false
    private var slotCount: UInt32

    /// Children of a branch, items of a leaf.
    var count: Int {
        @inline(__always) get { Int(slotCount) }
        set { slotCount = UInt32(newValue) }
    }

    // MARK: Bits, one for each slot

    /// Bits of the items of a dense leaf that start a row; never of the section's first. While a leaf is stale: those
    /// that did.
    var starts: UInt64 = 0
    /// Bits of measured items; in a run bit 0 stands for all.
    var measured: UInt64 = 0
    /// Bits of items that carry the estimate; in a run bit 0 stands for all.
    var estimated: UInt64 = 0
    /// Bits of items whose row changed: they are new, have another size, or lost a neighbour. In a branch: of children
    /// that are stale. In a run bit 0 stands for all items, and bit 1 for the last.
    var touched: UInt64 = 0
    /// Bits of items before which others came or went where a row ended before.
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
    /// Whether two items have different sizes.
    var isMixed = false
    /// The length of the rows that end there, without spacing.
    var length = Extent.zero

    init() {}

    init(items: Int, rows: Int, length: Extent, isMixed: Bool) {
        (itemCount, endCount, self.isMixed, self.length) = (UInt32(items), UInt32(rows), isMixed, length)
    }

    var items: Int { @inline(__always) get { Int(itemCount) } }
    /// Rows that end there: where the next one starts. The last row of all is counted nowhere.
    var rows: Int { @inline(__always) get { Int(endCount) } }

    @inline(__always)
    mutating func add(_ other: NodeSummary) {
        itemCount &+= other.itemCount
        endCount &+= other.endCount
        length += other.length
        isMixed = isMixed || other.isMixed
    }

    /// While leaves are stale, `rows` counts those that started before and whose first items are still there.
    mutating func gain(items: Int, rows: Int) {
        itemCount = UInt32(Int(itemCount) + items)
        endCount = UInt32(Int(endCount) + rows)
    }

    /// The sum after one of the parts was replaced by another, without `isMixed`.
    @inline(__always)
    mutating func replace(_ old: NodeSummary, by new: NodeSummary) {
        itemCount &+= new.itemCount &- old.itemCount
        endCount &+= new.endCount &- old.endCount
        length += new.length - old.length
    }
}
