extension CollectionView {
    /// How soon items make room for one that is dragged over them, slowest last.
    public enum ReorderingCadence: Int, Sendable {
        /// At once, after a short while, or after a longer one.
        case immediate, fast, slow
    }
}
