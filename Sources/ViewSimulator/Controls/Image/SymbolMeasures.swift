/// The size and the baseline of a system symbol next to a text.
///
/// - Size: that of a symbol that fills a circle, for every name; a choice. Widths are not published. Interface Builder
///   writes the circle as 128 × 123.
/// - Alignment insets: a symbol takes the height of a line of its font. Measured on one symbol at 64 points: 70.333 ×
///   25.667 with −25 above and −25.667 below, together 76.333, the line's height. That none is above 0 is a choice.
/// - Baseline: the symbol is in the middle of the capitals' height; a choice. The measured one is two thirds of a point
///   higher, and its insets with it.
struct SymbolMeasures {
    /// The width of a symbol next to a text of 1 point, in points. The symbol has the scale `medium`.
    private static let width: CGFloat = 1.2
    private static let height: CGFloat = width * 123 / 128

    let size: CGSize
    let alignmentRectInsets: EdgeInsets
    let baselineOffset: CGFloat

    /// Measures a symbol with a configuration; nil means no configuration.
    init(_ configuration: Image.SymbolConfiguration?, in surroundings: SymbolSurroundings) {
        let points = SymbolMeasures.pointSize(configuration, at: surroundings.category)
        let length = points * SymbolMeasures.factor(configuration?.scale ?? .default)
        self.init(
            size: CGSize(
                width: SymbolMeasures.up(length * SymbolMeasures.width, surroundings.scale),
                height: SymbolMeasures.up(length * SymbolMeasures.height, surroundings.scale)),
            besideTextOf: points, scale: surroundings.scale)
    }

    /// Makes the measures of a symbol of a given size. The baseline and the alignment insets are computed as if a text
    /// in the system's font were next to the symbol.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - points: The text's point size.
    ///   - scale: Pixels a point.
    init(size: CGSize, besideTextOf points: CGFloat, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let font = Font.systemFont(ofSize: points)
        let offset = pixels((size.height - font.capHeight) / 2)
        let bottom = pixels(offset + font.descender)
        let top = size.height - bottom - pixels(font.lineHeight)
        self.size = size
        alignmentRectInsets = EdgeInsets(top: min(top, 0), left: 0, bottom: min(bottom, 0), right: 0)
        baselineOffset = offset
    }

    /// Returns the point size of the text next to the symbol. The configuration gives either this size or a text style,
    /// which has a size. Without both, the size is 17, as for body text (documented).
    private static func pointSize(
        _ configuration: Image.SymbolConfiguration?, at category: ContentSizeCategory
    ) -> CGFloat {
        if let size = configuration?.pointSize, size.isFinite, size > 0 { return size }
        guard let style = configuration?.textStyle else { return Font.labelFontSize }
        let size = TextEnvironment.font(of: style.value, at: category.textSize).size
        return style.extraLargeSize ?? CGFloat(size)
    }

    /// Returns a symbol's size at a scale, as a multiple of its size at `medium`. The scales `default` and
    /// `unspecified` have the size of `medium`. The factors come from the drawings in Apple's template for custom
    /// symbols (this library's choice).
    private static func factor(_ scale: Image.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.78
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }

    private static func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale - 1e-9).rounded(.up) / scale
    }
}
