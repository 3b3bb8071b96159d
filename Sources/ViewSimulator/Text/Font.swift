import CellSizing
import Foundation

/// A font as far as it decides sizes: a family, a point size and a weight, as UIKit's `UIFont`.
///
/// Widths and heights come from `TextEnvironment.metrics`: those of the system font are a model that is close to a
/// device's.
@preconcurrency @MainActor
open class Font: NSObject {
    package nonisolated let spec: FontSpec

    package init(_ spec: FontSpec) {
        self.spec = spec
    }

    /// A font that was registered under a name with `TextEnvironment.register(_:as:)`; nil for any other name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard TextEnvironment.metrics.contains(fontName) else { return nil }
        self.init(FontSpec(size: Double(fontSize), family: .named(fontName)))
    }

    // MARK: The system's fonts

    /// Traps unless the size is finite and greater than 0.
    open class func systemFont(ofSize fontSize: CGFloat) -> Font { Font(FontSpec(size: Double(fontSize))) }

    /// The same at a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec))
    }

    /// The system font, bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: .bold))
    }

    /// The system font, leaning: as wide as upright.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(FontSpec(size: Double(fontSize), isItalic: true))
    }

    /// The system font whose characters are all equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec, family: .monospacedSystem))
    }

    /// The system font with digits that are all equally wide.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec, hasMonospacedDigits: true))
    }

    /// The font of a text style at the text size of `TraitCollection.current`.
    open class func preferredFont(forTextStyle style: TextStyle) -> Font {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at a text size.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
        let category = (traits ?? TraitCollection.current).preferredContentSizeCategory.textSize
        let font = Font(DynamicTypeProfile.ios11.font(for: style.value, at: category))
        font.style = style
        return font
    }

    /// Set where the font is a text style's: labels may take another size of it.
    private(set) final var style: TextStyle?

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> Font { Font(spec.withSize(Double(fontSize))) }

    // MARK: What it measures, in points

    /// The size that the font was made with.
    open var pointSize: CGFloat { CGFloat(spec.size) }
    /// From the baseline up to the highest letters.
    open var ascender: CGFloat { CGFloat(dimensions.ascender) }
    /// From the baseline down to the lowest letters; negative.
    open var descender: CGFloat { CGFloat(dimensions.descender) }
    /// Between two lines, beside what they are high.
    open var leading: CGFloat { CGFloat(dimensions.leading) }
    /// Height of capitals.
    open var capHeight: CGFloat { CGFloat(dimensions.capHeight) }
    /// Height of small letters.
    open var xHeight: CGFloat { CGFloat(dimensions.xHeight) }
    /// Height of a line.
    open var lineHeight: CGFloat { CGFloat(dimensions.lineHeight) }

    private var dimensions: FontDimensions { TextEnvironment.metrics.dimensions(of: spec) }

    /// Whether both measure the same.
    public nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? Font)?.spec == spec }

    public nonisolated override var hash: Int { spec.hashValue }
}

extension Font {
    /// How heavy the strokes are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From −1 to 1, as UIKit's.
        public var rawValue: CGFloat

        /// Makes a weight; the nearest that there is counts.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        init(_ weight: FontSpec.Weight) {
            rawValue = CGFloat(weight.value)
        }

        /// −0.8.
        public static let ultraLight = Weight(.ultraLight)
        /// −0.6.
        public static let thin = Weight(.thin)
        /// −0.4.
        public static let light = Weight(.light)
        /// 0.
        public static let regular = Weight(.regular)
        /// 0.23.
        public static let medium = Weight(.medium)
        /// 0.3.
        public static let semibold = Weight(.semibold)
        /// 0.4.
        public static let bold = Weight(.bold)
        /// 0.56.
        public static let heavy = Weight(.heavy)
        /// 0.62.
        public static let black = Weight(.black)

        var spec: FontSpec.Weight {
            let value = Double(rawValue)
            return FontSpec.Weight.allCases.min { abs($0.value - value) < abs($1.value - value) } ?? .regular
        }
    }

    /// A role of text, whose size follows the reader's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a style; one that is not known counts as `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        init(_ style: CellSizing.TextStyle) {
            rawValue = style.rawValue
        }

        /// 34 points at the default text size.
        public static let largeTitle = TextStyle(.largeTitle)
        /// 28 points.
        public static let title1 = TextStyle(.title1)
        /// 22 points.
        public static let title2 = TextStyle(.title2)
        /// 20 points.
        public static let title3 = TextStyle(.title3)
        /// 17 points, semibold.
        public static let headline = TextStyle(.headline)
        /// 17 points.
        public static let body = TextStyle(.body)
        /// 16 points.
        public static let callout = TextStyle(.callout)
        /// 15 points.
        public static let subheadline = TextStyle(.subheadline)
        /// 13 points.
        public static let footnote = TextStyle(.footnote)
        /// 12 points.
        public static let caption1 = TextStyle(.caption1)
        /// 11 points.
        public static let caption2 = TextStyle(.caption2)

        var value: CellSizing.TextStyle { CellSizing.TextStyle(rawValue: rawValue) ?? .body }
    }
}
