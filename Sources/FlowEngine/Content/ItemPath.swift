/// The place of an item: the index of its section, and its index in the section.
public struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The section's index, from 0.
    public var section: Int
    /// The item's index in its section, from 0.
    public var item: Int

    /// Makes a path. Nothing is checked: a model traps if the path is out of bounds.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// Compares paths in layout order: by section, then by item.
    public static func < (left: ItemPath, right: ItemPath) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }

    /// The path in text, the section and the item with a dash between them: `0-3`.
    public var description: String { "\(section)-\(item)" }
}
