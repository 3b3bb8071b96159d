import FlowEngine
import Foundation
import ViewSimulator

// What is selected belongs to the view, not to its cells: a cell that comes on screen is notified, and a selected item
// stays selected while it has no cell. Code of the user's runs whenever a cell is notified; no step relies on what it
// read before.

extension ElementsView {
    /// Whether anything may be selected now: other rules may hold while the view is being edited.
    var selects: Bool { isEditing ? selectsDuringEditing : allowsSelection }

    /// Whether several items may be selected now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// - Parameters:
    ///   - indexPath: The item; nil deselects all.
    ///   - animated: What cells are told.
    ///   - scroll: Brings the item into view, where that is wanted.
    func select(_ indexPath: IndexPath?, animated: Bool, scrolling scroll: (IndexPath) -> Void) {
        MainThread.check("a selection")
        guard selects else { return }
        guard let indexPath else { return deselectAll(animated: animated) }
        guard hasItem(at: indexPath) else { return }
        if !selectsSeveral { deselectAll(but: indexPath, animated: animated) }
        setSelected(true, at: indexPath, animated: animated)
        scroll(indexPath)
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath, animated: Bool = false) {
        if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
        if let cell = displayed.view(for: .cell(at: indexPath)) {
            show(isSelected: isSelected, in: cell, animated: animated)
        }
    }

    func deselectAll(but kept: IndexPath? = nil, animated: Bool = false) {
        for path in selection.paths where path != kept { setSelected(false, at: path, animated: animated) }
    }

    /// Fewer may be selected than are: the first one stays.
    func selectionRulesDidChange() {
        guard selects, !selectsSeveral, let first = selection.paths.first else { return }
        deselectAll(but: first)
    }

    /// Everything is read anew: nothing is known of what was selected. Cells on screen leave it in the next pass.
    func forgetSelection() { selection = SelectionState() }

    /// Items keep being selected at their new paths; those that are deleted or reloaded do not.
    func rebaseSelection(by plan: UpdatePlan) {
        selection.rebase { path in
            ItemPath(path).flatMap { plan.keptPath(of: $0) }.map { IndexPath($0) }
        }
    }
}
