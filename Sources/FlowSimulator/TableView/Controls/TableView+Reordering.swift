import CallerChecks
import FlowEngine
import Foundation
import ViewSimulator

extension TableView {
    /// Does what a finger on a row's reorder control does while the table is edited: carries the row to another place
    /// and lets go. Not a method of UIKit's: nobody touches a view here.
    ///
    /// The table is laid out first. The delegate may answer another place (`targetIndexPathForMoveFromRowAt`; asked
    /// once here, and on devices for every place on the way). The data source is told by `moveRowAt`, unless the row is
    /// where it was (a choice). Then the row is there with the cell that it had, which is not asked for again, as by an
    /// update with this one move. Data sources that lead the table there by an update of their own, within that call,
    /// are left to do so.
    ///
    /// Traps when the row has no cell on screen or no reorder control, when a place does not exist, and within a layout
    /// pass or an update.
    ///
    /// - Parameters:
    ///   - source: The row.
    ///   - destination: The place, counted without the row.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func dragRow(
        at source: IndexPath, to destination: IndexPath, file: StaticString = #fileID, line: UInt = #line
    ) {
        require(
            updateState.batch == nil && !mustWaitWithUpdates, "a row is dragged within a layout pass or an update",
            file: file, line: line)
        let cell = tappedCell(at: source, file, line)
        require(
            cell.isEditing && cell.showsReorderControl, "the row at \(Array(source)) has no reorder control",
            file: file, line: line)
        let target = self.target(ofRowAt: source, proposing: destination)
        guard target != source else { return }
        require(
            ItemPath(source).flatMap { from in ItemPath(target).map { ItemMove(source: from, target: $0) } }?
                .fits(currentCounts) == true,
            "there is no place at \(Array(target)) for the row at \(Array(source))", file: file, line: line)
        runBatch({ [weak self] in self?.moveRow(from: source, to: target) }, completion: nil)
    }

    private func target(ofRowAt source: IndexPath, proposing destination: IndexPath) -> IndexPath {
        guard let delegate = tableDelegate else { return destination }
        return OptionalRequirement.ask {
            delegate.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
        } ?? destination
    }

    /// Within a batch, so that what the data source does to the table is a part of it.
    private func moveRow(from source: IndexPath, to target: IndexPath) {
        guard let dataSource else { return }
        let moved: Void? = OptionalRequirement.ask { dataSource.tableView(self, moveRowAt: source, to: target) }
        if moved != nil, updateState.batch?.operations.isEmpty == true { moveRow(at: source, to: target) }
    }
}
