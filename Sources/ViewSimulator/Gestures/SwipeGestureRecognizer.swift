import Foundation

/// Watches for fingers that wipe, and sees none.
@preconcurrency @MainActor
open class SwipeGestureRecognizer: GestureRecognizer {
    /// Where fingers may wipe to.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public var rawValue: UInt

        /// Directions by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// Where fingers may wipe to; to the right unless set. Kept for client code.
    open var direction = Direction.right
    /// How many fingers have to wipe; 1 unless set. Kept for client code.
    open var numberOfTouchesRequired = 1
}
