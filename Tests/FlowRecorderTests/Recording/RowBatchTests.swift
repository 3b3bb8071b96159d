import Foundation
import Testing

@testable import FlowRecorder

@Suite struct RowBatchTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(indexes: [section, row]) }

    @Test("A reloaded row is afterwards where those before it leave it that go and come")
    func rows() {
        let batch = RowBatch(operations: [
            .deleteRow(path(0, 0)), .reloadRow(path(0, 3)), .insertRow(path(0, 1)), .insertRow(path(0, 2)),
            .moveRow(path(0, 1), to: path(1, 0)), .reconfigureRow(path(0, 4)),
        ])
        // 3, without 0 and 1, with 1 and 2 before it.
        #expect(batch.changes.contains(.reloadItem(path(0, 3), at: path(0, 3))))
        #expect(batch.changes.count == 5 && batch.reconfigured == [path(0, 4)])
        let rest = RowBatch(operations: [.reloadRow(path(0, 3)), .deleteRow(path(0, 0)), .deleteRow(path(0, 5))])
        #expect(rest.changes.first == .reloadItem(path(0, 3), at: path(0, 2)))
    }

    @Test("A row goes with its section")
    func sections() {
        let batch = RowBatch(operations: [
            .moveSection(2, to: 0), .deleteSection(0), .insertSection(1), .reloadRow(path(2, 1)),
            .reloadRow(path(3, 0)), .reloadSection(1), .insertRow(path(0, 0)),
        ])
        #expect(batch.changes.contains(.reloadItem(path(2, 1), at: path(0, 2))))
        #expect(batch.changes.contains(.reloadItem(path(3, 0), at: path(3, 0))))
        #expect(batch.changes.contains(.reloadSection(1, at: 2)))
        #expect(batch.placeAfterwards(of: 2) == 0)
    }
}
