import Foundation

extension ListContentConfiguration {
    /// How a text is set.
    public struct TextProperties: Hashable {
        /// The font; a text style's follows the reader's text size where `adjustsFontForContentSizeCategory` says so.
        public var font: Font
        /// The most lines that there may be; 0, unless set, for as many as the text needs.
        public var numberOfLines = 0
        /// Where lines end, and what becomes of the last one; its end is cut off unless set.
        public var lineBreakMode = Label.LineBreakMode.byTruncatingTail
        /// Whether a font of a text style follows the reader's text size; true unless set.
        public var adjustsFontForContentSizeCategory = true
        /// How the letters of the text are written.
        public var transform = TextTransform.none
        /// To which side the text is set. Kept for client code: nothing is drawn here.
        public var alignment = TextAlignment.natural
        /// The colour. Kept for client code: nothing is drawn here.
        public var color = Color.label

        init(font: Font) { self.font = font }

        /// How the letters of a text are written.
        public enum TextTransform: Int, Sendable {
            /// As they are given.
            case none
            /// As capitals.
            case uppercase
            /// As small letters.
            case lowercase
            /// Words begin with a capital.
            case capitalized
        }

        /// To which side a text is set.
        public enum TextAlignment: Int, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both sides.
            case justified
        }

        /// The text as it is shown.
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
