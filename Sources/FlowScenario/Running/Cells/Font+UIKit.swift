import ElementsSimulator
import TextMeasuring

extension Scenario.Cell.Font {
    /// The name under which the font of `BlockMetrics` is registered. No font in a file has this name.
    private static let blockName = "BlockMetrics"

    /// Registers the font of blocks in the present environment, if it has none.
    fileprivate static func registerBlocks() {
        if !TextEnvironment.metrics.contains(blockName) {
            TextEnvironment.metrics.register(BlockMetrics(), as: blockName)
        }
    }

    /// Returns the font at the given text size.
    ///
    /// - Parameter category: The text size that the reader chose.
    @MainActor
    func font(at category: Scenario.ContentSizeCategory) -> Font {
        switch self {
        case .system(let size, let weight): return Font(FontSpec(size: size, weight: FontSpec.Weight(weight)))
        case .style(let style):
            return Font.preferredFont(
                forTextStyle: Font.TextStyle(rawValue: style.rawValue),
                compatibleWith: TraitCollection(preferredContentSizeCategory: category.inUIKit))
        case .block(let size):
            Self.registerBlocks()
            return Font(FontSpec(size: size, family: .named(Self.blockName)))
        }
    }
}

extension FontScope {
    /// Enters the scope, also in another environment than the one in which its fonts were made.
    func enterWithBlocks() {
        Scenario.Cell.Font.registerBlocks()
        enter()
    }
}
