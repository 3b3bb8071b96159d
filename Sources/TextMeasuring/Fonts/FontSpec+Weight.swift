extension FontSpec {
    /// The weight of strokes.
    ///
    /// A line is equally tall at every weight of the system font.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
        /// The lightest weight.
        case ultraLight
        /// The weight between ultra light and light.
        case thin
        /// The weight between thin and regular.
        case light
        /// The weight of body text.
        case regular
        /// The weight between regular and semibold.
        case medium
        /// The weight of the headline style.
        case semibold
        /// The weight between semibold and heavy. Its letters are wider than regular letters, and equally tall.
        case bold
        /// The weight between bold and black.
        case heavy
        /// The heaviest weight.
        case black

        /// UIKit's number for the weight: 0 for regular, 0.4 for bold.
        public var value: Double {
            switch self {
            case .ultraLight: -0.8
            case .thin: -0.6
            case .light: -0.4
            case .regular: 0
            case .medium: 0.23
            case .semibold: 0.3
            case .bold: 0.4
            case .heavy: 0.56
            case .black: 0.62
            }
        }
    }
}
