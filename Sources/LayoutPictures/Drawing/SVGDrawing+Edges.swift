import ElementsSimulator
import PlainTexts

/// The drawing of the edges at which the picture is cut. At each of these edges, it shows the length of the content
/// that is left out.
extension SVGDrawing {
    /// The length of the content that is not drawn on each side, in points.
    var hidden: EdgeInsets {
        EdgeInsets(
            top: max(0, picture.region.minY), left: max(0, picture.region.minX),
            bottom: max(0, picture.contentSize.height - picture.region.maxY),
            right: max(0, picture.contentSize.width - picture.region.maxX))
    }

    /// Draws the content's outline inside the region. A side is straight where the content ends, and torn where only
    /// the picture ends.
    mutating func edges() {
        let part = contentPart
        guard part.width > 0, part.height > 0 else { return }
        let (left, right, top, bottom) = (x(part.minX), x(part.maxX), y(part.minY), y(part.maxY))
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)].map(CGPoint.init)
        let torn = [hidden.top > 0, hidden.right > 0, hidden.bottom > 0, hidden.left > 0]
        for side in 0..<4 {
            if torn[side] {
                line("<path class=\"edge\" d=\"\(tornEdge(from: corners[side], to: corners[side + 1]))\"/>")
            } else {
                line(from: corners[side], to: corners[side + 1], style: "edge")
            }
        }
    }

    private func tornEdge(from start: CGPoint, to end: CGPoint) -> String {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var path = "M\(n(start.x)) \(n(start.y))"
        let length = max(abs(dx), abs(dy))
        guard length > 12 else { return path + "L\(n(end.x)) \(n(end.y))" }
        let teeth = Int(length / 6)
        for tooth in 1..<teeth {
            let along = Double(tooth) / Double(teeth)
            let out = tooth.isMultiple(of: 2) ? 0.0 : 3.0
            // Outwards is to the left of the way round, which goes clockwise.
            path += "L\(n(start.x + dx * along + dy / length * out)) \(n(start.y + dy * along - dx / length * out))"
        }
        return path + "L\(n(end.x)) \(n(end.y))"
    }

    mutating func captions() {
        let (hidden, right) = (hidden, origin.x + picture.region.width * scale.width)
        let (over, under) = (origin.y - 9, origin.y + picture.region.height * scale.height + 16)
        caption("↑", hidden.top, "above", x: origin.x, y: over)
        caption("↓", hidden.bottom, "below", x: origin.x, y: under)
        caption("←", hidden.left, "before", x: origin.x, y: over)
        caption("→", hidden.right, "after", x: right, y: over, .end)
        guard scale.width < 1 || scale.height < 1 else { return }
        note("drawn \(proportions)", x: right, y: under, .end)
    }

    private var proportions: String {
        let (along, across) = (picture.scrollAxis.along(scale), picture.scrollAxis.across(scale))
        func proportion(_ scale: Double) -> String { "1 : \(NumberText.grouped((10 / scale).rounded() / 10))" }
        return along == across ? proportion(along) : "\(proportion(along)) along, \(proportion(across)) across"
    }

    private mutating func caption(
        _ arrow: String, _ length: Double, _ side: String, x: Double, y: Double,
        _ anchor: PictureText.Anchor = .start
    ) {
        guard length > 0 else { return }
        note("\(arrow) \(NumberText.grouped(length.rounded())) points \(side) are not drawn", x: x, y: y, anchor)
    }
}
