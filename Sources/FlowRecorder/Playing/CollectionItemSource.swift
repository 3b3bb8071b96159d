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
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: GivenSizeCell.identifier, for: indexPath)
        let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
        (view as? GivenLengthView)?.isWidth = layout?.configuration.scrollDirection == .horizontal
        (view as? GivenLengthView)?.length = length(ofKind: kind, at: indexPath)
        return view
    }

    /// Returns the length along the scroll axis that the header or footer of a section asks for; nil if the scenario
    /// gives none. Views of other kinds have none.
    private func length(ofKind kind: String, at path: IndexPath) -> CGFloat? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter, path.count == 2, path[1] == 0,
            case .actual(let length)? = sizes.contents.edge(ofHeader: isHeader, inSection: path[0])?.content
        else { return nil }
        return CGFloat(length)
    }
}

/// A cell that returns its size in the scenario when it is measured.
final class GivenSizeCell: UICollectionViewCell {
    static let identifier = "played"

    /// Called whenever the cell is measured, with the size that the layout gives it. Returns the size of the cell; nil
    /// if the cell keeps the layout's size.
    var answer: (_ given: CGSize) -> CGSize? = { _ in nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = answer(layoutAttributes.size) else { return layoutAttributes }
        return layoutAttributes.resized { $0 = size }
    }
}

/// A header, a footer or another supplementary view. It returns its length in the scenario when it is measured.
final class GivenLengthView: UICollectionReusableView {
    /// The length along the scroll axis; nil if the view keeps the length that the layout gives it.
    var length: CGFloat?
    /// Whether the length is a width, and not a height.
    var isWidth = false

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let length else { return layoutAttributes }
        return layoutAttributes.resized { if isWidth { $0.width = length } else { $0.height = length } }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy of the attributes with another size.
    fileprivate func resized(_ change: (inout CGSize) -> Void) -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        change(&copy.size)
        return copy
    }
}
#endif
