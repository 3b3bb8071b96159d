import FlowEngine

// The selection belongs to the view, not to its cells: a cell that comes on screen is notified, and a selected item
// stays selected while it has no cell. Client code runs whenever a cell is notified, so no step relies on state that it
// read before.

extension ElementsCore {
    /// Whether elements may be selected now.
    package var selects: Bool { audience.selectionRules.one }

    /// Whether several items may be selected now.
    var selectsSeveral: Bool { audience.selectionRules.several }

    /// Selects an item, and calls `scroll`, which brings the item into view. The other items are deselected, unless
    /// several items may be selected. `animated` is passed to the cells. A nil path deselects all items.
    package func select(_ indexPath: IndexPath?, animated: Bool, scrolling scroll: (IndexPath) -> Void) {
        MainThread.check("a selection")
        guard selects else { return }
        guard let indexPath else { return deselectAll(animated: animated) }
        guard hasItem(at: indexPath) else { return }
        if !selectsSeveral { deselectAll(but: indexPath, animated: animated) }
        setSelected(true, at: indexPath, animated: animated)
        scroll(indexPath)
    }

    package func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool = false) {
        if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
        if let cell = displayed.view(for: .cell(at: indexPath)) {
            audience.show(isSelected: isSelected, in: cell, animated: animated)
        }
    }

    func deselectAll(but kept: IndexPath? = nil, animated: Bool = false) {
        for path in selection.paths where path != kept { setSelected(false, at: path, animated: animated) }
    }

    /// Deselects all items except the item that was selected first. Does nothing unless exactly one item may be
    /// selected now.
    package func selectionRulesDidChange() {
        guard selects, !selectsSeveral, let first = selection.paths.first else { return }
        deselectAll(but: first)
    }

    /// Discards the selection, because all data are read again. Cells on screen are deselected in the next pass.
    package func forgetSelection() { selection = SelectionState() }

    /// Renumbers the selected items; items that are deleted or reloaded are deselected.
    package func rebaseSelection(by plan: UpdatePlan) {
        selection.rebase { path in
            ItemPath(path).flatMap { plan.keptPath(of: $0) }.map { IndexPath($0) }
        }
    }
}
