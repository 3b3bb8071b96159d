import FlowSimulator
import Foundation
import Testing

@MainActor
private final class CheckedHeights: NSObject, TableViewDataSource, TableViewDelegate {
    var count = 10
    private(set) var asked: [Int] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return 44
    }
    func forget() { asked = [] }
}

@MainActor
@Suite struct SnapshotInBatchTests {
    @Test("Snapshots within a batch ask nobody for heights: its rows are neither those before nor those after")
    func snapshotsInBatch() {
        let client = CheckedHeights()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        (table.estimatedRowHeight, table.dataSource, table.delegate) = (0, client, client)
        table.layoutIfNeeded()
        table.performBatchUpdates {
            (client.count, table.rowHeight) = (3, 60)
            client.forget()
            #expect(table.elementSnapshots(in: table.bounds).count == 10)
            #expect(client.asked == [])
            table.deleteRows(at: (3..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        #expect(table.elementSnapshots(in: table.bounds).count == 3)
    }
}
