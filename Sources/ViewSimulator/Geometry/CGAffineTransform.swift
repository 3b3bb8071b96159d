#if !canImport(Darwin)
/// An affine transform of the plane: (x, y) ↦ (a·x + c·y + tx, b·x + d·y + ty). It replaces Core Graphics' type on
/// platforms without Core Graphics.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The factor of x in the new x.
    public var a: CGFloat
    /// The factor of x in the new y.
    public var b: CGFloat
    /// The factor of y in the new x.
    public var c: CGFloat
    /// The factor of y in the new y.
    public var d: CGFloat
    /// The number that is added in the formula for the new x.
    public var tx: CGFloat
    /// The number that is added in the formula for the new y.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform()

    /// Makes the identity transform.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Makes a transform from its six numbers, which are not checked.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform that scales. The transform has no inverse if a factor is 0.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a transform that moves points by a distance.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a transform that rotates points around the origin, by an angle in radians.
    ///
    /// - Parameter angle: The angle in radians; a positive one turns the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        self.init(
            a: CGFloat(cos(Double(angle))), b: CGFloat(sin(Double(angle))),
            c: CGFloat(-sin(Double(angle))), d: CGFloat(cos(Double(angle))), tx: 0, ty: 0)
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this transform, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the transform that applies a scale, then this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that applies a translation, then this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that applies a rotation, in radians, then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse transform, or this transform itself if it has no inverse.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGRect {
    /// Returns the smallest upright rectangle around the transformed rectangle.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        let middle = CGPoint(x: midX, y: midY).applying(transform)
        let outer = size.boundingSize(after: transform)
        return CGRect(
            x: middle.x - outer.width / 2, y: middle.y - outer.height / 2, width: outer.width, height: outer.height)
    }
}

extension CGSize {
    /// Returns whether the two sizes are equal.
    public func equalTo(_ other: CGSize) -> Bool {
        width == other.width && height == other.height
    }

    /// Returns the size to which `transform` changes this size. The size is transformed as the difference of two
    /// points, so that translations have no effect.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}

extension CGPoint {
    /// Returns whether the two points are equal.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGRect {
    /// Returns whether the two rectangles are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}
#endif

extension CGSize {
    /// Returns the size of the smallest upright rectangle around a transformed rectangle of this size.
    package func boundingSize(after transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: abs(transform.a * width) + abs(transform.c * height),
            height: abs(transform.b * width) + abs(transform.d * height))
    }
}
