extension ScrollView {
    /// The rule by which the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// `automatic` and `scrollableAxes` add the safe area on scrollable axes, `always` on all sides, `never` on
        /// none.
        case automatic, scrollableAxes, never, always
    }

    /// The deceleration after a drag. Kept for client code: the content comes to rest at once.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the velocity changes in each millisecond.
        public var rawValue: CGFloat

        /// UIKit's usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// UIKit's rate for content that comes to rest soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// Makes a rate from its factor, which is not checked.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// The style of scroll indicators. Kept for client code.
    public enum IndicatorStyle: Int, Sendable {
        /// `default` follows the traits; `black` is the dark style, and `white` is the light style.
        case `default`, black, white
    }

    /// The effect of a drag on the keyboard. Kept for client code.
    public enum KeyboardDismissMode: Int, Sendable {
        /// `none` never dismisses the keyboard. `onDrag` dismisses the keyboard when a drag begins, `interactive` when
        /// the finger moves over the keyboard. The modes with an accessory include the view above the keyboard.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
