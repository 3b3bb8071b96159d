extension CollectionLayoutSection {
    /// Makes the section of a list: one row for each item, as wide as the list, and as high as its cell asks for.
    ///
    /// - Parameters:
    ///   - configuration: The list.
    ///   - layoutEnvironment: The room and the traits of the section, as a section provider gets them.
    public static func list(
        using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        ListSectionMaker(configuration, in: layoutEnvironment).section(isFirst: false)
    }

    /// Makes the section of a list, as a layout whose sections are all lists does.
    ///
    /// - Parameter isFirst: Whether it is the first section of its layout, which begins farther from the top.
    package static func list(
        using configuration: CollectionLayoutListConfiguration, in environment: any CollectionLayoutEnvironment,
        isFirst: Bool
    ) -> CollectionLayoutSection {
        ListSectionMaker(configuration, in: environment).section(isFirst: isFirst)
    }

    /// Makes an orthogonal section of large items that rests with an item in its middle. The sizes are this
    /// library's choice.
    public static func orthogonalLayoutSectionForMediaItems() -> CollectionLayoutSection {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalWidth(0.5)),
            subitems: [item])
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }
}

extension CollectionViewCompositionalLayout {
    /// Makes a layout whose sections are all lists.
    public static func list(
        using configuration: CollectionLayoutListConfiguration
    ) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { index, environment in
            ListSectionMaker(configuration, in: environment).section(isFirst: index == 0)
        }
    }

    /// The actions at the leading side of a list's item, from the provider of its section's configuration; nil if it
    /// has none. UIKit has no such method: it asks when the item is swiped.
    public func leadingSwipeActionsConfiguration(forItemAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
        listConfiguration(of: indexPath)?.leadingSwipeActionsConfigurationProvider?(indexPath)
    }

    /// The actions at the trailing side of a list's item, from the provider of its section's configuration; nil if it
    /// has none. UIKit has no such method: it asks when the item is swiped.
    public func trailingSwipeActionsConfiguration(forItemAt indexPath: IndexPath) -> SwipeActionsConfiguration? {
        listConfiguration(of: indexPath)?.trailingSwipeActionsConfigurationProvider?(indexPath)
    }

    private func listConfiguration(of indexPath: IndexPath) -> CollectionLayoutListConfiguration? {
        updateModel()
        guard let model = state.model, let section = indexPath.first, model.plans.indices.contains(section) else {
            return nil
        }
        return model.plans[section].list
    }
}

/// Makes the sections of a list.
@MainActor
private struct ListSectionMaker {
    private let configuration: CollectionLayoutListConfiguration
    private let width: CGFloat
    private let profile = ListContentProfile.current

    init(_ configuration: CollectionLayoutListConfiguration, in environment: any CollectionLayoutEnvironment) {
        self.configuration = configuration
        width = environment.container.contentSize.width
    }

    func section(isFirst: Bool) -> CollectionLayoutSection {
        let row = size(height: 44)
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
        let section = CollectionLayoutSection(group: group)
        section.list = configuration
        section.contentInsets = insets(isFirst: isFirst)
        if configuration.headerMode == .supplementary { section.boundarySupplementaryItems.append(header()) }
        if configuration.footerMode == .supplementary { section.boundarySupplementaryItems.append(footer()) }
        return section
    }

    private func size(height: CGFloat) -> CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }

    /// The insets around rows. Those of an inset group are measured in tables. That groups are as far apart as in
    /// tables is a choice.
    private func insets(isFirst: Bool) -> DirectionalEdgeInsets {
        var insets = DirectionalEdgeInsets.zero
        switch configuration.appearance {
        case .plain, .sidebarPlain: return insets
        case .grouped: break
        case .insetGrouped, .sidebar:
            let side = width >= ListContentProfile.wideWidth ? profile.wideGroupInset : profile.groupInset
            insets.leading = side
            insets.trailing = side
        }
        if configuration.headerMode != .supplementary {
            insets.top = isFirst ? profile.groupedFirstHeaderHeight : profile.groupedDefaultHeight
        }
        if configuration.footerMode == .none { insets.bottom = profile.groupedDefaultHeight }
        return insets
    }

    private func header() -> CollectionLayoutBoundarySupplementaryItem {
        let header = CollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(height: profile.plainTitleHeight), elementKind: CollectionView.elementKindSectionHeader,
            alignment: .top)
        header.pinToVisibleBounds = configuration.appearance == .plain
        let own = configuration.appearance == .plain ? profile.headerTopPadding : 0
        let padding = configuration.headerTopPadding ?? own
        header.edgeSpacing = CollectionLayoutEdgeSpacing(
            leading: nil, top: .fixed(padding.isFinite && padding >= 0 ? padding : own), trailing: nil, bottom: nil)
        return header
    }

    private func footer() -> CollectionLayoutBoundarySupplementaryItem {
        CollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(height: profile.plainTitleHeight), elementKind: CollectionView.elementKindSectionFooter,
            alignment: .bottom)
    }
}
