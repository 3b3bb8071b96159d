extension CollectionView {
    /// The delays after which items make room for one that is dragged over them, slowest last.
    public enum ReorderingCadence: Int, Sendable {
        /// No delay, a short one, or a longer one.
        case immediate, fast, slow
    }
}
