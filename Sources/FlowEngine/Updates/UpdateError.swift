/// A batch update that does not add up. Its description is the sentence that UIKit stops with (R13.5); nothing was
/// changed.
public enum UpdateError: Error, Hashable, Sendable {
    /// A section that stays has another number of items than the operations explain (R10.4).
    case itemCount(ItemTally)
    /// The number of sections differs from that which the operations explain (R10.4).
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The source of an operation did not exist before the update.
    case missingSource(UpdateOperation, Reach)
    /// The target of an operation does not exist after the update.
    case missingTarget(UpdateOperation, Reach)
    /// Two operations refer to the same item or section (R10.3).
    case sameSource(UpdateOperation, UpdateOperation)
    /// Two operations put something in the same place (R10.3).
    case sameTarget(UpdateOperation, UpdateOperation)
    /// An operation on an item of a section that the same update deletes or inserts (R10.14).
    case itemInChangedSection(UpdateOperation, section: UpdateOperation)

    /// The range of numbers that an operation exceeds.
    public enum Reach: Hashable, Sendable {
        /// A section holds this many items: the highest index is one less.
        case items(Int)
        /// The number of sections: the highest index is one less.
        case sections(Int)
    }

    /// The numbers of items of a section before and after an update, and of the operations between them.
    public struct ItemTally: Hashable, Sendable {
        /// The section's index before the update.
        public var section: Int
        /// Items before the update.
        public var before: Int
        /// Items after the update, as the data source counts them.
        public var after: Int
        /// The number of insertions. A reload is both an insertion and a deletion (R10.2).
        public var inserted: Int
        /// Items deleted or reloaded (R10.2).
        public var deleted: Int
        /// Items moved into the section from another, or within it.
        public var movedIn: Int
        /// Items moved out of the section to another, or within it.
        public var movedOut: Int

        var addsUp: Bool { before + inserted - deleted + movedIn - movedOut == after }
    }
}
