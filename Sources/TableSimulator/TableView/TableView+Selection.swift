extension TableView {
    /// The rules of selection at present. During editing it is enough for the selection of one row if one of the two
    /// properties for editing is true. Books on tables use the properties in this way.
    package var selectionRules: SelectionRules {
        guard isEditing else { return SelectionRules(one: allowsSelection, several: allowsMultipleSelection) }
        let allowsSeveral = allowsMultipleSelectionDuringEditing
        return SelectionRules(one: allowsSelectionDuringEditing || allowsSeveral, several: allowsSeveral)
    }

    package func show(isSelected: Bool, in cell: View, animated: Bool) {
        (cell as? TableViewCell)?.setSelected(isSelected, animated: animated)
    }

    /// Gives a cell the selection state of its row. A state that client code has given the cell is replaced. Calls
    /// `setHighlighted(_:animated:)` and `setSelected(_:animated:)`, which programs may override.
    func showSelection(of cell: TableViewCell, at indexPath: IndexPath) {
        cell.setHighlighted(core.selection.highlighted == indexPath, animated: false)
        cell.setSelected(core.selection.contains(indexPath), animated: false)
    }
}
