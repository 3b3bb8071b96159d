import CallerChecks

extension TableView {
    /// Presses a row and releases it, as a finger would. The delegate is called as for a touch. Not a method of UIKit:
    /// tests call this method, because there are no touches here.
    ///
    /// The table is laid out first. Then the delegate's methods are called:
    /// 1. `shouldHighlight`, whose false ends the press; `didHighlight`, `didUnhighlight`. Unlike in a collection view,
    ///    a row is no longer highlighted when selecting begins (observed).
    /// 2. `willSelect`, which may return another row, or nil: then the selection does not change (documented).
    /// 3. If only one row may be selected, `willDeselect` for the selected one, unless it is the same (observed);
    ///    `didDeselect` of the row that it returns. After nil that row stays selected (documented), together with the
    ///    new one (this library's choice).
    /// 4. `didSelect`, also for a row that is selected already.
    /// 5. `canPerformPrimaryAction` and `performPrimaryAction` for the row that was pressed, unless several rows may be
    ///    selected and one was before (documented).
    ///
    /// If several rows may be selected and the pressed one is selected, `willDeselect` replaces 2 to 4, and
    /// `didDeselect` is called for the row that it returns; a row that is not selected is ignored (this library's
    /// choice). ``selectionDidChangeNotification`` is posted after each `didSelect` and `didDeselect`. The selection
    /// style of a cell has no effect.
    ///
    /// If no row may be selected, no method is called (this library's choice for `shouldHighlight`). During editing
    /// rows may be selected if one of the two properties for editing allows it. A tap within one of these calls ends
    /// the press that it interrupts, and so does an update or a reload that removes the row (this library's choice).
    ///
    /// Traps if the row has no cell on screen, and if `willSelect` returns a row that does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public func tapRow(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        tap(at: indexPath, file, line)
    }

    /// The notification that a table posts when a press has selected or deselected a row, after the delegate was
    /// notified. Not posted for selections by the program (documented).
    public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}

extension TableView: TappableView {
    package var selectionDelegate: (any TableViewDelegate)? { tableDelegate }
    package var endsHighlightingFirst: Bool { true }

    package func shouldHighlight(_ path: IndexPath) -> Bool {
        ask({ $0.tableView(self, shouldHighlightRowAt: $1) }, path) ?? true
    }

    package func itemToSelect(pressing path: IndexPath) -> IndexPath? {
        guard let answer = ask({ $0.tableView(self, willSelectRowAt: $1) }, path) else { return path }
        if let answer, answer != path {
            require(core.hasItem(at: answer), "willSelectRowAt answered a row that does not exist: \(Array(answer))")
        }
        return answer
    }

    package func itemToDeselect(pressing path: IndexPath) -> IndexPath? { itemToDeselect(replacing: path) }

    package func itemToDeselect(replacing path: IndexPath) -> IndexPath? {
        ask({ $0.tableView(self, willDeselectRowAt: $1) }, path) ?? path
    }

    package func canPerformPrimaryAction(_ path: IndexPath) -> Bool {
        ask({ $0.tableView(self, canPerformPrimaryActionForRowAt: $1) }, path) ?? !isEditing
    }

    package func didHighlight(_ path: IndexPath) { notify({ $0.tableView(self, didHighlightRowAt: $1) }, path) }
    package func didUnhighlight(_ path: IndexPath) { notify({ $0.tableView(self, didUnhighlightRowAt: $1) }, path) }

    package func didSelect(_ path: IndexPath) {
        notify({ $0.tableView(self, didSelectRowAt: $1) }, path)
        postSelectionChange()
    }

    package func didDeselect(_ path: IndexPath) {
        notify({ $0.tableView(self, didDeselectRowAt: $1) }, path)
        postSelectionChange()
    }

    private func postSelectionChange() {
        NotificationCenter.default.post(name: TableView.selectionDidChangeNotification, object: self)
    }

    package func performPrimaryAction(_ path: IndexPath) {
        notify({ $0.tableView(self, performPrimaryActionForRowAt: $1) }, path)
    }

    package func show(isHighlighted: Bool, in cell: View) {
        (cell as? TableViewCell)?.setHighlighted(isHighlighted, animated: false)
    }
}
