extension Scenario.Cell {
    /// The font of a label's text.
    public enum Font: Hashable, Sendable {
        /// The system font at a point size.
        case system(size: Double, weight: Scenario.FontWeight)
        /// The font of a text style at the reader's text size.
        case style(Scenario.FontStyle)
        /// The font of `BlockMetrics` at a point size: a line is as tall as the size, a wide character as wide, and any
        /// other half as wide.
        case block(size: Double)
    }
}

extension Scenario.Cell.Font {
    /// Whether its size depends on the reader's.
    package var isOfStyle: Bool { if case .style = self { true } else { false } }
}

extension Scenario {
    /// A text style of Dynamic Type, by UIKit's names.
    public enum FontStyle: String, Hashable, Sendable, CaseIterable {
        /// Titles, from the largest on.
        case largeTitle, title1, title2, title3
        /// Texts, from the largest on.
        case headline, body, callout, subheadline, footnote
        /// Captions.
        case caption1, caption2
    }
}
