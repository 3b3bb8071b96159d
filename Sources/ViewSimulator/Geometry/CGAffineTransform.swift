import Foundation

#if !canImport(Darwin)
/// An affine map of the plane: (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty). Core Graphics' value, where that is missing.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// How much of x is in the new x.
    public var a: CGFloat
    /// How much of x is in the new y.
    public var b: CGFloat
    /// How much of y is in the new x.
    public var c: CGFloat
    /// How much of y is in the new y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The map that moves nothing.
    public static let identity = CGAffineTransform()

    /// The map that moves nothing.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Makes a map of its six numbers. Nothing is checked.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Multiplies x and y. A factor of 0 has no way back.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Adds to x and y.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Turns around the origin.
    ///
    /// - Parameter angle: Radians; positive turns the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        self.init(
            a: CGFloat(cos(Double(angle))), b: CGFloat(sin(Double(angle))),
            c: CGFloat(-sin(Double(angle))), d: CGFloat(cos(Double(angle))), tx: 0, ty: 0)
    }

    /// Whether the map moves nothing.
    public var isIdentity: Bool { self == .identity }

    /// First this map, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// First a scale, then this map.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// First a translation, then this map.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// First a rotation, then this map. The angle is in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map back, or this map itself when it has none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The image of the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        let middle = CGPoint(x: midX, y: midY).applying(transform)
        let outer = size.boundingSize(after: transform)
        return CGRect(
            x: middle.x - outer.width / 2, y: middle.y - outer.height / 2, width: outer.width, height: outer.height)
    }
}

extension CGSize {
    /// Whether width and height are equal.
    public func equalTo(_ other: CGSize) -> Bool {
        width == other.width && height == other.height
    }

    /// The image of the size as a way from one point to another: translations do nothing.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

extension CGPoint {
    /// Whether x and y are equal.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGRect {
    /// Whether origin and size are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}
#endif

extension CGSize {
    /// The extent of the smallest upright rectangle around a rectangle of this size after `transform`.
    package func boundingSize(after transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: abs(transform.a * width) + abs(transform.c * height),
            height: abs(transform.b * width) + abs(transform.d * height))
    }
}
