extension StackView {
    /// How arranged views share the length of a stack.
    public enum Distribution: Int, Sendable {
        /// They fill it; hugging and compression resistance say who is stretched or shortened.
        case fill
        /// They fill it, all as long as each other.
        case fillEqually
        /// They fill it in proportion to the lengths that their contents want.
        case fillProportionally
        /// As long as their contents, with equal gaps.
        case equalSpacing
        /// As long as their contents, with equal distances between their centres as far as spacing allows.
        case equalCentering
    }
}
