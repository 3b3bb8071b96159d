extension Control {
    /// Events of a control; several at once.
    public struct Event: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes events of UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger comes down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Several touches within a short time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves, close to it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted inside it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch came to nothing.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control was used in its main way.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for meanings of the client's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// All that there are.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
