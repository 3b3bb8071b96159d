/// The line above or below a row of a list. The layout places it; nothing is drawn.
final class ListSeparatorView: CollectionReusableView {
    /// The kind of the line above a row.
    static let topKind = "CollectionViewListTopSeparator"
    /// The kind of the line below a row.
    static let bottomKind = "CollectionViewListBottomSeparator"
}
