#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

extension Scenario.Section {
    /// A section without items, with the delegate's answers where they are other than the layout's properties.
    @MainActor
    init(_ section: Int, in view: UICollectionView, layout: UICollectionViewFlowLayout) {
        self.init(items: [])
        guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else { return }
        func length(_ answer: CGFloat?, otherThan usual: CGFloat) -> Double? {
            answer.flatMap { $0 == usual ? nil : Double($0) }
        }
        let inset = delegate.collectionView?(view, layout: layout, insetForSectionAt: section)
        if let inset, inset != layout.sectionInset { self.inset = Scenario.Insets(inset) }
        let line = delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
        minimumLineSpacing = length(line, otherThan: layout.minimumLineSpacing)
        let interitem = delegate.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        minimumInteritemSpacing = length(interitem, otherThan: layout.minimumInteritemSpacing)
        let header = delegate.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
        headerLength = length(header.map(layout.along), otherThan: layout.along(layout.headerReferenceSize))
            .map { .points($0) }
        let footer = delegate.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
        footerLength = length(footer.map(layout.along), otherThan: layout.along(layout.footerReferenceSize))
            .map { .points($0) }
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
