extension CollectionViewCell {
    /// Whether a cell is dragged.
    public enum DragState: Int, Sendable {
        /// Not dragged, about to be, or on its way.
        case none, lifting, dragging
    }
}
