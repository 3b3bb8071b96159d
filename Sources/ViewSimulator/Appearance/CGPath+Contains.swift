import Foundation

#if !canImport(Darwin)
/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the path goes round, in whichever direction.
    case winding
    /// Inside is where a line to the outside crosses the path an odd number of times.
    case evenOdd
}

extension CGPath {
    /// Whether the point is inside; open parts count as closed.
    ///
    /// Exact for straight lines. A curve counts as 32 straight pieces, so that a point within a hundredth of a curve's
    /// size may be on the wrong side. Of a rectangle's edges, left and top count as inside.
    ///
    /// - Parameters:
    ///   - point: In the path's coordinates.
    ///   - rule: What counts as inside where the path crosses itself.
    ///   - transform: What is done to the point before.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = windingNumber(around: point.applying(transform))
        return rule == .winding ? turns != 0 : !turns.isMultiple(of: 2)
    }

    private func windingNumber(around point: CGPoint) -> Int {
        var tracer = PathTracer(at: point)
        for element in elements { tracer.follow(element) }
        tracer.follow(.close)
        return tracer.turns
    }
}

/// Follows a path and counts how often it goes round a point: lines that cross the ray to the right count 1 downwards
/// and -1 upwards.
struct PathTracer {
    private static let piecesOfCurve = 32

    private(set) var current = CGPoint.zero
    private(set) var turns = 0
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
        guard (begin.y <= center.y) != (end.y <= center.y) else { return }
        let side = (end.x - begin.x) * (center.y - begin.y) - (center.x - begin.x) * (end.y - begin.y)
        if end.y > begin.y, side > 0 { turns += 1 }
        if end.y < begin.y, side < 0 { turns -= 1 }
    }

    private static func mix(_ one: CGPoint, _ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
}
#endif
