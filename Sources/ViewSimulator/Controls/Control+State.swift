extension Control {
    /// States of a control; several at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a state of UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// None of the other states.
        public static var normal: State { [] }
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Keys go to it.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for meanings of the client's own.
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
