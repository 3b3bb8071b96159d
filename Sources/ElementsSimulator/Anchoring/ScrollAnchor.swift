import FlowEngine

/// A place in a model's content. It keeps its position on screen while sizes change or an update is applied.
package enum ScrollAnchor: Equatable {
    /// The start of the row that holds the item.
    case row(ItemPath)
    /// The start of the item's frame.
    case item(ItemPath)
    case sectionStart(Int)
    case footer(Int)
    case contentEnd

    /// The path of the anchor's item; nil for an anchor without an item.
    package var path: ItemPath? {
        switch self {
        case .row(let path), .item(let path): path
        case .sectionStart, .footer, .contentEnd: nil
        }
    }

    /// The name of the anchor's element; nil for the end of the content.
    @MainActor
    package var element: ElementName? {
        switch self {
        case .row(let path), .item(let path): .cell(at: path)
        case .sectionStart(let section): .supplementaryView(ofKind: ElementName.headerKind, at: .at(section, 0))
        case .footer(let section): .supplementaryView(ofKind: ElementName.footerKind, at: .at(section, 0))
        case .contentEnd: nil
        }
    }
}

/// The place that an anchor had before a change of the model, and the anchor that is to be at this place after the
/// change.
package struct KeptAnchor {
    package var position: Double
    package var after: ScrollAnchor

    package init(position: Double, after: ScrollAnchor) {
        self.position = position
        self.after = after
    }
}
