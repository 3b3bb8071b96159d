#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The flow layout that a recorder observes. Use this class, or a subclass of it, in place of the app's flow layout.
///
/// It lays out as the flow layout does: every override calls super and changes no result. Without a recorder it does
/// nothing else.
///
/// ```swift
/// let layout = RecordingFlowLayout()
/// let view = UICollectionView(frame: frame, collectionViewLayout: layout)
/// let recorder = CollectionViewRecorder(recording: view, name: "Inbox")
/// ```
open class RecordingFlowLayout: UICollectionViewFlowLayout {
    weak var recorder: CollectionViewRecorder?

    /// Makes a layout with the flow layout's defaults.
    public override init() {
        super.init()
    }

    /// Makes a layout from an archive, as the flow layout does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func prepare() {
        recorder?.layoutWillPrepare()
        super.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        recorder?.contentSizeWasAsked()
        return super.collectionViewContentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        recorder?.layoutWasAsked()
        return super.layoutAttributesForElements(in: rect)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        recorder?.layoutWillBeInvalidated(with: context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        recorder?.boundsWillChange(to: newBounds)
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        recorder?.layoutMade(context)
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        recorder?.cellWasMeasured(preferredAttributes, original: originalAttributes)
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        recorder?.layoutMade(context, measuring: true)
        return context
    }

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        recorder?.dataWasUpdated(updateItems)
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        recorder?.layoutMade(context)
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
        recorder?.layoutMade(context)
        if !movementCancelled { recorder?.itemsWereMoved(from: previousIndexPaths, to: indexPaths) }
        return context
    }
}
#endif
