extension TableView {
    /// Whether rows may be selected during editing. It is enough if one of the two properties for editing is true.
    /// Books on tables use the properties in this way.
    var selectsDuringEditing: Bool { allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }

    func show(isSelected: Bool, in cell: View, animated: Bool) {
        (cell as? TableViewCell)?.setSelected(isSelected, animated: animated)
    }

    /// Gives a cell the selection state of its row. A state that client code has given the cell is replaced. Calls
    /// `setHighlighted(_:animated:)` and `setSelected(_:animated:)`, which programs may override.
    func showSelection(of cell: TableViewCell, at indexPath: IndexPath) {
        cell.setHighlighted(selection.highlighted == indexPath, animated: false)
        cell.setSelected(selection.contains(indexPath), animated: false)
    }
}
