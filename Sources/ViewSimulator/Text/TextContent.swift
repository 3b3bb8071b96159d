import TextMeasuring

/// The text and the font of a label, a field or a text view. The text is plain or has attributes.
package struct TextContent {
    /// The text; nil if unset.
    package private(set) var string: String?
    /// The text with attributes; nil for a plain text.
    private var attributed: NSAttributedString?
    /// The attributes of a plain text, without the font. They are a copy of the attributes of the first character in
    /// the attributed text that was set last.
    private var base: [NSAttributedString.Key: Any] = [:]
    /// The font; nil if unset.
    private(set) var font: Font?
    private var prepared: (text: StyledText, category: TextSizeCategory?, fallback: FontSpec)?

    package init(font: Font?) {
        self.font = font
    }

    // MARK: Changes

    /// Runs `body`, which changes the text, and returns whether the text's size may change. The result is false if the
    /// result of `styled` was cached and stays equal. Therefore client code may set equal values in every layout
    /// without causing another layout.
    package mutating func change(
        following category: TextSizeCategory?, fallback: FontSpec, runFallback: FontSpec? = nil,
        _ body: (inout TextContent) -> Void
    ) -> Bool {
        let known = prepared?.text
        body(&self)
        guard let known else { return true }
        return styled(following: category, fallback: fallback, runFallback: runFallback) != known
    }

    /// Sets a plain text. The text gets the attributes of the first character of the attributed text that was set last.
    package mutating func set(_ text: String?) {
        guard attributed != nil || text != string else { return }
        string = text
        attributed = nil
        prepared = nil
    }

    /// Sets a copy of an attributed text. Nil removes the present text, and the attributes for later plain texts.
    /// Returns the attributes of the new text's first character; empty if there is no character.
    ///
    /// - Returns: The attributes of the first character, which become the view's own.
    package mutating func set(_ text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
        string = text?.string
        prepared = nil
        attributed = text.map { NSAttributedString(attributedString: $0) }
        var first: [NSAttributedString.Key: Any] = [:]
        if let attributed, attributed.length > 0 { first = attributed.attributes(at: 0, effectiveRange: nil) }
        base = first
        if let font = base.removeValue(forKey: .font) as? Font { self.font = font }
        return first
    }

    /// Sets the font of the whole text.
    package mutating func set(_ font: Font?) {
        self.font = font
        prepared = nil
        guard let attributed, let font, attributed.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
        self.attributed = text
    }

    // MARK: Results

    package var isEmpty: Bool { string?.isEmpty ?? true }

    /// Returns the font at the given text size; if the text size is nil, returns the font that was set.
    package func font(following category: TextSizeCategory?) -> Font? {
        guard let category else { return font }
        return font?.scaled(to: category)
    }

    /// The text with its attributes. A plain text has equal attributes in all characters.
    package var attributedText: NSAttributedString? {
        if let attributed { return attributed }
        var attributes = base
        attributes[.font] = font
        return string.map { NSAttributedString(string: $0, attributes: attributes) }
    }

    /// Returns the text with all attributes that determine its size. The result is cached until a change.
    ///
    /// - Parameters:
    ///   - category: The text size that fonts follow; nil leaves them unchanged.
    ///   - fallback: The font of a text without one.
    ///   - runFallback: The font of runs without one; the text's if nil.
    package mutating func styled(
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
