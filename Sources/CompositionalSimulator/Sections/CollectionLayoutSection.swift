/// The description of a section: a group that repeats until all items have a place, and what is around the groups.
/// UIKit's name is `NSCollectionLayoutSection`.
///
/// A layout reads the section when it prepares. Later changes have an effect after the layout was invalidated.
@preconcurrency @MainActor
open class CollectionLayoutSection: NSObject, @MainActor NSCopying {
    package final let group: CollectionLayoutGroup
    /// The list that the section is; nil for other sections.
    package final internal(set) var list: CollectionLayoutListConfiguration?
    /// The insets around the groups, in points. Headers and footers are outside at the top and bottom.
    open var contentInsets = DirectionalEdgeInsets.zero
    /// The distance between groups, in points; 0 unless set.
    open var interGroupSpacing: CGFloat = 0
    /// The edges from which `contentInsets` is measured across the scroll axis; those of the layout's configuration
    /// unless set.
    open var contentInsetsReference = ContentInsetsReference.automatic
    /// The edges from which headers and footers are measured across the scroll axis; those of the section, with its
    /// insets, unless set.
    open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
    /// Whether headers and footers are inside the leading and trailing `contentInsets`; true unless set. Replaced by
    /// `supplementaryContentInsetsReference`.
    open var supplementariesFollowContentInsets = true
    /// The headers and footers; none unless set.
    open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the contents; none unless set.
    open var decorationItems: [CollectionLayoutDecorationItem] = []
    /// The way in which the section scrolls across the layout's scroll axis; none unless set.
    open var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The deceleration and the bouncing of the section if it scrolls.
    public final let orthogonalScrollingProperties = CollectionLayoutSectionOrthogonalScrollingProperties()
    /// A closure that can change the elements on screen before they are shown; nil unless set.
    open var visibleItemsInvalidationHandler: CollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Makes a section whose items are in copies of a group.
    public init(group: CollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Returns a section with the same values and the same group.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}
