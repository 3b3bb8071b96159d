@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// Batches that are begun and not ended, and that lie in one another.
@MainActor @Suite("Batches of tables")
struct TableBatchTests {
    private let client = HostileTableTests.client()

    private func table() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        (table.dataSource, table.delegate) = (client, client)
        table.layoutIfNeeded()
        return table
    }

    @Test("While a batch is open the table shows what it showed, and answers; its end does everything")
    func open() {
        let table = table()
        table.beginUpdates()
        client.counts = [31]
        table.insertRows(at: [[0, 0]], with: .none)
        table.contentOffset.y = 20
        table.layoutIfNeeded()
        #expect(table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) == 30)
        #expect(table.rectForRow(at: [0, 1]).minY == 50)
        #expect(table.cellForRow(at: [0, 0]) != nil)
        table.reloadData()
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 31)
        #expect(!table.hasUncommittedUpdates)
        #expect(table.indexPathsForVisibleRows == table.indexPathsForRows(in: table.bounds))
    }

    @Test("R18.19: a section's reload covers what the batch does with its rows, and its count is what it is")
    func operationsInReloadedSection() throws {
        let table = table()
        try table.performThrowingBatchUpdates {
            client.counts = [12]
            table.reloadSections([0], with: .fade)
            table.deleteRows(at: [[0, 0], [0, 1]], with: .top)
            table.insertRows(at: [[0, 3]], with: .left)
            table.moveRow(at: [0, 4], to: [0, 5])
        }
        #expect(table.numberOfRows(inSection: 0) == 12)
        #expect(table.issues.isEmpty)
        #expect(table.cellForRow(at: [0, 0]) != nil)
    }

    @Test("A batch that is never ended leaves nothing behind when its table goes")
    func abandoned() {
        weak var gone: TableView?
        do {
            let table = table()
            gone = table
            table.beginUpdates()
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("Batches in batches are one, whichever way they are written")
    func nested() {
        let table = table()
        var completions: [String] = []
        table.beginUpdates()
        table.performBatchUpdates({
            table.beginUpdates()
            client.counts = [32]
            table.insertRows(at: [[0, 30]], with: .none)
            table.endUpdates()
            #expect(table.hasUncommittedUpdates)
        }, completion: { _ in completions.append("inner") })
        #expect(completions.isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 30)
        table.insertRows(at: [[0, 31]], with: .none)
        table.endUpdates()
        #expect(completions == ["inner"])
        #expect(table.numberOfRows(inSection: 0) == 32)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 1360)
    }

    @Test("A pair within a batch's block does not end the batch")
    func pairInBlock() {
        let table = table()
        table.performBatchUpdates {
            table.beginUpdates()
            table.endUpdates()
            client.counts = [29]
            table.deleteRows(at: [[0, 0]], with: .none)
        }
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 29)
    }

    @Test("What is begun while rows are made is applied at the end of the pass, whole")
    func begunInPass() {
        let table = table()
        var steps: [String] = []
        client.cell = { [unowned client] table, path in
            guard steps.isEmpty, path.row > 6 else { return TableViewCell() }
            table.beginUpdates()
            steps.append("begun")
            client.counts = [30]
            table.deleteRows(at: [[0, 0]], with: .none)
            table.performBatchUpdates {
                steps.append("block")
                table.insertRows(at: [[0, 0]], with: .none)
            } completion: { _ in
                steps.append("done")
            }
            table.reloadData()
            #expect(table.hasUncommittedUpdates)
            table.endUpdates()
            steps.append("ended")
            return TableViewCell()
        }
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        #expect(steps == ["begun", "block", "ended", "done"])
        #expect(!table.hasUncommittedUpdates)
        #expect(table.core.updateState.early.isEmpty)
        #expect(table.indexPathsForVisibleRows == table.indexPathsForRows(in: table.bounds))
    }

    @Test("Counts that change without an update are read with the next reload, and nothing goes wrong before")
    func silentChange() {
        let table = table()
        client.counts = [3]
        table.contentOffset.y = 40
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 30)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(table.indexPathsForVisibleRows?.count == 3)
    }
}
