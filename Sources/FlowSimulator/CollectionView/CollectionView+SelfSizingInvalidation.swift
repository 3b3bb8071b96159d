extension CollectionView {
    /// When a cell on screen may change its size (R8.21).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never; when the cell asks; or, which means the same here as there are no constraints, when these change.
        case disabled, enabled, enabledIncludingConstraints
    }
}
