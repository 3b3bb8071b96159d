/// A recognizer of swipes. It recognizes nothing here.
@preconcurrency @MainActor
open class SwipeGestureRecognizer: GestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The directions, one bit for each.
        public var rawValue: UInt

        /// Makes a set of directions from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 2)
        /// A swipe upwards.
        public static let up = Direction(rawValue: 4)
        /// A swipe downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions in which swipes are recognized; only `right` unless set. Not used by this library.
    open var direction = Direction.right
    /// The number of fingers; 1 unless set. Not used by this library.
    open var numberOfTouchesRequired = 1
}
