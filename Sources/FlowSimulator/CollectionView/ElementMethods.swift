import Foundation

/// What layout, view and data source do for elements of one category. The three categories part here and nowhere else.
@MainActor
struct ElementMethods {
    typealias Kind = String

    // Of the layout
    let attributes: (CollectionViewLayout, Kind, IndexPath) -> CollectionViewLayoutAttributes?
    let initial: (CollectionViewLayout, Kind, IndexPath) -> CollectionViewLayoutAttributes?
    let final: (CollectionViewLayout, Kind, IndexPath) -> CollectionViewLayoutAttributes?
    /// Which come and go with an update beyond those of items and sections that do (R10.11).
    let inserted: (CollectionViewLayout, Kind) -> [IndexPath]
    let deleted: (CollectionViewLayout, Kind) -> [IndexPath]
    let invalidate: (CollectionViewLayoutInvalidationContext, Kind, [IndexPath]) -> Void

    // Of the view
    /// False: naming such an element is a mistake, whatever the layout says.
    let mayExist: (CollectionView, Kind, IndexPath) -> Bool
    let make: (CollectionView, Kind, IndexPath) -> (view: CollectionReusableView, poolKey: ReusePools.Key)?
    let count: (inout LayoutStatistics) -> Void
    let traced: TraceEvent.Element.Category
}

extension CollectionView.ElementCategory {
    @MainActor
    var methods: ElementMethods {
        switch self {
        case .cell: .cell
        case .supplementaryView: .supplementary
        case .decorationView: .decoration
        }
    }
}

extension ElementMethods {
    fileprivate static let cell = ElementMethods(
        attributes: { $0.layoutAttributesForItem(at: $2) },
        initial: { $0.initialLayoutAttributesForAppearingItem(at: $2) },
        final: { $0.finalLayoutAttributesForDisappearingItem(at: $2) },
        inserted: { _, _ in [] },
        deleted: { _, _ in [] },
        invalidate: { $0.invalidateItems(at: $2) },
        mayExist: { $0.hasItem(at: $2) },
        make: { $0.makeCell(at: $2) },
        count: { $0.itemAttributesQueries += 1 },
        traced: .item)

    fileprivate static let supplementary = ElementMethods(
        attributes: { $0.layoutAttributesForSupplementaryView(ofKind: $1, at: $2) },
        initial: { $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: $1, at: $2) },
        final: { $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: $1, at: $2) },
        inserted: { $0.indexPathsToInsertForSupplementaryView(ofKind: $1) },
        deleted: { $0.indexPathsToDeleteForSupplementaryView(ofKind: $1) },
        invalidate: { $0.invalidateSupplementaryElements(ofKind: $1, at: $2) },
        mayExist: { _, _, _ in true },
        make: { $0.makeSupplementaryView(ofKind: $1, at: $2) },
        count: { $0.supplementaryAttributesQueries += 1 },
        traced: .supplementary)

    fileprivate static let decoration = ElementMethods(
        attributes: { $0.layoutAttributesForDecorationView(ofKind: $1, at: $2) },
        initial: { $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: $1, at: $2) },
        final: { $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: $1, at: $2) },
        inserted: { $0.indexPathsToInsertForDecorationView(ofKind: $1) },
        deleted: { $0.indexPathsToDeleteForDecorationView(ofKind: $1) },
        invalidate: { $0.invalidateDecorationElements(ofKind: $1, at: $2) },
        mayExist: { view, kind, _ in view.layout.decorationClasses[kind] != nil },
        make: { view, kind, _ in view.makeDecorationView(ofKind: kind) },
        count: { $0.decorationAttributesQueries += 1 },
        traced: .decoration)
}

extension CollectionViewLayout {
    func attributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.attributes(self, name.kind ?? "", name.indexPath)
    }

    func initialAttributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.initial(self, name.kind ?? "", name.indexPath)
    }

    func finalAttributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.final(self, name.kind ?? "", name.indexPath)
    }
}

extension CollectionViewLayoutInvalidationContext {
    func invalidate(_ name: ElementName) {
        name.category.methods.invalidate(self, name.kind ?? "", [name.indexPath])
    }
}
