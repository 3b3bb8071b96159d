/// The properties of a compositional layout that are not those of a section. UIKit's name is
/// `UICollectionViewCompositionalLayoutConfiguration`.
///
/// A layout reads them when it is given the object; setting the layout's `configuration` invalidates the layout.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
    /// The axis along which the content scrolls; vertical unless set.
    open var scrollDirection = ScrollDirection.vertical
    /// The distance between sections, in points; 0 unless set.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout; none unless set.
    open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which the insets of sections are measured across the scroll axis; those of the safe area unless
    /// set.
    open var contentInsetsReference = ContentInsetsReference.safeArea

    public override init() {
        super.init()
    }

    /// Returns a configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
