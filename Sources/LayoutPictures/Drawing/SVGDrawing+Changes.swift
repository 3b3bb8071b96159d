import Foundation

/// The drawing of a step's changes. Every element has the colour of its change. Rows whose line breaks were computed in
/// the step have a red ground. Outlines show the former places of elements whose sizes or attributes were requested.
extension SVGDrawing {
    mutating func brokenRows() {
        for row in picture.changes?.brokenRows ?? [] where row.intersects(picture.region) {
            line(rect(drawn(row).insetBy(dx: -5, dy: -3), attributes: "class=\"broken\" rx=\"4\""))
        }
    }

    /// Draws outlines at the former places of elements whose sizes or attributes were requested. Draws nothing for more
    /// than six such elements, because outlines hide more important parts.
    mutating func ghosts() {
        let asked = picture.elements.filter {
            $0.previousFrame != nil && ($0.change == .asked || $0.change == .requeried)
        }
        guard asked.count <= 6 else { return }
        for element in asked {
            guard let frame = element.previousFrame, frame.intersects(picture.region), frame.width > 1, frame.height > 1
            else { continue }
            outline(drawn(frame).insetBy(dx: 0.5, dy: 0.5), style: "ghost", radius: 3)
        }
    }
}

extension LayoutPicture.Element {
    /// The distance of the element's movement, as arrows: `→ 12 ↓ 38`; nil if the element did not move.
    var movement: String? {
        guard let previousFrame else { return nil }
        let (dx, dy) = (frame.minX - previousFrame.minX, frame.minY - previousFrame.minY)
        var words: [String] = []
        if dx != 0 { words.append("\(dx < 0 ? "←" : "→") \(SVGText.number(abs(dx)))") }
        if dy != 0 { words.append("\(dy < 0 ? "↑" : "↓") \(SVGText.number(abs(dy)))") }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
