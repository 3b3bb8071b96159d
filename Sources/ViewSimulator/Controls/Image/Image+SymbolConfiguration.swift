import Foundation

extension Image {
    /// How an image is shown, as UIKit's `UIImage.Configuration`. Only a `SymbolConfiguration` says anything.
    open class Configuration: NSObject, @unchecked Sendable {
        // Not checked by the compiler because the class is open; what it stores never changes.

        fileprivate override init() {
            super.init()
        }
    }

    /// How large a symbol is beside a text.
    public enum SymbolScale: Int, Sendable {
        /// As the surroundings want it; nobody said; smaller, as large as, and larger than capitals.
        case `default` = -1, unspecified = 0, small, medium, large
    }

    /// How thick a symbol's lines are. Kept for client code: it changes no size here, which is a choice.
    public enum SymbolWeight: Int, Sendable {
        /// Nobody said; then from thin to thick.
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The font weight that goes with it; regular where nobody said.
        public func fontWeight() -> Font.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How a symbol is shown, as UIKit's `UIImage.SymbolConfiguration`: point size, text style and scale decide how
    /// large it is, unless an image was registered under its name.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The point size of the text beside it; nil where nobody said.
        public let pointSize: CGFloat?
        /// The style of the text beside it; nil where nobody said.
        public let textStyle: Font.TextStyle?
        /// How thick lines are.
        public let weight: SymbolWeight
        /// How large it is beside the text.
        public let scale: SymbolScale

        private init(
            _ pointSize: CGFloat?, _ textStyle: Font.TextStyle?, _ weight: SymbolWeight, _ scale: SymbolScale
        ) {
            (self.pointSize, self.textStyle, self.weight, self.scale) = (pointSize, textStyle, weight, scale)
            super.init()
        }

        /// Nobody says anything.
        public static let unspecified = SymbolConfiguration(nil, nil, .unspecified, .unspecified)

        /// As large as a text of so many points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize, nil, .unspecified, .unspecified)
        }

        /// As large as a text of so many points, with lines of a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, nil, weight, .unspecified)
        }

        /// As large as a text of so many points.
        ///
        /// - Parameters:
        ///   - pointSize: Of the text.
        ///   - weight: How thick lines are.
        ///   - scale: How large it is beside the text.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, nil, weight, scale)
        }

        /// Smaller or larger beside a text.
        public convenience init(scale: SymbolScale) {
            self.init(nil, nil, .unspecified, scale)
        }

        /// With lines of a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(nil, nil, weight, .unspecified)
        }

        /// As large as a text of a style.
        public convenience init(textStyle: Font.TextStyle) {
            self.init(nil, textStyle, .unspecified, .unspecified)
        }

        /// As large as a text of a style, smaller or larger.
        public convenience init(textStyle: Font.TextStyle, scale: SymbolScale) {
            self.init(nil, textStyle, .unspecified, scale)
        }

        /// As large as a text in a font.
        public convenience init(font: Font) {
            self.init(font.pointSize, nil, .unspecified, .unspecified)
        }

        /// As large as a text in a font, smaller or larger.
        public convenience init(font: Font, scale: SymbolScale) {
            self.init(font.pointSize, nil, .unspecified, scale)
        }

        /// In a colour. Kept for client code: colours are not kept here.
        public convenience init(hierarchicalColor: Color) {
            self.init(nil, nil, .unspecified, .unspecified)
        }

        /// In several colours. Kept for client code: colours are not kept here.
        public convenience init(paletteColors: [Color]) {
            self.init(nil, nil, .unspecified, .unspecified)
        }

        /// In the symbol's own colours. Kept for client code.
        public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

        /// In one colour. Kept for client code.
        public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

        /// What the other one says, and what this one says of the rest. A point size and a text style say the same.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let saysSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                saysSize ? other.pointSize : pointSize, saysSize ? other.textStyle : textStyle,
                other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale)
        }

        /// Whether both say the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return other.pointSize == pointSize && other.textStyle == textStyle && other.weight == weight
                && other.scale == scale
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
