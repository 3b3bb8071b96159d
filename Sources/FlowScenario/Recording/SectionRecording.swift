import CollectionSimulator
import CompositionalSimulator

/// Turns the objects that describe a section into values of a scenario.
@MainActor
struct SectionRecording {
    private let environment: any CollectionLayoutEnvironment
    /// The parts of the description that a scenario does not have, in words.
    private(set) var problems: [String] = []

    /// Returns the kind of a section, and the parts of its description that are left out.
    static func kind(
        of section: CollectionLayoutSection, in environment: any CollectionLayoutEnvironment
    ) -> (kind: Scenario.SectionLayout, problems: [String]) {
        var recording = SectionRecording(environment: environment)
        let kind = recording.kind(of: section)
        return (kind, recording.problems)
    }

    private init(environment: any CollectionLayoutEnvironment) { self.environment = environment }

    private mutating func kind(of section: CollectionLayoutSection) -> Scenario.SectionLayout {
        var kind: Scenario.SectionLayout
        var boundaryItems = section.boundarySupplementaryItems
        let insets = Scenario.DirectionalInsets(section.contentInsets)
        if let list = section.list {
            kind = .init(list: listLayout(list))
            // What a list has of its own, in any place, is not written.
            let usual = [true, false].map {
                CollectionLayoutSection.list(using: list, in: environment, isFirst: $0)
            }
            kind.insets = usual.allSatisfy { $0.contentInsets == section.contentInsets } ? nil : insets
            let own = usual[0].boundarySupplementaryItems
            if boundaryItems.prefix(own.count).map({ boundaryItem($0) }) != own.map({ boundaryItem($0) }) {
                problems.append("the headers or footers of a list are not the list's")
            }
            boundaryItems = Array(boundaryItems.dropFirst(own.count))
        } else {
            kind = .init(group: .item(group(section.group)))
            kind.insets = insets == .zero ? nil : insets
        }
        if section.interGroupSpacing != 0 { kind.interGroupSpacing = Double(section.interGroupSpacing) }
        kind.insetsReference = .init(section.contentInsetsReference)
        kind.supplementaryInsetsReference = .init(section.supplementaryContentInsetsReference)
        kind.orthogonalScrolling = .init(section.orthogonalScrollingBehavior)
        kind.boundaryItems = boundaryItems.map { boundaryItem($0) }
        kind.decorations = section.decorationItems.map { item in
            var decoration = Scenario.Decoration()
            decoration.kind = name(ofKind: item.elementKind)
            decoration.insets = .init(item.contentInsets)
            decoration.zIndex = item.zIndex
            return decoration
        }
        if section.visibleItemsInvalidationHandler != nil {
            problems.append("a section has a handler for visible items")
        }
        if !section.supplementariesFollowContentInsets {
            problems.append("headers do not follow the insets of their section")
        }
        return kind
    }

    private mutating func listLayout(_ list: CollectionLayoutListConfiguration) -> Scenario.ListLayout {
        var layout = Scenario.ListLayout()
        layout.appearance = .init(list.appearance)
        layout.headerMode = .init(list.headerMode)
        layout.footerMode = .init(list.footerMode)
        layout.showsSeparators = list.showsSeparators
        layout.headerTopPadding = list.headerTopPadding.map { Double($0) }
        if list.itemSeparatorHandler != nil { problems.append("a list has a handler for separators") }
        return layout
    }

    // MARK: Items

    private mutating func group(_ group: CollectionLayoutGroup) -> Scenario.LayoutItem {
        var item = item(group)
        if item.filling == .subitems([]) {
            problems.append("a group has no items")
            item.filling = .custom([.init(frame: .zero)])
        }
        return item
    }

    private mutating func item(_ object: CollectionLayoutItem) -> Scenario.LayoutItem {
        var item = Scenario.LayoutItem(
            width: .init(object.layoutSize.widthDimension), height: .init(object.layoutSize.heightDimension))
        item.insets = .init(object.contentInsets)
        if let spacing = object.edgeSpacing { item.edgeSpacing = .init(spacing) }
        item.supplementaryItems = object.supplementaryItems.map { supplementaryItem($0) }
        guard let group = object as? CollectionLayoutGroup else { return item }
        if let spacing = group.interItemSpacing { item.interItemSpacing = .init(spacing) }
        switch group.arrangement {
        case .filling(let axis, let subitems):
            item.axis = .init(axis)
            item.filling = .subitems(subitems.map { .item(self.item($0)) })
        case .repeating(let axis, let subitem, let count):
            item.axis = .init(axis)
            item.filling = .repeatingSubitem(.item(self.item(subitem)), count: max(count, 1))
        case .sharing(let axis, let subitem, let count):
            item.axis = .init(axis)
            item.filling = .subitem(.item(self.item(subitem)), count: max(count, 1))
        case .custom(let provider):
            item.interItemSpacing = .init(0)
            item.filling = .custom(provider(environment).map { .init(frame: $0.frame, zIndex: $0.zIndex) })
            if item.filling == .custom([]) { item.filling = .subitems([]) }
        }
        return item
    }

