extension StackView {
    /// The positions of arranged views across a stack's axis.
    public enum Alignment: Int, Sendable {
        /// The whole height or width across the axis.
        case fill
        /// The leading edge, in a column.
        case leading
        /// Aligned first baselines, in a row. The stack begins with its first view.
        case firstBaseline
        /// The centre.
        case center
        /// The trailing edge, in a column.
        case trailing
        /// Aligned last baselines, in a row. The stack ends with its first view.
        case lastBaseline

        /// The top edge, in a row.
        public static var top: Alignment { .leading }
        /// The bottom edge, in a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The lengths of arranged views in a stack.
    public enum Distribution: Int, Sendable {
        /// Views fill the stack; hugging and compression resistance decide which view is stretched or shortened.
        case fill
        /// Views fill the stack with equal lengths.
        case fillEqually
        /// Views fill the stack in proportion to the intrinsic lengths of their contents.
        case fillProportionally
        /// Views are as long as their contents, with equal gaps.
        case equalSpacing
        /// Views are as long as their contents, with equal distances between their centres as far as spacing allows.
        case equalCentering
    }
}
