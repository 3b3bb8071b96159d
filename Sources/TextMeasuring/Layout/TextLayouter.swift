import CallerChecks

/// A type that lays out texts in lines, as a label does.
///
///     let layouter = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
///     let text = StyledText("你好，世界", font: FontSpec(size: 14))
///     let layout = layouter.layout(text, limits: TextLimits(width: 50))
///     // 42 × 33.5, in two lines
///
/// Lines are filled greedily at the places that `LineBreaker` allows. Spaces at the end of a wrapped line hang into the
/// margin: the line's width leaves them out, the text's width includes them as far as the width allows, unless no line
/// follows (observed on devices). At a paragraph's end they are included as far as the width allows. A word that is too
/// long for a line goes to a line of its own and breaks between characters there (observed on devices). An empty text
/// has one line, and a line break at the end of a text is followed by one.
///
/// A line that ends with a soft hyphen (U+00AD) shows a hyphen, and is as wide as with it; elsewhere soft hyphens have
/// no width. Ligatures, hyphenation by a dictionary and shaping are left out: widths are sums of advances with the
/// kerning of the metrics, without rounding in between. A character before a line's end or an ellipsis keeps its
/// kerning with what follows it in the text, which is a choice. Right-to-left text is laid out in the order it is
/// written in, which changes no size.
///
/// Lines, spaces at their ends and the choice of what is truncated are a model: a device's text system may hang closing
/// punctuation, and squeeze a line by a little before it breaks it.
public struct TextLayouter: Sendable {
    /// The sign that replaces text that is left out.
    public static let ellipsis = "…"
    /// The sign that is shown at a line's end if a word is divided at a soft hyphen.
    static let hyphen = "-"

    /// The source of the widths and heights of characters.
    public var metrics: any TextMetrics
    /// The line breaker, which finds the places where lines may end.
    public var breaker: LineBreaker
    /// The number of pixels per point; 0 turns rounding off.
    public var scale: Double

    /// Makes a layouter.
    ///
    /// - Parameters:
    ///   - metrics: Measures widths and heights.
    ///   - breaker: Finds the places where lines may end.
    ///   - scale: Pixels per point; 0 turns rounding off. Not a number, or less, is a programmer error.
    ///   - file: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public init(
        metrics: any TextMetrics, breaker: LineBreaker = LineBreaker(), scale: Double,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        require(
            scale >= 0 && scale.isFinite, "The scale of a screen must be finite and not negative, not \(scale).",
            file: file, line: line)
        self.metrics = metrics
        self.breaker = breaker
        self.scale = scale
    }

    /// Returns the layout of `text` within `limits`.
    ///
    /// - Complexity: O(*n*) in the length of the text, whatever is in it.
    public func layout(_ text: StyledText, limits: TextLimits = TextLimits()) -> TextLayout {
        limits.checkInvariants()
        var prepared = PreparedText(text, metrics: metrics, breaker: breaker)
        if limits.reading != .expected { prepared.read(limits.reading, metrics: metrics) }
        return layout(prepared, limits: limits)
    }

    /// Returns the layout of a text in one font within `limits`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func layout(_ text: String, font: FontSpec, limits: TextLimits = TextLimits()) -> TextLayout {
        layout(StyledText(text, font: font), limits: limits)
    }

    func layout(_ text: PreparedText, limits: TextLimits) -> TextLayout {
        var filler = LineFiller(text, metrics: metrics, limits: limits)
        var stack = LineStack(text, usesFontLeading: limits.usesFontLeading)
        while let line = filler.next() { stack.push(line) }
        let size = TextSize(width: stack.width, height: stack.height)
        return TextLayout(
            lines: stack.lines, size: size, isTruncated: filler.isTruncated, pixels: PixelRounding(scale: scale))
    }
}
