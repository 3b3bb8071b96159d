import Foundation

/// What a symbol's size depends on beside its configuration.
struct SymbolSurroundings: Hashable, Sendable {
    /// The reader's text size, for symbols beside a text style.
    var category = ContentSizeCategory.large
    /// Pixels a point.
    var scale: CGFloat = 2

    /// Those of `TraitCollection.current`; elsewhere than on the main thread the default text size at two pixels a
    /// point.
    static var current: SymbolSurroundings {
        guard MainThread.isCurrent else { return SymbolSurroundings() }
        return MainActor.assumeIsolated { SymbolSurroundings(TraitCollection.current) }
    }

    init() {}

    /// What traits say; the rest is the default.
    init(_ traits: TraitCollection) {
        if traits.preferredContentSizeCategory != .unspecified { category = traits.preferredContentSizeCategory }
        if traits.givesDisplayScale { scale = ImageContent.legalScale(traits.displayScale) }
    }
}
