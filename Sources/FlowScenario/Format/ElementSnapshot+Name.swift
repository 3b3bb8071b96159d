import CollectionSimulator

// Elements have one name outside of scenarios, that of a trace, which also has paths and kinds that no scenario has.
// Names in scenarios are translated here, and nowhere else.

extension TraceEvent.Element {
    /// The element's name in scenarios; nil if the path has a length that scenarios do not have.
    @MainActor
    package var name: Scenario.ElementName? {
        guard let section = path.first else { return nil }
        switch category {
        case .item: return path.count == 2 ? .item(section: section, item: path[1]) : nil
        case .supplementary: return .init(.supplementaryView, kind: kind, at: IndexPath(indexes: path))
        case .decoration: return .init(.decorationView, kind: kind, at: IndexPath(indexes: path))
        }
    }

    /// Makes an element of a trace from its name in scenarios. A view of a kind that the scenario chose becomes a
    /// supplementary view. ``ScenarioRun/tracedElement(_:)`` finds out whether it is one.
    @MainActor
    package init(_ name: Scenario.ElementName) {
        switch name {
        case .item(let section, let item): self.init(category: .item, kind: nil, path: [section, item])
        case .header(let section):
            self.init(category: .supplementary, kind: CollectionView.elementKindSectionHeader, path: [section, 0])
        case .footer(let section):
            self.init(category: .supplementary, kind: CollectionView.elementKindSectionFooter, path: [section, 0])
        case .background(let section):
            self.init(category: .decoration, kind: ScenarioBackgroundView.kind, path: [section, 0])
        case .view(let kind, let section, let item):
            self.init(category: .supplementary, kind: kind, path: [section] + (item.map { [$0] } ?? []))
        }
    }
}

extension ElementSnapshot {
    /// The element's name in scenarios. Only elements with a name have snapshots.
    @MainActor
    package var name: Scenario.ElementName { .init(category, kind: kind, at: indexPath) }
}

extension CollectionViewLayoutAttributes {
    /// The name, in scenarios, of the element to which the attributes belong.
    var name: Scenario.ElementName { .init(representedElementCategory, kind: representedElementKind, at: indexPath) }
}

extension Scenario.ElementName {
    @MainActor
    fileprivate init(_ category: CollectionView.ElementCategory, kind: String?, at path: IndexPath) {
        let section = path.first ?? 0
        self =
            switch category {
            case .cell: .item(section: section, item: path.count > 1 ? path[1] : 0)
            case .supplementaryView: .init(supplementary: kind ?? "header", at: path)
            case .decorationView: .init(decoration: kind ?? ScenarioBackgroundView.kind, at: path)
            }
    }

    @MainActor
    private init(supplementary kind: String, at path: IndexPath) {
        let names = [
            CollectionView.elementKindSectionHeader: "header", CollectionView.elementKindSectionFooter: "footer",
        ]
        self.init(
            supplementary: names[kind] ?? Self.kind(named: kind), section: path.first ?? 0,
            item: path.count > 1 ? path[1] : nil)
    }

    @MainActor
    private init(decoration kind: String, at path: IndexPath) {
        self =
            kind == ScenarioBackgroundView.kind
            ? .background(section: path.first ?? 0)
            : .view(kind: Self.kind(named: kind), section: path.first ?? 0, item: path.count > 1 ? path[1] : nil)
    }

    /// Returns the name, in scenarios, of the kind of a view. Letters that such names do not have are left out.
    static func kind(named kind: String) -> String {
        guard !isViewKind(kind) else { return kind }
        return "kind-" + kind.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(50)
    }
}
