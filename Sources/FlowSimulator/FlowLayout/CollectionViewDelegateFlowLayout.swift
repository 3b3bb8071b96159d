import Foundation

/// Sizes and spacings, item by item and section by section, for a flow layout (R1.17).
///
/// A collection view's delegate that conforms is asked while the layout prepares. Every method is optional; for one
/// that is not implemented the layout's property is used. Implementing `sizeForItemAt` has a price: it is asked for
/// every item of every section, on screen or not (R2.9).
///
/// Values that are not finite or are negative are reported as `LayoutIssue.Kind.invalidDelegateValue`, and the layout's
/// property is used instead.
///
/// An optional method is implemented if the class that conforms, or one that it inherits from, has it. One that only a
/// subclass of the conforming class adds is not seen, as it would be with Objective-C: Swift chose what is called when
/// the class conformed. Have the conforming class implement the method, and override it.
///
/// ## What may be done during a call
///
/// The layout gathers here, and changes after: until all was asked, view and layout return the previous values.
/// Reloading, another layout and a property that is set have everything asked again; what is invalidated otherwise is
/// part of what is being gathered. Scrolling takes effect at once, and a batch update waits until the layout pass is
/// over.
@preconcurrency @MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
    /// The size of an item, in points. Where the layout estimates, cells may still ask for another when they are
    /// measured (R8.15). Default: `(collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Padding around the items of a section, in points; headers and footers are outside (R1.7). Default:
    /// `(collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets
    /// Least distance of two lines of a section, in points (R1.12). Default:
    /// `(collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Least distance of two items in a line of a section, in points (R2.2). Default:
    /// `(collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Size of a section's header, in points. Its length along the scroll axis is used; 0 means no header (R1.5, R1.6).
    /// Default: `(collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Size of a section's footer, in points. Its length along the scroll axis is used; 0 means no footer (R1.5, R1.6).
    /// Default: `(collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
