extension ListContentConfiguration {
    /// The properties of a text: its font, lines, letter case, alignment and colour.
    public struct TextProperties: Hashable {
        /// The font of the text. A font with a text style follows the reader's text size if
        /// `adjustsFontForContentSizeCategory` is true.
        public var font: Font
        /// The largest number of lines; 0, the default, means no limit.
        public var numberOfLines = 0
        /// The way in which the text is broken into lines, and in which its last line ends. Unless set, an ellipsis
        /// replaces the end of a text that is too long.
        public var lineBreakMode = Label.LineBreakMode.byTruncatingTail
        /// Whether a font with a text style follows the reader's text size; true unless set.
        public var adjustsFontForContentSizeCategory = true
        /// The letter case of the text.
        public var transform = TextTransform.none
        /// The alignment of the text. Not used by this library: nothing is drawn.
        public var alignment = TextAlignment.natural
        /// The colour of the text. Not used by this library: nothing is drawn.
        public var color = Color.label

        init(font: Font) { self.font = font }

        /// The letter case of a text.
        public enum TextTransform: Int, Sendable {
            /// The letter case of the given text, unchanged.
            case none
            /// All letters in upper case.
            case uppercase
            /// All letters in lower case.
            case lowercase
            /// The first letter of each word in upper case.
            case capitalized
        }

        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// An alignment at the leading edge.
            case natural
            /// An alignment at the centre.
            case center
            /// An alignment at both edges.
            case justified
        }

        /// Returns a text as it is shown, in the letter case of the properties.
        func shown(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }
}
