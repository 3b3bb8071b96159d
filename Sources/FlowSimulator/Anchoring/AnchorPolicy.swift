import Foundation

/// What stays where the reader sees it, while sizes, insets or contents change.
///
/// Within the legal range: where the offset cannot follow, because the content ends, the place moves after all.
public enum AnchorPolicy: Hashable, Sendable {
    /// As in UIKit, and the default. Measuring keeps the first row in view where it is: a row that spans the start of
    /// the viewport grows upwards, out of sight, when it is measured for the first time, and downwards afterwards
    /// (R8.10, A1, A4); where items above it are measured for the first time, the first item that was whole on screen
    /// before stays. A batch update that inserts, deletes or moves leaves the offset where it is, within the new
    /// limits, so that the content moves under the reader; what is on screen there is what stays while the new items
    /// are measured (R18.1). A reload or a rotation leaves the offset, too.
    case automatic
    /// As `automatic`, and batch updates move the offset: the first row in view that is at least half visible and
    /// stays, else the first one that stays, is afterwards where it was. At the start of the content the offset stays,
    /// so that what is inserted there is seen.
    case top
    /// The last row in view keeps its distance from the end of the viewport, whatever changes; and a view that
    /// is at its end stays there when the content grows. For conversations.
    case bottom
    /// One item stays, whatever changes. Where there is no such item, as `unanchored`.
    case item(IndexPath)
    /// Nothing: the offset is changed by contexts of the program and by the legal range only.
    case unanchored

    /// Whether measuring leaves the first row in view where it is (R8.10).
    var holdsFirstRow: Bool { self == .automatic || self == .top }
}

extension CollectionView {
    /// What keeps its place in a collection view.
    public typealias AnchorPolicy = FlowSimulator.AnchorPolicy
}
