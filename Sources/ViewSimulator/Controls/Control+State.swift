extension Control {
    /// A set of states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set of states from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The normal state: none of the others.
        public static var normal: State { [] }
        /// Highlighted by a touch.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused: the receiver of keys.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for the use of client code.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// Horizontal places of the content in a wider control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The centre, or a side.
        case center, left, right
        /// The whole width.
        case fill
        /// The leading or the trailing edge.
        case leading, trailing
    }

    /// Vertical places of the content in a higher control.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The centre, or an edge.
        case center, top, bottom
        /// The whole height.
        case fill
    }
}
