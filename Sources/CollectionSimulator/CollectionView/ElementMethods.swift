/// Closures for the calls that differ between cells, supplementary views and decoration views. There is one object for
/// each category.
///
/// A class, because the many closures are expensive to copy.
@MainActor
final class ElementMethods {
    typealias Kind = String
    /// A view, and the pool to which the view returns when its element leaves the screen.
    typealias MadeView = (view: CollectionReusableView, poolKey: ReusePools.Key)

    // Of the layout
    let attributes: (CollectionViewLayout, ElementName) -> CollectionViewLayoutAttributes?
    let initial: (CollectionViewLayout, ElementName) -> CollectionViewLayoutAttributes?
    let final: (CollectionViewLayout, ElementName) -> CollectionViewLayoutAttributes?
    /// Asks the layout which elements of a kind it inserts with an update. The result may lack the elements of inserted
    /// items and sections: the view inserts these in any case (R10.11).
    let inserted: (CollectionViewLayout, Kind) -> [IndexPath]
    let deleted: (CollectionViewLayout, Kind) -> [IndexPath]
    let invalidate: (CollectionViewLayoutInvalidationContext, ElementName) -> Void

    // Of the view
    /// Whether an element with the given name can exist in the view. If it cannot, a context that names it is a
    /// mistake, even if the layout returns attributes for it.
    let mayExist: (CollectionView, ElementName) -> Bool
    let make: (CollectionView, CollectionViewLayoutAttributes) -> MadeView?
    let count: (inout LayoutStatistics) -> Void

    fileprivate init(
        attributes: @escaping (CollectionViewLayout, ElementName) -> CollectionViewLayoutAttributes?,
        initial: @escaping (CollectionViewLayout, ElementName) -> CollectionViewLayoutAttributes?,
        final: @escaping (CollectionViewLayout, ElementName) -> CollectionViewLayoutAttributes?,
        inserted: @escaping (CollectionViewLayout, Kind) -> [IndexPath],
        deleted: @escaping (CollectionViewLayout, Kind) -> [IndexPath],
        invalidate: @escaping (CollectionViewLayoutInvalidationContext, ElementName) -> Void,
        mayExist: @escaping (CollectionView, ElementName) -> Bool,
        make: @escaping (CollectionView, CollectionViewLayoutAttributes) -> MadeView?,
        count: @escaping (inout LayoutStatistics) -> Void
    ) {
        (self.attributes, self.initial, self.final) = (attributes, initial, final)
        (self.inserted, self.deleted, self.invalidate) = (inserted, deleted, invalidate)
        (self.mayExist, self.make, self.count) = (mayExist, make, count)
    }
}

extension ElementCategory {
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
        attributes: { $0.layoutAttributesForItem(at: $1.indexPath) },
        initial: { $0.initialLayoutAttributesForAppearingItem(at: $1.indexPath) },
        final: { $0.finalLayoutAttributesForDisappearingItem(at: $1.indexPath) },
        inserted: { _, _ in [] },
        deleted: { _, _ in [] },
        invalidate: { $0.invalidateItems(at: [$1.indexPath]) },
        mayExist: { $0.core.hasItem(at: $1.indexPath) },
        make: { $0.makeCell(at: $1.indexPath) },
        count: { $0.itemAttributesQueries += 1 })

    fileprivate static let supplementary = ElementMethods(
        attributes: { $0.layoutAttributesForSupplementaryView(ofKind: $1.kind ?? "", at: $1.indexPath) },
        initial: {
            $0.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: $1.kind ?? "", at: $1.indexPath)
        },
        final: { $0.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: $1.kind ?? "", at: $1.indexPath) },
        inserted: { $0.indexPathsToInsertForSupplementaryView(ofKind: $1) },
        deleted: { $0.indexPathsToDeleteForSupplementaryView(ofKind: $1) },
        invalidate: { $0.invalidateSupplementaryElements(ofKind: $1.kind ?? "", at: [$1.indexPath]) },
        mayExist: { _, _ in true },
        make: { $0.makeSupplementaryView(ofKind: $1.representedElementKind ?? "", at: $1.indexPath) },
        count: { $0.supplementaryAttributesQueries += 1 })

    fileprivate static let decoration = ElementMethods(
        attributes: { $0.layoutAttributesForDecorationView(ofKind: $1.kind ?? "", at: $1.indexPath) },
        initial: { $0.initialLayoutAttributesForAppearingDecorationElement(ofKind: $1.kind ?? "", at: $1.indexPath) },
        final: { $0.finalLayoutAttributesForDisappearingDecorationElement(ofKind: $1.kind ?? "", at: $1.indexPath) },
        inserted: { $0.indexPathsToInsertForDecorationView(ofKind: $1) },
        deleted: { $0.indexPathsToDeleteForDecorationView(ofKind: $1) },
        invalidate: { $0.invalidateDecorationElements(ofKind: $1.kind ?? "", at: [$1.indexPath]) },
        mayExist: { $0.layout.decorationClasses[$1.kind ?? ""] != nil },
        make: { $0.makeDecorationView(ofKind: $1.representedElementKind ?? "") },
        count: { $0.decorationAttributesQueries += 1 })
}

extension CollectionViewLayout {
    func attributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.attributes(self, name)
    }

    func initialAttributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.initial(self, name)
    }

    func finalAttributes(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.final(self, name)
    }
}

extension CollectionViewLayoutInvalidationContext {
    func invalidate(_ name: ElementName) {
        name.category.methods.invalidate(self, name)
    }
}
