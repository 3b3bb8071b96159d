import UIKit

/// Notes whose rows come from snapshots.
final class NotesController: UITableViewController {
    enum Section: Hashable {
        case pinned
        case others
    }

    struct Note: Hashable {
        var id: Int
        var text: String
        var isPinned = false

        static func == (one: Note, other: Note) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    final class DataSource: UITableViewDiffableDataSource<Section, Note> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section) == .pinned ? "Pinned" : "Notes"
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private(set) lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, note in
        let cell = tableView.dequeue(MailCell.self, for: indexPath)
        cell.show(Mail(sender: "\(note.id)", text: note.text))
        return cell
    }

    init() {
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cell: MailCell.self)
        dataSource.defaultRowAnimation = .fade
        tableView.dataSource = dataSource
    }

    func show(_ notes: [Note]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Note>()
        let (pinned, others) = (notes.filter(\.isPinned), notes.filter { !$0.isPinned })
        if !pinned.isEmpty {
            snapshot.appendSections([.pinned])
            snapshot.appendItems(pinned)
        }
        snapshot.appendSections([.others])
        snapshot.appendItems(others, toSection: .others)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        dataSource.itemIdentifier(for: indexPath)?.isPinned == true ? nil : indexPath
    }
}
