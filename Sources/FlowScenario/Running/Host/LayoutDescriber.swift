import CollectionSimulator
import CompositionalSimulator

/// Makes the objects that describe a compositional layout from a scenario's values.
@MainActor
final class LayoutDescriber {
    var layout: Scenario.CompositionalLayout {
        didSet {
            sections = [:]
            lists = [:]
            supplementaryKinds = layout.supplementaryKinds.mapped(Self.kind)
            wholeList = layout.wholeList
        }
    }
    /// The kinds of all supplementary views, as in code.
    private(set) var supplementaryKinds: Set<String>
    private var wholeList: Scenario.ListLayout?
    /// The objects of sections that are groups, by the name of their kind. Sections with one object share one plan.
    private var sections: [String?: CollectionLayoutSection] = [:]
    /// The objects of lists, by the name of their kind. They depend on the environment, which is one for all sections
    /// that the layout asks for in a row.
    private var lists: [String?: CollectionLayoutSection] = [:]

    init(_ layout: Scenario.CompositionalLayout) {
        self.layout = layout
        supplementaryKinds = layout.supplementaryKinds.mapped(Self.kind)
        wholeList = layout.wholeList
    }

    /// Returns the kind of a view, in code, for its kind in documents.
    static func kind(_ name: String) -> String {
        switch name {
        case "header": CollectionView.elementKindSectionHeader
        case "footer": CollectionView.elementKindSectionFooter
        default: name
        }
    }

    var configuration: CollectionViewCompositionalLayoutConfiguration {
        let configuration = CollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = layout.direction.inUIKit()
        configuration.interSectionSpacing = CGFloat(layout.interSectionSpacing)
        configuration.contentInsetsReference = layout.insetsReference.inUIKit()
        configuration.boundarySupplementaryItems = layout.boundaryItems.map(object)
        return configuration
    }

