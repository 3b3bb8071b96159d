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
        /// A place in the centre, or at a side.
        case center, left, right
        /// The whole width of the control.
        case fill
        /// A place at the leading or at the trailing edge.
        case leading, trailing
    }

    /// The vertical places of the content in a control that is higher than the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// A place in the centre, or at an edge.
        case center, top, bottom
        /// The whole height of the control.
        case fill
    }
}
