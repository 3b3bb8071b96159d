#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension Scenario.Section {
    /// A section without items, with the delegate's lengths where they differ from the layout's.
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

    /// The numbers in which it departs from the layout, by their keys.
    var measures: [(name: String, values: [Double])] {
        let lengths: [(String, Double?)] = [
            ("header", headerLength.map { Double($0.inPoints) }), ("footer", footerLength.map { Double($0.inPoints) }),
            ("minimumLineSpacing", minimumLineSpacing), ("minimumInteritemSpacing", minimumInteritemSpacing),
        ]
        let insets = inset.map { [("sectionInset", [$0.top, $0.left, $0.bottom, $0.right])] } ?? []
        return insets + lengths.compactMap { name, length in length.map { (name, [$0]) } }
    }
}
#endif
