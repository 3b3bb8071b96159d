extension ElementsView {
    /// The structure in text: a line for the view, and one for each element on screen with the frame that its view has.
    ///
    ///     CollectionView, bounds 0,100 320×200, content 320×2000, CollectionViewFlowLayout, 3 on screen
    ///         header 0: 0,80 320×40
    ///         0-0: 0,120 320×100
    ///         0-1: 0,220 320×100
    ///
    /// Queries neither layout nor data source: an invalid layout stays invalid. O(*h*), *h* elements on screen.
    var structure: String {
        let head =
            "\(type(of: self)), bounds \(bounds.short), content \(contentSize.short), \(placerName), "
            + "\(displayed.elements.count) on screen"
        let lines = displayed.elements.map { "    \(TraceEvent.Element($0.attributes)): \($0.view.frame.short)" }
        return ([head] + lines).joined(separator: "\n")
    }
}
