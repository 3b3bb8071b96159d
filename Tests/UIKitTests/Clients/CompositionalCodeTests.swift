import FlowTesting
import Testing
import UIKit

/// Screens as people write them with compositional layouts, lists and diffable data sources.
@MainActor
struct CompositionalCodeTests {
    enum Section: Int, CaseIterable { case featured, grid, list }

    @Test("An App Store page")
    func anAppStorePage() {
        let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
            switch Section(rawValue: index) {
            case .featured:
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(250)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPagingCentered
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
                return section
            case .grid:
                let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
                    repeatingSubitem: item, count: columns)
                group.interItemSpacing = .fixed(8)
                return NSCollectionLayoutSection(group: group)
            default:
                var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
                configuration.headerMode = .supplementary
                configuration.trailingSwipeActionsConfigurationProvider = { path in
                    let delete = UIContextualAction(style: .destructive, title: "Delete \(path.item)") { _, _, done in
                        done(true)
                    }
                    return UISwipeActionsConfiguration(actions: [delete])
                }
                return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
        })
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .label(text: "new")]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([1, 2, 3], toSection: .featured)
        snapshot.appendItems(Array(10..<20), toSection: .grid)
        snapshot.appendItems(Array(100..<140), toSection: .list)
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()

        let card = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        #expect(card?.frame == CGRect(x: 5, y: 44, width: 341, height: 250))
        let tile = layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 1))
        #expect(tile?.frame.width == 390)
        #expect(view.issues.isEmpty)
        let actions = layout.trailingSwipeActionsConfiguration(forItemAt: IndexPath(item: 4, section: 2))
        #expect(actions?.actions.map(\.title) == ["Delete 4"])
        #expect(layout.leadingSwipeActionsConfiguration(forItemAt: IndexPath(item: 4, section: 2)) == nil)
    }

    @Test("An outline with disclosures")
    func anOutlineWithDisclosures() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        source.apply(outline, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 1)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        cell.tapAccessory(at: 0)
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 44)
    }
}
