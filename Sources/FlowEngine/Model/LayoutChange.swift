/// The effects of a mutation: the replaced rows, the movement of everything after them, and the cost.
public struct LayoutChange: Equatable, Sendable {
    /// Neighbouring rows of a section that were replaced, or of each of several equal sections. Their items, the sizes
    /// of these or their places across, before rounding to pixels, are not those of before.
    public struct RowReplacement: Equatable, Sendable {
        /// The changed sections, numbered as after the change; several if equal sections changed alike.
        public var sections: Range<Int>
        /// The rows that are gone, numbered as in the section before the change.
        public var removed: Range<Int>
        /// The number of rows that replace the removed ones.
        public var insertedCount: Int
        /// The change of the length of one such section, in points along the scroll axis.
        public var lengthGained: Double
    }

    /// The replacements of rows, in the order in which they were made. In one mutation of a section they go from the
    /// last rows to the first, so that each has the numbers of before; no two of them touch. Rows that only moved along
    /// the scroll axis are not among them.
    public var replacements: [RowReplacement] {
        get { Array(stored) }
        set { stored = SmallList(newValue) }
    }

    private var stored = SmallList<RowReplacement>()

    /// The change of the content's length, in points along the scroll axis.
    public var lengthGained = 0.0
    /// The number of rows that replaced others, without rows that only moved. A run of equal rows is one.
    public var rowsReplaced = 0
    /// The number of leaves of the tree, up to 64 items each or a run of equal ones, whose items were put into lines
    /// again.
    public var leavesScanned = 0
    /// The number of items that were read to break rows. A run of equal items, read in closed form, is one.
    public var itemsRead = 0

    /// A change of nothing, without a cost.
    public static let none = LayoutChange()

    /// Sets the places of the changed sections after a change that moves sections.
    mutating func setSections(_ sections: Range<Int>) {
        for index in stored.indices { stored[index].sections = sections }
    }

    /// Adds the effects of a later mutation.
    public mutating func merge(_ later: LayoutChange) {
        stored += later.stored
        lengthGained += later.lengthGained
        rowsReplaced += later.rowsReplaced
        leavesScanned += later.leavesScanned
        itemsRead += later.itemsRead
    }
}

extension LayoutChange {
    /// Makes the change of a section. Its length is known only as a whole, so the first replacement carries the
    /// difference.
    init(_ splices: RowSplices, sections: Range<Int>, gained: Double, work: BreakingWork) {
        // From the last to the first, so that earlier rows keep their numbers.
        for splice in splices.reversed() {
            stored.append(RowReplacement(
                sections: sections, removed: splice.removed, insertedCount: splice.insertedCount,
                lengthGained: stored.isEmpty ? gained : 0))
        }
        lengthGained = gained
        rowsReplaced = work.rowsReplaced
        leavesScanned = work.leavesScanned
        itemsRead = work.itemsRead
    }
}
