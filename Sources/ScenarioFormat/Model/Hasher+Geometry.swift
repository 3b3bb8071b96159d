import Foundation

/// Functions that hash points, sizes and rectangles.
///
/// These types are hashable only since macOS 15 and iOS 18. In generated implementations of `hash(into:)` the compiler
/// uses these functions instead of the generic one. `Tests/apple/check-hashing.sh` finds code that needs those
/// conformances nevertheless.
extension Hasher {
    mutating func combine(_ point: CGPoint) {
        combine(point.x)
        combine(point.y)
    }

    mutating func combine(_ size: CGSize) {
        combine(size.width)
        combine(size.height)
    }

    mutating func combine(_ rect: CGRect) {
        combine(rect.origin)
        combine(rect.size)
    }

    mutating func combine(_ point: CGPoint?) {
        combine(point != nil)
        if let point { combine(point) }
    }

    mutating func combine(_ size: CGSize?) {
        combine(size != nil)
        if let size { combine(size) }
    }

    mutating func combine(_ rect: CGRect?) {
        combine(rect != nil)
        if let rect { combine(rect) }
    }
}
