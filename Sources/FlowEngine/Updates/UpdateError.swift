/// The error of an invalid batch update. The operations of such an update contradict each other, or the numbers of
/// items and sections. The error's description is the sentence with which UIKit stops the program (R13.5). The model
/// does not change.
public enum UpdateError: Error, Hashable, Sendable {
    /// A wrong number of items in a section that stays. The operations lead to a number that differs from the data
    /// source's number (R10.4).
    case itemCount(ItemTally)
    /// A wrong number of sections. The operations lead to a number that differs from the data source's number (R10.4).
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    /// An operation whose source did not exist before the update.
    case missingSource(UpdateOperation, Reach)
    /// An operation whose target does not exist after the update.
    case missingTarget(UpdateOperation, Reach)
    /// Two operations on the same item or section (R10.3).
    case sameSource(UpdateOperation, UpdateOperation)
    /// Two operations with the same target (R10.3).
    case sameTarget(UpdateOperation, UpdateOperation)
    /// An operation on an item of a section that the same update deletes or inserts (R10.14).
    case itemInChangedSection(UpdateOperation, section: UpdateOperation)

    /// The number of items or sections that exist. The refused operation has an index that is not below this number, or
    /// is negative.
    public enum Reach: Hashable, Sendable {
        /// The number of items that exist in the section. The highest valid index is one less.
        case items(Int)
        /// The number of sections that exist. The highest valid index is one less.
        case sections(Int)
    }

    /// The number of a section's items before an update, and after it. The numbers of the update's insertions,
    /// deletions and moves in the section are included, too.
    public struct ItemTally: Hashable, Sendable {
        /// The section's index before the update.
        public var section: Int
        /// The number of the section's items before the update.
        public var before: Int
        /// The number of the section's items after the update, as the data source returns it.
        public var after: Int
        /// The number of insertions. A reload is both an insertion and a deletion (R10.2).
        public var inserted: Int
        /// The number of deleted or reloaded items (R10.2).
        public var deleted: Int
        /// The number of items moved into the section from another section, or within the section.
        public var movedIn: Int
        /// The number of items moved out of the section to another section, or within the section.
        public var movedOut: Int

        /// Makes a tally from its numbers. Nothing is checked.
        package init(
            section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
        ) {
            self.section = section
            self.before = before
            self.after = after
            self.inserted = inserted
            self.deleted = deleted
            self.movedIn = movedIn
            self.movedOut = movedOut
        }

        var addsUp: Bool { before + inserted - deleted + movedIn - movedOut == after }
    }
}
