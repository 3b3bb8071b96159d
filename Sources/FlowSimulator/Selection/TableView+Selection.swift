extension TableView {
    /// Whether rows may be selected during editing. It is enough if one of the two properties for editing is true.
    /// Books on tables use the properties in this way.
    var selectsDuringEditing: Bool { allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }

    func show(isSelected: Bool, in cell: View, animated: Bool) {
        (cell as? TableViewCell)?.setSelected(isSelected, animated: animated)
    }

    /// Sets the selection state of a cell to that of its row, even if client code has given the cell another state.
    /// Calls the methods that programs override, not the setters of the properties.
    func showSelection(of cell: TableViewCell, at indexPath: IndexPath) {
        cell.setHighlighted(selection.highlighted == indexPath, animated: false)
        cell.setSelected(selection.contains(indexPath), animated: false)
    }
}
