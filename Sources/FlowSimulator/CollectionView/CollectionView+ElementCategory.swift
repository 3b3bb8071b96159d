extension CollectionView {
    /// The kinds of elements that attributes describe.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell, a view that goes with items such as a header, or a view that belongs to the layout alone.
        case cell, supplementaryView, decorationView
    }
}
