import Foundation

/// One change of a batch update, as a layout sees it. Insertions have only an after-path, deletions only a before-path.
@preconcurrency @MainActor
open class CollectionViewUpdateItem: NSObject {
    /// What happens to the item or section.
    public enum Action: Int, Sendable {
        /// The view itself makes no item of action `none`: it is what one says that client code made.
        case insert, delete, reload, move, none
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    /// An item that changes nothing; subclasses override the properties (C9).
    public override init() {
        (before, after, action) = (nil, nil, .none)
        super.init()
    }

    init(before: IndexPath?, after: IndexPath?, action: Action) {
        (self.before, self.after, self.action) = (before, after, action)
        super.init()
    }

    /// Nil for what is inserted. A whole section has `NSNotFound` as its item (R10.9).
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// Nil for what is deleted. A whole section has `NSNotFound` as its item (R10.9).
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens to it.
    open var updateAction: Action { action }
}
