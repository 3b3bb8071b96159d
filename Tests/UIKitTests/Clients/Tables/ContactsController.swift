import UIKit

/// A letter above the names that begin with it.
final class LetterHeaderView: UITableViewHeaderFooterView {
    static let identifier = "LetterHeaderView"

    let label = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Names by their first letters, with headers that stay at the top and an index at the side.
final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView()
    private let sections: [(letter: String, names: [String])]
    private(set) var shownLetters: Set<String> = []

    init(names: [String]) {
        sections = Dictionary(grouping: names) { String($0.prefix(1)) }
            .sorted { $0.key < $1.key }
            .map { (letter: $0.key, names: $0.value.sorted()) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var table: UITableView { tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cell: UITableViewCell.self)
        tableView.register(
            LetterHeaderView.self, forHeaderFooterViewReuseIdentifier: LetterHeaderView.identifier)
        tableView.rowHeight = 50
        tableView.estimatedSectionHeaderHeight = 30
        tableView.dataSource = self
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(UITableViewCell.self, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section].names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map { $0.letter } }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: LetterHeaderView.identifier)
        (header as? LetterHeaderView)?.label.text = sections[section].letter
        return header
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shownLetters.insert(sections[section].letter)
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        shownLetters.remove(sections[section].letter)
    }
}
