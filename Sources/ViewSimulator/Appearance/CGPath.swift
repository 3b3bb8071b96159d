#if !canImport(Darwin)
/// A path of lines and curves; it is never drawn. It replaces Core Graphics' type on platforms without Core Graphics.
public class CGPath: Hashable {
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    fileprivate(set) final var elements: [Element] = []

    fileprivate init(elements: [Element]) {
        self.elements = elements
    }

    /// Makes a path of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - transform: A transform of the points; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes a path with the elements of another path.
    convenience init(adding path: CGPath) {
        self.init(elements: path.elements)
    }

    /// Whether the path has no element.
    public final var isEmpty: Bool { elements.isEmpty }

    /// The point at which the next line begins; zero in an empty path.
    public final var currentPoint: CGPoint { PathTracer(elements).current }

    /// The smallest rectangle around all points, control points included; `CGRect.null` for an empty path.
    public final var boundingBox: CGRect {
        var box = PathBox()
        for point in elements.flatMap(\.points) { box.add(point) }
        return box.rect
    }

    /// Returns an immutable path of the same elements.
    public final func copy() -> CGPath? { CGPath(elements: elements) }

    /// Returns a mutable path of the same elements.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// Whether two paths have equal elements.
    public static func == (one: CGPath, other: CGPath) -> Bool {
        one === other || one.elements == other.elements
    }

    /// Hashes the elements.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// A mutable path. It replaces Core Graphics' type on platforms without Core Graphics.
///
/// A line or a curve without a current point is left out, as in Core Graphics.
public final class CGMutablePath: CGPath {
    /// Makes a path without elements.
    public init() {
        super.init(elements: [])
    }

    fileprivate override init(elements: [Element]) {
        super.init(elements: elements)
    }

    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        extend(by: .line(point.applying(transform)))
    }

    /// Adds a curve with one control point, from the current point to `end`.
    ///
    /// - Parameters:
    ///   - end: The end point.
    ///   - control: The control point.
    ///   - transform: A transform of the points.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        extend(by: .quadCurve(control: control.applying(transform), end: end.applying(transform)))
    }

    /// Adds a curve with two control points, from the current point to `end`.
    ///
    /// - Parameters:
    ///   - end: The end point.
    ///   - control1: The control point of the beginning.
    ///   - control2: The control point of the end.
    ///   - transform: A transform of the points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        extend(
            by: .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform)))
    }

    /// Adds a line from the current point back to the first point of the current part.
    public func closeSubpath() {
        extend(by: .close)
    }

    /// Adds a rectangle, as a separate part of the path.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
        move(to: rect.origin, transform: transform)
        addLine(to: CGPoint(x: right, y: rect.origin.y), transform: transform)
        addLine(to: CGPoint(x: right, y: bottom), transform: transform)
        addLine(to: CGPoint(x: rect.origin.x, y: bottom), transform: transform)
        closeSubpath()
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    private func extend(by element: Element) {
        if !elements.isEmpty { elements.append(element) }
    }
}

extension CGPath.Element {
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    fileprivate func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .quadCurve(let control, let end):
            .quadCurve(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: .close
        }
    }
}
#endif
