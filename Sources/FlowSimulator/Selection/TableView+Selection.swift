import Foundation
import ViewSimulator

extension TableView {
    func select(_ indexPath: IndexPath?, at scrollPosition: ScrollPosition, animated: Bool) {
        select(indexPath, animated: animated) { path in
            // Unlike elsewhere, `none` is no scrolling here (documented).
            if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
        }
    }

    /// One of the two is enough (as books on tables have it).
    var selectsDuringEditing: Bool { allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }

    func show(isSelected: Bool, in cell: View, animated: Bool) {
        (cell as? TableViewCell)?.setSelected(isSelected, animated: animated)
    }

    /// A cell as its row is: the table's word counts, whatever the cell was set to by others. Programs override these
    /// two, and not the properties.
    func showSelection(of cell: TableViewCell, at indexPath: IndexPath) {
        cell.setHighlighted(selection.highlighted == indexPath, animated: false)
        cell.setSelected(selection.contains(indexPath), animated: false)
    }
}
