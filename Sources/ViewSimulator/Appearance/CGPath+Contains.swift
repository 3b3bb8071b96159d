#if !canImport(Darwin)
/// The rule that determines which points are inside a path. The two rules differ, for example, for a path that crosses
/// itself.
public enum CGPathFillRule: Int, Sendable {
    /// The rule by which a point is inside if its winding number is not 0. The winding number is the sum of the path's
    /// turns around the point: each turn is 1 in one direction, and −1 in the other.
    case winding
    /// The rule by which a point is inside if a line from it to the outside crosses the path an odd number of times.
    case evenOdd
}

extension CGPath {
    /// Returns whether a point is inside the path; open parts are closed first.
    ///
    /// Exact for straight lines. A curve is approximated by 32 straight pieces, so that a point within a hundredth of a
    /// curve's size may be on the wrong side. A point on the path itself is inside, on every edge and corner of a
    /// rectangle: a suite that passes on devices requires it, and so do the tests of WebKit's canvas, which uses Core
    /// Graphics.
    ///
    /// - Parameters:
    ///   - point: A point in the path's coordinates.
    ///   - rule: The rule for the inside of a path that crosses itself.
    ///   - transform: A transform of the point.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var tracer = PathTracer(at: point.applying(transform))
        for element in elements { tracer.follow(element) }
        tracer.follow(.close)
        return tracer.isOnPath || (rule == .winding ? tracer.turns != 0 : !tracer.turns.isMultiple(of: 2))
    }
}

/// A counter of the turns that a path makes around a point. A line that crosses the ray from the point to the right
/// adds 1 if the line goes down, and -1 if it goes up.
struct PathTracer {
    private static let piecesOfCurve = 32

    private(set) var current = CGPoint.zero
    private(set) var turns = 0
    /// Whether the path goes through the point.
    private(set) var isOnPath = false
    private var start = CGPoint.zero
    private let center: CGPoint

    init(at center: CGPoint = .zero) {
        self.center = center
    }

    init(_ elements: [CGPath.Element]) {
        self.init()
        for element in elements { follow(element) }
    }

    mutating func follow(_ element: CGPath.Element) {
        let from = current
        switch element {
        case .move(let point):
            line(to: start)
            (start, current) = (point, point)
        case .line(let point): line(to: point)
        case .close: line(to: start)
        case .quadCurve(let control, let end):
            curve(to: end) { share in
                Self.mix(Self.mix(from, control, share), Self.mix(control, end, share), share)
            }
        case .curve(let control1, let control2, let end):
            curve(to: end) { share in
                let middle = Self.mix(control1, control2, share)
                let (first, last) = (Self.mix(from, control1, share), Self.mix(control2, end, share))
                return Self.mix(Self.mix(first, middle, share), Self.mix(middle, last, share), share)
            }
        }
    }

    private mutating func curve(to end: CGPoint, at point: (CGFloat) -> CGPoint) {
        for piece in 1..<Self.piecesOfCurve { line(to: point(CGFloat(piece) / CGFloat(Self.piecesOfCurve))) }
        line(to: end)
    }

    private mutating func line(to end: CGPoint) {
        let begin = current
        current = end
        if !isOnPath { isOnPath = isCenter(between: begin, end) }
        guard (begin.y <= center.y) != (end.y <= center.y) else { return }
        let side = (end.x - begin.x) * (center.y - begin.y) - (center.x - begin.x) * (end.y - begin.y)
        if end.y > begin.y, side > 0 { turns += 1 }
        if end.y < begin.y, side < 0 { turns -= 1 }
    }

    /// Whether `center`, the tested point, is on the line from `begin` to `end`. Errors in the last bits of the
    /// coordinates are tolerated. A line without a length contains no point.
    private func isCenter(between begin: CGPoint, _ end: CGPoint) -> Bool {
        let (x, y) = (end.x - begin.x, end.y - begin.y)
        let (toX, toY) = (center.x - begin.x, center.y - begin.y)
        let square = x * x + y * y
        let tolerance = 1e-12 * max(abs(center.x), abs(center.y), abs(begin.x), abs(begin.y), 1)
        guard square > 0, abs(x * toY - y * toX) <= tolerance * square.squareRoot() else { return false }
        let along = x * toX + y * toY
        return along >= -tolerance * square.squareRoot() && along <= square + tolerance * square.squareRoot()
    }

    private static func mix(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
}
#endif
