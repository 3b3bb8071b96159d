extension LayoutText {
    /// Returns the layout as a picture of frames, without the contents of cells. It shows all elements and the
    /// viewport.
    public func picture(title: String) -> LayoutPicture {
        var picture = layout
        picture.title = title
        picture.elements = layout.elements.sorted { $0.zIndex < $1.zIndex }.filter { $0.frame.isFinite }
        let around = picture.elements.reduce(layout.viewport) { $0.union($1.frame) }
        picture.region = around.isFinite ? around : .zero
        return picture
    }

    /// Returns this layout, which is the expected one, as a picture. An element is marked if its line is different or
    /// missing in the other layout.
    func picture(title: String, comparedWith other: LayoutText) -> LayoutPicture {
        var picture = picture(title: title)
        let (known, lines) = (other.linesByName, linesByName)
        for index in picture.elements.indices {
            let name = picture.elements[index].label
            picture.elements[index].isAtFault = known[name] != lines[name]
        }
        return picture
    }

    /// The line of text for each element. The key is the element's name.
    var linesByName: [String: String] {
        Dictionary(layout.elements.map { ($0.label, $0.textLine) }) { first, _ in first }
    }
}
