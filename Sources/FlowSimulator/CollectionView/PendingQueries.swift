import Foundation

/// What the view has to ask its layout again, as the contexts since the last round say, all merged.
///
/// R9.3: a context that names elements leaves all other attributes as they are: only the named are asked for again, one
/// by one. R9.4: a context that names nothing, and one for everything or for the counts, means the whole layout.
struct PendingQueries {
    static let nothing = PendingQueries(isWhole: false)

    var isWhole = true
    /// Nothing more became invalid, but who is in the rectangle has to be found out.
    private(set) var asksRectangle = false
    /// Each once, in the order in which contexts named them.
    private(set) var names: [ElementName] = []
    /// The same, once there are too many to look through.
    private var manyNames: Set<ElementName> = []
    private static let fewNames = 16
    /// Named in an earlier round, which left questions open.
    private var asked: Set<ElementName> = []

    init(isWhole: Bool) {
        self.isWhole = isWhole
    }

    var isNothing: Bool { !isWhole && !asksRectangle && names.isEmpty }

    func contains(_ name: ElementName) -> Bool {
        isWhole || isNamed(name) || asked.contains(name)
    }

    /// Other names of supplementary views of the same kind and section: layouts may let them mean one view (R6.6).
    func otherNames(inSectionOf name: ElementName) -> [ElementName] {
        names.filter { $0.isInSection(of: name) && $0 != name }
            + asked.filter { $0.isInSection(of: name) && $0 != name }
    }

    /// The rectangle is to be asked for as well; what was named before stays named.
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
    private mutating func add(_ paths: [String: [IndexPath]]?, _ category: CollectionView.ElementCategory) {
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
