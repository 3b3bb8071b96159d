import Foundation

extension CollectionView {
    /// The axis along which a flow layout's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        /// Lines are rows, one below the other, or columns, one right of the other (R1.1).
        case vertical, horizontal
    }

    /// What an attributes object describes.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell, a view that goes with items such as a header, or a view that belongs to the layout alone.
        case cell, supplementaryView, decorationView
    }

    /// When a cell on screen may change its size (R8.21).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never; when the cell asks; or, which means the same here as there are no constraints, when these change.
        case disabled, enabled, enabledIncludingConstraints
    }

    /// Where `scrollToItem(at:at:animated:)` puts the item. At most one position an axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// One bit a position.
        public let rawValue: UInt

        /// The item's top edge at the viewport's, insets taken off.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item's middle in the viewport's, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item's bottom edge at the viewport's, insets taken off.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item's left edge at the viewport's, insets taken off.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item's middle in the viewport's, from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item's right edge at the viewport's, insets taken off.
        public static let right = ScrollPosition(rawValue: 32)

        /// Makes positions from their bits. Nothing is checked.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
