/// The place of an item: its section, and its index there.
public struct ItemPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var section: Int
    public var item: Int

    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    public static func < (left: ItemPath, right: ItemPath) -> Bool {
        left.section == right.section ? left.item < right.item : left.section < right.section
    }

    public var description: String { "\(section)-\(item)" }
}

/// What an element is.
public enum ElementKind: Hashable, Sendable {
    case header
    case item
    case footer
}

/// The place of an element: an item, or the header or footer of a section.
public struct ElementPath: Hashable, Sendable {
    public var kind: ElementKind
    public var section: Int
    /// 0 unless the element is an item.
    public var item: Int

    public init(kind: ElementKind, section: Int, item: Int = 0) {
        self.kind = kind
        self.section = section
        self.item = item
    }

    public static func item(_ path: ItemPath) -> ElementPath {
        ElementPath(kind: .item, section: path.section, item: path.item)
    }

    public static func header(_ section: Int) -> ElementPath { ElementPath(kind: .header, section: section) }
    public static func footer(_ section: Int) -> ElementPath { ElementPath(kind: .footer, section: section) }
}

/// How the size of an item is known.
public enum SizeOrigin: Hashable, Sendable {
    /// Nobody has said: the item carries its section's estimate.
    case estimated
    /// Given up front, by a property or a delegate.
    case given
    /// Reported by a cell.
    case measured
}

/// An element with its frame, as a query hands it out.
public struct FlowElement: Hashable, Sendable {
    public var path: ElementPath
    /// In content coordinates; the origin lies on the pixel grid, the size is not rounded (R4.1).
    public var frame: FlowRect
    /// How the size is known; headers and footers are always given.
    public var origin: SizeOrigin

    public init(path: ElementPath, frame: FlowRect, origin: SizeOrigin) {
        self.path = path
        self.frame = frame
        self.origin = origin
    }
}
