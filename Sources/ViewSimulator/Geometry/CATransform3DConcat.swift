#if !canImport(Darwin) || !canImport(QuartzCore)
/// Returns the matrix that applies `first`, then `second`.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    let (a, b) = (first.rows, second.rows)
    return CATransform3D(
        rows: a.map { row in
            (0..<4).map { column in
                row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column] + row[3] * b[3][column]
            }
        })
}

/// Makes a matrix that rotates around an axis through the origin. The direction of the axis is (x, y, z). The angle is
/// in radians.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The x component of the axis, which may have any length; without length there is no rotation.
///   - y: The y component of the axis.
///   - z: The z component of the axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var transform = CATransform3DIdentity
    transform.m11 = cosine + x * x * rest
    transform.m12 = x * y * rest + z * sine
    transform.m13 = x * z * rest - y * sine
    transform.m21 = y * x * rest - z * sine
    transform.m22 = cosine + y * y * rest
    transform.m23 = y * z * rest + x * sine
    transform.m31 = z * x * rest + y * sine
    transform.m32 = z * y * rest - x * sine
    transform.m33 = cosine + z * z * rest
    return transform
}

/// Returns the matrix that applies a translation, then `transform`.
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// Returns the matrix that applies a scale, then `transform`.
public func CATransform3DScale(
    _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// Returns the matrix that first rotates, then applies `transform`. The rotation is around the axis (x, y, z). The
/// angle is in radians.
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// Returns the inverse matrix, or the matrix itself if it has no inverse.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
    var rows = transform.rows
    var inverse = CATransform3DIdentity.rows
    for column in 0..<4 {
        // The largest pivot loses the least precision.
        let best = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        guard abs(rows[best][column]) > 0 else { return transform }
        rows.swapAt(column, best)
        inverse.swapAt(column, best)
        let pivot = rows[column][column]
        for other in 0..<4 where other != column {
            let factor = rows[other][column] / pivot
            for index in 0..<4 {
                rows[other][index] -= factor * rows[column][index]
                inverse[other][index] -= factor * inverse[column][index]
            }
        }
        for index in 0..<4 {
            rows[column][index] /= pivot
            inverse[column][index] /= pivot
        }
    }
    return CATransform3D(rows: inverse)
}

extension CATransform3D {
    /// Makes a matrix from four rows of four numbers.
    fileprivate init(rows: [[CGFloat]]) {
        self.init()
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}
#endif
