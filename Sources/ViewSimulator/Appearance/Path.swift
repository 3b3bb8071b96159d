/// A path of lines and curves, as UIKit's `UIBezierPath`. Nothing is drawn, but a path has bounds and can contain
/// points.
@preconcurrency @MainActor
open class Path: NSObject {
    private var drawn = CGMutablePath()

    /// The path as a `CGPath`. Setting a path replaces all elements.
    open var cgPath: CGPath {
        get { drawn.copy() ?? drawn }
        set { drawn = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// The width of a line in points, 1 unless set. Not used by this library, because it draws nothing.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines. Not used by this library.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners between lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest length of a pointed corner, as a multiple of the line width; 10 unless set. A longer corner is cut
    /// off.
    open var miterLimit: CGFloat = 10
    /// The largest distance between a drawn curve and the exact curve, in pixels; 0.6 unless set.
    open var flatness: CGFloat = 0.6
    /// The dashes of a line; none unless set. `pattern` contains the lengths of dashes and gaps, in points. `phase` is
    /// the place in the pattern at which a line begins.
    open private(set) var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
    /// Whether the even-odd rule determines which points are inside the path; false unless set. If true, a point is
    /// inside if a line from it to the outside crosses the path an odd number of times. If false, a point is inside if
    /// its winding number is not 0.
    open var usesEvenOddFillRule = false

    /// Makes a path without elements.
    public override init() {
        super.init()
    }

    /// Makes a path without elements. `coder` is ignored, because this library has no archives.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes a path of a rectangle, in points.
    public convenience init(rect: CGRect) {
        self.init()
        drawn.addRect(rect)
    }

    /// Makes a path with the elements of a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// Makes a path of a rectangle whose corners are all round.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerRadius: In points; limited to 0 and half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a path of a rectangle, in which the given corners are round.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - corners: The corners that are round.
    ///   - cornerRadii: In points; limited to 0 and half of each side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// Makes a path of the largest ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        addRoundedRect(
            rect, corners: .allCorners, radii: CGSize(width: rect.size.width / 2, height: rect.size.height / 2))
    }

    /// Makes an open path along an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: In points.
    ///   - startAngle: In radians; 0 is to the right of the centre.
    ///   - endAngle: In radians.
    ///   - clockwise: Whether the angle increases along the arc: clockwise if y grows downwards.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Elements

    /// Begins a new part of the path at a point.
    open func move(to point: CGPoint) { drawn.move(to: point) }

    /// Adds a straight line from the current point to `point`. Without a current point, nothing is added; this is also
    /// true for `addCurve` and `addQuadCurve`.
    open func addLine(to point: CGPoint) { drawn.addLine(to: point) }

    /// Adds a curve with two control points.
    ///
    /// - Parameters:
    ///   - endPoint: The end point.
    ///   - controlPoint1: The control point of the beginning.
    ///   - controlPoint2: The control point of the end.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        drawn.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        drawn.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle. If the path is not empty, a straight line from the current point to the start of the
    /// arc comes first. See `init(arcCenter:…)`.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = CircularArc.sweep(from: startAngle, to: endAngle, growing: clockwise)
        drawn.add(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep))
    }

    /// Adds a line from the current point back to the first point of the current part.
    open func close() { drawn.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { drawn = CGMutablePath() }

    /// Adds all elements of another path.
    open func append(_ path: Path) { drawn.addPath(path.cgPath) }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(drawn, transform: transform)
        drawn = moved
    }

    /// Sets the lengths of dashes and gaps, in points. Not used by this library.
    ///
    /// - Parameters:
    ///   - pattern: Lengths of dashes and gaps alternately, in points; nil for a line without gaps.
    ///   - count: The number of lengths.
    ///   - phase: The start of the first dash, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDash = ((0..<max(count, 0)).compactMap { pattern?[$0] }, phase)
    }

    /// Does nothing, because this library draws nothing.
    open func stroke() {}
    /// Does nothing, because this library draws nothing.
    open func fill() {}
    /// Does nothing, because this library draws nothing.
    open func addClip() {}

    // MARK: Bounds and inside

    /// Whether the path has no element.
    open var isEmpty: Bool { drawn.isEmpty }

    /// The point at which the next line begins; zero in an empty path.
    open var currentPoint: CGPoint { drawn.currentPoint }

    /// The smallest rectangle around all points, control points included; `CGRect.null` for an empty path.
    open var bounds: CGRect { drawn.boundingBox }

    /// Returns whether a point is inside the path or on it. Open parts are closed first. The result is exact for
    /// straight lines; a curve is approximated by short lines.
    open func contains(_ point: CGPoint) -> Bool {
        drawn.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
