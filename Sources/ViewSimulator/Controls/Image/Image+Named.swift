import Foundation

/// The images that have a name; there are no asset catalogues here.
private enum NamedImages {
    static let assets = Locked<[String: ImageContent]>([:])
    static let symbols = Locked<[String: ImageContent]>([:])
}

extension Image {
    /// Gives an image a name, under which `Image(named:)` finds it, on any thread.
    ///
    /// ```swift
    /// Image.register(Image(size: CGSize(width: 24, height: 24)), as: "avatar")
    /// ```
    ///
    /// - Parameters:
    ///   - image: In place of one that had the name before; nil takes the name away.
    ///   - name: As in the app's asset catalogue.
    public static func register(_ image: Image?, as name: String) {
        NamedImages.assets.withLock { $0[name] = image?.content }
    }

    /// Gives an image the name of a system symbol, under which `Image(systemName:)` finds it, on any thread.
    ///
    /// - Parameters:
    ///   - image: In place of one that had the name before; nil takes the name away.
    ///   - name: As in the system.
    public static func registerSymbol(_ image: Image?, as name: String) {
        NamedImages.symbols.withLock { $0[name] = image?.content }
    }

    /// An image that was registered under the name; nil for any other: there are no asset catalogues here.
    public convenience init?(named name: String) {
        guard let content = NamedImages.assets.withLock({ $0[name] }) else { return nil }
        self.init(content)
    }

    /// The same.
    ///
    /// - Parameters:
    ///   - name: The name that the image was registered under.
    ///   - bundle: Not looked at.
    ///   - traitCollection: Not looked at.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) {
        self.init(named: name)
    }

    /// An image that was registered as a system symbol; nil for any other: sizes of symbols are not known here.
    public convenience init?(systemName name: String) {
        guard let content = NamedImages.symbols.withLock({ $0[name] }) else { return nil }
        self.init(content)
    }

    /// The same.
    ///
    /// - Parameters:
    ///   - name: The name that the image was registered under.
    ///   - configuration: Kept; the size is the one that was registered.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard var content = NamedImages.symbols.withLock({ $0[name] }) else { return nil }
        content.configuration = configuration ?? content.configuration
        self.init(content)
    }

    /// The same; traits change no image here.
    ///
    /// - Parameters:
    ///   - name: The name that the image was registered under.
    ///   - traitCollection: Not looked at.
    public convenience init?(systemName name: String, compatibleWith traitCollection: TraitCollection?) {
        self.init(systemName: name)
    }

    /// An image that was registered under a name; nil for any other.
    ///
    /// - Parameters:
    ///   - name: The name that the image was registered under.
    ///   - bundle: Not looked at.
    ///   - configuration: Kept; the size is the one that was registered.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard var content = NamedImages.assets.withLock({ $0[name] }) else { return nil }
        content.configuration = configuration ?? content.configuration
        self.init(content)
    }
}
