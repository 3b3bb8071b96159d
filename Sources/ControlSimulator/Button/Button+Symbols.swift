extension Button {
    /// Sets the symbol configuration for a state. It is used for symbols that have no configuration of their own (this
    /// library's choice). A button with a `configuration` uses the property `preferredSymbolConfigurationForImage` of
    /// that configuration instead.
    ///
    /// - Parameters:
    ///   - configuration: The presentation; nil removes it.
    ///   - state: Exactly this one; `normal` also for those that have nothing of their own.
    public final func setPreferredSymbolConfiguration(
        _ configuration: Image.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        refreshContents()
    }

    /// Returns the symbol configuration that was set for exactly this state.
    public final func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// The symbol configuration for the current state of the button.
    public final var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
        guard let configuration else { return symbolConfigurations.value(in: state) }
        return configuration.preferredSymbolConfigurationForImage
    }

    /// Returns an image in the size in which the button shows it.
    func shown(_ image: Image?) -> Image? {
        guard let image, image.isSymbolImage else { return image }
        return image.shown(
            preferring: currentPreferredSymbolConfiguration, in: SymbolSurroundings(traitCollection))
    }
}
