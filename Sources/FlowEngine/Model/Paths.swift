/// The place of an item: its section, and its index there.
public struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The section's index, from 0.
    public var section: Int
    /// The item's index in its section, from 0.
    public var item: Int

    /// Makes a path. Nothing is checked: what is asked with it traps where it is out of bounds.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// In layout order: by section, then by item.
    public static func < (left: ItemPath, right: ItemPath) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }

    /// Section and item with a dash between them: `0-3`.
    public var description: String { "\(section)-\(item)" }
}

/// What an element is.
public enum ElementKind: Hashable, Sendable {
    /// What stands in front of a section's items (R1.3).
    case header
    /// One item, a cell of the view.
    case item
    /// What stands behind a section's items (R1.3).
    case footer
}

/// The place of an element: an item, or the header or footer of a section.
public struct ElementPath: Hashable, Sendable {
    /// Which kind of element it is.
    public var kind: ElementKind
    /// The index of its section, from 0.
    public var section: Int
    /// 0 unless the element is an item.
    public var item: Int

    /// Makes a path. Nothing is checked; `item` means nothing for headers and footers and should be 0.
    public init(kind: ElementKind, section: Int, item: Int = 0) {
        self.kind = kind
        self.section = section
        self.item = item
    }

    /// The path of an item as that of an element.
    public static func item(_ path: ItemPath) -> ElementPath {
        ElementPath(kind: .item, section: path.section, item: path.item)
    }

    /// The path of a section's header, whether or not it has one.
    public static func header(_ section: Int) -> ElementPath { ElementPath(kind: .header, section: section) }
    /// The path of a section's footer, whether or not it has one.
    public static func footer(_ section: Int) -> ElementPath { ElementPath(kind: .footer, section: section) }
}

/// How the size of an item is known.
public enum SizeSource: Hashable, Sendable {
    /// Nobody has said: the item carries its section's estimate.
    case estimated
    /// Given up front, by a property or a delegate.
    case given
    /// Reported by a cell.
    case measured
}

/// An element with its frame, as a query hands it out.
public struct FlowElement: Hashable, Sendable {
    /// Which element it is.
    public var path: ElementPath
    /// In content coordinates; the origin lies on the pixel grid, the size is not rounded (R4.1).
    public var frame: FlowRect
    /// How the size is known; headers and footers are always given.
    public var sizeSource: SizeSource

    /// Makes an element of its parts. Nothing is checked.
    public init(path: ElementPath, frame: FlowRect, sizeSource: SizeSource) {
        self.path = path
        self.frame = frame
        self.sizeSource = sizeSource
    }
}
