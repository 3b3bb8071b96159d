/// The receipt of a mutation: which rows were replaced, how far everything after them moved, and what that cost.
public struct LayoutChange: Equatable, Sendable {
    /// Neighbouring rows of a section that were replaced, or of each of several equal sections: each holds other items
    /// than before, or items of another size, or these are at other places across, before rounding to pixels.
    public struct RowReplacement: Equatable, Sendable {
        /// The sections concerned, in the numbering after the change; more than one when equal sections changed alike.
        public var sections: Range<Int>
        /// The rows that are gone, in the section's numbering before the change.
        public var removed: Range<Int>
        /// The number of rows that replace them.
        public var insertedCount: Int
        /// The change of such a section's length, in points along the scroll axis.
        public var lengthGained: Double
    }

    /// The replacements of rows, in the order in which they were made. In one mutation of a section they go from the
    /// last rows to the first, so that each is in the numbering before; no two of them touch. Rows that only moved
    /// along the scroll axis are not among them.
    public var replacements: [RowReplacement] {
        get { Array(stored) }
        set { stored = SmallList(newValue) }
    }

    private var stored = SmallList<RowReplacement>()

    /// The change of the content's length, in points along the scroll axis.
    public var lengthGained = 0.0
    /// Rows that came in the place of others, without rows that only moved. A run of equal rows is one.
    public var rowsReplaced = 0
    /// Leaves of the tree, up to 64 items each or a run of equal ones, whose items were put into lines again.
    public var leavesScanned = 0
    /// Items that were read to break these rows. A run of equal items, read in closed form, is one.
    public var itemsRead = 0

    /// Nothing changed and nothing was done.
    public static let none = LayoutChange()

    /// Says where the sections concerned are after a change that moves sections.
    mutating func setSections(_ sections: Range<Int>) {
        for index in stored.indices { stored[index].sections = sections }
    }

    /// Adds what a later mutation did.
    public mutating func merge(_ later: LayoutChange) {
        stored += later.stored
        lengthGained += later.lengthGained
        rowsReplaced += later.rowsReplaced
        leavesScanned += later.leavesScanned
        itemsRead += later.itemsRead
    }
}

extension LayoutChange {
    /// The length of a section is known as a whole, so the first replacement carries what it gained.
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
