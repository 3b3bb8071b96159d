import FlowSimulator
import Foundation
import Testing

/// Rows that are on screen, while others are asked for.
@MainActor @Suite("Rows move in their turn")
struct PlacedInTurnTests {
    @Test("Without estimates a row on screen is at its new place when the next new row is asked for its cell")
    func placesWithoutEstimates() throws {
        let client = TableClient([20]) { _ in 50 }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.estimatedRowHeight = 0
        table.dataSource = client
        table.delegate = client
        table.layoutIfNeeded()
        let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(second.frame.minY == 50)
        var places: [CGFloat] = []
        client.cell = { _, _ in
            places.append(second.frame.minY)
            return TableViewCell()
        }
        client.height = { _ in 20 }
        table.frame.size.width = 300
        table.layoutIfNeeded()
        #expect(places.first == 20)
    }
}
