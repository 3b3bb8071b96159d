import CellSizing
import Foundation

extension SVGDrawing {
    mutating func elements() {
        for element in picture.elements where element.frame.intersects(picture.region) {
            let state = element.change.map { "\(element.role.rawValue), \($0.label(1))" } ?? element.role.rawValue
            let tip =
                "\(element.label), \(state), \(n(element.frame.width)) × \(n(element.frame.height)) at "
                + "\(n(element.frame.minX)), \(n(element.frame.minY))"
            line("<g><title>\(SVGText.escaped(tip))</title>")
            line(
                rect(
                    insideOutline(element), attributes: "class=\"\(style(of: element))\" rx=\"\(n(radius(element)))\"")
            )
            if let shown = element.text {
                tag(shown, in: element)
            } else if element.role == .header || element.role == .footer {
                heading(element)
            } else if element.role != .background {
                label(element)
            }
            line("</g>")
        }
    }

    /// What a picture of changes shows counts for more than what the element is.
    private func style(of element: LayoutPicture.Element) -> String {
        element.change?.rawValue ?? element.role.rawValue
    }

    /// Half a stroke smaller than the frame, so that neighbours without spacing can be told apart.
    private func insideOutline(_ element: LayoutPicture.Element) -> CGRect {
        let frame = element.frame
        let isBand = element.role == .header || element.role == .footer
        guard !isBand || element.change != nil, frame.width > 1, frame.height > 1 else { return frame }
        return CGRect(x: frame.minX + 0.5, y: frame.minY + 0.5, width: frame.width - 1, height: frame.height - 1)
    }

    private func radius(_ element: LayoutPicture.Element) -> Double {
        guard element.role != .header, element.role != .footer else { return 0 }
        return min(element.text == nil ? 3 : 5, element.frame.height / 4)
    }

    /// The text as the cell shows it, in its own size and place.
    private mutating func tag(_ shown: LayoutPicture.Element.Text, in element: LayoutPicture.Element) {
        let (font, padding, frame) = (shown.style.font, shown.style.padding, element.frame)
        let room = frame.width - padding.left - padding.right
        guard let string = SVGText.fitted(shown.string, width: room + 0.001, font: font) else { return }
        let metrics = SFLikeMetrics().lineMetrics(of: font)
        let weight = font.weight == .bold ? " font-weight=\"700\"" : ""
        // Browsers then set the text as wide as it was measured, whichever font they have.
        let width = SVGText.width(of: string, font: font)
        text(
            string, x: x(frame.minX + padding.left), y: y(frame.midY - metrics.height / 2 + metrics.ascent),
            "in-\(style(of: element))",
            "font-size=\"\(n(font.size))\"\(weight) textLength=\"\(n(width))\" lengthAdjust=\"spacingAndGlyphs\"")
    }

    /// At the start of a header that lies, up the middle of one that stands.
    private mutating func heading(_ element: LayoutPicture.Element) {
        let frame = element.frame
        let (length, thickness) = (max(frame.width, frame.height), min(frame.width, frame.height))
        let size = min(13, thickness * 0.6)
        guard size >= 6 else { return }
        let font = FontSpec(size: size, weight: .bold)
        guard let string = SVGText.fitted(element.label, width: length - 16, font: font) else { return }
        let (style, attributes) = ("in-\(style(of: element))", "font-size=\"\(n(size))\"")
        if frame.height > frame.width {
            upright(string, x: x(frame.midX + size * 0.36), y: y(frame.midY), style, attributes)
        } else {
            text(string, x: x(frame.minX + 8), y: y(frame.midY + size * 0.36), style, attributes)
        }
    }

    /// The index path in the middle, and the size under it where there is room for both.
    private mutating func label(_ element: LayoutPicture.Element) {
        let frame = element.frame
        let size = min(12, frame.height * 0.6)
        guard size >= 5, fits(element.label, size, frame) else { return }
        let extent =
            element.change == nil ? "\(n(frame.width)) × \(n(frame.height))" : element.movement ?? ""
        let showsExtent =
            !extent.isEmpty && frame.height >= (element.change == nil ? 36 : 28) && fits(extent, 10, frame)
        let middle = y(frame.midY) + (showsExtent ? -3 : size * 0.36)
        let style = "in-\(style(of: element))"
        text(element.label, x: x(frame.midX), y: middle, style, "font-size=\"\(n(size))\" text-anchor=\"middle\"")
        if showsExtent {
            text(
                extent, x: x(frame.midX), y: middle + (frame.height < 36 ? 12 : 14), style,
                "font-size=\"10\" text-anchor=\"middle\" opacity=\"0.7\""
            )
        }
    }

    private func fits(_ text: String, _ size: Double, _ frame: CGRect) -> Bool {
        SVGText.width(of: text, font: FontSpec(size: size)) <= frame.width - 6
    }
}
