/// The kinds of elements.
public enum ElementKind: Hashable, Sendable {
    /// A header, in front of a section's items (R1.3).
    case header
    /// An item of a section, which a cell shows.
    case item
    /// A footer, after a section's items (R1.3).
    case footer
}

/// The place of an element: an item, or the header or footer of a section.
public struct ElementPath: Hashable, Sendable {
    /// The kind of the element.
    public var kind: ElementKind
    /// The index of the element's section, from 0.
    public var section: Int
    /// The index of the item in its section; 0 for headers and footers.
    public var item: Int

    /// Makes a path. Nothing is checked; `item` has no meaning for headers and footers and should be 0.
    public init(kind: ElementKind, section: Int, item: Int = 0) {
        self.kind = kind
        self.section = section
        self.item = item
    }

    /// Returns the element path of an item.
    public static func item(_ path: ItemPath) -> ElementPath {
        ElementPath(kind: .item, section: path.section, item: path.item)
    }

    /// Returns the path of a section's header, whether or not the section has a header.
    public static func header(_ section: Int) -> ElementPath { ElementPath(kind: .header, section: section) }
    /// Returns the path of a section's footer, whether or not the section has a footer.
    public static func footer(_ section: Int) -> ElementPath { ElementPath(kind: .footer, section: section) }
}
