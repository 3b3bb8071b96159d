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
                if showsGuides(element) { line(rect(frame.insetBy(dx: -1.5, dy: -1), attributes: "class=\"label\"")) }
                for textLine in lines { write(textLine, of: element) }
            }
        }
        for spacing in element.spacings { write(distanceOf: spacing, of: element) }
        for spacing in element.spacings {
            let (start, end) = ends(of: spacing, in: element)
            line(from: start, to: end, style: "spacing")
        }
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
        inside(
            PictureText(
                shown.text, x: x(element.frame.minX + shown.x), y: y(element.frame.minY + shown.baseline),
                style: "in-\(element.change?.rawValue ?? element.role.rawValue)",
                font: FontSpec(size: size, weight: shown.font.weight), width: shown.width * scale.width))
    }

    /// Draws the distance of a spacing next to the middle of its line, at the first side at which it touches nothing.
    private mutating func write(distanceOf spacing: LayoutPicture.Element.Spacing, of element: LayoutPicture.Element) {
        let (start, end) = ends(of: spacing, in: element)
        let isVertical = start.x == end.x
        guard (isVertical ? abs(end.y - start.y) : abs(end.x - start.x)) >= 7 else { return }
        let x = (start.x + end.x) / 2
        let y = (start.y + end.y) / 2
        let places: [(Double, Double, PictureText.Anchor)] =
            isVertical
            ? [(x + 4, y + 2.5, .start), (x - 4, y + 2.5, .end)] : [(x, y - 5, .middle), (x, y + 9.5, .middle)]
        writeFirst(
            places.map { x, y, anchor in
                PictureText(
                    NumberText.plain(spacing.length), x: x, y: y, style: "distance", font: PictureText.Font.distance,
                    anchor: anchor)
            }, among: element.parts, of: element)
    }

    private func ends(
        of spacing: LayoutPicture.Element.Spacing, in element: LayoutPicture.Element
    ) -> (start: CGPoint, end: CGPoint) {
        let origin = element.frame.origin
        return (
            CGPoint(x: x(origin.x + spacing.start.x), y: y(origin.y + spacing.start.y)),
            CGPoint(x: x(origin.x + spacing.end.x), y: y(origin.y + spacing.end.y))
        )
    }

    /// Draws the index path in small type, in a corner in which it touches nothing: in the upper one at the end of the
    /// reading direction, if it is free.
    private mutating func corner(of element: LayoutPicture.Element) {
        let frame = drawn(element.frame)
        guard frame.width >= 30, frame.height >= 12 else { return }
        var candidates: [PictureText] = []
        for isRight in [!picture.isRightToLeft, picture.isRightToLeft] {
            for isUpper in [true, false] {
                // Close to the edge, or inside of a box that is nearly as large as the cell.
                for inset in [0.0, 5] {
                    candidates.append(
                        PictureText(
                            element.label, x: isRight ? frame.maxX - 5 - inset : frame.minX + 5 + inset,
                            y: isUpper ? frame.minY + 9 + inset : frame.maxY - 4.5 - inset, style: "corner",
                            font: PictureText.Font.corner, anchor: isRight ? .end : .start))
                }
            }
        }
        writeFirst(candidates, among: element.parts, of: element)
    }

    /// Draws the first of some texts that touches no other text and no outline of a part; none if all of them do.
    private mutating func writeFirst(
        _ candidates: [PictureText], among parts: [LayoutPicture.Element.Part], of element: LayoutPicture.Element
    ) {
        let free = candidates.first { text in
            let box = text.box.insetBy(dx: -1, dy: -1)
            return drawn(element.frame).encloses(box) && !texts[firstText...].contains { $0.box.intersects(box) }
                && !parts.contains { touches(box, $0, of: element) }
        }
        if let free { inside(free) }
    }

    private func touches(_ box: CGRect, _ part: LayoutPicture.Element.Part, of element: LayoutPicture.Element) -> Bool {
        if case .label = part.kind, !showsGuides(element) { return false }
        let frame = drawn(part.frame.offsetBy(dx: element.frame.minX, dy: element.frame.minY))
        guard frame.intersects(box) else { return false }
        guard part.kind == .image, frame.encloses(box) else { return !frame.encloses(box) }
        // The stroke goes from the lower left to the upper right.
        func height(at x: Double) -> Double { frame.maxY - (x - frame.minX) * frame.height / frame.width }
        return height(at: box.maxX) < box.maxY && height(at: box.minX) > box.minY
    }
}
