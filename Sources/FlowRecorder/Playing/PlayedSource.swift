#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// Gives a collection view the counts and cells of a scenario.
@MainActor
final class PlayedSource: NSObject, UICollectionViewDataSource {
    private let sizes: PlayedItemSizes

    init(_ sizes: PlayedItemSizes) { self.sizes = sizes }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.contents.data.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes.contents.itemCount(ofSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlayedCell.identifier, for: indexPath)
        (cell as? PlayedCell)?.answer = sizes.answer(at: indexPath)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let source = Scenario.ItemPath(sourceIndexPath), let target = Scenario.ItemPath(destinationIndexPath)
        else { return }
        sizes.contents.data.apply([Scenario.UpdateOperation(.moveItem(from: source, to: target))])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: PlayedCell.identifier, for: indexPath)
    }
}

/// A cell that returns the size in the scenario.
final class PlayedCell: UICollectionViewCell {
    static let identifier = "played"

    /// Called whenever the cell is measured; nil for the layout's size.
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

/// The layout of a scenario that is played.
final class PlayedLayout: RecordingFlowLayout {
    /// The scenario's properties as they are now.
    var values = Scenario.Layout()

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { values.flipsInRightToLeft }

    /// Sets the properties that are other than before, with relative lengths in points.
    func applyValues() {
        Self.scenarioProperties.set(surroundings.inPoints(values, isMirrored: isMirrored), on: self)
    }

    private var isMirrored: Bool {
        values.flipsInRightToLeft && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The present geometry of the view, from which the room of the items follows.
    var surroundings: LayoutRoom {
        let view = collectionView
        return LayoutRoom(
            bounds: view?.bounds.size ?? .zero, contentInset: Scenario.Insets(view?.adjustedContentInset ?? .zero),
            safeArea: Scenario.Insets(view?.safeAreaInsets ?? .zero),
            layoutMargins: Scenario.Insets(view?.layoutMargins ?? .zero),
            scale: Double(view?.traitCollection.displayScale ?? 0), reference: values.insetReference)
    }

    /// A size of an item in points, in the room of a section.
    func points(of size: Scenario.ItemSize, in section: Scenario.Section) -> CGSize {
        surroundings.size(size, of: section, in: values, isMirrored: isMirrored)
    }

    /// The size of a header or footer so long; its other side is the view's.
    func referenceSize(_ length: Scenario.Length) -> CGSize {
        values.referenceSize(surroundings.headerLength(length, in: values))
    }
}
#endif
