#if !canImport(Darwin)
extension CGPath {
    /// The smallest rectangle around the lines and curves, without control points; `CGRect.null` for an empty path. It
    /// is exact up to the last bits, even where a curve extends beyond its end points.
    public final var boundingBoxOfPath: CGRect {
        var box = PathBox()
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                box.add(point)
            case .line(let point): box.add(point)
            case .quadCurve(let control, let end): box.addCurve(current, control, end)
            case .curve(let control1, let control2, let end): box.addCurve(current, control1, control2, end)
            case .close: current = start
            }
            if let end = element.points.last { current = end }
        }
        return box.rect
    }

    /// Returns whether the path is one upright rectangle. If it is, writes this rectangle to `rect`. The path need not
    /// end with `closeSubpath()`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let points = elements.flatMap(\.points)
        let isStraight = elements.allSatisfy { element in
            switch element {
            case .quadCurve, .curve: false
            case .move, .line, .close: true
            }
        }
        guard isStraight, points.count == 4 || points.count == 5 && points[4] == points[0] else { return false }
        let box = boundingBoxOfPath
        guard self == CGPath(rect: box, transform: nil) || CGPath.isUpright(points) else { return false }
        rect?.pointee = box
        return true
    }

    private static func isUpright(_ corners: [CGPoint]) -> Bool {
        let (first, second, third, last) = (corners[0], corners[1], corners[2], corners[3])
        let isWideFirst = first.y == second.y && second.x == third.x && third.y == last.y && last.x == first.x
        let isHighFirst = first.x == second.x && second.y == third.y && third.x == last.x && last.y == first.y
        return isWideFirst || isHighFirst
    }

    /// Makes a path of the largest ellipse in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - transform: A transform of the points; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(adding: path)
    }

    /// Makes a path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerWidth: In points; limited to 0 and half the width.
    ///   - cornerHeight: In points; limited to 0 and half the height.
    ///   - transform: A transform of the points; nil for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(adding: path)
    }
}

extension CGMutablePath {
    /// Adds straight lines from each point to the next point, as a separate part of the path.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds rectangles, each as a separate part of the path.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an arc of a circle from one angle to another. If the path is not empty, a straight line from the current
    /// point to the start of the arc comes first.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: In points.
    ///   - startAngle: In radians; 0 is to the right of the centre.
    ///   - endAngle: In radians.
    ///   - clockwise: Whether the angle decreases along the arc: clockwise if y grows upwards, the opposite of `Path`.
    ///   - transform: A transform of the points.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = CircularArc.sweep(from: startAngle, to: endAngle, growing: !clockwise)
        add(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform: transform)
    }

    /// Adds an arc of a circle, from `startAngle` to `startAngle + delta`. If the path is not empty, a straight line
    /// from the current point to the start of the arc comes first.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: In points.
    ///   - startAngle: In radians; 0 is to the right of the centre.
    ///   - delta: The change of the angle, in radians; at most one turn.
    ///   - transform: A transform of the points.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let sweep = min(max(delta, -2 * CGFloat.pi), 2 * CGFloat.pi)
        add(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep), transform: transform)
    }

    /// Adds the largest ellipse in a rectangle, as a separate part of the path. The ellipse begins at its right end,
    /// where the angle is 0.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let (width, height) = (rect.size.width / 2, rect.size.height / 2)
        let place = CGAffineTransform(
            a: width, b: 0, c: 0, d: height, tx: rect.origin.x + width, ty: rect.origin.y + height
        ).concatenating(transform)
        let circle = CircularArc(center: .zero, radius: 1, start: 0, sweep: 2 * CGFloat.pi)
        add(circle, beginsPart: true, transform: place)
        closeSubpath()
    }

    /// Adds a rectangle with round corners, as a separate part of the path.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerWidth: In points; limited to 0 and half the width.
    ///   - cornerHeight: In points; limited to 0 and half the height.
    ///   - transform: A transform of the points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let width = max(0, min(cornerWidth, rect.size.width / 2))
        let height = max(0, min(cornerHeight, rect.size.height / 2))
        let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
        let quarter = CGFloat.pi / 2
        let middles = [
            CGPoint(x: right - width, y: bottom - height), CGPoint(x: rect.origin.x + width, y: bottom - height),
            CGPoint(x: rect.origin.x + width, y: rect.origin.y + height),
            CGPoint(x: right - width, y: rect.origin.y + height),
        ]
        for (index, middle) in middles.enumerated() {
            let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: middle.x, ty: middle.y)
                .concatenating(transform)
            let corner = CircularArc(center: .zero, radius: 1, start: CGFloat(index) * quarter, sweep: quarter)
            add(corner, beginsPart: index == 0, transform: place)
        }
        closeSubpath()
    }
}

/// The smallest rectangle around the added points and curves.
struct PathBox {
    private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

    var rect: CGRect {
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    mutating func add(_ point: CGPoint) {
        (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
        (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }

    /// Extends the box so that it contains a curve with one control point. The box then contains the two end points,
    /// and each point of the curve at which x or y is lowest or highest.
    mutating func addCurve(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
        // The quadratic curve as a cubic one, with two control points.
        func pulled(_ from: CGPoint) -> CGPoint {
            CGPoint(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3)
        }
        addCurve(start, pulled(start), pulled(end), end)
    }

    mutating func addCurve(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        add(start)
        add(end)
        let turnsX = PathBox.turns(start.x, control1.x, control2.x, end.x)
        let turnsY = PathBox.turns(start.y, control1.y, control2.y, end.y)
        for t in turnsX {
            let x = PathBox.value(t, start.x, control1.x, control2.x, end.x)
            (low.x, high.x) = (min(low.x, x), max(high.x, x))
        }
        for t in turnsY {
            let y = PathBox.value(t, start.y, control1.y, control2.y, end.y)
            (low.y, high.y) = (min(low.y, y), max(high.y, y))
        }
    }

    private static func value(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }

    /// Returns the places inside a curve at which the derivative of one coordinate is 0. Between the ends of the curve,
    /// the coordinate can be lowest or highest only there. A place is the curve's parameter, which is 0 at the start
    /// and 1 at the end. `a` and `d` are the coordinates of the end points; `b` and `c` are those of the control
    /// points.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (square, linear, constant) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
        var roots: [CGFloat] = []
        // Nearly a quadratic curve: the other formula would divide by rounding errors.
        if abs(square) <= 1e-12 * (abs(linear) + abs(constant)) {
            if linear != 0 { roots = [-constant / linear] }
        } else {
            let discriminant = linear * linear - 4 * square * constant
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
#endif