    /// Returns the description of a section; nil if the layout has no such kind of section. A layout whose only kind is
    /// a list without other properties is that of `list(using:)`.
    func section(
        _ section: Scenario.Section, at index: Int, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection? {
        if index == 0 { lists = [:] }
        let name = section.layoutName
        let isFirst = index == 0 && wholeList != nil
        if let known = sections[name] ?? (isFirst ? nil : lists[name]) { return known }
        guard let values = layout.sectionLayout(of: section),
            let object = object(values, isFirst: isFirst, in: environment)
        else { return nil }
        if values.list == nil { sections[name] = object } else if !isFirst { lists[name] = object }
        return object
    }

    private func object(
        _ values: Scenario.SectionLayout, isFirst: Bool, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection? {
        let object: CollectionLayoutSection
        if let list = values.list {
            object = .list(using: configuration(list), in: environment, isFirst: isFirst)
        } else if let group = values.group.flatMap(item) as? CollectionLayoutGroup {
            object = CollectionLayoutSection(group: group)
        } else {
            return nil
        }
        if let spacing = values.interGroupSpacing { object.interGroupSpacing = CGFloat(spacing) }
        if let insets = values.insets { object.contentInsets = DirectionalEdgeInsets(insets) }
        object.contentInsetsReference = values.insetsReference.inUIKit()
        object.supplementaryContentInsetsReference = values.supplementaryInsetsReference.inUIKit()
        object.orthogonalScrollingBehavior = values.orthogonalScrolling.inUIKit()
        object.boundarySupplementaryItems += values.boundaryItems.map(self.object)
        object.decorationItems += values.decorations.map { decoration in
            let item = CollectionLayoutDecorationItem.background(elementKind: decoration.kind)
            item.contentInsets = DirectionalEdgeInsets(decoration.insets)
            item.zIndex = decoration.zIndex
            return item
        }
        return object
    }

    private func configuration(_ list: Scenario.ListLayout) -> CollectionLayoutListConfiguration {
        var configuration = CollectionLayoutListConfiguration(appearance: list.appearance.inUIKit())
        configuration.headerMode = list.headerMode.inUIKit()
        configuration.footerMode = list.footerMode.inUIKit()
        configuration.showsSeparators = list.showsSeparators
        if let padding = list.headerTopPadding { configuration.headerTopPadding = CGFloat(padding) }
        return configuration
    }

    // MARK: Items

    private func item(_ reference: Scenario.LayoutItemReference) -> CollectionLayoutItem? {
        switch reference {
        case .item(let item): object(item)
        case .named(let name): layout.groups[name].map(object)
        }
    }

    private func object(_ item: Scenario.LayoutItem) -> CollectionLayoutItem {
        let size = CollectionLayoutSize(item.width, item.height)
        let object: CollectionLayoutItem
        if let filling = item.filling {
            let group = group(size, item.axis, filling)
            group.interItemSpacing = .of(item.interItemSpacing)
            object = group
        } else {
            object = CollectionLayoutItem(layoutSize: size)
        }
        object.supplementaryItems = item.supplementaryItems.map(self.object)
        object.contentInsets = DirectionalEdgeInsets(item.insets)
        if item.edgeSpacing != Scenario.EdgeSpacing() {
            object.edgeSpacing = CollectionLayoutEdgeSpacing(item.edgeSpacing)
        }
        return object
    }

    private func group(
        _ size: CollectionLayoutSize, _ axis: Scenario.Layout.Direction, _ filling: Scenario.LayoutItem.Filling
    ) -> CollectionLayoutGroup {
        let isRow = axis == .horizontal
        switch filling {
        case .subitems(let items):
            let subitems = items.compactMap(item)
            return isRow
                ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
        case .subitem(let reference, let count):
            let subitem = item(reference) ?? CollectionLayoutItem(layoutSize: size)
            return isRow
                ? .horizontal(layoutSize: size, subitem: subitem, count: count)
                : .vertical(layoutSize: size, subitem: subitem, count: count)
        case .repeatingSubitem(let reference, let count):
            let subitem = item(reference) ?? CollectionLayoutItem(layoutSize: size)
            return isRow
                ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
        case .custom(let items):
            return .custom(layoutSize: size) { _ in
                items.map { CollectionLayoutGroupCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
            }
        }
    }

    // MARK: Views

    private func object(_ item: Scenario.SupplementaryItem) -> CollectionLayoutSupplementaryItem {
        let size = CollectionLayoutSize(item.width, item.height)
        let (kind, anchor) = (Self.kind(item.kind), CollectionLayoutAnchor.of(item.containerAnchor))
        let object =
            item.itemAnchor.map {
                CollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: .of($0))
            } ?? CollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
        object.contentInsets = DirectionalEdgeInsets(item.insets)
        object.zIndex = item.zIndex
        return object
    }

    private func object(_ item: Scenario.BoundaryItem) -> CollectionLayoutBoundarySupplementaryItem {
        let object = CollectionLayoutBoundarySupplementaryItem(
            layoutSize: CollectionLayoutSize(item.width, item.height), elementKind: Self.kind(item.kind),
            alignment: item.alignment.inUIKit(), absoluteOffset: item.offset)
        object.extendsBoundary = item.extendsBoundary
        object.pinToVisibleBounds = item.pins
        object.contentInsets = DirectionalEdgeInsets(item.insets)
        object.zIndex = item.zIndex
        return object
    }

    // MARK: Kinds

    /// Whether views of a kind stay in the viewport.
    func pins(_ kind: String) -> Bool {
        layout.sectionLayouts.values.contains { section in
            section.boundaryItems.contains { $0.kind == kind && $0.pins }
                || kind == "header" && section.list?.appearance == .plain && section.list?.headerMode == .supplementary
        }
    }
}

extension Set {
    fileprivate func mapped(_ transform: (Element) -> Element) -> Self { Set(map(transform)) }
}

// MARK: Single values

extension CollectionLayoutSize {
    fileprivate convenience init(_ width: Scenario.Dimension, _ height: Scenario.Dimension) {
        self.init(widthDimension: .of(width), heightDimension: .of(height))
    }
}

extension CollectionLayoutDimension {
    fileprivate static func of(_ dimension: Scenario.Dimension) -> CollectionLayoutDimension {
        switch dimension {
        case .absolute(let points): .absolute(CGFloat(points))
        case .fractionalWidth(let fraction): .fractionalWidth(CGFloat(fraction))
        case .fractionalHeight(let fraction): .fractionalHeight(CGFloat(fraction))
        case .estimated(let points): .estimated(CGFloat(points))
        case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(estimate: CGFloat(points))
        }
    }
}

extension CollectionLayoutSpacing {
    fileprivate static func of(_ spacing: Scenario.Spacing) -> CollectionLayoutSpacing {
        spacing.isFlexible ? .flexible(CGFloat(spacing.points)) : .fixed(CGFloat(spacing.points))
    }
}

extension CollectionLayoutEdgeSpacing {
    fileprivate convenience init(_ edges: Scenario.EdgeSpacing) {
        self.init(
            leading: edges.leading.map(CollectionLayoutSpacing.of), top: edges.top.map(CollectionLayoutSpacing.of),
            trailing: edges.trailing.map(CollectionLayoutSpacing.of),
            bottom: edges.bottom.map(CollectionLayoutSpacing.of))
    }
}

extension CollectionLayoutAnchor {
    fileprivate static func of(_ anchor: Scenario.LayoutAnchor) -> CollectionLayoutAnchor {
        let edges = DirectionalRectEdge(rawValue: anchor.edges.edgeBits)
        guard anchor.offset != .zero else { return CollectionLayoutAnchor(edges: edges) }
        return anchor.isFractional
            ? CollectionLayoutAnchor(edges: edges, fractionalOffset: anchor.offset)
            : CollectionLayoutAnchor(edges: edges, absoluteOffset: anchor.offset)
    }
}

extension DirectionalEdgeInsets {
    fileprivate init(_ insets: Scenario.DirectionalInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.trailing))
    }
}

extension CompositionalLayoutOptions {
    init(_ options: Scenario.CompositionalLayout.Options) {
        self.init()
        shareRounding =
            switch options.shareRounding {
            case .down: .down
            case .nearest: .nearest
            case .none: .none
            }
        asksReturningCells = options.asksReturningCells
        maximumRounds = options.maximumRounds
    }
}
