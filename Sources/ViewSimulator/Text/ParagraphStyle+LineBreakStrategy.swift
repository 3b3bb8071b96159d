extension ParagraphStyle {
    /// How lines are chosen beyond their mode. Kept for client code: lines here are filled one after the other.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a strategy of UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No single word on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What UIKit's own labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
