import Foundation

/// An item on its way to where `scrollToItem` wants it.
struct ScrollTarget {
    var indexPath: IndexPath
    var position: CollectionView.ScrollPosition
    /// The view was there to the pixel in the last round; only parts of a pixel were left.
    var isReached = false
}
