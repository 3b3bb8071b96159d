/// One operation of a batch update, in UIKit's coordinates (R10.1): what is there before the update is named by its
/// path before, what is there afterwards by its path after. So the order in which operations are given means nothing.
public enum UpdateOperation: Hashable, Sendable, CustomStringConvertible {
    /// Paths before.
    case deleteItem(ItemPath)
    /// Paths after.
    case insertItem(ItemPath)
    /// A delete and an insert at the place that the item keeps (R10.2). Path before.
    case reloadItem(ItemPath)
    /// The item stays, with its cell and its size; only what it shows is asked for again (R10.13). Path before.
    case reconfigureItem(ItemPath)
    /// A move of an item, from a path before to a path after the update.
    case moveItem(from: ItemPath, to: ItemPath)
    /// Index before.
    case deleteSection(Int)
    /// Index after.
    case insertSection(Int)
    /// All items of the section are replaced (R10.14). Index before.
    case reloadSection(Int)
    /// A move of a section, from an index before to an index after the update.
    case moveSection(from: Int, to: Int)

    /// Action and place, in UIKit's coordinates: `insert 0-1`, `delete 2`, `move 0-1 to 0-3`. A number alone is a
    /// section's.
    public var description: String {
        "\(kind) \([source, target].compactMap { $0?.description }.joined(separator: " to "))"
    }
}

extension UpdateOperation {
    enum Kind: Int, Comparable {
        case delete, reload, insert, move, reconfigure

        static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    var kind: Kind {
        switch self {
        case .deleteItem, .deleteSection: .delete
        case .insertItem, .insertSection: .insert
        case .reloadItem, .reloadSection: .reload
        case .moveItem, .moveSection: .move
        case .reconfigureItem: .reconfigure
        }
    }

    /// The place that the operation refers to before the update.
    var source: UpdatePlace? {
        switch self {
        case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path), .moveItem(let path, _):
            .item(path)
        case .deleteSection(let index), .reloadSection(let index), .moveSection(let index, _): .section(index)
        case .insertItem, .insertSection: nil
        }
    }

    /// The place that the operation fills after the update; nil for reloads, which stay where they are.
    var target: UpdatePlace? {
        switch self {
        case .insertItem(let path), .moveItem(_, let path): .item(path)
        case .insertSection(let index), .moveSection(_, let index): .section(index)
        case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection: nil
        }
    }
}

/// A section, or an item of one. A section sorts after its items, as an index path does whose item is not a number
/// that an item can have (R10.9).
public enum UpdatePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// An item of a section.
    case item(ItemPath)
    /// A whole section.
    case section(Int)

    /// The section's index; for an item, that of its section.
    public var section: Int {
        switch self {
        case .item(let path): path.section
        case .section(let index): index
        }
    }

    /// nil for a whole section.
    public var item: Int? {
        switch self {
        case .item(let path): path.item
        case .section: nil
        }
    }

    /// Compares places by section, then by item; a section sorts after its items (R10.9).
    public static func < (left: UpdatePlace, right: UpdatePlace) -> Bool {
        switch (left, right) {
        case (.item(let left), .item(let right)): left < right
        case (.item(let path), .section(let index)): path.section <= index
        case (.section(let index), .item(let path)): index < path.section
        case (.section(let left), .section(let right)): left < right
        }
    }

    /// `0-3`, or the number of a section.
    public var description: String {
        switch self {
        case .item(let path): path.description
        case .section(let index): "\(index)"
        }
    }
}
