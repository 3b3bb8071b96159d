import Foundation

#if !canImport(Darwin)
/// Pixels, as far as they decide sizes: how many there are. Core Graphics' value, where that is missing.
public final class CGImage: Hashable, Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int

    /// So many pixels. A negative number counts as 0.
    ///
    /// - Parameters:
    ///   - width: From left to right.
    ///   - height: From top to bottom.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (max(width, 0), max(height, 0))
    }

    /// The part within a rectangle, in pixels; nil where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        // Foundation on Linux traps where it intersects what is no number.
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.isFinite else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.size.width >= 1, part.size.height >= 1 else { return nil }
        return CGImage(width: Int(part.size.width), height: Int(part.size.height))
    }

    /// Whether both are the same object: there are no pixels to compare.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// By the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
