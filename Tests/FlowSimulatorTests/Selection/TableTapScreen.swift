import FlowSimulator
import FlowTestSupport
import Foundation

/// A table of rows of 44 points, and what its delegate is asked and told about presses, as words and rows.
@MainActor
final class TableTapScreen {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source: TableClient
    let delegate = TableTapDelegate()

    init(rows: Int = 10, cell: TableViewCell.Type = TableViewCell.self) {
        source = TableClient([rows], dequeuing: "row")
        table.register(cell, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (source, delegate)
    }

    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    func cell(_ row: Int) -> TableViewCell? { table.cellForRow(at: [0, row]) }

    func select(_ rows: Int...) {
        for row in rows { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    }

    /// Answers by what the delegate was asked and told.
    func tap(_ row: Int) -> [String] {
        table.tapRow(at: [0, row])
        return delegate.calls.take()
    }

    /// The same, of selecting and deselecting alone.
    func selectingCalls(tapping row: Int) -> [String] { tap(row).filter { $0.contains("elect ") } }

    func insertRow(at row: Int) {
        source.counts[0] += 1
        table.insertRows(at: [[0, row]], with: .none)
    }

    func deleteRow(at row: Int) {
        source.counts[0] -= 1
        table.deleteRows(at: [[0, row]], with: .none)
    }
}

/// Writes down what it is asked and told about presses, and answers as it was set to.
final class TableTapDelegate: TableViewDelegate {
    let calls = CallLog()
    /// Questions that are answered with false.
    var refused: Set<String> = []
    /// What is answered for a word and a row; the row itself unless set.
    var answers: [String: IndexPath?] = [:]
    /// Runs in every call.
    var whenCalled: ((String) -> Void)?

    private func note(_ word: String, _ path: IndexPath) {
        calls.note("\(word) \(path.row)")
        whenCalled?("\(word) \(path.row)")
    }

    private func answer(_ word: String, _ path: IndexPath) -> Bool {
        note(word, path)
        return !refused.contains(word)
    }

    private func path(_ word: String, _ path: IndexPath) -> IndexPath? {
        note(word, path)
        return answers["\(word) \(path.row)"] ?? path
    }

    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        answer("shouldHighlight", indexPath)
    }

    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }

    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        path("willSelect", indexPath)
    }

    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        path("willDeselect", indexPath)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }

    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        answer("canPerform", indexPath)
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("perform", indexPath)
    }
}
