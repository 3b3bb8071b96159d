import Foundation

/// A font as attributes, as UIKit's `UIFontDescriptor`: the way to make a bold, leaning or larger font out of another.
///
/// ```swift
/// let body = FontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let bold = body.withSymbolicTraits(.traitBold).map { Font(descriptor: $0, size: 0) }
/// ```
///
/// Name, size, weight, slant, design, text style and the fonts of the cascade list decide sizes; all other attributes
/// are kept for client code. That includes the traits for tight and loose lines, of which no measurement is known.
public final class FontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Not checked by the compiler because of the attributes' values, which are handed out as they were given.
    /// All attributes, as they were given.
    public let fontAttributes: [AttributeName: Any]
    let face: FontFace

    /// Makes a descriptor of attributes. Without a name or a family it is the system's font, which is a choice.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        face = FontFace(attributes)
    }

    convenience init(_ face: FontFace) {
        self.init(fontAttributes: face.attributes)
    }

    /// A font by its name.
    ///
    /// - Parameters:
    ///   - fontName: The name that it was registered under.
    ///   - size: Point size; 0 leaves it open.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The font of a text style at the text size of `TraitCollection.current`.
    @preconcurrency @MainActor
    public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at a text size; that of `TraitCollection.current` where nil is given.
    @preconcurrency @MainActor
    public class func preferredFontDescriptor(
        withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
    ) -> FontDescriptor {
        Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: What it says

    /// Point size; 0 where it is open.
    public var pointSize: CGFloat { CGFloat(face.size) }
    /// The font's name; the system's fonts have names that begin with a dot.
    public var postscriptName: String { face.postscriptName }
    /// Bold from the weight semibold on, leaning, equally wide; and what was asked for beside that.
    public var symbolicTraits: SymbolicTraits {
        let traits = fontAttributes[.traits] as? [TraitKey: Any]
        return FontFace.symbolicTraits(traits?[.symbolic]).subtracting(.decidingSizes).union(face.symbolicTraits)
    }

    /// One attribute.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    // MARK: Others like it

    /// The font with these traits and no others: bold or regular, leaning or upright, equally wide or not.
    ///
    /// - Returns: Nil where there is no such font: a registered font is the one face that its file has.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
        if face.name != nil {
            guard symbolicTraits.intersection(.decidingSizes) == face.symbolicTraits else { return nil }
        }
        var traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
        let wasBold = face.symbolicTraits.contains(.traitBold)
        if symbolicTraits.contains(.traitBold) != wasBold {
            traits[.weight] = (wasBold ? Font.Weight.regular : .semibold).rawValue
        }
        traits[.slant] = nil
        if !symbolicTraits.contains(.traitMonoSpace) { traits[.design] = nil }
        traits[.symbolic] = symbolicTraits.rawValue
        return addingAttributes([.traits: traits])
    }

    /// The font at another size, which does not follow the reader's text size.
    ///
    /// - Parameter newPointSize: Point size; 0 leaves it open.
    public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
        var attributes = fontAttributes
        attributes[.textStyle] = nil
        attributes[.size] = newPointSize
        return FontDescriptor(fontAttributes: attributes)
    }

    /// The system font in another design. The monospaced one has widths of its own; the others are measured as the
    /// default one, which is a choice.
    ///
    /// - Returns: Nil for a font that is not the system's.
    public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
        guard face.name == nil else { return nil }
        var traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
        traits[.design] = design.rawValue
        if let bits = traits[.symbolic] {
            traits[.symbolic] = FontFace.symbolicTraits(bits).subtracting(.traitMonoSpace).rawValue
        }
        return addingAttributes([.traits: traits])
    }

    /// The font with more attributes, or with others in place of those that it has.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
        FontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// The descriptor itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both describe fonts that measure the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? FontDescriptor)?.face == face }

    public override var hash: Int { face.hashValue }
}
