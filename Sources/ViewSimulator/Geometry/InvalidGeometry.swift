import CallerChecks

/// A check that stops the program if client code sets a place or a size that is not a number. Core Animation stops an
/// app in this case. Without the check, a test could pass although the app crashes on a device. The message is that of
/// Core Animation's exception `CALayerInvalidGeometry` (R13.11).
///
/// This concerns NaN only, in the published message and in all observations: an infinite length is kept until it is
/// drawn, which never happens here.
@MainActor
enum InvalidGeometry {
    @inline(__always)
    static func check(position: CGPoint, of object: AnyObject) {
        if position.x.isNaN || position.y.isNaN { fail("position", "\(position.x) \(position.y)", object) }
    }

    @inline(__always)
    static func check(bounds: CGRect, of object: AnyObject) {
        let (origin, size) = (bounds.origin, bounds.size)
        guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
        fail("bounds", text(of: bounds), object)
    }

    private static func fail(_ part: String, _ numbers: String, _ object: AnyObject) -> Never {
        stop(
            "CALayerInvalidGeometry: CALayer \(part) contains NaN: [\(numbers)]. Layer: \(description(of: object))")
    }

    private static func description(of object: AnyObject) -> String {
        if let view = object as? View {
            let place = geometry(view.center, view.bounds)
            return "<\(type(of: view).layerClass)\(place); delegate = <\(view.pathInMessages)>>"
        }
        guard let layer = object as? Layer else { return "<\(type(of: object))>" }
        return "<\(layer.nameInMessages)\(geometry(layer.position, layer.bounds))>"
    }

    private static func geometry(_ position: CGPoint, _ bounds: CGRect) -> String {
        "; position = CGPoint (\(position.x) \(position.y)); bounds = CGRect (\(text(of: bounds)))"
    }

    private static func text(of rect: CGRect) -> String {
        "\(rect.origin.x) \(rect.origin.y); \(rect.size.width) \(rect.size.height)"
    }
}

extension CGRect {
    /// The rectangle, with 0 in place of each NaN. This package uses it for frames that it computes from numbers of
    /// client code. Only an invalid frame that client code sets itself should stop the program.
    package var withNumbers: CGRect {
        guard mayBeNoNumber else { return self }
        func number(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
        let size = CGSize(width: number(size.width), height: number(size.height))
        // From minus infinity, an infinite distance ends at NaN.
        return CGRect(
            x: (origin.x + size.width).isNaN ? 0 : origin.x, y: (origin.y + size.height).isNaN ? 0 : origin.y,
            width: size.width, height: size.height)
    }

    /// Whether the rectangle may be invalid. It is invalid if one of its four numbers, or the position of its right or
    /// bottom edge, is infinite or NaN. The check computes only one sum, because frames are set often. Therefore the
    /// result may also be true for a valid rectangle with very large numbers.
    var mayBeNoNumber: Bool { !(origin.x + origin.y + size.width + size.height).isFinite }
}
