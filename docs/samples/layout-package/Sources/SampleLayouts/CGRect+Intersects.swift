#if !canImport(Darwin)
import Foundation

extension CGRect {
    /// As on Apple's platforms: rectangles that only share an edge do not meet. Foundation's method on Linux says that
    /// they do. A declaration of one's own module is preferred to Foundation's, so nothing else has to change.
    func intersects(_ other: CGRect) -> Bool {
        func meet(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> Bool {
            if a.lowerBound == a.upperBound || b.lowerBound == b.upperBound {
                let (point, range) = a.lowerBound == a.upperBound ? (a.lowerBound, b) : (b.lowerBound, a)
                return point == range.lowerBound || (point > range.lowerBound && point < range.upperBound)
            }
            return a.lowerBound < b.upperBound && b.lowerBound < a.upperBound
        }
        guard !isNull, !other.isNull, maxX >= minX, maxY >= minY, other.maxX >= other.minX, other.maxY >= other.minY
        else { return false }
        return meet(minX...maxX, other.minX...other.maxX) && meet(minY...maxY, other.minY...other.maxY)
    }
}
#endif
