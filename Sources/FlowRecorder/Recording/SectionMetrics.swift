#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a delegate says of a section where the layout's properties say something else, under the names that scenarios
/// have for it.
struct SectionMetrics: Equatable {
    var values: [String: DocumentValue] = [:]

    @MainActor
    init(ofSection section: Int, in view: UICollectionView, layout: UICollectionViewFlowLayout) {
        guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else { return }
        if let inset = delegate.collectionView?(view, layout: layout, insetForSectionAt: section),
            inset != layout.sectionInset
        {
            values["sectionInset"] = inset.value
        }
        let line = delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: section)
        set("minimumLineSpacing", line, otherThan: layout.minimumLineSpacing)
        let interitem = delegate.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        set("minimumInteritemSpacing", interitem, otherThan: layout.minimumInteritemSpacing)
        let header = delegate.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: section)
        set("header", header.map(layout.along), otherThan: layout.along(layout.headerReferenceSize))
        let footer = delegate.collectionView?(view, layout: layout, referenceSizeForFooterInSection: section)
        set("footer", footer.map(layout.along), otherThan: layout.along(layout.footerReferenceSize))
    }

    private mutating func set(_ name: String, _ length: CGFloat?, otherThan usual: CGFloat) {
        if let length, length != usual { values[name] = .number(Double(length)) }
    }
}
#endif
