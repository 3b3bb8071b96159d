import Foundation

/// What stays where the reader sees it, while sizes, insets or contents change.
///
/// Within the legal range: where the offset cannot follow, because the content ends, the place moves after all.
public enum AnchorPolicy: Hashable, Sendable {
    /// The first row in view. A row that spans the start of the viewport grows upwards, out of sight, when it is
    /// measured for the first time, and downwards afterwards (R8.10, A1, A4). Where items above it are
    /// measured for the first time, the first item that was whole on screen before stays. Measuring and batch
    /// updates move the offset; after a reload or a rotation it stays, as UIKit's does. At the start of the content
    /// it stays too, so that what is inserted there is seen.
    case top
    /// The last row in view keeps its distance from the end of the viewport, whatever changes; and a view that
    /// is at its end stays there when the content grows. For conversations.
    case bottom
    /// One item stays, whatever changes. Where there is no such item, as `unanchored`.
    case item(IndexPath)
    /// Nothing: the offset is changed by contexts of the program and by the legal range only.
    case unanchored
}

extension CollectionView {
    /// What keeps its place in a collection view.
    public typealias AnchorPolicy = FlowSimulator.AnchorPolicy
}
