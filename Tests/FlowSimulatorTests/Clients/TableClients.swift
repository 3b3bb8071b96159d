import FlowSimulator

// Code as clients write it for UIKit's tables, names without the prefix. Most of the test is that it compiles, in
// Swift 5 mode as well.

/// Data source, delegate and scroll delegate in one, with its table in a member of the same name as the methods.
class ListController: ViewController, TableViewDataSource {
    var tableView: TableView!
    var names = ["a", "b", "c"]
    private(set) var scrolls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = TableView(frame: view.bounds, style: .grouped)
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "names" }

    // In the class, so that subclasses can override them.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        if scrollView == tableView { scrolls += 1 }
    }
}

extension ListController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : indexPath
    }
}

/// Overrides what its superclass implements.
final class TallListController: ListController {
    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        2 * super.tableView(tableView, heightForRowAt: indexPath)
    }
}

/// Adds what its superclass does not implement.
final class EstimatingListController: ListController {
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
}

/// Stands in front of another delegate and forwards what that one implements.
final class ForwardingTableDelegate: NSObject, TableViewDelegate {
    weak var inner: TableViewDelegate?

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        inner?.tableView?(tableView, heightForRowAt: indexPath) ?? TableView.automaticDimension
    }

    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let height = inner?.tableView?(tableView, estimatedHeightForRowAt: indexPath) else { return 99 }
        return height
    }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        inner?.tableView?(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        inner?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { inner?.scrollViewDidScroll?(scrollView) }
}

/// The data of a table and of a collection view, and the delegate of both.
final class TwoViews: NSObject, TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching,
    CollectionViewDataSource, CollectionViewDelegate
{
    var preferred = IndexPath(row: 1, section: 0)
    private(set) var prefetched: [IndexPath] = []

    func numberOfSections(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .subtitle, reuseIdentifier: nil)
    }
    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { preferred }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetched = indexPaths }

    func numberOfSections(in collectionView: CollectionView) -> Int { 3 }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

/// A screen of settings, as a subclass of the table's controller.
final class SettingsController: TableViewController {
    enum Section: Int, CaseIterable { case account, about }

    private let titles: [Section: String]

    override init(style: TableView.Style) {
        titles = [.account: "account"]
        super.init(style: style)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "setting")
        tableView.rowHeight = TableView.automaticDimension
        tableView.estimatedRowHeight = 60
    }

    override func numberOfSections(in tableView: TableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section)! {
        case .account: return 2
        case .about: return 1
        }
    }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    }

    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section).flatMap { titles[$0] }
    }

    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard indexPath.section == 1 else { return super.tableView(tableView, heightForRowAt: indexPath) }
        return 100
    }

    override func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        section == 0 ? nil : View()
    }

    override func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

/// A screen whose data are snapshots, and whose rows can be deleted.
final class NotesController: TableViewController {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    final class Source: TableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            snapshot().sectionIdentifiers[section]
        }

        override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(
            _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard let note = itemIdentifier(for: indexPath) else { return }
            var next = snapshot()
            next.deleteItems([note])
            apply(next, animatingDifferences: false)
        }
    }

    private(set) lazy var source = Source(tableView: tableView) { tableView, indexPath, _ in
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "note")
        source.defaultRowAnimation = .fade
        var snapshot = Snapshot()
        snapshot.appendSections(["notes"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
    }

    func show(_ snapshot: Snapshot) async {
        await source.apply(snapshot)
        await source.applySnapshotUsingReloadData(snapshot)
    }
}
