extension CollectionViewCell {
    /// The states of a cell while it is dragged.
    public enum DragState: Int, Sendable {
        /// Not dragged, about to be dragged, or being dragged.
        case none, lifting, dragging
    }
}
