import UIKit

/// Statuses, newest first, in rows that size themselves.
///
/// A table forgets all heights when it is reloaded, and estimates them again. With one estimate for all rows the
/// content gets another length, and the reader another place. So the heights of rows that were displayed are
/// remembered, and are their estimates.
public final class StatusListController: UITableViewController {
    public private(set) var statuses: [Status] = []
    /// Whether rows that were displayed are estimated as high as they were.
    public var remembersHeights = true

    /// What a height depends on.
    private struct HeightKey: Hashable {
        var status: Status
        var width: CGFloat
        var textSize: UIContentSizeCategory
    }

    private var heights: [HeightKey: CGFloat] = [:]

    public init() {
        super.init(style: .plain)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(StatusCell.self, forCellReuseIdentifier: StatusCell.reuseIdentifier)
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.rowHeight = UITableView.automaticDimension
    }

    // MARK: What is shown

    public func show(_ statuses: [Status]) {
        self.statuses = statuses
        tableView.reloadData()
    }

    /// The reader stays where they are: UIKit's update leaves the offset, so it is moved on by what the content grew.
    public func receive(_ newer: [Status]) {
        let (offset, height) = (tableView.contentOffset.y, tableView.contentSize.height)
        tableView.performBatchUpdates {
            self.statuses.insert(contentsOf: newer, at: 0)
            self.tableView.insertRows(at: newer.indices.map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        tableView.contentOffset.y = offset + tableView.contentSize.height - height
    }

    public func edit(row: Int, text: String) {
        statuses[row].text = text
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    // MARK: Data source

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        statuses.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: StatusCell.reuseIdentifier, for: indexPath)
        (cell as? StatusCell)?.configure(with: statuses[indexPath.row])
        return cell
    }

    // MARK: Delegate

    public override func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        remembersHeights ? heights[key(forRow: indexPath.row)] ?? 80 : 80
    }

    public override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        heights[key(forRow: indexPath.row)] = cell.frame.height
    }

    private func key(forRow row: Int) -> HeightKey {
        HeightKey(
            status: statuses[row], width: tableView.bounds.width,
            textSize: tableView.traitCollection.preferredContentSizeCategory)
    }
}
