/// A delegate with sizes and spacings for a flow layout, item by item and section by section (R1.17).
///
/// A collection view's delegate that conforms is asked while the layout prepares. Every method is optional; for one
/// that is not implemented the layout's property is used. `sizeForItemAt` is expensive: it is asked for every item of
/// every section, on screen or not (R2.9).
///
/// Values that are not finite or are negative are reported as `LayoutIssue.Kind.invalidDelegateValue`, and the layout's
/// property is used instead.
///
/// An optional method is implemented if the conforming class, or a superclass of it, has it. One that only a subclass
/// of the conforming class adds is not called, unlike in Objective-C, because Swift chooses the methods when the class
/// conforms. Implement the method in the conforming class, and override it.
///
/// ## What may be done during a call
///
/// The layout reads all values before it changes: until then, view and layout return the previous values. After a
/// reload, another layout or a property that is set, everything is asked again; other invalidations become a part of
/// the running preparation. Scrolling takes effect immediately, and a batch update waits until the layout pass is over.
@preconcurrency @MainActor
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
    /// The size of an item, in points. If the layout has an estimate, cells may still return another size when they are
    /// measured (R8.15). Default: `(collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The padding around the items of a section, in points; headers and footers are outside (R1.7). Default:
    /// `(collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets
    /// The least distance of two lines of a section, in points (R1.12). Default: `(collectionViewLayout as?
    /// CollectionViewFlowLayout)?.minimumLineSpacing ?? 0`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least distance of two items in a line of a section, in points (R2.2). Default: `(collectionViewLayout as?
    /// CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header, in points. The header's length along the scroll axis is used; 0 means no header
    /// (R1.5, R1.6). Default: `(collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer, in points. The footer's length along the scroll axis is used; 0 means no footer
    /// (R1.5, R1.6). Default: `(collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero`.
    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
