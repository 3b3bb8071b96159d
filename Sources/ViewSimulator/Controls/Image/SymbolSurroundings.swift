/// The surroundings on which a symbol's size depends, in addition to its configuration.
package struct SymbolSurroundings: Hashable, Sendable {
    /// The reader's text size, for symbols with a text style.
    var category = ContentSizeCategory.large
    /// The number of pixels per point.
    var scale: CGFloat = 2

    /// The surroundings for symbols that are made now. On the main thread, they follow from `TraitCollection.current`.
    /// On other threads, they are the default text size and two pixels per point.
    static var current: SymbolSurroundings {
        guard MainThread.isCurrent else { return SymbolSurroundings() }
        return MainActor.assumeIsolated { SymbolSurroundings(TraitCollection.current) }
    }

    init() {}

    /// Makes surroundings from traits. Traits that are unset have their default values.
    package init(_ traits: TraitCollection) {
        if traits.preferredContentSizeCategory != .unspecified { category = traits.preferredContentSizeCategory }
        if traits.givesDisplayScale { scale = ImageContent.legalScale(traits.displayScale) }
    }
}
