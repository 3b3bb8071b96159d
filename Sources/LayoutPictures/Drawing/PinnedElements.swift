import FlowSimulator

/// Headers and footers that are away from their place, by where the items of their sections are.
package struct PinnedElements {
    private let axis: CollectionView.ScrollDirection
    /// By section, the part of the content that its items on the picture cover along the scroll axis.
    private var items: [Int: ClosedRange<CGFloat>] = [:]

    package init(_ places: [ElementSnapshot], along axis: CollectionView.ScrollDirection) {
        self.axis = axis
        for place in places where place.category == .cell {
            guard let section = place.indexPath.first else { continue }
            let range = axis.range(of: place.frame)
            let known = items[section] ?? range
            items[section] =
                min(known.lowerBound, range.lowerBound)...max(known.upperBound, range.upperBound)
        }
    }

    /// A header is before its items, a footer after them; one that covers some is elsewhere.
    package func contains(_ place: ElementSnapshot) -> Bool {
        guard place.category == .supplementaryView, let section = place.indexPath.first, let items = items[section]
        else { return false }
        let frame = axis.range(of: place.frame)
        return frame.upperBound > items.lowerBound + 0.5 && frame.lowerBound < items.upperBound - 0.5
    }
}
