import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What UIKit raises exceptions for stops the program, and says why.
@Suite("Refusals of tables")
struct TableStopTests {
    private static func table(_ client: TableClient) async -> TableView {
        await MainActor.run {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            table.register(TableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (client, client)
            return table
        }
    }

    private func expect(_ words: String, in result: ExitTest.Result?) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(words), "\(said.prefix(300))")
    }

    @Test("A row's own cell in heightForRowAt, by dequeuing for its path")
    func dequeuing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            let table = await Self.table(client)
            client.height = { [unowned table] in
                table.dequeueReusableCell(withIdentifier: "row", for: $0).bounds.height
            }
            table.layoutIfNeeded()
        }
        expect("dequeueReusableCell(withIdentifier:for:) within heightForRowAt", in: result)
    }

    @Test("A row's own cell in heightForRowAt, by its path")
    func cellForRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            let table = await Self.table(client)
            client.height = { [unowned table] in table.cellForRow(at: $0)?.bounds.height ?? 44 }
            table.layoutIfNeeded()
        }
        expect("cellForRow(at:) within heightForRowAt", in: result)
    }

    @Test("A negative number of rows, and of sections")
    func negativeCounts() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            client.counts = [3, -1]
            await Self.table(client).layoutIfNeeded()
        }
        expect("negative number of rows (-1) in section 1", in: result)
    }

    @Test("Another number of rows than the update says")
    func counts() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            let table = await Self.table(client)
            table.layoutIfNeeded()
            client.counts = [40]
            table.insertRows(at: [[0, 0]], with: .none)
        }
        expect("Invalid update: invalid number of", in: result)
    }

    @Test("Rows that are not there, in an update", arguments: [IndexPath(), [0, 30], [1, 0], [0, -1], [0, 0, 0]])
    func missingRows(_ path: IndexPath) async throws {
        let client = await HostileTableTests.client()
        let table = await Self.table(client)
        await MainActor.run {
            table.layoutIfNeeded()
            let shown = table.indexPathsForVisibleRows
            #expect(throws: UpdateError.self) {
                try table.performThrowingBatchUpdates { table.deleteRows(at: [path], with: .none) }
            }
            #expect(throws: UpdateError.self) {
                try table.performThrowingBatchUpdates { table.moveRow(at: [0, 0], to: path) }
            }
            table.layoutIfNeeded()
            #expect(table.indexPathsForVisibleRows == shown)
            #expect(table.numberOfRows(inSection: 0) == 30)
        }
    }

    @Test("A section that is not there, asked for its rows")
    func missingSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            _ = await Self.table(client).numberOfRows(inSection: 1)
        }
        expect("request for number of rows in section 1 when there are only 1 sections in the table view", in: result)
    }

    @Test("A scroll to a row that is not there")
    func scroll() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            await Self.table(client).scrollToRow(at: [0, 30], at: .top, animated: false)
        }
        expect("out-of-bounds row: [0, 30]", in: result)
    }

    @Test("endUpdates without beginUpdates")
    func end() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            await Self.table(client).endUpdates()
        }
        expect("endUpdates() without beginUpdates()", in: result)
    }

    @Test("A height of a header that is negative")
    func header() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let client = HostileTableTests.client()
            let delegate = TableClient()
            delegate.headerHeight = { _ in -3 }
            let table = await Self.table(client)
            table.delegate = delegate
            table.layoutIfNeeded()
        }
        expect("section header height must not be negative - provided height for section 0 is -3", in: result)
    }
}
