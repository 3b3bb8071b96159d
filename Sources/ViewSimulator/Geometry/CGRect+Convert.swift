extension CGRect {
    /// The four corners of a rectangle, whose size may be negative. The corners of the upper edge come first, then the
    /// corners of the lower edge.
    var corners: [CGPoint] {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return [
            origin, CGPoint(x: right, y: origin.y), CGPoint(x: origin.x, y: bottom), CGPoint(x: right, y: bottom),
        ]
    }

    /// Returns the converted rectangle. `isUpright` is true if `convert` moves all points by the same distance. In this
    /// case, the origin is converted, and the size stays exactly as it is. Otherwise the four corners are converted,
    /// and the result is the smallest upright rectangle around them.
    func moved(isUpright: Bool, by convert: (CGPoint) -> CGPoint) -> CGRect {
        if isUpright { return CGRect(origin: convert(origin), size: size) }
        let corners = corners.map(convert)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let top = ys.min(), let far = xs.max(), let low = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: far - left, height: low - top)
    }
}
