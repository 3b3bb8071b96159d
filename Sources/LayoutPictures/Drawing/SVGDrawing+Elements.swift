import Foundation
import TextMeasuring

extension SVGDrawing {
    mutating func elements(where isDrawn: (LayoutPicture.Element) -> Bool) {
        let overlapped = OverlappedElements(picture.elements, along: picture.scrollAxis)
        for (index, element) in picture.elements.enumerated()
        where element.frame.intersects(picture.region) && isDrawn(element) {
            begin(over: overlapped[index].map(drawn))
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
        let width = SVGText.width(of: string, font: font, metrics: measure)
        let start = picture.isRightToLeft ? frame.maxX - padding.right - width : frame.minX + padding.left
        let baseline = frame.midY - metrics.height / 2 + metrics.ascent
        inside(
            PictureText(
                string, x: x(start), y: y(baseline), style: "in-\(style(of: element))",
                font: FontSpec(size: font.size * scale.height, weight: font.weight), width: width * scale.width))
    }

    /// Draws the title of a header, and a mark if the header is pinned. The title is at the header's start, and the
    /// mark at its other end. In a header that is higher than wide, both are in the middle, with the mark after the
    /// title.
    private mutating func heading(_ element: LayoutPicture.Element) {
        let frame = drawn(element.frame)
        let (length, thickness) = (max(frame.width, frame.height), min(frame.width, frame.height))
        let size = min(13, thickness * 0.6)
        guard size >= 6 else { return }
        let font = FontSpec(size: size, weight: .semibold)
        guard let string = SVGText.fitted(element.label, width: length - 16, font: font) else { return }
        let style = "in-\(style(of: element))"
        guard frame.height <= frame.width else {
            let more = element.isPinned ? "\(string), pinned" : string
            inside(.upright(more, x: frame.midX + size * 0.36, y: frame.midY, style: style, font: font))
            return
        }
        let (near, far) = picture.isRightToLeft ? (frame.maxX - 8, frame.minX + 8) : (frame.minX + 8, frame.maxX - 8)
        let baseline = frame.midY + size * 0.36
        let start: PictureText.Anchor = picture.isRightToLeft ? .end : .start
        let end: PictureText.Anchor = picture.isRightToLeft ? .start : .end
        inside(PictureText(string, x: near, y: baseline, style: style, font: font, anchor: start))
        guard element.isPinned, SVGText.width(of: string, font: font) + 80 < length else { return }
        let small = FontSpec(size: min(11, size))
        inside(PictureText("pinned", x: far, y: baseline, style: "muted", font: small, anchor: end))
    }

    /// Draws the index path in the middle of the element. A second line is under the index path if there is room for
    /// it. The second line is the element's size, or the text `movement` if the element has a change.
    private mutating func label(_ element: LayoutPicture.Element) {
        // The middle of the part that the picture shows.
        let frame = drawn(isClipped ? part(element.frame) : element.frame)
        let size = min(12, frame.height * 0.6)
        guard size >= 5, fits(element.label, size, frame) else { return }
        let extent =
            element.change == nil
            ? "\(n(element.frame.width)) × \(n(element.frame.height))" : element.movement ?? ""
        let showsExtent =
            !extent.isEmpty && frame.height >= (element.change == nil ? 36 : 28) && fits(extent, 10, frame)
        let middle = frame.midY + (showsExtent ? -3 : size * 0.36)
        let style = "in-\(style(of: element))"
        let font = FontSpec(size: size)
        let name = PictureText(element.label, x: frame.midX, y: middle, style: style, font: font, anchor: .middle)
        guard inside(name), showsExtent else { return }
        var second = PictureText(
            extent, x: frame.midX, y: middle + (frame.height < 36 ? 12 : 14), style: style,
            font: FontSpec(size: 10), anchor: .middle)
        second.isFaint = true
        inside(second)
    }

    private func fits(_ text: String, _ size: Double, _ frame: CGRect) -> Bool {
        SVGText.width(of: text, font: FontSpec(size: size)) <= frame.width - 6
    }
}
