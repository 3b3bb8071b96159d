import Foundation
import TextMeasuring

/// A font as far as it decides sizes: a family, a point size and a weight, as UIKit's `UIFont`.
///
/// Widths and heights come from `TextEnvironment`: heights of the system font are those that devices show, widths are a
/// model's, which `SFLikeMetrics.relativeError(of:)` bounds, unless the font was recorded on a device. A font never
/// changes, and any thread may use it.
public final class Font: NSObject, NSCopying, Sendable {
    private let word = AttributeWord()
    package let spec: FontSpec
    /// How the point size follows the reader's; nil where it does not.
    let scaling: FontScaling?

    package convenience init(_ spec: FontSpec) {
        self.init(spec, scaling: nil)
    }

    init(_ spec: FontSpec, scaling: FontScaling?) {
        self.spec = spec
        self.scaling = scaling
    }

    /// A font that was registered under a name with `TextEnvironment.register(_:as:)`, or recorded; nil for any other
    /// name.
    ///
    /// - Parameters:
    ///   - fontName: The name.
    ///   - fontSize: Point size. Traps unless it is finite and greater than 0.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard TextEnvironment.hasFont(fontName) else { return nil }
        self.init(FontSpec(size: Double(fontSize), family: .named(fontName)))
    }

    /// The font that a descriptor describes. A name that nobody registered is measured as the system's font.
    ///
    /// - Parameters:
    ///   - descriptor: What the font is like.
    ///   - pointSize: Point size. 0, or what is no size, is the descriptor's own; then a text style's font still
    ///     follows the reader's text size. Where the descriptor has no size either it is 12.
    public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
        let face = descriptor.face
        let isGiven = pointSize.isFinite && pointSize > 0
        let size = isGiven ? Double(pointSize) : face.size > 0 ? face.size : Double(Font.smallSystemFontSize)
        let style = isGiven ? nil : face.style
        self.init(face.spec(size: size), scaling: style.map { .style($0.value) })
    }

    // MARK: The system's fonts

    /// The system font at a size in points. Traps unless the size is finite and greater than 0.
    public class func systemFont(ofSize fontSize: CGFloat) -> Font { Font(FontSpec(size: Double(fontSize))) }

    /// The system font at a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec))
    }

    /// The system font in the weight semibold, as on iOS (five published texts of 24 and 32 points have its widths; the
    /// weight bold is 3 % wider).
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: FontFace.boldTraitWeight))
    }

    /// The system font, leaning: as wide as upright.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
        Font(FontSpec(size: Double(fontSize), isItalic: true))
    }

    /// The system font whose characters are all equally wide: 0.6 of the size, which is a choice.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec, family: .monospacedSystem))
    }

    /// The system font with digits that are all equally wide.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        Font(FontSpec(size: Double(fontSize), weight: weight.spec, hasMonospacedDigits: true))
    }

    /// The font of a text style at the text size of `TraitCollection.current`.
    @preconcurrency @MainActor
    public class func preferredFont(forTextStyle style: TextStyle) -> Font {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at a text size; that of `TraitCollection.current` where nil is given.
    @preconcurrency @MainActor
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: TraitCollection?) -> Font {
        if let size = style.extraLargeSize {
            return style.metrics.scaledFont(for: systemFont(ofSize: size, weight: .bold), compatibleWith: traits)
        }
        let category = (traits ?? TraitCollection.current).preferredContentSizeCategory.textSize
        return Font(
            TextEnvironment.font(of: style.value, at: category), scaling: .style(style.value))
    }

    /// The same font at another size, which does not follow the reader's text size.
    ///
    /// - Parameter fontSize: Point size. Traps unless it is finite and greater than 0.
    public func withSize(_ fontSize: CGFloat) -> Font { Font(spec.withSize(Double(fontSize))) }

    // MARK: Sizes that UIKit names

    /// 17, the size of a label's text.
    public class var labelFontSize: CGFloat { 17 }
    /// 18, the size of a custom button's title.
    public class var buttonFontSize: CGFloat { 18 }
    /// 14.
    public class var systemFontSize: CGFloat { 14 }
    /// 12.
    public class var smallSystemFontSize: CGFloat { 12 }

    // MARK: What it measures, in points

    /// The size that the font was made with.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// From the baseline up to the highest letters.
    public var ascender: CGFloat { CGFloat(dimensions.ascender) }
    /// From the baseline down to the lowest letters; negative.
    public var descender: CGFloat { CGFloat(dimensions.descender) }
    /// Between two lines, beside what they are high.
    public var leading: CGFloat { CGFloat(dimensions.leading) }
    /// Height of capitals.
    public var capHeight: CGFloat { CGFloat(dimensions.capHeight) }
    /// Height of small letters.
    public var xHeight: CGFloat { CGFloat(dimensions.xHeight) }
    /// Height of a line.
    public var lineHeight: CGFloat { CGFloat(dimensions.lineHeight) }

    private var dimensions: FontDimensions { TextEnvironment.dimensions(of: spec) }

    // MARK: What it is

    /// The name that it was registered under; the system's fonts have names that begin with a dot.
    public var fontName: String { fontDescriptor.postscriptName }

    /// The family's name; that of a registered font is its own.
    public var familyName: String { fontDescriptor.face.familyName }

    /// The font as attributes, to make others like it.
    public var fontDescriptor: FontDescriptor {
        var face = FontFace(spec)
        if case .style(let style) = scaling { face.style = TextStyle(style) }
        return FontDescriptor(face)
    }

    /// The font itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both measure the same at every text size of the reader.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Font else { return false }
        return other.spec == spec && other.scaling == scaling
    }

    public override var hash: Int { spec.hashValue }

    /// The name and the point size.
    public override var description: String { "\(fontName) \(pointSize)" }
}
