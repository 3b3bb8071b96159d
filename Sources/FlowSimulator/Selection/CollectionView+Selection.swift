import FlowEngine
import Foundation
import ViewSimulator

// What is selected belongs to the view, not to its cells: a cell that comes on screen is notified, and a selected item
// stays selected while it has no cell. Code of the user's runs whenever a cell is notified; no step relies on what it
// read before.

extension CollectionView {
    /// Whether anything may be selected now: other rules may hold while the view is being edited.
    var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    /// Whether several items may be selected now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func select(_ indexPath: IndexPath?, at scrollPosition: ScrollPosition, animated: Bool) {
        MainThread.check("a selection")
        guard selects else { return }
        guard let indexPath else { return deselectAll() }
        guard hasItem(at: indexPath) else { return }
        if !selectsSeveral { deselectAll(but: indexPath) }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
        shownCell(at: indexPath)?.isSelected = isSelected
    }

    func deselectAll(but kept: IndexPath? = nil) {
        for path in selection.paths where path != kept { setSelected(false, at: path) }
    }

    /// Fewer may be selected than are: the first one stays.
    func selectionRulesDidChange() {
        guard selects, !selectsSeveral, let first = selection.paths.first else { return }
        deselectAll(but: first)
    }

    /// A cell as its item is: the view's word counts, whatever the cell was set to by others.
    func showSelection(of cell: CollectionViewCell, at indexPath: IndexPath) {
        cell.isHighlighted = selection.pressed == indexPath
        cell.isSelected = selection.contains(indexPath)
    }

    func shownCell(at indexPath: IndexPath) -> CollectionViewCell? {
        displayed.view(for: .cell(at: indexPath)) as? CollectionViewCell
    }

    /// Everything is read anew: nothing is known of what was selected. Cells on screen leave it in the next pass.
    func forgetSelection() { selection = SelectionState() }

    /// Items keep being selected at their new paths; those that are deleted or reloaded do not.
    func rebaseSelection(by plan: UpdatePlan) {
        selection.rebase { path in
            ItemPath(path).flatMap { plan.keptPath(of: $0) }.map { IndexPath($0) }
        }
    }

    func editingDidChange() {
        selectionRulesDidChange()
        for cell in displayed.elements.compactMap({ $0.view as? CollectionViewCell }) {
            cell.setNeedsUpdateConfiguration()
        }
    }
}