    // MARK: Views

    private mutating func supplementaryItem(_ object: CollectionLayoutSupplementaryItem) -> Scenario.SupplementaryItem {
        var item = Scenario.SupplementaryItem()
        item.kind = name(ofKind: object.elementKind)
        item.width = .init(object.layoutSize.widthDimension)
        item.height = .init(object.layoutSize.heightDimension)
        item.insets = .init(object.contentInsets)
        item.containerAnchor = .init(object.containerAnchor)
        item.itemAnchor = object.itemAnchor.map { .init($0) }
        item.zIndex = object.zIndex
        noteUnwritten(object)
        return item
    }

    mutating func boundaryItem(_ object: CollectionLayoutBoundarySupplementaryItem) -> Scenario.BoundaryItem {
        var item = Scenario.BoundaryItem()
        item.kind = name(ofKind: object.elementKind)
        item.width = .init(object.layoutSize.widthDimension)
        item.height = .init(object.layoutSize.heightDimension)
        item.insets = .init(object.contentInsets)
        item.alignment = .init(object.alignment)
        item.offset = object.offset
        item.extendsBoundary = object.extendsBoundary
        item.pins = object.pinToVisibleBounds
        item.zIndex = object.zIndex
        noteUnwritten(object)
        return item
    }

    private mutating func noteUnwritten(_ object: CollectionLayoutItem) {
        if object.edgeSpacing != nil { problems.append("a view has spaces around it") }
        if !object.supplementaryItems.isEmpty { problems.append("a view has views attached to it") }
    }

    private mutating func name(ofKind kind: String) -> String {
        switch kind {
        case CollectionView.elementKindSectionHeader: return "header"
        case CollectionView.elementKindSectionFooter: return "footer"
        default:
            let name = Scenario.ElementName.kind(named: kind)
            if name != kind { problems.append("the kind \(quoted(kind)) has another name") }
            return name
        }
    }
}

@MainActor
extension Scenario.CompositionalLayout {
    /// Makes a layout with the present properties of a compositional layout, without kinds of sections.
    ///
    /// - Parameter report: Called for each property that is left out, with words for it.
    init(
        _ layout: CollectionViewCompositionalLayout, of view: CollectionView, report: (String) -> Void = { _ in }
    ) {
        self.init()
        let configuration = layout.configuration
        direction = .init(configuration.scrollDirection)
        interSectionSpacing = Double(configuration.interSectionSpacing)
        insetsReference = .init(configuration.contentInsetsReference)
        boundaryItems = SectionRecording.boundaryItems(
            configuration.boundarySupplementaryItems, in: layout.environment(in: view), report: report)
        options.shareRounding =
            switch layout.options.shareRounding {
            case .down: .down
            case .nearest: .nearest
            case .none: .none
            }
        options.asksReturningCells = layout.options.asksReturningCells
        options.maximumRounds = layout.options.maximumRounds
        anchor = view.anchorPolicy
        quirks = view.quirks
    }
}

extension SectionRecording {
    fileprivate static func boundaryItems(
        _ items: [CollectionLayoutBoundarySupplementaryItem], in environment: any CollectionLayoutEnvironment,
        report: (String) -> Void
    ) -> [Scenario.BoundaryItem] {
        var recording = SectionRecording(environment: environment)
        let values = items.map { recording.boundaryItem($0) }
        for problem in recording.problems { report(problem) }
        return values
    }
}

// MARK: Single values

extension Scenario.Dimension {
    @MainActor
    fileprivate init(_ dimension: CollectionLayoutDimension) {
        let number = Double(dimension.dimension)
        self =
            dimension.isFractionalWidth
            ? .fractionalWidth(number)
            : dimension.isFractionalHeight
                ? .fractionalHeight(number)
                : dimension.isEstimated
                    ? .estimated(number)
                    : dimension.isUniformAcrossSiblings ? .uniformAcrossSiblings(number) : .absolute(number)
    }
}

extension Scenario.Spacing {
    @MainActor
    fileprivate init(_ spacing: CollectionLayoutSpacing) {
        self.init(Double(spacing.spacing), isFlexible: spacing.isFlexible)
    }
}

extension Scenario.EdgeSpacing {
    @MainActor
    fileprivate init(_ spacing: CollectionLayoutEdgeSpacing) {
        self.init()
        top = spacing.top.map { .init($0) }
        leading = spacing.leading.map { .init($0) }
        bottom = spacing.bottom.map { .init($0) }
        trailing = spacing.trailing.map { .init($0) }
    }
}

extension Scenario.DirectionalInsets {
    fileprivate init(_ insets: DirectionalEdgeInsets) {
        self.init(
            top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
            trailing: Double(insets.trailing))
    }
}

extension Scenario.LayoutAnchor {
    @MainActor
    fileprivate init(_ anchor: CollectionLayoutAnchor) {
        let alignment = Scenario.RectAlignment.allCases.first { $0.edgeBits == anchor.edges.rawValue } ?? .none
        self.init(alignment, offset: anchor.offset, isFractional: anchor.isFractionalOffset && anchor.offset != .zero)
    }
}
