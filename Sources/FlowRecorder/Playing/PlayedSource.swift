#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Answers a collection view's questions from a scenario.
@MainActor
final class PlayedSource: NSObject, UICollectionViewDataSource {
    var data = PlayedData()
    weak var view: UICollectionView?

    /// The reader's text size, as scenarios call it.
    private var category: String {
        view.map { ContentSizeCategoryName.name(of: $0.traitCollection.preferredContentSizeCategory) } ?? "large"
    }

    /// The size of an item where it is not measured; nil where the layout decides.
    func size(at path: IndexPath) -> CGSize? { data[path]?.size(at: category) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { data.counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        data.counts.indices.contains(section) ? data.counts[section] : 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlayedCell.identifier, for: indexPath)
        let number = data.number(at: indexPath)
        (cell as? PlayedCell)?.answer = { [weak self] in
            guard let self, let number else { return nil }
            return data.answer(of: number, at: category)
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        _ = data.apply([PlayedOperation(change: .moveItem(sourceIndexPath, to: destinationIndexPath))])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: PlayedCell.identifier, for: indexPath)
    }
}

/// A cell that answers what the scenario says.
final class PlayedCell: UICollectionViewCell {
    static let identifier = "played"

    /// Asked whenever the cell is measured; nil leaves the size that the layout has.
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
    private let isFlipped: Bool

    init(isFlipped: Bool) {
        self.isFlipped = isFlipped
        super.init()
    }

    required init?(coder: NSCoder) {
        isFlipped = false
        super.init(coder: coder)
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipped }

    /// Sets what is named, by the names of `layout`; nothing else changes.
    func apply(_ values: [String: DocumentValue]) {
        if let direction = values["scrollDirection"]?.text {
            scrollDirection = direction == "horizontal" ? .horizontal : .vertical
        }
        if let size = values["itemSize"]?.size { itemSize = size }
        if let estimate = values["estimatedItemSize"] {
            estimatedItemSize = estimate.size ?? UICollectionViewFlowLayout.automaticSize
        }
        if let spacing = values["minimumLineSpacing"]?.number { minimumLineSpacing = spacing }
        if let spacing = values["minimumInteritemSpacing"]?.number { minimumInteritemSpacing = spacing }
        if let inset = values["sectionInset"]?.insets { sectionInset = inset }
        switch values["sectionInsetReference"]?.text {
        case "safeArea"?: sectionInsetReference = .fromSafeArea
        case "layoutMargins"?: sectionInsetReference = .fromLayoutMargins
        case "contentInset"?: sectionInsetReference = .fromContentInset
        default: break
        }
        if let length = values["header"]?.number { headerReferenceSize = along(length) }
        if let length = values["footer"]?.number { footerReferenceSize = along(length) }
        if let pins = values["pinHeaders"]?.bool { sectionHeadersPinToVisibleBounds = pins }
        if let pins = values["pinFooters"]?.bool { sectionFootersPinToVisibleBounds = pins }
    }

    /// A header or footer so long; its other side is the view's.
    func along(_ length: CGFloat) -> CGSize {
        scrollDirection == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
    }
}

extension DocumentValue {
    /// Of `[top, left, bottom, right]`.
    var insets: UIEdgeInsets? {
        guard let numbers, numbers.count == 4 else { return nil }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
#endif
