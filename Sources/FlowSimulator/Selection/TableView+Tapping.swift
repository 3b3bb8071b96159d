import CallerChecks
import Foundation
import ViewSimulator

extension TableView {
    /// Presses a row and lets go of it, as a finger would. Not a method of UIKit's: nobody touches a view here, so
    /// tests call this to have the delegate called.
    ///
    /// The table is laid out first. Then:
    /// 1. `shouldHighlight`, after which a false ends everything; `didHighlight`, `didUnhighlight`. Unlike in a
    ///    collection view, a row is highlighted no more when selecting begins (observed).
    /// 2. `willSelect`, which may answer another row, or nil: then the selection stays as it is (documented).
    /// 3. Where only one row may be selected, `willDeselect` for the one that is, unless it is the same (observed);
    ///    `didDeselect` of the row that it answers. Nil leaves that row selected (documented), beside the new one (a
    ///    choice).
    /// 4. `didSelect`, also for a row that is selected already.
    /// 5. `canPerformPrimaryAction` and `performPrimaryAction` for the row that was pressed, unless several rows may be
    ///    selected and one was before (documented).
    ///
    /// Where several rows may be selected, pressing a selected one asks `willDeselect` in place of 2 to 4, and
    /// `didDeselect` is called for its answer. An answer that names a row that is not selected deselects nothing (a
    /// choice). ``selectionDidChangeNotification`` is posted after each `didSelect` and `didDeselect`. The selection
    /// style of a cell makes no difference.
    ///
    /// Where no row may be selected, nothing of this happens (a choice for `shouldHighlight`). While the table is
    /// edited rows may be selected if one or several may be then. A tap within one of these calls ends the press that
    /// it interrupts, and so does an update or a reload with which the row is gone (a choice).
    ///
    /// Traps when the row has no cell on screen, and when `willSelect` answers a row that does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func tapRow(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        tap(at: indexPath, file, line)
    }

    /// Posted by a table when a press has selected or deselected a row, after the delegate was notified. Not posted for
    /// what the program itself selects (documented).
    public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}

extension TableView: TappableView {
    var selectionDelegate: (any TableViewDelegate)? { tableDelegate }
    var endsHighlightingFirst: Bool { true }

    func shouldHighlight(_ path: IndexPath) -> Bool {
        ask({ $0.tableView(self, shouldHighlightRowAt: $1) }, path) ?? true
    }

    func itemToSelect(pressing path: IndexPath) -> IndexPath? {
        guard let answer = ask({ $0.tableView(self, willSelectRowAt: $1) }, path) else { return path }
        if let answer, answer != path {
            require(hasItem(at: answer), "willSelectRowAt answered a row that does not exist: \(Array(answer))")
        }
        return answer
    }

    func itemToDeselect(pressing path: IndexPath) -> IndexPath? { itemToDeselect(replacing: path) }

    func itemToDeselect(replacing path: IndexPath) -> IndexPath? {
        ask({ $0.tableView(self, willDeselectRowAt: $1) }, path) ?? path
    }

    func canPerformPrimaryAction(_ path: IndexPath) -> Bool {
        ask({ $0.tableView(self, canPerformPrimaryActionForRowAt: $1) }, path) ?? !isEditing
    }

    func didHighlight(_ path: IndexPath) { notify({ $0.tableView(self, didHighlightRowAt: $1) }, path) }
    func didUnhighlight(_ path: IndexPath) { notify({ $0.tableView(self, didUnhighlightRowAt: $1) }, path) }

    func didSelect(_ path: IndexPath) {
        notify({ $0.tableView(self, didSelectRowAt: $1) }, path)
        postSelectionChange()
    }

    func didDeselect(_ path: IndexPath) {
        notify({ $0.tableView(self, didDeselectRowAt: $1) }, path)
        postSelectionChange()
    }

    private func postSelectionChange() {
        NotificationCenter.default.post(name: TableView.selectionDidChangeNotification, object: self)
    }

    func performPrimaryAction(_ path: IndexPath) {
        notify({ $0.tableView(self, performPrimaryActionForRowAt: $1) }, path)
    }

    func show(isHighlighted: Bool, in cell: View) {
        (cell as? TableViewCell)?.setHighlighted(isHighlighted, animated: false)
    }
}
