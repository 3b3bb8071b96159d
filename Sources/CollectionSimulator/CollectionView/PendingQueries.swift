/// The queries that a view still has to make, merged into one value. Invalidation contexts or the view requested them
/// since the view last queried the layout.
///
/// R9.3: a context that names elements leaves all other attributes valid: only the named elements are queried again,
/// one by one. R9.4: a context that names nothing, and one for everything or for the counts, means the whole layout.
package struct PendingQueries {
    static let nothing = PendingQueries(isWhole: false)

    var isWhole = true
    /// Whether the view's query rectangle is queried. The purpose of this query is only to find out which elements are
    /// in the rectangle.
    private(set) var asksRectangle = false
    /// The elements that contexts named, each once, in the order in which contexts named them.
    private(set) var names: [ElementName] = []
    /// The elements in `names` as a set, for fast search. Empty unless there are more than `fewNames` names.
    private var manyNames: Set<ElementName> = []
    private static let fewNames = 16
    /// The named elements that were queried before a query of the view's query rectangle became necessary. They are not
    /// queried again. ``contains(_:)`` returns true for them, because contexts named them.
    private var asked: Set<ElementName> = []

    init(isWhole: Bool) {
        self.isWhole = isWhole
    }

    var isNothing: Bool { !isWhole && !asksRectangle && names.isEmpty }

    func contains(_ name: ElementName) -> Bool {
        isWhole || isNamed(name) || asked.contains(name)
    }

    /// The names in contexts that may mean the same supplementary view as `name`. They are the other names with the
    /// same kind and section: a layout may return one view for all of them (R6.6).
    func otherNames(inSectionOf name: ElementName) -> [ElementName] {
        names.filter { $0.isInSection(of: name) && $0 != name }
            + asked.filter { $0.isInSection(of: name) && $0 != name }
    }

    /// Requests a query of the view's query rectangle. The elements that are named in `earlier` were queried before,
    /// and are not queried again. ``contains(_:)`` still returns true for them, because invalidation contexts named
    /// them.
    mutating func askRectangle(after earlier: PendingQueries) {
        asksRectangle = true
        asked.formUnion(earlier.names)
        asked.formUnion(earlier.asked)
    }

    @MainActor
    mutating func add(_ context: CollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts || context.namesNoElement {
            isWhole = true
        }
        for path in context.invalidatedItemIndexPaths ?? [] {
            add(ElementName(category: .cell, kind: nil, indexPath: path))
        }
        add(context.invalidatedSupplementaryIndexPaths, .supplementaryView)
        add(context.invalidatedDecorationIndexPaths, .decorationView)
    }

    @MainActor
    private mutating func add(_ paths: [String: [IndexPath]]?, _ category: ElementCategory) {
        guard let paths else { return }
        for (kind, paths) in paths.sorted(by: { $0.key < $1.key }) {
            for path in paths { add(ElementName(category: category, kind: kind, indexPath: path)) }
        }
    }

    private mutating func add(_ name: ElementName) {
        guard !isNamed(name) else { return }
        names.append(name)
        guard names.count > PendingQueries.fewNames else { return }
        if manyNames.isEmpty { manyNames = Set(names) } else { manyNames.insert(name) }
    }

    private func isNamed(_ name: ElementName) -> Bool {
        manyNames.isEmpty ? names.contains(name) : manyNames.contains(name)
    }
}
