import UIKit

/// Mails, newest first, in rows as high as their texts.
class MailController: UITableViewController {
    var mails: [Mail] = []
    private(set) var openedMail: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MailCell.self, forCellReuseIdentifier: MailCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 80
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        tableView.tableFooterView = UIView()
        tableView.prefetchDataSource = self
        let control = UIRefreshControl()
        control.addTarget(self, action: Selector("refresh"), for: .valueChanged)
        refreshControl = control
    }

    func receive(_ mail: Mail) {
        mails.insert(mail, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    /// What a text view in a row does when it grows.
    func edit(_ row: Int, text: String) {
        mails[row].text = text
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? MailCell)?.show(mails[row])
        UIView.performWithoutAnimation {
            tableView.beginUpdates()
            tableView.endUpdates()
        }
    }

    // MARK: Data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: MailCell.identifier, for: indexPath) as? MailCell
        else { return UITableViewCell() }
        cell.show(mails[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        mails.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    // MARK: Delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        openedMail = indexPath.row
    }
}

extension MailController: UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
