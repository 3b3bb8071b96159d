extension Scenario {
    /// The style of an item's text: on one line or wrapped, with padding around it.
    public struct TextStyle: Hashable, Sendable {
        /// The font's size at the text size `large`, in points; it grows and shrinks with the reader's choice.
        public var fontSize: Double
        /// The weight of the system's font.
        public var fontWeight: FontWeight
        /// Padding around the text, in points.
        public var padding: Insets
        /// The item is never wider than this; longer texts are cut off, or wrap. Points, or a share of the room.
        public var maximumWidth: Length?
        /// The item is as wide as this, however long its text is. Points, or a share of the room.
        public var width: Length?
        /// The most lines; 0 is no limit. A text that may have more than one wraps in the width that there is.
        public var lines = 1

        /// Makes a style: the system font at 17 points, no padding and any width, unless others are given.
        public init(
            fontSize: Double = 17, fontWeight: FontWeight = .regular, padding: Insets = .zero,
            maximumWidth: Length? = nil
        ) {
            self.fontSize = fontSize
            self.fontWeight = fontWeight
            self.padding = padding
            self.maximumWidth = maximumWidth
        }

        /// Whether a text's size depends on the room.
        package var isRelative: Bool { maximumWidth?.isRelative ?? false || width?.isRelative ?? false }
    }

    /// A weight of the system's font, from the lightest on, by UIKit's names.
    public enum FontWeight: String, Hashable, Sendable, CaseIterable {
        /// Lighter than body text, and body text.
        case ultraLight, thin, light, regular
        /// Heavier than body text.
        case medium, semibold, bold, heavy, black
    }
}
