extension Control {
    /// What a control is like at the moment; several at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a state of UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing of the others.
        public static var normal: State { [] }
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is the chosen one.
        public static let selected = State(rawValue: 1 << 2)
        /// Keys go to it.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for meanings of the client's own.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// Where a content is in a control that is wider than it.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle, or at a side.
        case center, left, right
        /// From side to side.
        case fill
        /// Where reading begins, or ends.
        case leading, trailing
    }

    /// Where a content is in a control that is higher than it.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle, or at an edge.
        case center, top, bottom
        /// From edge to edge.
        case fill
    }
}
