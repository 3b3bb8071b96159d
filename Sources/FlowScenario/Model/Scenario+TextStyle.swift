import CellSizing
import Foundation

extension Scenario {
    /// How an item shows its text: on one line or wrapped, with padding around it.
    public struct TextStyle: Hashable, Sendable {
        /// The font at the text size `large`; it grows and shrinks with the reader's choice.
        public var font: FontSpec
        /// Padding around the text, in points.
        public var padding: Insets
        /// The item is never wider than this; longer texts are cut off, or wrap. Points, or a share of the room.
        public var maximumWidth: Length?
        /// The item is as wide as this, however long its text is. Points, or a share of the room.
        public var width: Length?
        /// The most lines; 0 is no limit. A text that may have more than one wraps in the width that there is.
        public var lines = 1

        /// Makes a style: the system font at 17 points, no padding and any width, unless others are given.
        public init(font: FontSpec = FontSpec(size: 17), padding: Insets = .zero, maximumWidth: Length? = nil) {
            self.font = font
            self.padding = padding
            self.maximumWidth = maximumWidth
        }

        /// Whether a text's size depends on the room.
        var isRelative: Bool { maximumWidth?.isRelative ?? false || width?.isRelative ?? false }

        /// The style at another text size: the font grows, the padding stays.
        func scaled(to category: ContentSizeCategory) -> TextStyle {
            var style = self
            style.font.size *= category.textScale
            return style
        }
    }
}

// MARK: Measuring

extension Scenario.TextStyle {
    /// The size of an item, in points: the text's, up to the next pixel, plus the padding.
    func size(of text: String, in surroundings: Scenario.Surroundings) -> CGSize {
        let fixed = points(width, in: surroundings)
        let limit = widthLimit(in: surroundings)
        let style = scaled(to: surroundings.contentSizeCategory)
        let label = style.labelSize(
            of: text, width: limit - padding.left - padding.right, scale: surroundings.scale, surroundings.metrics)
        let natural = label.width + padding.left + padding.right
        return CGSize(width: fixed ?? min(limit, natural), height: label.height + padding.top + padding.bottom)
    }

    /// How wide an item can be, in points; infinity if there is no limit.
    private func widthLimit(in surroundings: Scenario.Surroundings) -> Double {
        points(width, in: surroundings) ?? points(maximumWidth, in: surroundings) ?? .infinity
    }

    private func points(_ length: Scenario.Length?, in surroundings: Scenario.Surroundings) -> Double? {
        length?.width(in: surroundings.room, scale: surroundings.scale)
    }

    private func labelSize(
        of text: String, width: Double, scale: Double, _ metrics: any TextMeasuring
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

    /// At the font's own size.
    private func layout(
        of text: String, width: Double, scale: Double, _ metrics: any TextMeasuring
    ) -> TextLayout {
        TextLayouter(metrics: metrics, scale: scale).layout(
            StyledText(text, font: font), limits: limits(width: width))
    }

    private func limits(width: Double) -> TextLimits {
        TextLimits(width: max(width, 0), maximumNumberOfLines: lines, lineBreakMode: .byTruncatingTail)
    }

    /// The numbers of lines that a wrapped text may have within the error of the font's widths; nil if there is one
    /// only.
    func uncertainLineCounts(of text: String, in surroundings: Scenario.Surroundings) -> ClosedRange<Int>? {
        guard lines != 1, !text.isEmpty else { return nil }
        let layouter = TextLayouter(metrics: surroundings.metrics, scale: surroundings.scale)
        let styled = StyledText(text, font: scaled(to: surroundings.contentSizeCategory).font)
        let limits = limits(width: widthLimit(in: surroundings) - padding.left - padding.right)
        let range = TextLayoutRange(limits) { layouter.layout(styled, limits: $0) }
        return range.isCertain ? nil : range.lineCounts
    }

    /// The lines of a wrapped text in an item of a size, from the item's corner; nil where it does not wrap.
    ///
    /// - Parameters:
    ///   - metrics: Those that the text's size was measured with.
    ///   - isMirrored: Whether texts run from right to left.
    func lines(
        of text: String, size: CGSize, scale: Double, metrics: any TextMeasuring, isMirrored: Bool
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
