/// A set of corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
    /// The corners, one bit for each.
    public var rawValue: UInt

    /// Makes a set of corners from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = RectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = RectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = RectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = RectCorner(rawValue: 8)
    /// All four corners. All bits are set, also the bits without a corner.
    public static let allCorners = RectCorner(rawValue: .max)
}

/// An arc of a circle. Angles are in radians; a positive `sweep` goes in the direction of increasing angles.
struct CircularArc {
    var center: CGPoint
    var radius: CGFloat
    var start: CGFloat
    var sweep: CGFloat

    func point(at angle: CGFloat, pulledBy pull: CGFloat = 0) -> CGPoint {
        let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
        return CGPoint(
            x: center.x + radius * (cosine - pull * sine), y: center.y + radius * (sine + pull * cosine))
    }

    /// Returns the change of the angle along the arc from `start` to `end`; at most one turn. The change is positive if
    /// angles grow along the arc, otherwise negative.
    static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
        let round = 2 * CGFloat.pi
        let way = growing ? end - start : start - end
        let turned = way.truncatingRemainder(dividingBy: round)
        // A whole turn stays whole; a difference of 0 does not become a turn.
        let length = way >= round ? round : turned < 0 ? turned + round : turned
        return growing ? length : -length
    }

    /// A Bézier curve that approximates at most a quarter turn of the arc.
    struct Curve {
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
    }

    var curves: [Curve] {
        let quarter = CGFloat.pi / 2
        var angle = start
        var rest = sweep
        var curves: [Curve] = []
        for _ in 0..<4 where abs(rest) > 0 {
            let step = min(max(rest, -quarter), quarter)
            let pull = CGFloat(tan(Double(step / 4))) * 4 / 3
            curves.append(
                Curve(
                    control1: point(at: angle, pulledBy: pull), control2: point(at: angle + step, pulledBy: -pull),
                    end: point(at: angle + step)))
            angle += step
            rest -= step
        }
        return curves
    }
}

extension CGMutablePath {
    /// Adds an arc of a circle. A straight line from the current point to the start of the arc comes first, unless the
    /// path is empty or the arc begins a part of the path.
    func add(_ arc: CircularArc, beginsPart: Bool = false, transform: CGAffineTransform = .identity) {
        let begin = arc.point(at: arc.start)
        if beginsPart || isEmpty {
            move(to: begin, transform: transform)
        } else {
            addLine(to: begin, transform: transform)
        }
        for curve in arc.curves {
            addCurve(to: curve.end, control1: curve.control1, control2: curve.control2, transform: transform)
        }
    }
}

extension Path {
    /// Adds a rectangle with round corners, clockwise from the left end of the top edge. No control point is outside
    /// the rectangle; therefore the bounds of the path are the rectangle.
    func addRoundedRect(_ rect: CGRect, corners: RectCorner, radii: CGSize) {
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (left + rect.size.width, top + rect.size.height)
        let width = max(0, min(radii.width, rect.size.width / 2))
        let height = max(0, min(radii.height, rect.size.height / 2))
        // The distance of control points from the corner, as a share of the radius of a quarter circle.
        let slack: CGFloat = 1 - 0.552_284_749_830_793_4
        func corner(_ corner: RectCorner, at point: CGPoint, from: CGSize, to: CGSize) {
            let isRound = corners.contains(corner) && width > 0 && height > 0
            func away(_ way: CGSize, _ share: CGFloat) -> CGPoint {
                CGPoint(x: point.x + way.width * width * share, y: point.y + way.height * height * share)
            }
            let begin = isRound ? away(from, 1) : point
            if corner == .topLeft { move(to: begin) } else { addLine(to: begin) }
            guard isRound else { return }
            addCurve(to: away(to, 1), controlPoint1: away(from, slack), controlPoint2: away(to, slack))
        }
        let (toLeft, toRight) = (CGSize(width: -1, height: 0), CGSize(width: 1, height: 0))
        let (up, down) = (CGSize(width: 0, height: -1), CGSize(width: 0, height: 1))
        corner(.topLeft, at: CGPoint(x: left, y: top), from: down, to: toRight)
        corner(.topRight, at: CGPoint(x: right, y: top), from: toLeft, to: down)
        corner(.bottomRight, at: CGPoint(x: right, y: bottom), from: up, to: toLeft)
        corner(.bottomLeft, at: CGPoint(x: left, y: bottom), from: toRight, to: up)
        close()
    }
}
