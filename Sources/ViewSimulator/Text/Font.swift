import TextMeasuring

/// A font, as UIKit's `UIFont`. It consists of the properties that determine sizes: a family, a point size and a
/// weight.
///
/// Widths and heights come from `TextEnvironment`: heights of the system font are those of devices, widths are those of
/// a model, whose error `SFLikeMetrics.relativeError(of:)` bounds, unless the font was recorded on a device. A font
/// never changes, and any thread may use it.
public final class Font: NSObject, NSCopying, Sendable {
    private let word = AttributeWord()
    package let spec: FontSpec
    /// The rule by which the point size follows the reader's text size; nil if the point size is fixed.
    let scaling: FontScaling?

    package convenience init(_ spec: FontSpec) {
        self.init(spec, scaling: nil)
    }

    init(_ spec: FontSpec, scaling: FontScaling?) {
        self.spec = spec
        self.scaling = scaling
    }

    /// Makes the font with the given name. Nil unless a font was registered under this name with
    /// `TextEnvironment.register(_:as:)`, or the recorded fonts in use contain the name. The recorded fonts in use are
    /// usually `TextEnvironment.recordedFonts`.
    ///
    /// - Parameters:
    ///   - fontName: The name.
    ///   - fontSize: The point size. Traps unless it is finite and greater than 0.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard TextEnvironment.hasFont(fontName) else { return nil }
        self.init(FontSpec(size: Double(fontSize), family: .named(fontName)))
    }

    /// Makes the font that a descriptor describes. If the descriptor has a name that is not registered, texts are
    /// measured in the system's font.
    ///
    /// - Parameters:
    ///   - descriptor: The attributes of the font.
    ///   - pointSize: The point size. 0, or an invalid size, means the descriptor's own; then a text style's font still
    ///     follows the reader's text size. If the descriptor has no size either, the size is 12.
    public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
        let face = descriptor.face
        let isGiven = pointSize.isFinite && pointSize > 0
        let size = isGiven ? Double(pointSize) : face.size > 0 ? face.size : Double(Font.smallSystemFontSize)
        let style = isGiven ? nil : face.style
        self.init(face.spec(size: size), scaling: style.map { .style($0.value) })
    }

    // MARK: The system's fonts

    /// Returns the system font at a size in points. Traps unless the size is finite and greater than 0.
    public class func systemFont(ofSize fontSize: CGFloat) -> Font { Font(FontSpec(size: Double(fontSize))) }

    /// Returns the system font at a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec))
    }

    /// Returns the system font in the weight semibold. On iOS, `boldSystemFont(ofSize:)` also has this weight: five
    /// published texts of 24 and 32 points have the widths of semibold. Texts in the weight bold are 3 % wider.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: FontFace.boldTraitWeight))
    }

    /// Returns the italic system font, which is as wide as the upright system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(FontSpec(size: Double(fontSize), isItalic: true))
    }

    /// Returns the monospaced system font. Each character has a width of 0.6 of the point size, which is a choice of
    /// this library.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec, family: .monospacedSystem))
    }

    /// Returns the system font with digits of equal width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec, hasMonospacedDigits: true))
    }

    /// Returns the font of a text style at the text size of `TraitCollection.current`.
    @preconcurrency @MainActor
    public class func preferredFont(forTextStyle style: TextStyle) -> Font {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of the given traits. If the traits are nil, the text size is
    /// that of `TraitCollection.current`.
    @preconcurrency @MainActor
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
        if let size = style.extraLargeSize {
            return style.metrics.scaledFont(for: systemFont(ofSize: size, weight: .bold), compatibleWith: traits)
        }
        let category = (traits ?? TraitCollection.current).preferredContentSizeCategory.textSize
        return Font(
            TextEnvironment.font(of: style.value, at: category), scaling: .style(style.value))
    }

    /// Returns this font at another size. The returned font does not follow the reader's text size.
    ///
    /// - Parameter fontSize: The point size. Traps unless it is finite and greater than 0.
    public func withSize(_ fontSize: CGFloat) -> Font { Font(spec.withSize(Double(fontSize))) }

    // MARK: Sizes that UIKit names

    /// The size of a label's text: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of a custom button's title: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of the system's text: 14 points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of the system's small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }

    // MARK: Dimensions, in points

    /// The size with which the font was made, in points.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// The distance from the baseline up to the highest letters, in points.
    public var ascender: CGFloat { CGFloat(dimensions.ascender) }
    /// The distance from the baseline down to the lowest letters, in points; negative.
    public var descender: CGFloat { CGFloat(dimensions.descender) }
    /// The space between two lines, in addition to the lines' heights, in points.
    public var leading: CGFloat { CGFloat(dimensions.leading) }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { CGFloat(dimensions.capHeight) }
    /// The height of small letters without ascenders, such as x, in points.
    public var xHeight: CGFloat { CGFloat(dimensions.xHeight) }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { CGFloat(dimensions.lineHeight) }

    private var dimensions: FontDimensions { TextEnvironment.dimensions(of: spec) }

    // MARK: Names

    /// The name under which the font was registered; the system's fonts have names that begin with a dot.
    public var fontName: String { fontDescriptor.postscriptName }

    /// The name of the family. The family of a registered font has the name of the font.
    public var familyName: String { fontDescriptor.face.familyName }

    /// The descriptor of the font, from which similar fonts can be made.
    public var fontDescriptor: FontDescriptor {
        var face = FontFace(spec)
        if case .style(let style) = scaling { face.style = TextStyle(style) }
        return FontDescriptor(face)
    }

    /// Returns the font itself, because a font never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two fonts have equal measurements at every text size that the user may choose.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Font else { return false }
        return other.spec == spec && other.scaling == scaling
    }

    public override var hash: Int { spec.hashValue }

    /// The name and the point size.
    public override var description: String { "\(fontName) \(pointSize)" }
}
