extension CollectionView {
    package var selectionRules: SelectionRules {
        isEditing
            ? SelectionRules(one: allowsSelectionDuringEditing, several: allowsMultipleSelectionDuringEditing)
            : SelectionRules(one: allowsSelection, several: allowsMultipleSelection)
    }

    package func show(isSelected: Bool, in cell: View, animated: Bool) {
        (cell as? CollectionViewCell)?.isSelected = isSelected
    }

    /// Sets the selection state of a cell to that of its item, even if client code has given the cell another state.
    func showSelection(of cell: CollectionViewCell, at indexPath: IndexPath) {
        cell.isHighlighted = core.selection.highlighted == indexPath
        cell.isSelected = core.selection.contains(indexPath)
    }

    func editingDidChange() {
        core.selectionRulesDidChange()
        for cell in core.displayed.elements.compactMap({ $0.view as? CollectionViewCell }) {
            cell.setNeedsUpdateConfiguration()
        }
    }
}
