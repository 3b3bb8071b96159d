import Foundation
import TextMeasuring

/// One line of text of a picture, with the space that it takes.
///
/// Its width is part of the document, so that every renderer that obeys `textLength` sets it as wide as it was
/// measured, in any font.
struct PictureText {
    enum Anchor: String {
        case start, middle, end
    }

    /// The fonts of a picture's own texts.
    enum Font {
        static let title = FontSpec(size: 16, weight: .semibold)
        static let note = FontSpec(size: 11)
        static let distance = FontSpec(size: 7.5)
        static let corner = FontSpec(size: 7)
    }

    var string: String
    /// The place of the baseline's start, middle or end, depending on the anchor.
    var place: CGPoint
    /// The class of the style sheet with the text's colour.
    var style: String
    var font: FontSpec
    var anchor = Anchor.start
    /// The width of the text if its layout is known, in drawn points; measured otherwise.
    var width: Double
    /// Whether the text is less important than the one above it.
    var isFaint = false
    /// Whether the text runs from bottom to top, with its middle at the place.
    var isUpright = false

    init(
        _ string: String, x: Double, y: Double, style: String, font: FontSpec, anchor: Anchor = .start,
        width: Double? = nil
    ) {
        self.string = string
        place = CGPoint(x: x, y: y)
        self.style = style
        self.font = font
        self.anchor = anchor
        self.width = width ?? SVGText.width(of: string, font: font)
    }

    /// A text that runs from bottom to top. A point is in the middle of its baseline.
    static func upright(_ string: String, x: Double, y: Double, style: String, font: FontSpec) -> PictureText {
        var text = PictureText(string, x: x, y: y, style: style, font: font, anchor: .middle)
        text.isUpright = true
        return text
    }

    /// The rectangle from the height of capitals to the depth of descenders.
    var box: CGRect {
        let ascent = font.size * 0.75
        let height = font.size * 0.97
        guard !isUpright else {
            return CGRect(x: place.x - ascent, y: place.y - width / 2, width: height, height: width)
        }
        let before =
            switch anchor {
            case .start: 0.0
            case .middle: width / 2
            case .end: width
            }
        return CGRect(x: place.x - before, y: place.y - ascent, width: width, height: height)
    }

    /// The text as an SVG element.
    var markup: String {
        let (x, y) = (SVGText.number(place.x), SVGText.number(place.y))
        var attributes = "class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" font-size=\"\(SVGText.number(font.size))\""
        if font.weight.value >= FontSpec.Weight.semibold.value {
            attributes += " font-weight=\"\(font.weight == .semibold ? 600 : 700)\""
        }
        if anchor != .start { attributes += " text-anchor=\"\(anchor.rawValue)\"" }
        if isFaint { attributes += " opacity=\"0.7\"" }
        if isUpright { attributes += " transform=\"rotate(-90 \(x) \(y))\"" }
        let length = "textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
        return "<text \(attributes) \(length)>\(SVGText.escaped(string))</text>"
    }
}
