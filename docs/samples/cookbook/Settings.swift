import Testing
import UIKit

/// A list of settings in groups, from a diffable data source.
@MainActor
final class Settings {
    enum Section: String { case network = "Network", display = "Display" }

    struct Item: Hashable {
        let name: String
        var value = ""
    }

    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Section, Item>

    init(network: [Item], display: [Item]) {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 667),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.name
            cell.contentConfiguration = content
            cell.accessories = [.label(text: item.value), .disclosureIndicator()]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = path.section == 0 ? Section.network.rawValue : Section.display.rawValue
            header.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.network, .display])
        snapshot.appendItems(network, toSection: .network)
        snapshot.appendItems(display, toSection: .display)
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    /// Puts a setting in front of another.
    func insert(_ item: Item, before other: Item) {
        var snapshot = source.snapshot()
        snapshot.insertItems([item], beforeItem: other)
        source.apply(snapshot)
        view.layoutIfNeeded()
    }
}

@MainActor @Suite("A list of settings")
struct SettingsTests {
    let wifi = Settings.Item(name: "Wi-Fi", value: "Home")
    let long = Settings.Item(name: "A setting whose name is so long that it needs more than one line of this list")
    let settings: Settings

    init() {
        settings = Settings(
            network: [wifi, Settings.Item(name: "Bluetooth", value: "On")],
            display: [Settings.Item(name: "Brightness"), long, Settings.Item(name: "Text size")])
    }

    func frame(_ section: Int, _ item: Int) -> CGRect? {
        settings.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func rowsHaveTheDistanceOfTheSystemAndAtLeastTheHeightOfARow() {
        #expect(frame(0, 0)?.minX == 16)
        #expect(frame(0, 0)?.width == 343)
        #expect(frame(0, 0)?.height == 44)
        #expect((frame(1, 1)?.height ?? 0) > 60)
    }

    @Test func aNewSettingMeasuresOneCell() {
        let before = settings.view.statistics.measurements
        let first = frame(0, 0)?.minY ?? 0
        settings.insert(Settings.Item(name: "Flight mode"), before: wifi)
        #expect(frame(0, 0)?.minY == first)
        #expect(frame(0, 1)?.minY == first + 44)
        #expect(settings.view.statistics.measurements == before + 1)
    }
}
