extension ParagraphStyle {
    /// The strategy of line breaks. Not used by this library: each line is filled before the next line begins.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The strategies, with UIKit's bits.
        public let rawValue: UInt

        /// Makes a strategy from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The strategy by which the last line has more than one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// The strategy by which Korean words are not divided.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of UIKit's own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
