import FlowEngine

/// A place in a model's content. It keeps its position on screen while sizes change or an update is applied.
enum ScrollAnchor: Equatable {
    /// The start of the row that holds the item.
    case row(ItemPath)
    /// The start of the item's frame.
    case item(ItemPath)
    case sectionStart(Int)
    case footer(Int)
    case contentEnd

    /// The path of the anchor's item; nil for an anchor without an item.
    var path: ItemPath? {
        switch self {
        case .row(let path), .item(let path): path
        case .sectionStart, .footer, .contentEnd: nil
        }
    }

    @MainActor
    var element: TraceEvent.Element? {
        func supplementary(_ kind: String, _ section: Int) -> TraceEvent.Element {
            TraceEvent.Element(category: .supplementary, kind: kind, path: [section, 0])
        }
        return switch self {
        case .row(let path), .item(let path): TraceEvent.Element(itemAt: IndexPath(path))
        case .sectionStart(let section): supplementary(CollectionView.elementKindSectionHeader, section)
        case .footer(let section): supplementary(CollectionView.elementKindSectionFooter, section)
        case .contentEnd: nil
        }
    }
}

/// The place that an anchor had before a change of the model, and the anchor that is to be at this place after the
/// change.
struct KeptAnchor {
    var position: Double
    var after: ScrollAnchor
}
