import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// A table's diffable data source: what it answers.
@Suite("Diffable data source of a table")
@MainActor
struct TableDiffableDataSourceTests {
    private typealias Source = TableViewDiffableDataSource<String, Int>

    /// What a client makes of it.
    private final class Edited: TableViewDiffableDataSource<String, Int> {
        var committed: [IndexPath] = []
        var moves: [[IndexPath]] = []

        override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
        override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { "end" }
        override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
            itemIdentifier(for: indexPath) == 2
        }
        override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { committed.append(indexPath) }
        override func tableView(
            _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { moves.append([sourceIndexPath, destinationIndexPath]) }
        override func sectionIndexTitles(for tableView: TableView) -> [String]? { snapshot().sectionIdentifiers }
        override func tableView(
            _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { self.index(for: title) ?? 0 }
    }

    private let table = TableView(frame: rect(0, 0, 320, 400), style: .plain)

    private var snapshot: DiffableDataSourceSnapshot<String, Int> {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        return snapshot
    }

    @Test("It becomes the table's data source with nothing in it, and answers what was applied")
    func answers() {
        var asked: [Int] = []
        let source = Source(tableView: table) { _, _, number in
            asked.append(number)
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
        #expect(table.dataSource === source)
        #expect(source.defaultRowAnimation == .automatic)
        #expect(source.numberOfSections(in: table) == 0)
        #expect(source.snapshot().numberOfItems == 0)
        source.apply(snapshot)
        #expect(source.numberOfSections(in: table) == 2)
        #expect((0...1).map { source.tableView(table, numberOfRowsInSection: $0) } == [2, 1])
        _ = source.tableView(table, cellForRowAt: path(0, 1))
        _ = source.tableView(table, cellForRowAt: path(1, 0))
        #expect(asked == [2, 3])
    }

    @Test("Identifiers and places are found from each other")
    func lookingUp() {
        let source = Source(tableView: table) { _, _, _ in nil }
        source.apply(snapshot)
        #expect(source.itemIdentifier(for: path(1, 0)) == 3)
        #expect(source.itemIdentifier(for: path(1, 1)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(source.indexPath(for: 2) == path(0, 1))
        #expect(source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.sectionIdentifier(for: -1) == nil)
        #expect(source.index(for: "b") == 1)
        #expect(source.index(for: "c") == nil)
    }

    @Test("Nothing has a title, is edited, is carried or is indexed")
    func plain() {
        let plain = Source(tableView: table) { _, _, _ in nil }
        plain.apply(snapshot)
        let source: any TableViewDataSource = plain
        #expect(source.tableView?(table, titleForHeaderInSection: 0) == nil)
        #expect(source.tableView?(table, titleForFooterInSection: 0) == nil)
        #expect(source.tableView?(table, canEditRowAt: path(0, 0)) == false)
        #expect(source.tableView?(table, canMoveRowAt: path(0, 0)) == false)
        #expect(source.sectionIndexTitles?(for: table) == nil)
        #expect(source.tableView?(table, sectionForSectionIndexTitle: "b", at: 1) == 1)
        source.tableView(table, commit: .delete, forRowAt: path(0, 0))
        source.tableView(table, moveRowAt: path(0, 0), to: path(1, 0))
        #expect(plain.snapshot() == snapshot)
    }

    @Test("What a subclass overrides is what the table is answered")
    func subclass() {
        let edited = Edited(tableView: table) { _, _, _ in nil }
        edited.apply(snapshot)
        let source: any TableViewDataSource = edited
        #expect(source.tableView?(table, titleForHeaderInSection: 1) == "b")
        #expect(source.tableView?(table, titleForFooterInSection: 1) == "end")
        #expect([0, 1].map { source.tableView(table, canEditRowAt: path(0, $0)) } == [false, true])
        #expect(source.tableView(table, canMoveRowAt: path(0, 0)))
        #expect(source.sectionIndexTitles?(for: table) == ["a", "b"])
        #expect(source.tableView?(table, sectionForSectionIndexTitle: "b", at: 0) == 1)
        source.tableView(table, commit: .delete, forRowAt: path(0, 1))
        source.tableView(table, moveRowAt: path(0, 0), to: path(0, 1))
        #expect(edited.committed == [path(0, 1)])
        #expect(edited.moves == [[path(0, 0), path(0, 1)]])
    }

    /// Only the first row has a cell, and there is no third.
    fileprivate static func askForCell(inRow row: Int) {
        let table = TableView()
        let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, number in
            number == 1 ? TableViewCell(style: .default, reuseIdentifier: nil) : nil
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        _ = source.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
    }

    @Test("A provider without a cell stops the program, and so does a row that is not there")
    func noCell() async {
        Self.askForCell(inRow: 0)
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            TableDiffableDataSourceTests.askForCell(inRow: 1)
        }
        let outside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            TableDiffableDataSourceTests.askForCell(inRow: 2)
        }
        for (row, result) in [(1, missing), (2, outside)] {
            let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            let words = "the cell provider returned no cell for index path [0, \(row)]"
            #expect(said.contains(words))
        }
    }
}
