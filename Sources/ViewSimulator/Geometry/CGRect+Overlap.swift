extension CGRect {
    /// Returns whether two rectangles are equal, like `==`. Unlike Foundation's `==`, this function is inlinable.
    @inlinable package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }

    /// Returns whether the two rectangles share area, not just an edge (R6.1).
    ///
    /// Foundation's own test includes shared edges and traps on NaN; this one returns false for NaN.
    @inlinable package func overlaps(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }
}

extension CGSize {
    @inlinable package var isFinite: Bool { width.isFinite && height.isFinite }

    /// Whether the size is valid for an item: finite and not negative.
    @inlinable package var isUsable: Bool { isFinite && width >= 0 && height >= 0 }

    /// Returns whether two sizes are equal. The result is that of `==`, except that NaN equals NaN.
    @inlinable package func isSame(as other: CGSize) -> Bool {
        (width == other.width || width.isNaN && other.width.isNaN)
            && (height == other.height || height.isNaN && other.height.isNaN)
    }

    @inlinable package static func + (one: CGSize, other: CGSize) -> CGSize {
        CGSize(width: one.width + other.width, height: one.height + other.height)
    }
}

extension CGPoint {
    @inlinable package static func - (one: CGPoint, other: CGPoint) -> CGPoint {
        CGPoint(x: one.x - other.x, y: one.y - other.y)
    }

    @inlinable package static func + (one: CGPoint, other: CGPoint) -> CGPoint {
        CGPoint(x: one.x + other.x, y: one.y + other.y)
    }
}
