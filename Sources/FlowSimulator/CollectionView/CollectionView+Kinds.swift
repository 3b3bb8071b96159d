import Foundation

extension CollectionView {
    /// The axis along which a flow layout's lines follow each other.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// What an attributes object describes.
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }

    /// When a cell on screen may change its size (R8.21).
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    /// Where `scrollToItem(at:at:animated:)` puts the item. At most one position an axis.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
