import CellSizing
import Foundation

/// What a step changed: every element in the colour of what was done to it, rows that were broken again on a red ground, and
/// the outlines of where the elements stood that were asked about.
extension SVGDrawing {
    private static let legendLine = 18.0

    /// How much room the legend's further lines take.
    static func legendOverflow(_ picture: LayoutPicture, width: Double) -> Double {
        let last = entries(picture, width: width).last?.line ?? 0
        return Double(last) * legendLine
    }

    mutating func changeLegend() {
        for entry in Self.entries(picture, width: size.width - 2 * Self.margin) {
            let (left, top) = (Self.margin + entry.left, 64.5 + Double(entry.line) * Self.legendLine)
            line(
                "<rect class=\"\(entry.style)\" x=\"\(n(left + 0.5))\" y=\"\(n(top))\" width=\"17\" height=\"11\" rx=\"2\"/>"
            )
            text(entry.label, x: left + 23, y: top + 9.5, "muted")
        }
    }

    private struct Entry {
        var style, label: String
        var left: Double
        var line: Int
    }

    private static func entries(_ picture: LayoutPicture, width: Double) -> [Entry] {
        guard let changes = picture.changes else { return [] }
        var named = LayoutPicture.Change.allCases.map { change in
            let count = picture.elements.count { $0.change == change }
            return (change.rawValue, change.label(count), count)
        }
        let rows = changes.brokenRows.count
        named.insert(("broken", rows == 1 ? "row broken again" : "rows broken again", rows), at: 1)
        var entries: [Entry] = []
        var (left, line) = (0.0, 0)
        for (style, label, count) in named where count > 0 {
            let label = "\(NumberText.grouped(count)) \(label)"
            let length = 23 + SVGText.width(of: label, font: FontSpec(size: 11)) * 1.08
            if left > 0, left + length > width { (left, line) = (0, line + 1) }
            entries.append(Entry(style: style, label: label, left: left, line: line))
            left += length + 16
        }
        return entries
    }

    mutating func brokenRows() {
        for row in picture.changes?.brokenRows ?? [] where row.intersects(picture.region) {
            line(rect(row.insetBy(dx: -5, dy: -3), attributes: "class=\"broken\" rx=\"4\""))
        }
    }

    /// Only of those that were asked, and only of a few: outlines hide what matters.
    mutating func ghosts() {
        let asked = picture.elements.filter {
            $0.previousFrame != nil && ($0.change == .asked || $0.change == .requeried)
        }
        guard asked.count <= 6 else { return }
        for element in asked {
            guard let frame = element.previousFrame, frame.intersects(picture.region), frame.width > 1, frame.height > 1
            else { continue }
            line(rect(frame.insetBy(dx: 0.5, dy: 0.5), attributes: "class=\"ghost\" rx=\"3\""))
        }
    }
}

extension LayoutPicture.Element {
    /// How far it moved, as arrows: `→ 12 ↓ 38`; nil where it did not.
    var movement: String? {
        guard let previousFrame else { return nil }
        let (dx, dy) = (frame.minX - previousFrame.minX, frame.minY - previousFrame.minY)
        var words: [String] = []
        if dx != 0 { words.append("\(dx < 0 ? "←" : "→") \(SVGText.number(abs(dx)))") }
        if dy != 0 { words.append("\(dy < 0 ? "↑" : "↓") \(SVGText.number(abs(dy)))") }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
