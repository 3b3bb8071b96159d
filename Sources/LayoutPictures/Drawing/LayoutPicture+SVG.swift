extension LayoutPicture {
    /// The picture as an SVG document: one point is one unit, and the same picture gives the same bytes.
    ///
    /// Measured items are solid, estimated ones dashed and hatched. The viewport has a strong outline; what lies
    /// outside it is paler. Where the content goes on past the drawn region, the edge is torn and a caption says by how
    /// much.
    ///
    /// A region longer than 2,000 points is drawn smaller. Items that are too small to be read become plain blocks.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func svg() -> String {
        var drawing = SVGDrawing(self)
        drawing.draw()
        return drawing.document
    }
}
