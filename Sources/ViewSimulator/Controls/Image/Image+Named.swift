/// The registered images, by name; there are no asset catalogues.
struct NamedImages: Sendable {
    fileprivate var assets: [String: ImageContent] = [:]
    fileprivate var symbols: [String: ImageContent] = [:]

    fileprivate static var current: Locked<NamedImages> { SimulationEnvironment.current.images }
}

extension Image {
    /// Registers an image under a name for `Image(named:)`. If `image` is nil, removes the image with this name. Can be
    /// called on any thread.
    ///
    /// ```swift
    /// Image.register(Image(size: CGSize(width: 24, height: 24)), as: "avatar")
    /// ```
    ///
    /// - Parameters:
    ///   - image: In place of one that had the name before; nil takes the name away.
    ///   - name: As in the app's asset catalogue.
    public static func register(_ image: Image?, as name: String) {
        NamedImages.current.withLock { $0.assets[name] = image?.content }
    }

    /// Registers an image as a system symbol for `Image(systemName:)`. If `image` is nil, removes the image with this
    /// name. Can be called on any thread. Use it for a symbol whose size was measured on a device: the image keeps its
    /// own size with any configuration.
    ///
    /// - Parameters:
    ///   - image: Replaces an image that had the name before; nil restores the system's symbol.
    ///   - name: The name in the system.
    public static func registerSymbol(_ image: Image?, as name: String) {
        var content = image?.content
        content?.symbolName = name
        NamedImages.current.withLock { $0.symbols[name] = content }
    }

    /// Makes an image that was registered under the name; nil for other names, because there are no asset catalogues.
    public convenience init?(named name: String) {
        guard let content = NamedImages.current.withLock({ $0.assets[name] }) else { return nil }
        self.init(content)
    }

    /// Makes an image that was registered under a name; nil for other names. Traits have no effect on the image.
    ///
    /// - Parameters:
    ///   - name: The name that the image was registered under.
    ///   - bundle: Ignored.
    ///   - traitCollection: Ignored.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) {
        self.init(named: name)
    }

    /// Makes a system symbol with the size for a text of 17 points. If an image was registered under the name, this
    /// image is used instead. Nil if the name is not registered and cannot be that of a system symbol.
    ///
    /// The size is 20.5 × 20 points at two pixels per point (this library's choice). The list of symbols is unknown
    /// here, so every possible name gives an image: a name of lower-case letters, digits and full stops.
    public convenience init?(systemName name: String) {
        self.init(symbol: name, nil, in: .current)
    }

    /// Makes a system symbol with the size of a configuration. Nil if the name is not registered and cannot be that of
    /// a system symbol. If the configuration has a text style, the reader's text size is that of
    /// `TraitCollection.current`.
    ///
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - configuration: Decides the size. An image that was registered under the name stores it and keeps its own
    ///     size.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration, in: .current)
    }

    /// Makes a system symbol with a variable value, which a device shows as filled parts. Nil if the name is not
    /// registered and cannot be that of a system symbol. The value changes no size.
    ///
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - variableValue: Ignored.
    ///   - configuration: Decides the size of a symbol that is not registered.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(symbol: name, configuration, in: .current)
    }

    /// Makes a system symbol at the display scale of a trait collection. Nil if the name is not registered and cannot
    /// be that of a system symbol.
    ///
    /// - Parameters:
    ///   - name: The symbol's name.
    ///   - traitCollection: Its display scale is used; an image that was registered under the name has its own.
    public convenience init?(systemName name: String, compatibleWith traitCollection: TraitCollection?) {
        self.init(symbol: name, nil, in: traitCollection.map { SymbolSurroundings($0) } ?? .current)
    }

    private convenience init?(
        symbol name: String, _ configuration: Configuration?, in surroundings: SymbolSurroundings
    ) {
        if var content = NamedImages.current.withLock({ $0.symbols[name] }) {
            content.configuration = configuration ?? content.configuration
            self.init(content)
        } else if Image.canBeSymbol(name) {
            self.init(ImageContent(symbol: name, configuration, in: surroundings))
        } else {
            return nil
        }
    }

    /// Returns whether a name can be the name of a system symbol. Such a name consists of words with full stops between
    /// them. The words consist of lower-case letters and digits.
    private static func canBeSymbol(_ name: String) -> Bool {
        let words = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty && word.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
    }

    /// Makes an image that was registered under a name; nil for other names.
    ///
    /// - Parameters:
    ///   - name: The name that the image was registered under.
    ///   - bundle: Not looked at.
    ///   - configuration: Kept; the size is the one that was registered.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard var content = NamedImages.current.withLock({ $0.assets[name] }) else { return nil }
        content.configuration = configuration ?? content.configuration
        self.init(content)
    }
}
