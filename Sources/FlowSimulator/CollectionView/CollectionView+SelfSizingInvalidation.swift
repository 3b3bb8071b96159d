extension CollectionView {
    /// The occasions on which a cell on screen may change its size (R8.21).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never; on request of the cell or its content view; or also when constraints inside it change, or texts that
        /// they place.
        case disabled, enabled, enabledIncludingConstraints
    }
}
