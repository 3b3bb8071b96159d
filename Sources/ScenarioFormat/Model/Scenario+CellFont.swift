extension Scenario.Cell {
    /// The font of a label's text.
    public enum Font: Hashable, Sendable {
        /// The system font at a point size.
        case system(size: Double, weight: Scenario.FontWeight)
        /// The font of a text style at the reader's text size.
        case style(Scenario.FontStyle)
        /// The font of `BlockMetrics` at a point size. Lines are as tall as the size; wide characters are as wide as
        /// the size, and all other characters are half as wide.
        case block(size: Double)
    }
}

extension Scenario.Cell.Font {
    /// Whether the font's size depends on the text size that the reader chose.
    package var isOfStyle: Bool { if case .style = self { true } else { false } }
}

extension Scenario {
    /// A text style of Dynamic Type. The names of the cases are UIKit's.
    public enum FontStyle: String, Hashable, Sendable, CaseIterable {
        /// A style for titles. The cases are in the order from the largest to the smallest.
        case largeTitle, title1, title2, title3
        /// A style for texts other than titles. The cases are in the order from the largest to the smallest.
        case headline, body, callout, subheadline, footnote
        /// A style for captions. The larger style is first.
        case caption1, caption2
    }
}
