#if !canImport(Darwin)
/// A colour that consists of its components. It replaces Core Graphics' type on platforms without Core Graphics.
///
/// Components are kept as they are given: nothing is clamped, and nothing is drawn.
public final class CGColor: Hashable, Sendable {
    /// The components of the colour, usually from 0 to 1; never nil. A grey has two components: grey and opacity. Any
    /// other colour has four: red, green, blue and opacity.
    public let components: [CGFloat]?

    /// Makes a grey with an opacity, both from 0 to 1. A grey of 0 is black, and a grey of 1 is white.
    public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
    }

    /// Makes a colour of red, green, blue and opacity, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    private init(components: [CGFloat]) {
        self.components = components
    }

    /// The number of components, opacity included: 2 for a grey, 4 for other colours.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// Returns this colour with another opacity; never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(components: (components ?? []).dropLast() + [alpha])
    }

    /// Whether two colours have equal components. A grey is never equal to a colour of red, green and blue.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || one.components == other.components
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}
#endif
