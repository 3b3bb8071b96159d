/// One change of a batch update, as a layout receives it. An insertion has no path before the update, and a deletion
/// has no path after the update.
@preconcurrency @MainActor
open class CollectionViewUpdateItem: NSObject {
    /// The kinds of changes of an item or section.
    public enum Action: Int, Sendable {
        /// An insertion.
        case insert
        /// A deletion.
        case delete
        /// A replacement of the element's view by a new view.
        case reload
        /// A move.
        case move
        /// No change. An object that client code made has this action; the objects that the view makes have other
        /// actions.
        case none
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// Makes an item that changes nothing; subclasses override the properties (C9).
    public override init() {
        before = nil
        after = nil
        action = .none
        super.init()
    }

    init(before: IndexPath?, after: IndexPath?, action: Action) {
        (self.before, self.after, self.action) = (before, after, action)
        super.init()
    }

    /// The path before the update; nil for an insertion. A whole section has `NSNotFound` as its item (R10.9).
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The path after the update; nil for a deletion. A whole section has `NSNotFound` as its item (R10.9).
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of change.
    open var updateAction: Action { action }
}
