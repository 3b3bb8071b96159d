extension Sequence {
    /// What a reader reads of the elements on screen: the first one that is at least half visible, of those that stay;
    /// where none of them is half visible, the first one that stays. What keeps its place through an update with
    /// `AnchorPolicy.top`.
    ///
    /// - Parameters:
    ///   - start: Where the viewport begins, points along the scroll axis.
    ///   - end: Where it ends.
    ///   - extent: Where an element begins, and how long it is. What has no length is never half visible.
    ///   - stays: Whether an element is there afterwards, too.
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
