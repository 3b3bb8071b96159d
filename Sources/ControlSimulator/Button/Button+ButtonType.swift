extension Button {
    /// The initial appearance of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without the system's appearance. Its title has a font size of 18 points.
        case custom = 0
        /// A button whose title has a font size of 15 points.
        case system = 1
        /// A button with an image of 22 × 22 points (measured on iOS 8 to 11).
        case detailDisclosure = 2
        /// A button with an image of 22 × 22 points (measured on iOS 8 to 11).
        case infoLight = 3
        /// A button with an image of 22 × 22 points (measured on iOS 8 to 11).
        case infoDark = 4
        /// A button with an image of 22 × 22 points (measured on iOS 8 to 11).
        case contactAdd = 5
        /// A type that UIKit has only on tvOS. It has the sizes of `system`.
        case plain = 6
        /// A button with an image of 30 × 30 points. The size is this library's choice.
        case close = 7

        /// Another name of `system`.
        public static var roundedRect: ButtonType { .system }

        /// The point size of titles.
        var fontSize: CGFloat { self == .custom ? 18 : 15 }

        /// The image that a button of this type shows by default. Nil for the types `custom`, `system` and `plain`.
        var sign: Image? {
            switch self {
            case .custom, .system, .plain: nil
            case .detailDisclosure, .infoLight, .infoDark, .contactAdd: Image(size: CGSize(width: 22, height: 22))
            case .close: Image(size: CGSize(width: 30, height: 30))
            }
        }
    }
}
