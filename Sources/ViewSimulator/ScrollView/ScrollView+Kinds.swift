import Foundation

extension ScrollView {
    /// How much of the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// `automatic` and `scrollableAxes` add it where the content scrolls, `always` on all sides, `never` on none.
        case automatic, scrollableAxes, never, always
    }

    /// How fast scrolling slows down after a drag. Kept for client code; nothing here takes time.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What remains of the velocity after a millisecond.
        public var rawValue: CGFloat

        /// UIKit's usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// UIKit's rate for content that should come to rest soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// Makes a rate. Nothing is checked.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// How indicators look. Kept for client code.
    public enum IndicatorStyle: Int, Sendable {
        /// As the style of the surroundings wants it, dark, or light.
        case `default`, black, white
    }

    /// How a drag puts the keyboard away. Kept for client code.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all; when the drag begins; as the finger moves over it; both also for what is above the keyboard.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
