import FlowSimulator
import Foundation

/// The data source of a `CallbackScreen`.
final class CallingSource: NSObject, CollectionViewDataSource {
    let hook: CallbackHook
    var count = 40
    /// How often it was asked for its sections.
    private(set) var questions = 0
    /// How often it was to move an item.
    private(set) var moves = 0

    init(_ hook: CallbackHook) {
        self.hook = hook
        super.init()
        hook.count = { [unowned self] in count }
    }

    func numberOfSections(in collectionView: CollectionView) -> Int {
        questions += 1
        hook.call(.numberOfSections)
        return 1
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        hook.call(.numberOfItems)
        return count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        hook.note(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? CallingCell)?.hook = hook
        hook.call(.cellForItem)
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        hook.call(.supplementaryView)
        return view
    }

    func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        hook.call(.canMoveItem)
        return true
    }

    func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves += 1
        hook.call(.moveItem)
    }
}

/// Its cells.
final class CallingCell: CollectionViewCell {
    weak var hook: CallbackHook?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        hook?.call(.preferredAttributes)
        layoutAttributes.size.height = 60
        return layoutAttributes
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        hook?.call(.prepareForReuse)
    }

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        hook?.call(.applyAttributes)
    }
}
