import Foundation

#if !canImport(Darwin)
/// A colour as its components. Core Graphics' value, where that is missing.
///
/// Components are kept as they are given: nothing is clamped, and nothing is drawn.
public final class CGColor: Hashable, Sendable {
    /// Grey and opacity, or red, green, blue and opacity; each is from 0 to 1 as a rule.
    public let components: [CGFloat]?

    /// A grey, from 0, black, to 1, white; and opacity, from 0 to 1.
    public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
    }

    /// Red, green, blue and opacity, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    private init(components: [CGFloat]) {
        self.components = components
    }

    /// 2 for a grey, else 4; opacity counts.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// The same colour at another opacity; never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(components: (components ?? []).dropLast() + [alpha])
    }

    /// Whether all components are equal. A grey is never equal to a colour of three components.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || one.components == other.components
    }

    /// Equal colours hash alike.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}
#endif
