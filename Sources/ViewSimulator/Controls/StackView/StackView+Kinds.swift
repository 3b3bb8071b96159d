extension StackView {
    /// The positions of arranged views across a stack's axis.
    public enum Alignment: Int, Sendable {
        /// The position in which views fill the stack across its axis. Each view fills the height of a row, or the
        /// width of a column.
        case fill
        /// A position at the leading edge of a vertical stack.
        case leading
        /// A position in which the first baselines of views are aligned, in a row. The top edge of the first view is at
        /// the top of the stack.
        case firstBaseline
        /// A position in the centre.
        case center
        /// A position at the trailing edge of a vertical stack.
        case trailing
        /// A position in which the last baselines of views are aligned, in a row. The bottom edge of the first view is
        /// at the bottom of the stack.
        case lastBaseline

        /// A position at the top edge of a horizontal stack. It equals `leading`.
        public static var top: Alignment { .leading }
        /// A position at the bottom edge of a horizontal stack. It equals `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The lengths of arranged views in a stack.
    public enum Distribution: Int, Sendable {
        /// Lengths that fill the stack. The priorities of hugging and compression resistance determine which view is
        /// stretched or shortened.
        case fill
        /// Equal lengths that fill the stack.
        case fillEqually
        /// Lengths that fill the stack in proportion to the intrinsic lengths of the contents.
        case fillProportionally
        /// The lengths of the contents, with equal gaps between the views.
        case equalSpacing
        /// The lengths of the contents, with equal distances between the centres of neighbours if the spacing allows
        /// it.
        case equalCentering
    }
}
