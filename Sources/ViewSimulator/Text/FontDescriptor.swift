/// The attributes of a font, as UIKit's `UIFontDescriptor`. With the descriptor of one font, client code can make a
/// bold, italic or larger font.
///
/// ```swift
/// let body = FontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let bold = body.withSymbolicTraits(.traitBold).map { Font(descriptor: $0, size: 0) }
/// ```
///
/// Sizes depend on name, size, weight, slant, design, text style and the fonts of the cascade list; all other
/// attributes are kept for client code, including the traits for tight and loose lines, of which no measurement is
/// known.
public final class FontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Not checked by the compiler because of the attributes' values, which are returned as they were given.
    /// The attributes with which the descriptor was made.
    public let fontAttributes: [AttributeName: Any]
    let face: FontFace

    /// Makes a descriptor from attributes. Attributes without a name and without a family describe the system's font,
    /// which is a choice of this library.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        face = FontFace(attributes)
    }

    convenience init(_ face: FontFace) {
        self.init(fontAttributes: face.attributes)
    }

    /// Makes a descriptor from a font's name and a point size.
    ///
    /// - Parameters:
    ///   - fontName: The name of registration.
    ///   - size: The point size; 0 leaves it unspecified.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Returns the descriptor of a text style at the text size of `TraitCollection.current`.
    @preconcurrency @MainActor
    public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style at the text size of the given traits. If the traits are nil, the text
    /// size is that of `TraitCollection.current`.
    @preconcurrency @MainActor
    public class func preferredFontDescriptor(
        withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
    ) -> FontDescriptor {
        Font.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Properties

    /// The size in points; 0 if unspecified.
    public var pointSize: CGFloat { CGFloat(face.size) }
    /// The font's name; the system's fonts have names that begin with a dot.
    public var postscriptName: String { face.postscriptName }
    /// The traits of the font that the descriptor describes. Bold, italic and monospaced follow from the font's
    /// properties. A font is bold if its weight is semibold or heavier. All other traits are those with which the
    /// descriptor was made.
    public var symbolicTraits: SymbolicTraits {
        let traits = fontAttributes[.traits] as? [TraitKey: Any]
        return FontFace.symbolicTraits(traits?[.symbolic]).subtracting(.decidingSizes).union(face.symbolicTraits)
    }

    /// Returns the value of an attribute; nil if the descriptor does not have the attribute.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    // MARK: Similar fonts

    /// Returns a descriptor of a similar font that has exactly the given traits. The font is bold, italic or monospaced
    /// only if these traits are given. A bold font that loses the trait bold becomes regular.
    ///
    /// - Returns: Nil if there is no such font: a registered font only has the face in its file.
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

    /// Returns a descriptor with another size. The returned descriptor does not follow the reader's text size.
    ///
    /// - Parameter newPointSize: The point size; 0 leaves it unspecified.
    public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
        var attributes = fontAttributes
        attributes[.textStyle] = nil
        attributes[.size] = newPointSize
        return FontDescriptor(fontAttributes: attributes)
    }

    /// Returns a descriptor of the system font in another design. The monospaced design has its own widths. All other
    /// designs are measured as the default design, which is a choice of this library.
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

    /// Returns a descriptor with added or replaced attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
        FontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// Returns the descriptor itself, because a descriptor never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two descriptors describe fonts with equal measurements.
    public override func isEqual(_ object: Any?) -> Bool { (object as? FontDescriptor)?.face == face }

    public override var hash: Int { face.hashValue }
}
