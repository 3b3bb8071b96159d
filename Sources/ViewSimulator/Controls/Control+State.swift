extension Control {
    /// A set of states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states, with UIKit's bits.
        public let rawValue: UInt

        /// Makes a set of states from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The normal state, which is the empty set of states.
        public static var normal: State { [] }
        /// The state of a control that a touch highlights.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The state of a disabled control.
        public static let disabled = State(rawValue: 1 << 1)
        /// The state of a selected control.
        public static let selected = State(rawValue: 1 << 2)
        /// The state of a control that has the focus, and so receives keys.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that client code may use.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// The horizontal places of the content in a control that is wider than the content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The content is in the centre.
        case center
        /// The content is at the left edge.
        case left
        /// The content is at the right edge.
        case right
        /// The content fills the whole width of the control.
        case fill
        /// The content is at the leading edge.
        case leading
        /// The content is at the trailing edge.
        case trailing
    }

    /// The vertical places of the content in a control that is higher than the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The content is in the centre.
        case center
        /// The content is at the top edge.
        case top
        /// The content is at the bottom edge.
        case bottom
        /// The content fills the whole height of the control.
        case fill
    }
}
