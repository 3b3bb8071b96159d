/// One operation of a batch update, in UIKit's coordinates (R10.1). An element that exists before the update has its
/// path before the update, and a new element has its path after the update. Therefore operations can be given in any
/// order.
public enum UpdateOperation: Hashable, Sendable, CustomStringConvertible {
    /// A deletion of an item, by its path before the update.
    case deleteItem(ItemPath)
    /// An insertion of an item, by its path after the update.
    case insertItem(ItemPath)
    /// A reload of an item, by its path before the update. It deletes the item and inserts it again at the place that
    /// the item keeps (R10.2).
    case reloadItem(ItemPath)
    /// A reconfiguration of an item, by its path before the update. The item keeps its cell and its size, and only the
    /// contents of the cell are asked for again (R10.13).
    case reconfigureItem(ItemPath)
    /// A move of an item, from a path before the update to a path after the update.
    case moveItem(from: ItemPath, to: ItemPath)
    /// A deletion of a section, by its index before the update.
    case deleteSection(Int)
    /// An insertion of a section, by its index after the update.
    case insertSection(Int)
    /// A reload of a section, by its index before the update: all its items are replaced (R10.14).
    case reloadSection(Int)
    /// A move of a section, from an index before the update to an index after the update.
    case moveSection(from: Int, to: Int)

    /// The action and the place, in UIKit's coordinates: `insert 0-1`, `delete 2`, `move 0-1 to 0-3`. A single number
    /// is the index of a section.
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

    /// The place that the operation refers to before the update; nil for insertions.
    package var source: UpdatePlace? {
        switch self {
        case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path), .moveItem(let path, _):
            .item(path)
        case .deleteSection(let index), .reloadSection(let index), .moveSection(let index, _): .section(index)
        case .insertItem, .insertSection: nil
        }
    }

    /// The place that the operation fills after the update; nil unless the operation is an insertion or a move.
    package var target: UpdatePlace? {
        switch self {
        case .insertItem(let path), .moveItem(_, let path): .item(path)
        case .insertSection(let index), .moveSection(_, let index): .section(index)
        case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection: nil
        }
    }
}

/// A section, or an item of a section. A section sorts after its items, as if its item index were higher than theirs
/// (R10.9).
public enum UpdatePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// An item of a section.
    case item(ItemPath)
    /// A whole section.
    case section(Int)

    /// The index of the section, or of the item's section.
    public var section: Int {
        switch self {
        case .item(let path): path.section
        case .section(let index): index
        }
    }

    /// The index of the item; nil for a whole section.
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

    /// The place in text: `0-3`, or the number of a section.
    public var description: String {
        switch self {
        case .item(let path): path.description
        case .section(let index): "\(index)"
        }
    }
}
