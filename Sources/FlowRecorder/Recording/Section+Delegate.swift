#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension Scenario.Section {
    /// Makes a section without items. It has the lengths that the delegate returns, as far as they differ from the
    /// layout's lengths.
    @MainActor
    init(_ section: Int, in view: UICollectionView, layout: UICollectionViewFlowLayout) {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView?(view, layout: layout, insetForSectionAt: section)
        let line = delegate?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
        let interitem = delegate?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        let header = delegate?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
        self.init(
            over: layout.scenarioLayout, inset: inset.map { Scenario.Insets($0) },
            minimumLineSpacing: line.map { Double($0) }, minimumInteritemSpacing: interitem.map { Double($0) },
            headerLength: header.map { Double(layout.along($0)) },
            footerLength: footer.map { Double(layout.along($0)) })
    }

    /// The section's metrics that differ from the layout's metrics. Each of them has a name and a list of numbers.
    var measures: [(name: String, values: [Double])] {
        let lengths: [(String, Double?)] = [
            ("header", headerLength.map { Double($0.inPoints) }), ("footer", footerLength.map { Double($0.inPoints) }),
            ("minimumLineSpacing", minimumLineSpacing), ("minimumInteritemSpacing", minimumInteritemSpacing),
        ]
        let insets = inset.map { [("sectionInset", [$0.top, $0.left, $0.bottom, $0.right])] } ?? []
        return insets + lengths.compactMap { name, length in length.map { (name, [$0]) } }
    }
}

extension Scenario.UpdateOperation.Kind {
    /// Makes the operation that an update item of UIKit describes. Nil if the update item lacks a path that its action
    /// needs. The path of a whole section has no item, or the item `NSNotFound`.
    @MainActor init?(_ update: UICollectionViewUpdateItem) {
        let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
        let isSection = [before, after].contains { $0.map { $0.count < 2 || $0[1] == NSNotFound } ?? false }
        let kind: Self? =
            switch (update.updateAction, before, after) {
            case (.insert, _, let after?): isSection ? .insertSection(after[0]) : .insertItem(after)
            case (.delete, let before?, _): isSection ? .deleteSection(before[0]) : .deleteItem(before)
            case (.move, let before?, let after?):
                isSection ? .moveSection(from: before[0], to: after[0]) : .moveItem(before, to: after)
            case (.reload, let before?, _): isSection ? .reloadSection(before[0]) : .reloadItem(before)
            default: nil
            }
        guard let kind else { return nil }
        self = kind
    }
}
#endif
