extension Control {
    /// A set of events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events, with UIKit's bits.
        public let rawValue: UInt

        /// Makes a set of events from UIKit's bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The start of a touch on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Repeated touches within a short time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The movement of a touch inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The movement of a touch near the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The movement of a touch into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The movement of a touch out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The end of a touch inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The end of a touch outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The cancellation of a touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A change of the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The opening of the menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The start of editing.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A change of the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The end of editing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The end of editing with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that client code may use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
