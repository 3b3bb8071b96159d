import Foundation

/// An item on its way to where `scrollToItem` wants it; in a table also a section.
struct ScrollTarget {
    var indexPath: IndexPath
    var position: CollectionView.ScrollPosition
    /// The view was there to the pixel in the last round; only parts of a pixel were left.
    var isReached = false

    /// What the trace calls it: a section by its header.
    @MainActor var element: TraceEvent.Element {
        guard indexPath.namesSection else { return TraceEvent.Element(itemAt: indexPath) }
        return TraceEvent.Element(
            category: .supplementary, kind: CollectionView.elementKindSectionHeader, path: [indexPath[0], 0])
    }
}

extension IndexPath {
    /// Whether there is no item, only a section: the item is `NSNotFound`.
    var namesSection: Bool { count == 2 && self[1] == NSNotFound }
}
