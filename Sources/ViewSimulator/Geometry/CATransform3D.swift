#if canImport(Darwin) && canImport(QuartzCore)
@_exported import QuartzCore
#else
/// A 4 × 4 matrix that transforms points, which are row vectors. It replaces Core Animation's type on platforms without
/// Core Animation.
public struct CATransform3D: Sendable {
    /// The factors of x in the formulas for the new x, y, z and w.
    public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The factors of y in the formulas for the new x, y, z and w.
    public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
    /// The factors of z in the formulas for the new x, y, z and w.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
    /// The numbers that are added in the formulas for the new x, y, z and w.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

    /// Makes a matrix of sixteen zeros, as Core Animation's type does. The identity is `CATransform3DIdentity`.
    public init() {}
}

/// The identity matrix.
public let CATransform3DIdentity: CATransform3D = {
    var transform = CATransform3D()
    transform.m11 = 1
    transform.m22 = 1
    transform.m33 = 1
    transform.m44 = 1
    return transform
}()

/// Returns whether the matrix is the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(transform, CATransform3DIdentity)
}

/// Returns whether all sixteen numbers of two matrices are equal. Like Core Animation's type, this type has no `==`.
public func CATransform3DEqualToTransform(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    one.rows == other.rows
}

/// Makes a matrix that adds a distance to each of x, y and z.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

/// Makes a matrix that multiplies each of x, y and z by a factor.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Makes a matrix from a two-dimensional transform; z is unchanged.
public func CATransform3DMakeAffineTransform(_ affine: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12) = (affine.a, affine.b)
    (transform.m21, transform.m22) = (affine.c, affine.d)
    (transform.m41, transform.m42) = (affine.tx, affine.ty)
    return transform
}

/// Returns the two-dimensional part of the matrix.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42)
}

/// Returns whether the matrix is a two-dimensional transform.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
    let affine = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
    return CATransform3DEqualToTransform(affine, transform)
}
#endif

extension CATransform3D {
    package var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
}

extension CGPoint {
    /// Returns the place at which the point is seen after `transform`, in perspective. The result is nil if the
    /// transformed point is behind the eye.
    func projected(by transform: CATransform3D) -> CGPoint? {
        let depth = x * transform.m14 + y * transform.m24 + transform.m44
        guard depth > 0 else { return nil }
        return CGPoint(
            x: (x * transform.m11 + y * transform.m21 + transform.m41) / depth,
            y: (x * transform.m12 + y * transform.m22 + transform.m42) / depth)
    }
}

extension CGRect {
    /// Returns the smallest upright rectangle around this rectangle as it is seen after `transform`. Corners behind the
    /// eye are left out. If all corners are behind the eye, the result is `zero`.
    func projected(by transform: CATransform3D) -> CGRect {
        let corners = corners.compactMap { $0.projected(by: transform) }
        guard let first = corners.first else { return CGRect.zero }
        return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.reaching($1) }
    }

    /// Returns the smallest rectangle around this rectangle and a point.
    private func reaching(_ point: CGPoint) -> CGRect {
        let (left, top) = (min(origin.x, point.x), min(origin.y, point.y))
        return CGRect(
            x: left, y: top, width: max(origin.x + size.width, point.x) - left,
            height: max(origin.y + size.height, point.y) - top)
    }
}
