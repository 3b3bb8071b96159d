extension CollectionView {
    /// The places to which `scrollToItem(at:at:animated:)` scrolls an item. At most one position an axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The positions, one bit for each.
        public let rawValue: UInt

        /// The item's top edge at the viewport's, inside the insets.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item's middle in the viewport's, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's bottom edge at the viewport's, inside the insets.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge at the viewport's, inside the insets.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item's middle in the viewport's, from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge at the viewport's, inside the insets.
        public static let right = ScrollPosition(rawValue: 32)

        /// Makes positions from their bits. Nothing is checked.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
