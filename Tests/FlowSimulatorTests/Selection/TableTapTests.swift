import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What pressing a row does, and whom it asks.
@Suite("A tap on a row")
@MainActor
struct TableTapTests {
    private let screen = TableTapScreen()
    private let silent = SilentDelegate()

    @Test("A tap tells the delegate of highlighting first, then of selecting")
    func order() {
        #expect(
            screen.tap(1) == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
                "canPerform 1", "perform 1",
            ])
        #expect(screen.selected == [1])
        #expect(screen.cell(1)?.isSelected == true)
        #expect(screen.cell(1)?.isHighlighted == false)
    }

    @Test("The cell's states are what the calls say")
    func states() {
        var states: [String: [Bool?]] = [:]
        defer { screen.delegate.whenCalled = nil }
        screen.delegate.whenCalled = { call in
            states[call] = [screen.cell(1)?.isHighlighted, screen.cell(1)?.isSelected]
        }
        _ = screen.tap(1)
        #expect(states["shouldHighlight 1"] == [false, false])
        #expect(states["didHighlight 1"] == [true, false])
        #expect(states["didUnhighlight 1"] == [false, false])
        #expect(states["willSelect 1"] == [false, false])
        #expect(states["didSelect 1"] == [false, true])
        #expect(states["perform 1"] == [false, true])
    }

    @Test("The selected row gives way after the new one was proposed, and before it is selected")
    func givingWay() {
        screen.select(1)
        #expect(screen.selectingCalls(tapping: 2) == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
        #expect(screen.selected == [2])
        #expect(screen.cell(1)?.isSelected == false)
    }

    @Test("A delegate that lets no row be selected leaves the selection alone; the primary action is performed")
    func refusedSelection() {
        screen.select(1)
        screen.delegate.answers = ["willSelect 2": nil]
        #expect(screen.tap(2).suffix(3) == ["willSelect 2", "canPerform 2", "perform 2"])
        #expect(screen.selected == [1])
    }

    @Test("Another row than the tapped one may be selected; the primary action is the tapped one's")
    func otherRow() {
        screen.select(1)
        screen.delegate.answers = ["willSelect 2": [0, 5]]
        #expect(
            screen.tap(2).dropFirst(3) == [
                "willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 5", "canPerform 2", "perform 2",
            ])
        #expect(screen.selected == [5])
        #expect(screen.cell(5)?.isSelected == true)
        #expect(screen.cell(2)?.isSelected == false)
    }

    @Test("The row that willSelect answers may be off the screen, but not out of the data")
    func answeredRows() async {
        let screen = TableTapScreen(rows: 100)
        screen.delegate.answers = ["willSelect 2": [0, 90]]
        _ = screen.tap(2)
        #expect(screen.selected == [90])
        #expect(screen.table.contentOffset.y == 0)
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TableTapScreen()
            screen.delegate.answers = ["willSelect 2": [0, 10]]
            _ = screen.tap(2)
        }
    }

    @Test("A row that is not let go stays selected beside the new one")
    func keptRow() {
        screen.select(1)
        screen.delegate.answers = ["willDeselect 1": nil]
        #expect(screen.selectingCalls(tapping: 2) == ["willSelect 2", "willDeselect 1", "didSelect 2"])
        #expect(screen.selected == [1, 2])
        screen.delegate.answers = [:]
        #expect(
            screen.selectingCalls(tapping: 3) == [
                "willSelect 3", "willDeselect 1", "didDeselect 1", "willDeselect 2", "didDeselect 2", "didSelect 3",
            ])
    }

    @Test("willDeselect may name another row: that one is deselected if it is selected")
    func otherRowGoes() {
        screen.select(1)
        screen.delegate.answers = ["willDeselect 1": [0, 7]]
        #expect(screen.selectingCalls(tapping: 2) == ["willSelect 2", "willDeselect 1", "didSelect 2"])
        #expect(screen.selected == [1, 2])
        screen.delegate.answers = ["willDeselect 1": [0, 2], "willDeselect 2": nil]
        #expect(
            screen.selectingCalls(tapping: 3) == ["willSelect 3", "willDeselect 1", "didDeselect 2", "didSelect 3"],
            "row 2 is gone before it is its turn")
        #expect(screen.selected == [1, 3])
    }

    @Test("Tapping the selected row selects it again where one may be selected")
    func again() {
        screen.select(1)
        #expect(screen.selectingCalls(tapping: 1) == ["willSelect 1", "didSelect 1"])
        #expect(screen.selected == [1])
    }

    @Test("Tapping a selected row deselects it where several may be; nobody asks whether to select")
    func several() {
        screen.table.allowsMultipleSelection = true
        screen.select(1, 2, 3)
        #expect(screen.tap(1).dropFirst(3) == ["willDeselect 1", "didDeselect 1"], "nor for a primary action")
        #expect(screen.selected == [2, 3])
        screen.delegate.answers = ["willDeselect 2": nil, "willDeselect 3": [0, 2]]
        #expect(screen.selectingCalls(tapping: 2) == ["willDeselect 2"])
        #expect(screen.selected == [2, 3])
        #expect(screen.selectingCalls(tapping: 3) == ["willDeselect 3", "didDeselect 2"])
        #expect(screen.selected == [3])
        #expect(screen.selectingCalls(tapping: 4) == ["willSelect 4", "didSelect 4"])
        #expect(screen.selected == [3, 4])
    }

    @Test("A row that is not highlighted is not selected")
    func refusedHighlight() {
        screen.delegate.refused = ["shouldHighlight"]
        #expect(screen.tap(1) == ["shouldHighlight 1"])
        #expect(screen.selected == [])
        #expect(screen.cell(1)?.isHighlighted == false)
    }

    @Test("Where nothing may be selected a tap does nothing")
    func notAllowed() {
        screen.table.allowsSelection = false
        #expect(screen.tap(1) == [])
        screen.table.allowsSelection = true
        screen.table.isEditing = true
        #expect(screen.tap(1) == [])
        screen.table.allowsMultipleSelectionDuringEditing = true
        #expect(screen.selectingCalls(tapping: 1) == ["willSelect 1", "didSelect 1"], "one of the two is enough")
        screen.table.allowsMultipleSelectionDuringEditing = false
        screen.table.allowsSelectionDuringEditing = true
        #expect(screen.selectingCalls(tapping: 1) == ["willSelect 1", "didSelect 1"])
    }

    @Test("Without a delegate, and with one that implements nothing, a tap selects one row")
    func defaults() {
        for delegate in [nil, silent] {
            screen.table.delegate = delegate
            screen.table.tapRow(at: [0, 1])
            screen.table.tapRow(at: [0, 2])
            #expect(screen.selected == [2])
        }
        screen.table.allowsMultipleSelection = true
        screen.table.tapRow(at: [0, 3])
        screen.table.tapRow(at: [0, 2])
        #expect(screen.selected == [3])
    }

    @Test("A delegate that says nothing of primary actions has them while the table is not edited")
    func primaryActionDuringEditing() {
        let delegate = TableClient()
        var performed: [Int] = []
        delegate.performAction = { performed.append($0.row) }
        screen.table.delegate = delegate
        screen.table.tapRow(at: [0, 1])
        screen.table.isEditing = true
        screen.table.allowsSelectionDuringEditing = true
        screen.table.tapRow(at: [0, 2])
        #expect(performed == [1])
        screen.table.isEditing = false
        screen.table.delegate = screen.delegate
        screen.delegate.refused = ["canPerform"]
        #expect(screen.tap(3).last == "canPerform 3")
    }

    @Test("The notification follows each change that a press makes, and none that the program makes")
    func notification() {
        let (calls, table) = (screen.delegate.calls, screen.table)
        let token = NotificationCenter.default.addObserver(
            forName: TableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { calls.note("posted") } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.select(1)
        #expect(screen.delegate.calls.take() == [])
        let noted = screen.tap(2).filter { $0.contains("Deselect") || $0.contains("didSelect") || $0 == "posted" }
        #expect(noted == ["willDeselect 1", "didDeselect 1", "posted", "didSelect 2", "posted"])
        screen.delegate.answers = ["willSelect 3": nil]
        #expect(!screen.tap(3).contains("posted"))
        #expect(TableView.selectionDidChangeNotification.rawValue == "UITableViewSelectionDidChangeNotification")
    }

    @Test("Tapping a row that has no cell on screen traps")
    func offScreen() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            TableTapScreen(rows: 100).table.tapRow(at: [0, 50])
        }
    }
}
