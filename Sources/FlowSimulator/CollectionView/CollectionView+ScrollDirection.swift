extension CollectionView {
    /// The axis along which a flow layout's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        /// Lines are rows, one below the other, or columns, one right of the other (R1.1).
        case vertical, horizontal
    }
}
