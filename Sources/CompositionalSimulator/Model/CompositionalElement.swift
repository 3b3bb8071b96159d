import FlowEngine

/// The name of an element of a compositional layout.
enum ElementKey: Hashable {
    case item(ItemPath)
    /// A view that is attached to an item or group; the path is that of the item, or of the group's first item.
    case attached(kind: String, ItemPath)
    /// A header or footer: the section, and its index among the section's.
    case boundary(Int, section: Int)
    /// A header or footer of the whole layout.
    case global(Int)
    case decoration(Int, section: Int)
    /// The line above or below a row of a list.
    case separator(isTop: Bool, ItemPath)
}

extension ElementKey {
    var isDecoration: Bool {
        switch self {
        case .decoration, .separator: true
        case .item, .attached, .boundary, .global: false
        }
    }
}

/// An element of a compositional layout, with its place in content coordinates. The frame is rounded to pixels.
struct CompositionalElement {
    var key: ElementKey
    /// The kind of a supplementary or decoration view; nil for items.
    var kind: String?
    var frame: FlowRect
    var zIndex = 0
}
