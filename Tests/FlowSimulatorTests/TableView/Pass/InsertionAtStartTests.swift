import FlowSimulator
import Foundation
import Testing

/// Rows that are inserted above all others, at the start of the content.
@MainActor @Suite("Insertions at the start of a table")
struct InsertionAtStartTests {
    @Test(
        "At the start of the content the offset stays, so that inserted rows are seen, however high they turn out to be",
        arguments: [AnchorPolicy.automatic, .top])
    func staysAtStart(policy: AnchorPolicy) {
        let client = TableClient([20]) { _ in 60 }
        client.estimate = { _ in 44 }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.anchorPolicy = policy
        table.dataSource = client
        table.delegate = client
        table.layoutIfNeeded()
        client.counts = [23]
        table.performBatchUpdates {
            table.insertRows(at: [0, 1, 2].map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        table.layoutIfNeeded()
        #expect(table.contentOffset == .zero)
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 180)
    }
}
