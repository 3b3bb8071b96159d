import FlowEngine

/// A place in the content that stays where the reader sees it while sizes change.
enum StillPoint: Equatable {
    /// Start of the row that holds the item.
    case row(ItemPath)
    /// Start of the item's frame.
    case item(ItemPath)
    case sectionStart(Int)
    case footer(Int)
    case contentEnd

    /// The item's; nil for what is no item.
    var path: ItemPath? {
        switch self {
        case .row(let path), .item(let path): path
        case .sectionStart, .footer, .contentEnd: nil
        }
    }
}
