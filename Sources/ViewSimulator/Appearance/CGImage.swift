#if !canImport(Darwin)
/// An image that has a size in pixels, but no pixels. It replaces Core Graphics' type on platforms without Core
/// Graphics.
public final class CGImage: Hashable, Sendable {
    /// The number of pixels from left to right.
    public let width: Int
    /// The number of pixels from top to bottom.
    public let height: Int

    /// Makes an image with a width and a height in pixels. Negative lengths are treated as 0.
    ///
    /// - Parameters:
    ///   - width: The number of pixels from left to right.
    ///   - height: The number of pixels from top to bottom.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (max(width, 0), max(height, 0))
    }

    /// Returns the part of the image that is within a rectangle in pixels; nil if this part is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        // Foundation on Linux traps in intersections with infinite or undefined numbers.
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.isFinite else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.size.width >= 1, part.size.height >= 1 else { return nil }
        return CGImage(width: Int(part.size.width), height: Int(part.size.height))
    }

    /// Whether two images are the same object. Contents are not compared, because images have no pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif
