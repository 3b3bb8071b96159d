/// The way in which a section scrolls across the layout's scroll axis. UIKit's name is
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll.
    case none
    /// The section scrolls, and rests anywhere.
    case continuous
    /// The section rests with the leading edge of a group at the leading edge of its contents.
    case continuousGroupLeadingBoundary
    /// The section rests at multiples of its own width.
    case paging
    /// The section scrolls one group at a time, and rests like `continuousGroupLeadingBoundary`.
    case groupPaging
    /// The section scrolls one group at a time, and rests with a group in its middle.
    case groupPagingCentered
}
