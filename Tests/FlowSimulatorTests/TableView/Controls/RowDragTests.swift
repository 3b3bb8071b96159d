import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What a finger does with a row's reorder control.
@Suite("A row that is dragged")
@MainActor
struct RowDragTests {
    private func screen(_ sections: [[String]] = [["a", "b", "c"], ["d", "e"]]) -> ControlScreen {
        let screen = ControlScreen(sections)
        screen.table.isEditing = true
        screen.source.change = { [weak source = screen.source] in if let target = $1 { source?.move($0, target) } }
        screen.table.layoutIfNeeded()
        _ = screen.source.calls.take()
        return screen
    }

    private func cellCalls(_ screen: ControlScreen) -> [String] {
        screen.source.calls.take().filter { !$0.hasPrefix("titles") }
    }

    @Test("The delegate is asked for the place, the data source is told, and no cell is asked for")
    func order() {
        let screen = screen()
        let cell = screen.table.cellForRow(at: [0, 0])
        screen.table.dragRow(at: [0, 0], to: [0, 2])
        #expect(screen.delegate.calls.take() == ["target [0, 0] [0, 2]"])
        #expect(cellCalls(screen) == ["move [0, 0] [0, 2]"])
        #expect(screen.shown == ["b", "c", "a", "d", "e"])
        #expect(cell != nil)
        #expect(screen.table.cellForRow(at: [0, 2]) === cell)
        #expect(cell?.frame.minY == 88)
    }

    @Test("A row may go to another section, and to its end")
    func otherSection() {
        let screen = screen()
        screen.table.dragRow(at: [0, 1], to: [1, 2])
        #expect(screen.shown == ["a", "c", "d", "e", "b"])
        #expect(screen.table.numberOfRows(inSection: 0) == 2)
        #expect(screen.table.numberOfRows(inSection: 1) == 3)
        #expect(cellCalls(screen) == ["move [0, 1] [1, 2]"])
    }

    @Test("The delegate's place counts; a row that stays where it is moves nothing")
    func retargeted() {
        let screen = screen()
        screen.delegate.target = { _ in [0, 1] }
        screen.table.dragRow(at: [0, 0], to: [1, 0])
        #expect(screen.shown == ["b", "a", "c", "d", "e"])
        _ = cellCalls(screen)
        screen.table.dragRow(at: [0, 1], to: [1, 0])
        #expect(cellCalls(screen) == [])
        #expect(screen.shown == ["b", "a", "c", "d", "e"])
    }

    @Test("What is selected stays selected, at its new place")
    func selection() {
        let screen = screen()
        screen.table.allowsSelectionDuringEditing = true
        screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        screen.table.dragRow(at: [0, 0], to: [0, 2])
        #expect(screen.table.indexPathsForSelectedRows == [[0, 2]])
    }

    @Test("A data source that leads the table there itself, or reloads it, is left to do so")
    func ownUpdate() {
        let screen = screen()
        defer { screen.source.change = { _, _ in } }
        screen.source.change = { source, target in
            guard let target else { return }
            screen.source.move(source, target)
            screen.table.moveRow(at: source, to: target)
        }
        screen.table.dragRow(at: [0, 0], to: [0, 1])
        #expect(screen.shown == ["b", "a", "c", "d", "e"])
        #expect(cellCalls(screen) == ["move [0, 0] [0, 1]"])
        screen.source.change = { source, target in
            guard let target else { return }
            screen.source.move(source, target)
            screen.table.reloadData()
        }
        screen.table.dragRow(at: [0, 0], to: [1, 0])
        screen.table.layoutIfNeeded()
        #expect(screen.shown == ["a", "c", "b", "d", "e"])
        #expect(cellCalls(screen).dropFirst() == ["cell a", "cell c", "cell b", "cell d", "cell e"])
    }

    @Test("A diffable data source applies the snapshot in which the row was moved")
    func diffable() {
        final class Movable: TableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

            override func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to target: IndexPath) {
                var snapshot = snapshot()
                guard let moved = itemIdentifier(for: source), let other = itemIdentifier(for: target) else { return }
                if source < target { snapshot.moveItem(moved, afterItem: other) }
                if target < source { snapshot.moveItem(moved, beforeItem: other) }
                apply(snapshot, animatingDifferences: false)
            }
        }
        let screen = ControlScreen([])
        var made = 0
        let source = Movable(tableView: screen.table) { table, path, text in
            made += 1
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = text
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        screen.table.isEditing = true
        screen.table.layoutIfNeeded()
        screen.table.dragRow(at: [0, 2], to: [0, 0])
        #expect(screen.shown == ["c", "a", "b"])
        #expect(made == 3)
        #expect(source.snapshot().itemIdentifiers == ["c", "a", "b"])
    }

    @Test("A row that cannot be moved, a place that does not exist, and a drag within an update trap")
    func mistakes() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            ControlScreen([["a", "b"]]).table.dragRow(at: [0, 0], to: [0, 1])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a", "b"]])
            screen.source.fixed = ["a"]
            screen.table.isEditing = true
            screen.table.dragRow(at: [0, 0], to: [0, 1])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a", "b"]])
            screen.table.isEditing = true
            screen.table.dragRow(at: [0, 0], to: [0, 2])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a", "b"]])
            screen.table.isEditing = true
            screen.table.layoutIfNeeded()
            screen.table.performBatchUpdates { screen.table.dragRow(at: [0, 0], to: [0, 1]) }
        }
    }
}
