/// The effects of a mutation: the replaced rows, the distance that later rows moved, and the cost.
public struct LayoutChange: Equatable, Sendable {
    /// Neighbouring rows that were replaced in a section, or in each of several equal sections. A row is replaced if it
    /// has other items than before. It is also replaced if its items have other sizes, or other places across the
    /// scroll axis before rounding to pixels.
    public struct RowReplacement: Equatable, Sendable {
        /// The indices of the changed sections after the change. If there are several, they are equal sections that
        /// changed in the same way.
        public var sections: Range<Int>
        /// The indices of the removed rows in the section before the change.
        public var removed: Range<Int>
        /// The number of rows that replace the removed rows.
        public var insertedCount: Int
        /// The increase of the length of each changed section, in points along the scroll axis.
        ///
        /// If a change makes several replacements in a section, the first of them has the whole change of the length,
        /// and the others have 0.
        public var lengthGained: Double
    }

    /// The replacements of rows, in the order in which they were made.
    ///
    /// In one mutation of a section, the replacements go from the last rows to the first rows, so their row numbers are
    /// those before the mutation. No two replacements touch. Rows that only moved along the scroll axis are not among
    /// the replaced rows.
    public var replacements: [RowReplacement] {
        get { Array(stored) }
        set { stored = SmallList(newValue) }
    }

    private var stored = SmallList<RowReplacement>()

    /// The increase of the content's length, in points along the scroll axis.
    public var lengthGained = 0.0
    /// The number of rows that replaced other rows. Rows that only moved are not included. A run of equal rows is one
    /// row.
    public var rowsReplaced = 0
    /// The number of leaves whose line breaks were computed. A leaf of the tree has up to 64 items or a run of equal
    /// items.
    public var leavesScanned = 0
    /// The number of items that were read to compute line breaks. A run of equal items that is read in closed form is
    /// one item.
    public var itemsRead = 0

    /// A change without effects and without a cost.
    public static let none = LayoutChange()

    /// Sets the section indices of all row replacements to `sections`. Called after sections were moved.
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
    /// Makes a change from the rows that were replaced in a section. The first replacement in the list gets the whole
    /// increase of the section's length. The increases of the single replacements were not computed.
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
