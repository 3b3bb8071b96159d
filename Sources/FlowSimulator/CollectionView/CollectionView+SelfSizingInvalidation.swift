extension CollectionView {
    /// When a cell on screen may change its size (R8.21).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never; when the cell or its content view asks; or also when constraints in it change, or texts that they
        /// place.
        case disabled, enabled, enabledIncludingConstraints
    }
}
