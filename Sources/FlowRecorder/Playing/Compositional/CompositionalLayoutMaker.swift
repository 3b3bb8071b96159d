#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// Makes UIKit's objects that describe a compositional layout from a scenario's values.
///
/// Properties that the running system does not have are left out. ``CompositionalRequirements`` finds them before.
@MainActor
final class CompositionalLayoutMaker {
    /// The present properties of the layout.
    var values: Scenario.CompositionalLayout

    init(_ values: Scenario.CompositionalLayout) { self.values = values }

    /// Returns the kind of a view in code, for its kind in documents.
    static func kind(_ name: String) -> String {
        switch name {
        case "header": UICollectionView.elementKindSectionHeader
        case "footer": UICollectionView.elementKindSectionFooter
        default: name
        }
    }

    /// Makes the layout. Whenever it asks for the description of a section, it gets the present one.
    ///
    /// - Parameter section: Returns a section of the data by its index.
    func layout(_ section: @escaping @MainActor (Int) -> Scenario.Section) -> UICollectionViewCompositionalLayout {
        if #available(iOS 14, tvOS 14, *), let list = values.wholeList {
            let layout = UICollectionViewCompositionalLayout.list(using: configuration(list))
            if !hasUsualConfiguration { layout.configuration = configuration }
            return layout
        }
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in self.section(section(index), in: environment) },
            configuration: configuration)
    }

    /// Whether the configuration is that of a new layout.
    private var hasUsualConfiguration: Bool {
        let usual = Scenario.CompositionalLayout()
        return values.direction == usual.direction && values.interSectionSpacing == usual.interSectionSpacing
            && values.insetsReference == usual.insetsReference && values.boundaryItems == usual.boundaryItems
    }

    /// The properties of the layout that are not those of a section.
    var configuration: UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = values.direction.inUIKit()
        configuration.interSectionSpacing = CGFloat(values.interSectionSpacing)
        configuration.boundarySupplementaryItems = values.boundaryItems.map(boundaryItem)
        if #available(iOS 14, tvOS 14, *) { configuration.contentInsetsReference = values.insetsReference.inUIKit() }
        return configuration
    }

    // MARK: Sections

    private func section(
        _ section: Scenario.Section, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        guard let values = values.sectionLayout(of: section) else { return nil }
        if #available(iOS 14, tvOS 14, *), let list = values.list {
            return configured(
                .list(using: configuration(list), layoutEnvironment: environment), values)
        }
        guard let group = values.group.flatMap(item) as? NSCollectionLayoutGroup else { return nil }
        return configured(NSCollectionLayoutSection(group: group), values)
    }

    /// Sets the properties of a section that the scenario gives. A list keeps its others.
    private func configured(
        _ section: NSCollectionLayoutSection, _ values: Scenario.SectionLayout
    ) -> NSCollectionLayoutSection {
        if let spacing = values.interGroupSpacing { section.interGroupSpacing = CGFloat(spacing) }
        if let insets = values.insets { section.contentInsets = NSDirectionalEdgeInsets(insets) }
        if #available(iOS 14, tvOS 14, *), values.insetsReference != .automatic {
            section.contentInsetsReference = values.insetsReference.inUIKit()
        }
        if #available(iOS 16, tvOS 16, *), values.supplementaryInsetsReference != .automatic {
            section.supplementaryContentInsetsReference = values.supplementaryInsetsReference.inUIKit()
        }
        section.orthogonalScrollingBehavior = values.orthogonalScrolling.inUIKit()
        section.boundarySupplementaryItems += values.boundaryItems.map(boundaryItem)
        section.decorationItems += values.decorations.map(decoration)
        return section
    }

    private func decoration(_ decoration: Scenario.Decoration) -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: decoration.kind)
        item.contentInsets = NSDirectionalEdgeInsets(decoration.insets)
        item.zIndex = decoration.zIndex
        return item
    }

    @available(iOS 14, tvOS 14, *)
    private func configuration(_ list: Scenario.ListLayout) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: list.appearance.inUIKit())
        configuration.headerMode = list.headerMode.inUIKit()
        configuration.footerMode = list.footerMode.inUIKit()
        #if !os(tvOS)
        configuration.showsSeparators = list.showsSeparators
        #endif
        if #available(iOS 15, tvOS 15, *), let padding = list.headerTopPadding {
            configuration.headerTopPadding = CGFloat(padding)
        }
        return configuration
    }
}
#endif
