import Foundation

/// Watches fingers on a view, as UIKit's `UIGestureRecognizer`. There are no fingers here: it keeps what client code
/// sets and recognizes nothing.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// Nothing yet; then what happens to a gesture that lasts; and a gesture that turned out to be none.
        case possible, began, changed, ended, cancelled, failed

        /// Of a gesture that does not last: the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// The view that it was added to; nil until then.
    open internal(set) weak var view: View?
    /// How far the gesture has come. Nothing here changes it.
    open var state = State.possible
    /// Whether it watches; true unless set. Kept for client code.
    open var isEnabled = true
    /// Whether a recognized gesture keeps touches from the view; true unless set. Kept for client code.
    open var cancelsTouchesInView = true

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Makes a recognizer that recognizes nothing.
    ///
    /// - Parameters:
    ///   - target: Not kept, and never called.
    ///   - action: Not kept.
    public init(target: Any?, action: Any?) {
        super.init()
    }
}

/// Watches for taps, and sees none.
@preconcurrency @MainActor
open class TapGestureRecognizer: GestureRecognizer {
    /// How often a finger has to tap; 1 unless set. Kept for client code.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap; 1 unless set. Kept for client code.
    open var numberOfTouchesRequired = 1
}

/// Watches for fingers that move, and sees none.
@preconcurrency @MainActor
open class PanGestureRecognizer: GestureRecognizer {}

/// Watches for fingers that stay, and sees none.
@preconcurrency @MainActor
open class LongPressGestureRecognizer: GestureRecognizer {
    /// How long a finger has to stay, in seconds; 0.5 unless set. Kept for client code.
    open var minimumPressDuration: TimeInterval = 0.5
}

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
