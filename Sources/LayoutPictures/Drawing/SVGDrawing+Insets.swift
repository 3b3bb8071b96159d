import Foundation

/// The drawing of the areas of insets and rows, under the elements.
extension SVGDrawing {
    mutating func contentInset() {
        let inset = picture.contentInset
        guard inset != .zero else { return }
        let content = CGRect(origin: .zero, size: picture.contentSize)
        let outer = CGRect(
            x: content.minX - inset.left, y: content.minY - inset.top,
            width: content.width + inset.left + inset.right, height: content.height + inset.top + inset.bottom)
        band(outer, content, "content-inset")
    }

    mutating func sectionInsets() {
        for area in picture.sectionInsets { band(area.outer, area.inner, "inset") }
    }

    /// Draws the frames of rows whose items have different lengths. Without its frame, the length of such a row could
    /// not be seen.
    mutating func unevenRows() {
        guard picture.showsRows else { return }
        for row in picture.unevenRows where row.intersects(picture.region) {
            line(rect(drawn(row), attributes: "class=\"row\""))
        }
    }

    private mutating func band(_ outer: CGRect, _ inner: CGRect, _ style: String) {
        let (outer, inner) = (part(outer), part(inner))
        guard outer.width > 0, outer.height > 0, outer != inner else { return }
        line("<path class=\"\(style)\" fill-rule=\"evenodd\" d=\"\(outline(outer))\(outline(inner))\"/>")
    }
}

extension LayoutPicture {
    /// Whether rows are drawn. Among very many items, rows would hide other parts; in pictures of changes, the ground
    /// behind a row has another meaning.
    var showsRows: Bool { !unevenRows.isEmpty && changes == nil && elements.count <= 300 }
}
