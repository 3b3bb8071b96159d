import Foundation

/// Lines and curves, as UIKit's `UIBezierPath`. Nothing here draws; a path answers its bounds and what is inside.
@preconcurrency @MainActor
open class Path: NSObject {
    private var drawn = CGMutablePath()

    /// The same path as Core Graphics' value; setting it replaces all elements.
    open var cgPath: CGPath {
        get { drawn.copy() ?? drawn }
        set { drawn = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Width of a line in points, 1 unless set. Kept for client code: nothing is drawn here.
    open var lineWidth: CGFloat = 1
    /// How lines end. Kept for client code, as what follows.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How pointed they may meet; 10 unless set.
    open var miterLimit: CGFloat = 10
    /// How far what is drawn may be from the curve; 0.6 unless set.
    open var flatness: CGFloat = 0.6
    /// Lengths of dashes and of what is between, in points, and where the first begins; nothing unless set.
    open private(set) var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
    /// Whether a point is inside where the path goes round it an odd number of times only; false unless set.
    open var usesEvenOddFillRule = false

    /// A path without elements.
    public override init() {
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A rectangle, in points.
    public convenience init(rect: CGRect) {
        self.init()
        drawn.addRect(rect)
    }

    /// The same elements.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// A rectangle whose corners are all round.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerRadius: In points; at most half of the shorter side counts, and nothing below 0.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle some of whose corners are round.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - corners: Which are round.
    ///   - cornerRadii: In points; at most half of each side counts, and nothing below 0.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
        self.init()
        addRoundedRect(rect, corners: corners, radii: cornerRadii)
    }

    /// The largest oval in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        addRoundedRect(
            rect, corners: .allCorners, radii: CGSize(width: rect.size.width / 2, height: rect.size.height / 2))
    }

    /// Part of a circle, left open.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: In points.
    ///   - startAngle: In radians; 0 is to the right of the centre.
    ///   - endAngle: In radians.
    ///   - clockwise: Whether the angle grows on the way, as it does clockwise where y grows downwards.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Elements

    /// Begins another part of the path.
    open func move(to point: CGPoint) { drawn.move(to: point) }

    /// A straight line from the current point; without one nothing is added, as for curves.
    open func addLine(to point: CGPoint) { drawn.addLine(to: point) }

    /// A curve that two points pull at.
    ///
    /// - Parameters:
    ///   - endPoint: Where it ends.
    ///   - controlPoint1: What pulls at its beginning.
    ///   - controlPoint2: What pulls at its end.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        drawn.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A curve that one point pulls at.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        drawn.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Part of a circle, from the current point by a straight line where there is one. See `init(arcCenter:…)`.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = CircularArc.sweep(from: startAngle, to: endAngle, growing: clockwise)
        addCircularArc(CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep))
    }

    /// A line back to where the part began.
    open func close() { drawn.closeSubpath() }

    /// Takes all elements out.
    open func removeAllPoints() { drawn = CGMutablePath() }

    /// All elements of another path.
    open func append(_ path: Path) { drawn.addPath(path.cgPath) }

    /// Moves all points.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(drawn, transform: transform)
        drawn = moved
    }

    /// Sets lengths of dashes and of what is between. Kept for client code.
    ///
    /// - Parameters:
    ///   - pattern: In points, by turns; nil for a line without gaps.
    ///   - count: How many there are.
    ///   - phase: Where the first begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        lineDash = ((0..<max(count, 0)).compactMap { pattern?[$0] }, phase)
    }

    /// Does nothing: nothing is drawn here.
    open func stroke() {}
    /// Does nothing: nothing is drawn here.
    open func fill() {}
    /// Does nothing: nothing is drawn here.
    open func addClip() {}

    // MARK: Answers

    /// Whether the path has no element.
    open var isEmpty: Bool { drawn.isEmpty }

    /// Where the next line begins; zero in an empty path.
    open var currentPoint: CGPoint { drawn.currentPoint }

    /// The smallest rectangle around all points, those that pull at curves included; `CGRect.null` for an empty path.
    open var bounds: CGRect { drawn.boundingBox }

    /// Whether the point is inside or on the path; open parts count as closed. Exact for straight lines; a curve counts
    /// as a row of short ones.
    open func contains(_ point: CGPoint) -> Bool {
        drawn.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
