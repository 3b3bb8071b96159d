extension ScrollView {
    /// The use of the safe area in the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// `automatic` and `scrollableAxes` add the safe area on scrollable axes, `always` on all sides, `never` on
        /// none.
        case automatic, scrollableAxes, never, always
    }

    /// The deceleration after a drag. Kept for client code; nothing takes time.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor of the velocity after a millisecond.
        public var rawValue: CGFloat

        /// UIKit's usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// UIKit's rate for content that comes to rest soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// Makes a rate without a check.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// The style of indicators. Kept for client code.
    public enum IndicatorStyle: Int, Sendable {
        /// A style that follows the traits; a dark one; a light one.
        case `default`, black, white
    }

    /// The effect of a drag on the keyboard. Kept for client code.
    public enum KeyboardDismissMode: Int, Sendable {
        /// No dismissal; at the begin of the drag; by a finger that moves over the keyboard; both of these, including
        /// the view above the keyboard.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
