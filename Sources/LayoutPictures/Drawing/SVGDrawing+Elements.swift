import Foundation
import TextMeasuring

extension SVGDrawing {
    mutating func elements(where isDrawn: (LayoutPicture.Element) -> Bool) {
        for element in picture.elements where element.frame.intersects(picture.region) && isDrawn(element) {
            let words = [
                element.role.rawValue, element.isPinned ? "pinned" : nil, element.change?.label(1),
                element.isAtFault ? "named by an issue" : nil,
            ]
            let tip =
                "\(element.label), \(words.compactMap(\.self).joined(separator: ", ")), "
                + "\(n(element.frame.width)) × \(n(element.frame.height)) at "
                + "\(n(element.frame.minX)), \(n(element.frame.minY))"
            line("<g><title>\(SVGText.escaped(tip))</title>")
            let look = "class=\"\(style(of: element))\(element.isAtFault ? " fault" : "")\""
            line(rect(insideOutline(element), attributes: "\(look) rx=\"\(n(radius(element)))\""))
            if !element.parts.isEmpty {
                parts(of: element)
            } else if let shown = element.text {
                tag(shown, in: element)
            } else if element.role == .header || element.role == .footer {
                heading(element)
            } else if element.role != .background {
                label(element)
            }
            line("</g>")
        }
    }

    /// The style of an element. In a picture of changes it is the style of the change, not of the role.
    private func style(of element: LayoutPicture.Element) -> String {
        element.change?.rawValue ?? element.role.rawValue
    }

    /// Returns the element's frame in the drawing, smaller by 0.5 drawn points at each side. Neighbours without spacing
    /// can then be distinguished by their outlines. Very small elements keep their frame, and so do headers and footers
    /// without a change.
    private func insideOutline(_ element: LayoutPicture.Element) -> CGRect {
        let frame = drawn(element.frame)
        let isBand = element.role == .header || element.role == .footer
        guard !isBand || element.change != nil, frame.width > 1, frame.height > 1 else { return frame }
        return CGRect(x: frame.minX + 0.5, y: frame.minY + 0.5, width: frame.width - 1, height: frame.height - 1)
    }

    private func radius(_ element: LayoutPicture.Element) -> Double {
        guard element.role != .header, element.role != .footer else { return 0 }
        return min(element.text == nil ? 3 : 5, element.frame.height * scale.height / 4)
    }

    /// Draws the text as the cell shows it, in its own size and place.
    private mutating func tag(_ shown: LayoutPicture.Element.Text, in element: LayoutPicture.Element) {
        let (font, padding, frame) = (shown.font, shown.padding, element.frame)
        guard font.size * scale.height >= 4 else { return }
        let available = frame.width - padding.left - padding.right
        let measure = shown.metrics
        guard let string = SVGText.fitted(shown.string, width: available + 0.001, font: font, metrics: measure) else {
            return
        }
        let metrics = measure.lineMetrics(of: font)
        let weight = font.weight == .bold ? " font-weight=\"700\"" : ""
        // Browsers then set the text as wide as it was measured, whichever font they have.
        let width = SVGText.width(of: string, font: font, metrics: measure)
        let start = picture.isRightToLeft ? frame.maxX - padding.right - width : frame.minX + padding.left
        text(
            string, x: x(start), y: y(frame.midY - metrics.height / 2 + metrics.ascent), "in-\(style(of: element))",
            "font-size=\"\(n(font.size * scale.height))\"\(weight) textLength=\"\(n(width * scale.width))\" "
                + "lengthAdjust=\"spacingAndGlyphs\"")
    }

    /// Draws the title of a header, and a mark if the header is pinned. The title is at the header's start, and the
    /// mark at its other end. In a header that is higher than wide, both are in the middle, with the mark after the
    /// title.
    private mutating func heading(_ element: LayoutPicture.Element) {
        let frame = drawn(element.frame)
        let (length, thickness) = (max(frame.width, frame.height), min(frame.width, frame.height))
        let size = min(13, thickness * 0.6)
        guard size >= 6 else { return }
        let font = FontSpec(size: size, weight: .bold)
        guard let string = SVGText.fitted(element.label, width: length - 16, font: font) else { return }
        let (style, attributes) = ("in-\(style(of: element))", "font-size=\"\(n(size))\"")
        guard frame.height <= frame.width else {
            let more = element.isPinned ? "\(string), pinned" : string
            return upright(more, x: frame.midX + size * 0.36, y: frame.midY, style, attributes)
        }
        let (near, far) = picture.isRightToLeft ? (frame.maxX - 8, frame.minX + 8) : (frame.minX + 8, frame.maxX - 8)
        let baseline = frame.midY + size * 0.36
        let (start, end) = picture.isRightToLeft ? (" text-anchor=\"end\"", "") : ("", " text-anchor=\"end\"")
        text(string, x: near, y: baseline, style, attributes + start)
        guard element.isPinned, SVGText.width(of: string, font: font) + 80 < length else { return }
        text("pinned", x: far, y: baseline, "muted", "font-size=\"\(n(min(11, size)))\"\(end)")
    }

    /// Draws the index path in the middle of the element. A second line is under the index path if there is room for
    /// it. The second line is the element's size, or the text `movement` if the element has a change.
    private mutating func label(_ element: LayoutPicture.Element) {
        let frame = drawn(element.frame)
        let size = min(12, frame.height * 0.6)
        guard size >= 5, fits(element.label, size, frame) else { return }
        let extent =
            element.change == nil
            ? "\(n(element.frame.width)) × \(n(element.frame.height))" : element.movement ?? ""
        let showsExtent =
            !extent.isEmpty && frame.height >= (element.change == nil ? 36 : 28) && fits(extent, 10, frame)
        let middle = frame.midY + (showsExtent ? -3 : size * 0.36)
        let style = "in-\(style(of: element))"
        text(element.label, x: frame.midX, y: middle, style, "font-size=\"\(n(size))\" text-anchor=\"middle\"")
        if showsExtent {
            text(
                extent, x: frame.midX, y: middle + (frame.height < 36 ? 12 : 14), style,
                "font-size=\"10\" text-anchor=\"middle\" opacity=\"0.7\""
            )
        }
    }

    private func fits(_ text: String, _ size: Double, _ frame: CGRect) -> Bool {
        SVGText.width(of: text, font: FontSpec(size: size)) <= frame.width - 6
    }
}
