import Foundation
import UIKit

@testable import FlowRecorder

/// A small app with a table of rows that size themselves, written against UIKit as apps are.
@MainActor
final class Mailbox: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// How tall the contents of rows are.
    var heights: [CGFloat]
    let table = RecordingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)

    init(heights: [CGFloat]) {
        self.heights = heights
        super.init()
        table.estimatedRowHeight = 50
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    /// A row on screen shows something else.
    func change(_ row: Int, to height: CGFloat) {
        heights[row] = height
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? Row
        cell?.height = height
        cell?.invalidateIntrinsicContentSize()
    }

    /// The cell of a row on screen has what the row shows now, and says nothing of it.
    func show(_ row: Int) {
        (table.cellForRow(at: IndexPath(row: row, section: 0)) as? Row)?.height = heights[row]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? Row)?.height = heights[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Inbox" }

    private final class Row: UITableViewCell {
        var height: CGFloat = 0

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(width: targetSize.width, height: height)
        }
    }
}
