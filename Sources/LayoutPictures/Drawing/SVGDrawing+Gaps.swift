import ElementsSimulator
import Foundation

/// The drawing of lines over elements. A line has gaps where it would touch a text.
extension CGRect {
    /// Whether another rectangle is inside of this one. Foundation's `contains` compares sums that were rounded.
    func encloses(_ other: CGRect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension SVGDrawing {
    /// The distance between a text and the end of a line, in drawn points.
    private static let gap = 3.0

    /// Draws the outline of a rectangle.
    ///
    /// - Parameters:
    ///   - frame: In the drawing's coordinates.
    ///   - radius: Of the corners; they are sharp where the outline has a gap.
    mutating func outline(_ frame: CGRect, style: String, radius: Double) {
        let corners = [
            frame.origin, CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY),
            CGPoint(x: frame.minX, y: frame.maxY), frame.origin,
        ]
        let sides = zip(corners, corners.dropFirst()).map { pieces(from: $0, to: $1) }
        guard sides.contains(where: { $0.count != 1 || $0[0].isShortened }) else {
            return line(rect(frame, attributes: "class=\"\(style)\" rx=\"\(n(radius))\""))
        }
        line("<path class=\"\(style)\" d=\"\(sides.joined().map(path).joined())\"/>")
    }

    /// Draws a line between two points, which are above each other or level.
    mutating func line(from start: CGPoint, to end: CGPoint, style: String) {
        let path = pieces(from: start, to: end).map(path).joined()
        if !path.isEmpty { line("<path class=\"\(style)\" d=\"\(path)\"/>") }
    }

    private typealias Piece = (start: CGPoint, end: CGPoint, isShortened: Bool)

    private func path(_ piece: Piece) -> String {
        "M\(n(piece.start.x)) \(n(piece.start.y))L\(n(piece.end.x)) \(n(piece.end.y))"
    }

    /// Returns the parts of a line that keep their distance from all texts, in their order.
    private func pieces(from start: CGPoint, to end: CGPoint) -> [Piece] {
        let isLevel = start.y == end.y
        let (first, last) = isLevel ? (start.x, end.x) : (start.y, end.y)
        let low = min(first, last)
        let high = max(first, last)
        let boxes = texts.map { $0.box.insetBy(dx: -Self.gap, dy: -Self.gap) }
            .filter { (isLevel ? $0.minY...$0.maxY : $0.minX...$0.maxX).contains(isLevel ? start.y : start.x) }
            .map { isLevel ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }.sorted { $0.0 < $1.0 }
        var pieces: [(Double, Double)] = []
        var from = low
        for (begin, stop) in boxes where stop > low && begin < high {
            if begin > from { pieces.append((from, begin)) }
            from = max(from, stop)
        }
        if from < high || pieces.isEmpty && from == low { pieces.append((from, high)) }
        func point(_ value: Double) -> CGPoint {
            isLevel ? CGPoint(x: value, y: start.y) : CGPoint(x: start.x, y: value)
        }
        return pieces.map { (point($0.0), point($0.1), $0.0 > low || $0.1 < high) }
    }
}
