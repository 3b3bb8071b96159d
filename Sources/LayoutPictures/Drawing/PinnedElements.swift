import ElementsSimulator

/// A check whether headers and footers are pinned. A pinned header or footer covers items of its section.
package struct PinnedElements {
    private let axis: ScrollDirection
    /// The range along the scroll axis that the items of a section cover. The key is the section. Only items in the
    /// picture are included.
    private var items: [Int: ClosedRange<CGFloat>] = [:]

    package init(_ places: [ElementSnapshot], along axis: ScrollDirection) {
        self.axis = axis
        for place in places where place.category == .cell {
            guard let section = place.indexPath.first else { continue }
            let range = axis.range(of: place.frame)
            let known = items[section] ?? range
            items[section] =
                min(known.lowerBound, range.lowerBound)...max(known.upperBound, range.upperBound)
        }
    }

    /// Whether a header or footer is pinned: it was moved away from its own place before or after the items of its
    /// section, and covers some of these items.
    package func contains(_ place: ElementSnapshot) -> Bool {
        guard place.category == .supplementaryView, let section = place.indexPath.first, let items = items[section]
        else { return false }
        let frame = axis.range(of: place.frame)
        return frame.upperBound > items.lowerBound + 0.5 && frame.lowerBound < items.upperBound - 0.5
    }
}
