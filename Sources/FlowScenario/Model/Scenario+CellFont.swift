import CellSizing
import FlowSimulator

extension Scenario.Cell {
    /// What a label's text is measured with.
    public enum Font: Hashable, Sendable {
        /// The system font at a point size.
        case system(size: Double, weight: FontSpec.Weight)
        /// The font of a text style at the reader's text size.
        case style(CellSizing.TextStyle)
        /// The font of `BlockMetrics` at a point size: a line is as tall as the size, a wide character as wide, and any
        /// other half as wide.
        case block(size: Double)
    }
}

extension Scenario.Cell.Font {
    /// The name under which the font of blocks is registered: no file's font is called so.
    private static let blockName = "BlockMetrics"

    /// - Parameter category: The reader's text size.
    @MainActor
    func font(at category: Scenario.ContentSizeCategory) -> Font {
        switch self {
        case .system(let size, let weight): return Font(FontSpec(size: size, weight: weight))
        case .style(let style):
            return Font.preferredFont(
                forTextStyle: Font.TextStyle(rawValue: style.rawValue),
                compatibleWith: TraitCollection(preferredContentSizeCategory: category.inUIKit))
        case .block(let size):
            if !TextEnvironment.metrics.contains(Self.blockName) {
                TextEnvironment.metrics.register(BlockMetrics(), as: Self.blockName)
            }
            return Font(FontSpec(size: size, family: .named(Self.blockName)))
        }
    }

    /// Whether its size depends on the reader's.
    var isOfStyle: Bool { if case .style = self { true } else { false } }
}
