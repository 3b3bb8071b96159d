import CellSizing
import Foundation

/// The text of a view, plain or with attributes, and its font, as labels, fields and text views keep them.
struct TextContent {
    /// Nil where nobody set a text.
    private(set) var string: String?
    /// Nil for a plain text.
    private var attributed: NSAttributedString?
    /// What a plain text has beside the font: the attributes of the first character that the view once had.
    private var base: [NSAttributedString.Key: Any] = [:]
    /// Nil where nobody set a font.
    private(set) var font: Font?
    /// Measures a plain text without a font.
    private let fallback: FontSpec
    /// Measures runs without a font; nil: as a plain text.
    private let fallbackOfRuns: FontSpec?

    private var prepared: (text: StyledText, category: TextSizeCategory?)?

    init(font: Font?, fallback: FontSpec, fallbackOfRuns: FontSpec? = nil) {
        (self.font, self.fallback, self.fallbackOfRuns) = (font, fallback, fallbackOfRuns)
    }

    // MARK: Changes

    /// Answers whether anything changed. All of the text gets the attributes of the character that was first.
    mutating func set(_ text: String?) -> Bool {
        guard attributed != nil || text != string else { return false }
        (string, attributed, prepared) = (text, nil, nil)
        return true
    }

    /// Takes a copy. Nil is no text, and forgets the attributes that there were.
    ///
    /// - Returns: The attributes of the first character, which the view takes for its own.
    mutating func set(_ text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
        (string, prepared) = (text?.string, nil)
        attributed = text.map { NSAttributedString(attributedString: $0) }
        var first: [NSAttributedString.Key: Any] = [:]
        if let attributed, attributed.length > 0 { first = attributed.attributes(at: 0, effectiveRange: nil) }
        base = first
        if let font = base.removeValue(forKey: .fontKey) as? Font { self.font = font }
        return first
    }

    /// All of the text gets the font.
    mutating func set(_ font: Font?) {
        (self.font, prepared) = (font, nil)
        guard let attributed, let font, attributed.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttribute(.fontKey, value: font, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    // MARK: Questions

    var isEmpty: Bool { string?.isEmpty ?? true }

    /// The font at a text size, or as it was set.
    func font(following category: TextSizeCategory?) -> Font? {
        guard let category else { return font }
        return font?.scaled(to: category)
    }

    /// With the attributes that all of a plain text has.
    var attributedText: NSAttributedString? {
        if let attributed { return attributed }
        var attributes = base
        attributes[.fontKey] = font
        return string.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// The text with all that decides its size; kept until something changes.
    mutating func styled(following category: TextSizeCategory?) -> StyledText {
        if let prepared, prepared.category == category { return prepared.text }
        let spec = font(following: category)?.spec ?? fallback
        let text =
            if let attributed {
                StyledText(attributed, font: fallbackOfRuns ?? spec, following: category)
            } else {
                StyledText(string ?? "", attributes: base, font: spec)
            }
        prepared = (text, category)
        return text
    }
}
