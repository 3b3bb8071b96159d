import TextMeasuring

extension StyledText {
    /// The font of those characters for which an attributed string has no font. On a device, this font is Helvetica at
    /// 12 points. If no font is registered under that name, such characters are measured in the system's font.
    static let fontWithoutAttribute = FontSpec(size: 12, family: .named("Helvetica"))

    /// Makes a text from an attributed string. Only the attributes that determine sizes are used. `font` is the font of
    /// characters without a font. Fonts follow the text size `category`, unless it is nil.
    ///
    /// - Parameters:
    ///   - text: The text, with any runs. A run that ends within a character of two UTF-16 units contains all of it.
    ///   - font: The font of characters without one.
    ///   - category: The text size that fonts follow; nil leaves them unchanged.
    /// - Complexity: O(*n*) in the length of the text and the number of runs.
    package init(_ text: NSAttributedString, font: FontSpec, following category: TextSizeCategory? = nil) {
        let string = text.string
        var scalars = string.unicodeScalars.makeIterator()
        var unitCount = 0
        var collector = RunCollector(font: font)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let style = RunStyle(attributes, font: font, following: category)
            collector.begin(style)
            while unitCount < range.location + range.length, let scalar = scalars.next() {
                unitCount += UTF16.width(scalar)
                collector.add(scalar, style)
            }
        }
        while let scalar = scalars.next() { collector.byteCount += UTF8.width(scalar) }
        self.init(string, runs: collector.finished())
    }

    /// Makes a text with the same attributes in all characters. `font` is used if the attributes contain no font.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String, attributes: [NSAttributedString.Key: Any]?, font: FontSpec) {
        let style = RunStyle(attributes ?? [:], font: font, following: nil)
        guard style.box != nil else {
            self.init(text, runs: [style.run(utf8Count: text.utf8.count)])
            return
        }
        var collector = RunCollector(font: font)
        for scalar in text.unicodeScalars { collector.add(scalar, style) }
        self.init(text, runs: collector.finished())
    }
}

/// A collector that joins neighbouring Unicode scalars of equal style into runs.
private struct RunCollector {
    var byteCount = 0
    private var runs: [StyledText.Run] = []
    private var style: RunStyle

    init(font: FontSpec) {
        style = RunStyle(font: font)
    }

    mutating func begin(_ next: RunStyle) {
        guard next != style else { return }
        if byteCount > 0 { runs.append(style.run(utf8Count: byteCount)) }
        style = next
        byteCount = 0
    }

    /// Adds a Unicode scalar with its style. An attachment in the style is left out, unless the scalar is U+FFFC, which
    /// represents attachments.
    mutating func add(_ scalar: Unicode.Scalar, _ given: RunStyle) {
        if given.box != nil {
            var next = given
            if Int(scalar.value) != TextAttachment.character { next.box = nil }
            begin(next)
        }
        byteCount += UTF8.width(scalar)
    }

    func finished() -> [StyledText.Run] {
        byteCount > 0 || runs.isEmpty ? runs + [style.run(utf8Count: byteCount)] : runs
    }
}

/// The attributes that determine the size of the text in a run.
private struct RunStyle: Equatable {
    var font: FontSpec
    var paragraph = ParagraphMetrics()
    var spacing = CharacterSpacing()
    var box: InlineBox?

    init(font: FontSpec) {
        self.font = font
    }

    init(
        _ attributes: [NSAttributedString.Key: Any], font: FontSpec, following category: TextSizeCategory?
    ) {
        self.font = font
        if let given = attributes[.font] as? Font {
            self.font = category.map { given.scaled(to: $0).spec } ?? given.spec
        }
        if let style = attributes[.paragraphStyle] as? ParagraphStyle { paragraph = style.values.measured }
        let pairs = TextAttribute.number(attributes[.kern])
        // "If this attribute is set to 0.0, no kerning is done at all": documentation of kCTKernAttributeName.
        spacing.kernsPairs = pairs != 0
        let kern = pairs ?? TextAttribute.number(attributes[.tracking])
        spacing.kern = TextAttribute.offset(kern ?? 0)
        box = (attributes[.attachment] as? TextAttachment)?.box
        spacing.baselineOffset = TextAttribute.offset(TextAttribute.number(attributes[.baselineOffset]) ?? 0)
    }

    func run(utf8Count: Int) -> StyledText.Run {
        StyledText.Run(utf8Count: utf8Count, font: font, paragraph: paragraph, spacing: spacing, box: box)
    }
}
