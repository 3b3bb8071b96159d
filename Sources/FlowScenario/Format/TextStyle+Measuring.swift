import Foundation
import TextMeasuring

extension Scenario.TextStyle {
    /// The style's font at the text size `large`.
    public var font: FontSpec {
        get { FontSpec(size: fontSize, weight: FontSpec.Weight(fontWeight)) }
        set { (fontSize, fontWeight) = (newValue.size, Scenario.FontWeight(newValue.weight)) }
    }

    /// Makes a style with a font.
    public init(font: FontSpec, padding: Scenario.Insets = .zero, maximumWidth: Scenario.Length? = nil) {
        self.init(padding: padding, maximumWidth: maximumWidth)
        self.font = font
    }

    /// Returns the style at another text size. The font has another size, and the padding stays.
    func scaled(to category: Scenario.ContentSizeCategory) -> Scenario.TextStyle {
        var style = self
        style.fontSize *= category.textScale
        return style
    }

    /// Returns the size of an item with a text, in points: the size of the text, rounded up to whole pixels, plus the
    /// padding.
    func size(of text: String, in surroundings: Scenario.Surroundings) -> CGSize {
        let fixed = points(width, in: surroundings)
        let limit = widthLimit(in: surroundings)
        let style = scaled(to: surroundings.contentSizeCategory)
        let label = style.labelSize(
            of: text, width: limit - padding.left - padding.right, scale: surroundings.scale, surroundings.metrics)
        let natural = label.width + padding.left + padding.right
        return CGSize(width: fixed ?? min(limit, natural), height: label.height + padding.top + padding.bottom)
    }

    /// Returns the greatest width of an item, in points; infinity if there is no limit.
    private func widthLimit(in surroundings: Scenario.Surroundings) -> Double {
        points(width, in: surroundings) ?? points(maximumWidth, in: surroundings) ?? .infinity
    }

    private func points(_ length: Scenario.Length?, in surroundings: Scenario.Surroundings) -> Double? {
        length?.width(in: surroundings.room, scale: surroundings.scale)
    }

    private func labelSize(
        of text: String, width: Double, scale: Double, _ metrics: any TextMetrics
    ) -> (width: Double, height: Double) {
        guard lines != 1, !text.isEmpty else {
            let size = metrics.singleLineSize(of: text, font: font, scale: scale)
            return (size.width, size.height)
        }
        let size = layout(of: text, width: width, scale: scale, metrics).size
        func pixels(_ length: Double) -> Double {
            scale > 0 ? (length * scale - 1e-6).rounded(.up) / scale : length
        }
        return (pixels(size.width), pixels(size.height))
    }

    /// Lays out a text in the style's font. This method does not scale the font to another text size.
    private func layout(
        of text: String, width: Double, scale: Double, _ metrics: any TextMetrics
    ) -> TextLayout {
        TextLayouter(metrics: metrics, scale: scale).layout(
            StyledText(text, font: font), limits: limits(width: width))
    }

    private func limits(width: Double) -> TextLimits {
        TextLimits(width: max(width, 0), maximumNumberOfLines: lines, overflow: .byTruncatingTail)
    }

    /// Returns the possible numbers of lines of a wrapped text; nil if only one number is possible. Several are
    /// possible if a line is about as wide as the limit. The widths of a font's characters are not known exactly enough
    /// to decide whether such a line is wrapped.
    func uncertainLineCounts(of text: String, in surroundings: Scenario.Surroundings) -> ClosedRange<Int>? {
        guard lines != 1, !text.isEmpty else { return nil }
        let layouter = TextLayouter(metrics: surroundings.metrics, scale: surroundings.scale)
        let styled = StyledText(text, font: scaled(to: surroundings.contentSizeCategory).font)
        let limits = limits(width: widthLimit(in: surroundings) - padding.left - padding.right)
        let range = TextLayoutRange(limits) { layouter.layout(styled, limits: $0) }
        return range.isCertain ? nil : range.lineCounts
    }

    /// Returns the lines of a wrapped text in an item of the given size, relative to the item's corner; nil if the text
    /// does not wrap.
    ///
    /// - Parameters:
    ///   - metrics: The metrics that the text's size was measured with.
    ///   - isMirrored: Whether texts run from right to left.
    func lines(
        of text: String, size: CGSize, scale: Double, metrics: any TextMetrics, isMirrored: Bool
    ) -> [LayoutPicture.Element.Line]? {
        guard lines != 1, !text.isEmpty else { return nil }
        let width = Double(size.width) - padding.left - padding.right
        return layout(of: text, width: width, scale: scale, metrics).lines.map { line in
            let start = isMirrored ? Double(size.width) - padding.right - line.width : padding.left
            return .init(
                text: line.shownText(in: text), font: font, x: start, baseline: padding.top + line.baseline,
                width: line.width)
        }
    }
}

extension FontSpec.Weight {
    /// Makes the font weight that has the same name as a weight in scenarios.
    init(_ weight: Scenario.FontWeight) { self = FontSpec.Weight(rawValue: weight.rawValue) ?? .regular }
}

extension Scenario.FontWeight {
    init(_ weight: FontSpec.Weight) { self = Scenario.FontWeight(rawValue: weight.rawValue) ?? .regular }
}
