import FlowSimulator
import Foundation
import Testing

@MainActor
@Suite struct SnapshotInBatchTests {
    @Test("Snapshots within a batch ask nobody for heights: its rows are neither those before nor those after")
    func snapshotsInBatch() {
        let client = TableClient { _ in 44 }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        (table.estimatedRowHeight, table.dataSource, table.delegate) = (0, client, client)
        table.layoutIfNeeded()
        table.performBatchUpdates {
            (client.counts, table.rowHeight) = ([3], 60)
            client.asked = []
            #expect(table.elementSnapshots(in: table.bounds).count == 10)
            #expect(client.asked == [])
            table.deleteRows(at: (3..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        #expect(table.elementSnapshots(in: table.bounds).count == 3)
    }
}
