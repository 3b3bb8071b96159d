import Foundation

extension Button {
    /// Sets how a symbol is shown in a state where its own configuration says nothing (a choice). A configuration of
    /// the button's has its own.
    ///
    /// - Parameters:
    ///   - configuration: Nil for nothing.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    public final func setPreferredSymbolConfiguration(
        _ configuration: Image.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// How a symbol is shown as it was set for exactly this state.
    public final func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// How a symbol is shown in the state that the button is in.
    public final var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
        guard let configuration else { return symbolConfigurations.value(in: state) }
        return configuration.preferredSymbolConfigurationForImage
    }

    /// An image as large as the button shows it.
    func shown(_ image: Image?) -> Image? {
        guard let image, image.isSymbolImage else { return image }
        return image.shown(
            preferring: currentPreferredSymbolConfiguration, in: SymbolSurroundings(traitCollection))
    }
}
