import Foundation
import TextMeasuring

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
    private var prepared: (text: StyledText, category: TextSizeCategory?, fallback: FontSpec)?

    init(font: Font?) {
        self.font = font
    }

    // MARK: Changes

    /// Makes a change. Answers whether the text measures otherwise than when it was measured last: what is set again in
    /// every layout asks for no further one.
    mutating func change(
        following category: TextSizeCategory?, fallback: FontSpec, runFallback: FontSpec? = nil,
        _ body: (inout TextContent) -> Void
    ) -> Bool {
        let known = prepared?.text
        body(&self)
        guard let known else { return true }
        return styled(following: category, fallback: fallback, runFallback: runFallback) != known
    }

    /// All of the text gets the attributes of the character that was first.
    mutating func set(_ text: String?) {
        guard attributed != nil || text != string else { return }
        (string, attributed, prepared) = (text, nil, nil)
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
        if let font = base.removeValue(forKey: .font) as? Font { self.font = font }
        return first
    }

    /// All of the text gets the font.
    mutating func set(_ font: Font?) {
        (self.font, prepared) = (font, nil)
        guard let attributed, let font, attributed.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
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
        attributes[.font] = font
        return string.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// The text with all that decides its size; kept until something changes.
    ///
    /// - Parameters:
    ///   - category: The text size that fonts follow; nil leaves them as they are.
    ///   - fallback: Measures a text without a font.
    ///   - runFallback: Measures runs without a font; nil: they have the text's.
    mutating func styled(
        following category: TextSizeCategory?, fallback: FontSpec, runFallback: FontSpec? = nil
    ) -> StyledText {
        if let prepared, prepared.category == category, prepared.fallback == fallback { return prepared.text }
        let spec = font(following: category)?.spec ?? fallback
        let text =
            if let attributed {
                StyledText(attributed, font: runFallback ?? spec, following: category)
            } else {
                StyledText(string ?? "", attributes: base, font: spec)
            }
        prepared = (text, category, fallback)
        return text
    }
}
