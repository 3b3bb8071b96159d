extension StackView {
    /// The positions of arranged views across a stack's axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the leading edge, in a column.
        case leading
        /// In a row: on one line, by their first baselines. The stack begins where its first view does.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge, in a column.
        case trailing
        /// In a row: on one line, by their last baselines. The stack ends where its first view does.
        case lastBaseline

        /// At the top, in a row.
        public static var top: Alignment { .leading }
        /// At the bottom, in a row.
        public static var bottom: Alignment { .trailing }
    }
}
