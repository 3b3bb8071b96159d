import Foundation

/// What of a layout's answers no longer holds for the view, as the contexts since the last round say, all merged.
///
/// R9.3: a context that names elements leaves all other attributes as they are: only the named are asked for again, one
/// by one. R9.4: a context that names nothing, and one for everything or for the counts, means the whole layout.
struct Requery {
    /// One element of a layout.
    struct Name: Hashable {
        var category: CollectionView.ElementCategory
        var kind: String?
        var indexPath: IndexPath

        /// Kinds are few and paths are many, so the kind is compared only.
        func hash(into hasher: inout Hasher) {
            hasher.combine(indexPath.count < 2 ? -1 : indexPath[1])
            hasher.combine(indexPath.isEmpty ? -1 : indexPath[0])
        }

        /// Whether both name supplementary views of one kind in one section.
        func isInSection(of other: Name) -> Bool {
            category == .supplementaryView && other.category == category && kind == other.kind
                && indexPath.first == other.indexPath.first
        }
    }

    static let nothing = Requery(isWhole: false)

    var isWhole = true
    /// Nothing more became invalid, but who is in the rectangle has to be found out.
    private(set) var asksRectangle = false
    /// Each once, in the order in which contexts named them.
    private(set) var names: [Name] = []
    /// The same, once there are too many to look through.
    private var manyNames: Set<Name> = []
    private static let fewNames = 16
    /// Named in an earlier round, which left questions open.
    private var asked: Set<Name> = []

    init(isWhole: Bool) {
        self.isWhole = isWhole
    }

    var isNothing: Bool { !isWhole && !asksRectangle && names.isEmpty }

    func contains(_ name: Name) -> Bool {
        isWhole || isNamed(name) || asked.contains(name)
    }

    /// Other names of supplementary views of the same kind and section: layouts may let them mean one view (R6.6).
    func otherNames(inSectionOf name: Name) -> [Name] {
        names.filter { $0.isInSection(of: name) && $0 != name } + asked.filter { $0.isInSection(of: name) && $0 != name }
    }

    /// The rectangle is to be asked for as well; what was named before stays named.
    mutating func askRectangle(after earlier: Requery) {
        asksRectangle = true
        asked.formUnion(earlier.names)
        asked.formUnion(earlier.asked)
    }

    @MainActor
    mutating func add(_ context: CollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts || context.namesNoElement { isWhole = true }
        for path in context.invalidatedItemIndexPaths ?? [] { add(Name(category: .cell, kind: nil, indexPath: path)) }
        add(context.invalidatedSupplementaryIndexPaths, .supplementaryView)
        add(context.invalidatedDecorationIndexPaths, .decorationView)
    }

    private mutating func add(_ paths: [String: [IndexPath]]?, _ category: CollectionView.ElementCategory) {
        guard let paths else { return }
        for (kind, paths) in paths.sorted(by: { $0.key < $1.key }) {
            for path in paths { add(Name(category: category, kind: kind, indexPath: path)) }
        }
    }

    private mutating func add(_ name: Name) {
        guard !isNamed(name) else { return }
        names.append(name)
        guard names.count > Requery.fewNames else { return }
        if manyNames.isEmpty { manyNames = Set(names) } else { manyNames.insert(name) }
    }

    private func isNamed(_ name: Name) -> Bool {
        manyNames.isEmpty ? names.contains(name) : manyNames.contains(name)
    }
}

extension CollectionViewLayoutAttributes {
    var name: Requery.Name {
        Requery.Name(category: storage.category, kind: storage.kind, indexPath: storage.indexPath)
    }
}
