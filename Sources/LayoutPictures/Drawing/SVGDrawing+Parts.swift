import Foundation
import PlainTexts
import TextMeasuring

/// The drawing of the contents of cells. Views are drawn as boxes, and texts in their lines. Guides and spacings are
/// drawn only if the picture shows them.
extension SVGDrawing {
    mutating func parts(of element: LayoutPicture.Element) {
        let origin = element.frame.origin
        for part in element.parts {
            let frame = drawn(part.frame.offsetBy(dx: origin.x, dy: origin.y))
            switch part.kind {
            case .box: line(rect(frame, attributes: "class=\"box\" rx=\"2\""))
            case .image: image(frame)
            case .guide: line(rect(frame, attributes: "class=\"guide\""))
            case .label(let lines):
                if showsGuides(element) { line(rect(frame, attributes: "class=\"label\"")) }
                for textLine in lines { write(textLine, of: element) }
            }
        }
        for spacing in element.spacings { draw(spacing, of: element) }
        corner(of: element)
    }

    private func showsGuides(_ element: LayoutPicture.Element) -> Bool { !element.spacings.isEmpty }

    /// Draws an image as a box with a stroke from corner to corner, like an image that is not loaded.
    private mutating func image(_ frame: CGRect) {
        line(rect(frame, attributes: "class=\"image\" rx=\"2\""))
        guard frame.width > 8, frame.height > 8 else { return }
        let (left, right, top, bottom) = (n(frame.minX), n(frame.maxX), n(frame.minY), n(frame.maxY))
        line("<path class=\"image\" d=\"M\(left) \(bottom)L\(right) \(top)\"/>")
    }

    private mutating func write(_ shown: LayoutPicture.Element.Line, of element: LayoutPicture.Element) {
        let size = shown.font.size * scale.height
        guard size >= 3, !shown.text.isEmpty else { return }
        let isBold = shown.font.weight.value >= FontSpec.Weight.semibold.value
        let weight = isBold ? " font-weight=\"\(shown.font.weight == .semibold ? 600 : 700)\"" : ""
        // Browsers then set the text as wide as it was measured, whichever font they have.
        let length = "textLength=\"\(n(shown.width * scale.width))\" lengthAdjust=\"spacingAndGlyphs\""
        text(
            shown.text, x: x(element.frame.minX + shown.x), y: y(element.frame.minY + shown.baseline),
            "in-\(element.change?.rawValue ?? element.role.rawValue)",
            "font-size=\"\(n(size))\"\(weight) \(length)")
    }

    /// Draws a spacing as a line from end to end, with the distance next to the line.
    private mutating func draw(_ spacing: LayoutPicture.Element.Spacing, of element: LayoutPicture.Element) {
        let origin = element.frame.origin
        let (startX, startY) = (x(origin.x + spacing.start.x), y(origin.y + spacing.start.y))
        let (endX, endY) = (x(origin.x + spacing.end.x), y(origin.y + spacing.end.y))
        line("<path class=\"spacing\" d=\"M\(n(startX)) \(n(startY))L\(n(endX)) \(n(endY))\"/>")
        let isVertical = startX == endX
        let room = isVertical ? abs(endY - startY) : abs(endX - startX)
        guard room >= 7 else { return }
        let (middleX, middleY) = ((startX + endX) / 2, (startY + endY) / 2)
        text(
            NumberText.plain(spacing.length), x: isVertical ? middleX + 3 : middleX,
            y: isVertical ? middleY + 2.5 : middleY - 2, "distance", isVertical ? "" : "text-anchor=\"middle\"")
    }

    /// Draws the index path in small type, in the upper corner at the end of the reading direction.
    private mutating func corner(of element: LayoutPicture.Element) {
        let frame = drawn(element.frame)
        guard frame.width >= 30, frame.height >= 12 else { return }
        let (right, anchor) = picture.isRightToLeft ? (frame.minX + 3, "start") : (frame.maxX - 3, "end")
        text(element.label, x: right, y: frame.minY + 8, "corner", "text-anchor=\"\(anchor)\"")
    }
}
