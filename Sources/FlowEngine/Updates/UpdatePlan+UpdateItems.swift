/// One change of an update, in the form in which a layout receives it. The layout receives all changes before it is
/// asked for frames (R10.9).
public struct UpdateItem: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of changes of an item or section (R10.9).
    public enum Action: Hashable, Sendable {
        /// An insertion. It has no place before the update.
        case insert
        /// A deletion. It has no place after the update.
        case delete
        /// A reload of an item or a section.
        case reload
        /// A move from a place before the update to a place after it.
        case move
    }

    /// The kind of change. Reconfigured items have no update item.
    public var action: Action
    /// The place before the update; nil for an insertion.
    public var before: UpdatePlace?
    /// The place after the update; nil for a deletion.
    public var after: UpdatePlace?

    /// The action and the place: `insert 0-1`, `delete 2`, `move 0-1 to 0-3`. A single number is the index of a
    /// section.
    public var description: String {
        "\(action) \([before, after].compactMap { $0?.description }.joined(separator: " to "))"
    }
}

extension UpdatePlan {
    /// The changes of the update, in the order in which a layout receives them (R10.9). Reconfigured items are not
    /// among the changes. Items that are inserted or deleted with their section are not, either. O(*m* log *m*), where
    /// *m* is the number of operations.
    ///
    /// R10.9: deletions and reloads from last to first by place before, moves by place before, insertions from first to
    /// last by place after; a section comes after its items. R17.6: a reload is one item, never a deletion and an
    /// insertion: present layouts handle it separately, and some trap for the other form.
    public var updateItems: [UpdateItem] {
        func isBefore(_ left: UpdatePlace?, _ right: UpdatePlace?) -> Bool {
            guard let left, let right else { return false }
            return left < right
        }
        return (deletions + reloads).sorted { isBefore($1.before, $0.before) }
            + moves.sorted { isBefore($0.before, $1.before) } + insertions.sorted { isBefore($0.after, $1.after) }
    }

    private var deletions: [UpdateItem] {
        let places = deletedSections.map { UpdatePlace.section($0) } + deletedItems.map { .item($0) }
        return places.map { UpdateItem(action: .delete, before: $0, after: nil) }
    }

    private var insertions: [UpdateItem] {
        let places = insertedSections.map { UpdatePlace.section($0) } + insertedItems.map { .item($0) }
        return places.map { UpdateItem(action: .insert, before: nil, after: $0) }
    }

    private var reloads: [UpdateItem] {
        reloadedSections.map { section in
            UpdateItem(
                action: .reload, before: .section(section), after: afterSection(of: section).map { .section($0) })
        } + reloadedItems.map { path in
            UpdateItem(action: .reload, before: .item(path), after: afterPath(of: path).map { .item($0) })
        }
    }

    private var moves: [UpdateItem] {
        operations.movedSections.map { UpdateItem(action: .move, before: .section($0.from), after: .section($0.to)) }
            + operations.movedItems.map { UpdateItem(action: .move, before: .item($0.from), after: .item($0.to)) }
    }
}
