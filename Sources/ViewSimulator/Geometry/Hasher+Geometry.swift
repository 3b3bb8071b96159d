/// Functions that hash points, sizes and rectangles on systems on which these types are not hashable.
///
/// The types are hashable since macOS 15 and iOS 18, later than the oldest systems of this package, and the compiler
/// does not check this in a synthesized `hash(into:)`. Such code calls these functions, which have precedence over the
/// generic function. Tests/apple/check-hashing.sh finds code that still needs the conformances of the types.
extension Hasher {
    package mutating func combine(_ point: CGPoint) {
        combine(point.x)
        combine(point.y)
    }

    package mutating func combine(_ size: CGSize) {
        combine(size.width)
        combine(size.height)
    }

    package mutating func combine(_ rect: CGRect) {
        combine(rect.origin)
        combine(rect.size)
    }

    package mutating func combine(_ point: CGPoint?) {
        combine(point != nil)
        if let point { combine(point) }
    }

    package mutating func combine(_ size: CGSize?) {
        combine(size != nil)
        if let size { combine(size) }
    }

    package mutating func combine(_ rect: CGRect?) {
        combine(rect != nil)
        if let rect { combine(rect) }
    }

    package mutating func combine(_ sizes: [CGSize]) {
        combine(sizes.count)
        for size in sizes { combine(size) }
    }

    package mutating func combine(_ rects: [CGRect]) {
        combine(rects.count)
        for rect in rects { combine(rect) }
    }
}
