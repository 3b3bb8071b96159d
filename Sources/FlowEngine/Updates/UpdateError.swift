/// A batch update that does not add up. Its description is the sentence that UIKit stops with (R13.5); nothing was
/// changed.
public enum UpdateError: Error, Hashable, Sendable {
    /// A section that stays has another number of items than the operations explain (R10.4).
    case itemCount(ItemTally)
    /// There is another number of sections than the operations explain (R10.4).
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    /// What an operation takes hold of did not exist before the update.
    case missingSource(UpdateOperation, Reach)
    /// Where an operation puts something does not exist after the update.
    case missingTarget(UpdateOperation, Reach)
    /// Two operations take hold of the same item or section (R10.3).
    case sameSource(UpdateOperation, UpdateOperation)
    /// Two operations put something in the same place (R10.3).
    case sameTarget(UpdateOperation, UpdateOperation)
    /// An operation on an item of a section that the same update deletes, inserts or reloads (R10.14).
    case itemInChangedSection(UpdateOperation, section: UpdateOperation)

    /// How far the numbers reach that an operation exceeds.
    public enum Reach: Hashable, Sendable {
        case items(Int)
        case sections(Int)
    }

    /// The numbers of items of a section before and after an update, and of the operations between them.
    public struct ItemTally: Hashable, Sendable {
        /// The section's index before the update.
        public var section: Int
        public var before: Int
        public var after: Int
        /// A reload counts as an insertion and a deletion (R10.2).
        public var inserted: Int
        public var deleted: Int
        public var movedIn: Int
        public var movedOut: Int

        var addsUp: Bool { before + inserted - deleted + movedIn - movedOut == after }
    }
}
