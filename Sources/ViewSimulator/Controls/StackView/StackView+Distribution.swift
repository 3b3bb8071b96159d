extension StackView {
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
