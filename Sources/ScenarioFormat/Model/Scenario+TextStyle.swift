extension Scenario {
    /// The style of an item's text: on one line or wrapped, with padding around it.
    public struct TextStyle: Hashable, Sendable {
        /// The point size of the font at the text size `large`. The point size changes with the text size that the
        /// reader chose.
        public var fontSize: Double
        /// The weight of the system font.
        public var fontWeight: FontWeight
        /// The padding around the text, in points.
        public var padding: Insets
        /// The greatest width of the item: points, or a share of the space for items. Nil for no limit. A longer text
        /// is cut off or wraps.
        public var maximumWidth: Length?
        /// The width of the item, in points or as a share of the space for items. It is nil if the text decides the
        /// width.
        public var width: Length?
        /// The greatest number of lines; 0 for no limit. A text that may have several lines wraps in the available
        /// width.
        public var lines = 1

        /// Makes a style. Unless other values are given, it has the system font at 17 points, no padding and no limit
        /// of the width.
        public init(
            fontSize: Double = 17, fontWeight: FontWeight = .regular, padding: Insets = .zero,
            maximumWidth: Length? = nil
        ) {
            self.fontSize = fontSize
            self.fontWeight = fontWeight
            self.padding = padding
            self.maximumWidth = maximumWidth
        }

        /// Whether a text's size depends on the space for items.
        package var isRelative: Bool { maximumWidth?.isRelative ?? false || width?.isRelative ?? false }
    }

    /// A weight of the system font, from the lightest to the heaviest. The names of the cases are UIKit's.
    public enum FontWeight: String, Hashable, Sendable, CaseIterable {
        /// A weight up to that of body text, which is `regular`.
        case ultraLight, thin, light, regular
        /// A weight that is heavier than body text.
        case medium, semibold, bold, heavy, black
    }
}
