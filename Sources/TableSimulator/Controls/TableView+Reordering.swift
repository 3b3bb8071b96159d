import CallerChecks
import FlowEngine
import ViewSimulator

extension TableView {
    /// Moves a row, as a finger on its reorder control would in an edited table. Not a method of UIKit: there are no
    /// touches here.
    ///
    /// The table is laid out first. The delegate may return another place (`targetIndexPathForMoveFromRowAt`; asked
    /// once here, and on devices for every place on the way). The data source is notified by `moveRowAt`, unless the
    /// row is at its old place (this library's choice). Then the table moves the row with its cell, which is not
    /// requested again, as by an update with this one move. A data source may perform an update with the move itself,
    /// within that call.
    ///
    /// Traps if the row has no cell on screen or no reorder control, if a place does not exist, and within a layout
    /// pass or an update.
    ///
    /// - Parameters:
    ///   - source: The row.
    ///   - destination: The path after the row was removed.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public func dragRow(
        at source: IndexPath, to destination: IndexPath, file: StaticString = #fileID, line: UInt = #line
    ) {
        require(
            core.updateState.batch == nil && !mustWaitWithUpdates, "a row is dragged within a layout pass or an update",
            file: file, line: line)
        let cell = tappedCell(at: source, file, line)
        require(
            cell.isEditing && cell.showsReorderControl, "the row at \(Array(source)) has no reorder control",
            file: file, line: line)
        let target = self.target(ofRowAt: source, proposing: destination)
        guard target != source else { return }
        require(
            ItemPath(source).flatMap { from in ItemPath(target).map { ItemMove(source: from, target: $0) } }?
                .fits(core.currentCounts) == true,
            "there is no place at \(Array(target)) for the row at \(Array(source))", file: file, line: line)
        core.runBatch({ [weak self] in self?.moveRow(from: source, to: target) }, completion: nil)
    }

    private func target(ofRowAt source: IndexPath, proposing destination: IndexPath) -> IndexPath {
        guard let delegate = tableDelegate else { return destination }
        return OptionalRequirement.ask {
            delegate.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
        } ?? destination
    }

    /// Moves a row within a batch. Updates that the data source makes meanwhile become a part of this batch.
    private func moveRow(from source: IndexPath, to target: IndexPath) {
        guard let dataSource else { return }
        let moved: Void? = OptionalRequirement.ask { dataSource.tableView(self, moveRowAt: source, to: target) }
        if moved != nil, core.updateState.batch?.operations.isEmpty == true { moveRow(at: source, to: target) }
    }
}
