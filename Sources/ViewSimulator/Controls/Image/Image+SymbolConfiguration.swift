extension Image {
    /// The configuration of an image, as UIKit's `UIImage.Configuration`. Only a `SymbolConfiguration` has values.
    open class Configuration: NSObject, @unchecked Sendable {
        // Not checked by the compiler because the class is open; what it stores never changes.

        fileprivate override init() {
            super.init()
        }
    }

    /// The sizes of a symbol relative to a text.
    public enum SymbolScale: Int, Sendable {
        /// The default size.
        case `default` = -1
        /// An unspecified size.
        case unspecified = 0
        /// A size smaller than `medium`.
        case small
        /// The usual size. Here, it is also the size for `default` and `unspecified`.
        case medium
        /// A size larger than `medium`.
        case large
    }

    /// The weights of a symbol's lines. Not used by this library: the weight changes no size (this library's choice).
    public enum SymbolWeight: Int, Sendable {
        /// No specified weight.
        case unspecified = 0
        /// A weight, from the thinnest to the thickest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The corresponding weight of a font; the regular weight if unspecified.
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

    /// The configuration of a symbol, as UIKit's `UIImage.SymbolConfiguration`. Point size, text style and scale
    /// determine the symbol's size, unless an image was registered under the symbol's name.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The point size of the text next to the symbol; nil if unset.
        public let pointSize: CGFloat?
        /// The style of the text next to the symbol; nil if unset.
        public let textStyle: Font.TextStyle?
        /// The weight of the symbol's lines.
        public let weight: SymbolWeight
        /// The size of the symbol relative to the text.
        public let scale: SymbolScale

        private init(
            _ pointSize: CGFloat?, _ textStyle: Font.TextStyle?, _ weight: SymbolWeight, _ scale: SymbolScale
        ) {
            (self.pointSize, self.textStyle, self.weight, self.scale) = (pointSize, textStyle, weight, scale)
            super.init()
        }

        /// A configuration without values.
        public static let unspecified = SymbolConfiguration(nil, nil, .unspecified, .unspecified)

        /// Makes a configuration from the point size of a text.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize, nil, .unspecified, .unspecified)
        }

        /// Makes a configuration from two values: the point size of a text, and the weight of the symbol's lines.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, nil, weight, .unspecified)
        }

        /// Makes a configuration from a text's point size and a symbol's weight and scale.
        ///
        /// - Parameters:
        ///   - pointSize: The point size of the text.
        ///   - weight: The weight of the lines.
        ///   - scale: The size relative to the text.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, nil, weight, scale)
        }

        /// Makes a configuration from a size of the symbol relative to a text.
        public convenience init(scale: SymbolScale) {
            self.init(nil, nil, .unspecified, scale)
        }

        /// Makes a configuration from a weight of the symbol's lines.
        public convenience init(weight: SymbolWeight) {
            self.init(nil, nil, weight, .unspecified)
        }

        /// Makes a configuration from the style of a text.
        public convenience init(textStyle: Font.TextStyle) {
            self.init(nil, textStyle, .unspecified, .unspecified)
        }

        /// Makes a configuration from two values: the style of a text, and the symbol's size relative to this text.
        public convenience init(textStyle: Font.TextStyle, scale: SymbolScale) {
            self.init(nil, textStyle, .unspecified, scale)
        }

        /// Makes a configuration from the font of a text.
        public convenience init(font: Font) {
            self.init(font.pointSize, nil, .unspecified, .unspecified)
        }

        /// Makes a configuration from two values: the font of a text, and the symbol's size relative to this text.
        public convenience init(font: Font, scale: SymbolScale) {
            self.init(font.pointSize, nil, .unspecified, scale)
        }

        /// Makes a configuration with a colour. The colour is ignored, because nothing is drawn.
        public convenience init(hierarchicalColor: Color) {
            self.init(nil, nil, .unspecified, .unspecified)
        }

        /// Makes a configuration with several colours. The colours are ignored, because nothing is drawn.
        public convenience init(paletteColors: [Color]) {
            self.init(nil, nil, .unspecified, .unspecified)
        }

        /// Returns a configuration with the symbol's own colours. Not used by this library.
        public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

        /// Returns a configuration with one colour. Not used by this library.
        public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

        /// Returns this configuration with the values that are set in `other`. If `other` has a point size or a text
        /// style, the point size and the text style of this configuration are both replaced.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let saysSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                saysSize ? other.pointSize : pointSize, saysSize ? other.textStyle : textStyle,
                other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale)
        }

        /// Whether two configurations have equal values.
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
