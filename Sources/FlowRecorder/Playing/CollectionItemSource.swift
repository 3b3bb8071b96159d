#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A data source for a collection view. It gives each section as many items as in the scenario, and cells for these
/// items.
@MainActor
final class CollectionItemSource: NSObject, UICollectionViewDataSource {
    private let sizes: ReportedSizes

    init(_ sizes: ReportedSizes) { self.sizes = sizes }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.contents.data.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes.contents.itemCount(ofSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: GivenSizeCell.identifier, for: indexPath)
        (cell as? GivenSizeCell)?.answer = sizes.answer(at: indexPath)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        sizes.contents.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: GivenSizeCell.identifier, for: indexPath)
    }
}

/// A cell that returns its size in the scenario when it is measured.
final class GivenSizeCell: UICollectionViewCell {
    static let identifier = "played"

    /// Called whenever the cell is measured. Returns the size of the cell; nil if the cell has the layout's size.
    var answer: () -> CGSize? = { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = answer(), let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        copy.size = size
        return copy
    }
}
#endif
