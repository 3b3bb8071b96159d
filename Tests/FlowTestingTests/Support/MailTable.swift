import FlowSimulator
import Foundation

/// A plain table: sections with titles, rows with an image, a title and a subtitle, a view above all.
@MainActor
final class MailTable: NSObject, TableViewDataSource {
    let view: TableView
    var counts: [Int]

    init(sections: [Int], size: CGSize = CGSize(width: 320, height: 400)) {
        counts = sections
        view = TableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        view.register(TableViewCell.self, forCellReuseIdentifier: "mail")
        let search = TextField(frame: CGRect(x: 10, y: 8, width: 300, height: 34))
        search.placeholder = "Search"
        let above = View(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        above.addSubview(search)
        view.tableHeaderView = above
        super.init()
        view.dataSource = self
    }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Day \(section + 1)" }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Letter \(indexPath.row + 1)"
        content.secondaryText = String(repeating: "It has something to say. ", count: 1 + indexPath.row % 3)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
