extension Sequence {
    /// The first element in reading order, among the elements that stay. With `AnchorPolicy.top` this element keeps its
    /// place through an update.
    ///
    /// It is the first element on screen that stays and is at least half visible or, if there is no such element, the
    /// first element that stays.
    ///
    /// - Parameters:
    ///   - start: The start of the viewport, in points along the scroll axis.
    ///   - end: The end of the viewport.
    ///   - extent: Start and length of an element. An element without length is never half visible.
    ///   - stays: Whether an element still exists afterwards.
    /// - Complexity: O(*h*), *h* elements; `stays` is asked of no more elements than needed.
    func firstRead<Length: FloatingPoint>(
        from start: Length, to end: Length, extent: (Element) -> (start: Length, length: Length),
        stays: (Element) -> Bool
    ) -> Element? {
        var firstVisible: Element?
        for element in self {
            let (place, length) = extent(element)
            let visible = Swift.min(place + length, end) - Swift.max(place, start)
            let isHalfVisible = length > 0 && visible * 2 >= length
            guard isHalfVisible || firstVisible == nil, stays(element) else { continue }
            if isHalfVisible { return element }
            firstVisible = element
        }
        return firstVisible
    }
}
