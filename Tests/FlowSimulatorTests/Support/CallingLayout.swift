import FlowSimulator
import Foundation

/// The layout of a `CallbackScreen`.
final class CallingLayout: CollectionViewFlowLayout {
    private let hook: CallbackHook

    init(_ hook: CallbackHook) {
        self.hook = hook
        super.init()
        estimatedItemSize = size(320, 50)
        minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        super.prepare()
        hook.call(.prepare)
    }

    override var collectionViewContentSize: CGSize {
        hook.call(.contentSize)
        return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        hook.call(.elementsInRect)
        return super.layoutAttributesForElements(in: rect)
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        hook.call(.layoutInvalidation)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hook.call(.boundsQuestion)
        return true
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
        hook.call(.boundsContext)
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool {
        hook.call(.preferredQuestion)
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        hook.call(.preferredContext)
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        hook.call(.preparationForUpdates)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        hook.call(.initialAttributes)
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        hook.call(.finalAttributes)
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        hook.call(.targetOffset)
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        hook.call(.finalizeUpdates)
    }

    override func prepareForTransition(to newLayout: CollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        hook.call(.prepareForTransition)
    }

    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        hook.call(.finalizeTransition)
    }
}
