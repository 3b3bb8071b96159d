extension CollectionView {
    var selectsDuringEditing: Bool { allowsSelectionDuringEditing }

    func show(isSelected: Bool, in cell: View, animated: Bool) {
        (cell as? CollectionViewCell)?.isSelected = isSelected
    }

    /// Sets the selection state of a cell to that of its item, even if client code has given the cell another state.
    func showSelection(of cell: CollectionViewCell, at indexPath: IndexPath) {
        cell.isHighlighted = selection.highlighted == indexPath
        cell.isSelected = selection.contains(indexPath)
    }

    func editingDidChange() {
        selectionRulesDidChange()
        for cell in displayed.elements.compactMap({ $0.view as? CollectionViewCell }) {
            cell.setNeedsUpdateConfiguration()
        }
    }
}
