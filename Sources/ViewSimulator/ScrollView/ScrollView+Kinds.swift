extension ScrollView {
    /// The rule by which the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The safe area is added to the content inset on scrollable axes, as with `scrollableAxes`.
        case automatic
        /// The safe area is added to the content inset on scrollable axes.
        case scrollableAxes
        /// The safe area is not added to the content inset.
        case never
        /// The safe area is added to the content inset on all sides.
        case always
    }

    /// The deceleration after a drag. Not used by this library: the content comes to rest at once.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor by which the velocity changes in each millisecond.
        public var rawValue: CGFloat

        /// UIKit's usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// UIKit's rate for content that comes to rest soon: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// Makes a rate of deceleration from its factor, which is not checked.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// The style of scroll indicators. Not used by this library.
    public enum IndicatorStyle: Int, Sendable {
        /// The style that follows the traits.
        case `default`
        /// The dark style.
        case black
        /// The light style.
        case white
    }

    /// The effect of a drag on the keyboard. Not used by this library.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag does not dismiss the keyboard.
        case none
        /// The keyboard is dismissed when a drag begins.
        case onDrag
        /// The keyboard is dismissed when the finger moves over it.
        case interactive
        /// The keyboard and the view above it are dismissed when a drag begins.
        case onDragWithAccessory
        /// The keyboard and the view above it are dismissed when the finger moves over them.
        case interactiveWithAccessory
    }
}
