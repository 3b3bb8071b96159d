/// An item, or in a table a section, to which `scrollToItem` scrolls.
package struct ScrollTarget {
    package var indexPath: IndexPath
    package var position: ScrollPosition
    /// Whether the last check found the view at the target, apart from fractions of a pixel. The view checks this after
    /// everything on screen was measured.
    var isReached = false

    package init(indexPath: IndexPath, position: ScrollPosition, isReached: Bool = false) {
        self.indexPath = indexPath
        self.position = position
        self.isReached = isReached
    }

    /// The element that is named as the target in the trace. It is the item, or the header of the section.
    @MainActor package var element: TraceEvent.Element {
        guard indexPath.namesSection else { return TraceEvent.Element(itemAt: indexPath) }
        return TraceEvent.Element(
            category: .supplementary, kind: ElementName.headerKind, path: [indexPath[0], 0])
    }
}

extension IndexPath {
    /// Whether the path names a section without an item: the item is `NSNotFound`.
    package var namesSection: Bool { count == 2 && self[1] == NSNotFound }
}
