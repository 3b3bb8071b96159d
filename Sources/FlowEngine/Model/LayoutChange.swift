/// The receipt of a mutation: which rows were replaced, how far everything after them moved, and what that took.
public struct LayoutChange: Equatable, Sendable {
    /// Neighbouring rows of a section that were replaced, or of each of several equal sections.
    public struct RowReplacement: Equatable, Sendable {
        /// The sections concerned, in the numbering after the change; more than one when equal sections changed alike.
        public var sections: Range<Int>
        /// The rows that are gone, in the section's numbering before the change.
        public var removed: Range<Int>
        /// How many rows stand in their place.
        public var insertedCount: Int
        /// How much longer one such section became, in points along the scroll axis.
        public var lengthGained: Double
    }

    /// What became of rows, in the order in which it was done. Rows that only moved are not among them.
    public var replacements: [RowReplacement] = []
    /// How much longer the whole content became, in points along the scroll axis.
    public var lengthGained = 0.0
    /// Rows that the breaker made. A run of equal rows, made in closed form, counts as one.
    public var rowsBroken = 0
    /// Items that the breaker looked at. A run of equal items, read in closed form, counts as one.
    public var itemsRead = 0

    /// Nothing changed and nothing was done.
    public static let none = LayoutChange()

    /// Adds what a later mutation did.
    public mutating func merge(_ later: LayoutChange) {
        replacements += later.replacements
        lengthGained += later.lengthGained
        rowsBroken += later.rowsBroken
        itemsRead += later.itemsRead
    }
}
