import FlowSimulator
import Foundation
import Testing

@MainActor
@Suite struct TableRefusalTests {
    @Test("An update that does not add up is refused in a table view's words, and nothing changes")
    func words() {
        let screen = HeightsScreen(rows: 10, height: 88, viewport: 400)
        screen.table.layoutIfNeeded()
        let frames = (0..<10).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
        screen.table.invalidUpdatePolicy = .throw
        var sentences: [String] = []
        screen.table.updateErrorHandler = { sentences.append("\($0)") }
        let trace = LayoutTrace()
        screen.table.traceObserver = trace
        screen.table.performBatchUpdates {
            screen.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
        #expect(sentences.count == 1)
        let refused = trace.text.split(separator: "\n").filter { $0.contains("invalid number of rows in section 0") }
        #expect(refused.count == 1)
        #expect(refused.first?.contains("rows inserted or deleted from that section") == true)
        #expect(screen.table.numberOfRows(inSection: 0) == 10)
        screen.table.layoutIfNeeded()
        #expect((0..<10).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)) } == frames)
    }
}
