import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What becomes of a press while the program changes the table.
@Suite("A tap on a row of a table that changes")
@MainActor
struct TableTapChangeTests {
    private let screen = TableTapScreen()

    private func when(_ call: String, _ action: @escaping @MainActor () -> Void) {
        screen.delegate.whenCalled = { [weak delegate = screen.delegate] in
            guard $0 == call else { return }
            delegate?.whenCalled = nil
            action()
        }
    }

    @Test(
        "A row that goes during a call ends the tap",
        arguments: ["didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1"])
    func goneRow(_ call: String) {
        screen.select(1)
        when(call) { screen.deleteRow(at: 2) }
        #expect(screen.tap(2).last == call)
        #expect(screen.selected == (call == "didDeselect 1" ? [] : [1]))
        #expect(screen.table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test(
        "A row that an insertion moves is followed",
        arguments: ["didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1"])
    func movedRow(_ call: String) {
        screen.select(1)
        when(call) { screen.insertRow(at: 0) }
        let calls = screen.tap(2)
        #expect(calls.suffix(3) == ["didSelect 3", "canPerform 3", "perform 3"])
        #expect(screen.selected == [3])
        #expect(screen.table.visibleCells.filter(\.isSelected).count == 1)
    }

    @Test("The row to be selected is followed, and none is selected where it goes")
    func chosenRow() {
        screen.select(1)
        screen.delegate.answers = ["willSelect 2": [0, 5]]
        when("willDeselect 1") { screen.insertRow(at: 4) }
        #expect(screen.selectingCalls(tapping: 2).last == "didSelect 6")
        screen.delegate.answers = ["willSelect 2": [0, 5]]
        when("willDeselect 6") { screen.deleteRow(at: 5) }
        #expect(screen.tap(2).dropFirst(3) == ["willSelect 2", "willDeselect 6", "canPerform 2", "perform 2"])
        #expect(screen.selected == [5], "the one that was asked, at its new place")
    }

    @Test(
        "A reload ends the tap",
        arguments: ["didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2", "canPerform 2"])
    func reload(_ call: String) {
        when(call) { screen.table.reloadData() }
        #expect(screen.tap(2).last == call)
        screen.table.layoutIfNeeded()
        #expect(screen.selected == [])
        #expect(screen.table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }

    @Test("A delegate that selects something else as its row gives way has one row selected all the same")
    func meddling() {
        screen.select(1)
        when("didDeselect 1") { screen.select(4) }
        _ = screen.tap(2)
        #expect(screen.selected == [2])
        #expect(screen.table.visibleCells.filter(\.isSelected).count == 1)
    }

    @Test("A delegate that deselects the selected row in willSelect has nothing else to deselect")
    func deselectingInWillSelect() {
        screen.select(1)
        when("willSelect 1") { screen.table.deselectRow(at: [0, 1], animated: false) }
        screen.delegate.answers = ["willSelect 1": nil]
        #expect(screen.selectingCalls(tapping: 1) == ["willSelect 1"])
        #expect(screen.selected == [])
    }

    @Test("A tap within a tap ends the one that it interrupts")
    func tapWithinATap() {
        when("didHighlight 1") { screen.table.tapRow(at: [0, 2]) }
        #expect(
            screen.tap(1) == [
                "shouldHighlight 1", "didHighlight 1", "shouldHighlight 2", "didUnhighlight 1", "didHighlight 2",
                "didUnhighlight 2", "willSelect 2", "didSelect 2", "canPerform 2", "perform 2",
            ])
        when("didSelect 3") { screen.table.tapRow(at: [0, 4]) }
        #expect(screen.tap(3).suffix(3) == ["didSelect 4", "canPerform 4", "perform 4"])
        #expect(screen.selected == [4])
        #expect(screen.table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("A tap within a tap that is not let highlight its row leaves the other alone")
    func refusedTapWithinATap() {
        when("didHighlight 1") {
            screen.delegate.refused = ["shouldHighlight"]
            screen.table.tapRow(at: [0, 2])
        }
        #expect(screen.tap(1).suffix(2) == ["canPerform 1", "perform 1"])
        #expect(screen.selected == [1])
    }

    /// A cell that runs a closure in its overrides, with its tag and its new state, and whether that is animated.
    private final class StateCell: TableViewCell {
        static var whenNotified: (String, Bool) -> Void = { _, _ in }

        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
            Self.whenNotified("\(tag) highlighted \(highlighted)", animated)
        }

        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            Self.whenNotified("\(tag) selected \(selected)", animated)
        }
    }

    @Test("What an override of a cell sees: highlighted, not highlighted, the old one deselected, the new one selected")
    func overrides() {
        let log = CallLog()
        StateCell.whenNotified = { log.note($1 ? "\($0), animated" : $0) }
        defer { StateCell.whenNotified = { _, _ in } }
        let screen = TableTapScreen(rows: 3, cell: StateCell.self)
        screen.table.layoutIfNeeded()
        let comingOnScreen = ["0 highlighted false", "0 selected false"]
        #expect(log.take() == comingOnScreen + comingOnScreen + comingOnScreen)
        for row in 0..<3 { screen.cell(row)?.tag = row }
        screen.select(1)
        #expect(log.take() == ["1 selected true"])
        _ = screen.tap(2)
        #expect(
            log.take() == ["2 highlighted true", "2 highlighted false", "1 selected false", "2 selected true"])
        screen.table.selectRow(at: [0, 0], animated: true, scrollPosition: .none)
        screen.table.deselectRow(at: [0, 0], animated: true)
        #expect(
            log.take() == [
                "2 selected false, animated", "0 selected true, animated", "0 selected false, animated",
            ])
    }

    @Test(
        "A cell that reloads the table as it is told its state ends the tap before the delegate is told",
        arguments: [
            ("2 highlighted true", "shouldHighlight 2"), ("2 highlighted false", "didHighlight 2"),
            ("1 selected false", "willDeselect 1"), ("2 selected true", "didDeselect 1"),
        ])
    func reloadingCell(_ state: String, _ lastCall: String) {
        let screen = TableTapScreen(rows: 3, cell: StateCell.self)
        screen.select(1)
        screen.table.layoutIfNeeded()
        for row in 0..<3 { screen.cell(row)?.tag = row }
        StateCell.whenNotified = { [unowned table = screen.table] text, _ in if text == state { table.reloadData() } }
        defer { StateCell.whenNotified = { _, _ in } }
        #expect(screen.tap(2).last == lastCall)
        screen.table.layoutIfNeeded()
        #expect(screen.selected == [])
        #expect(screen.table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }

    @Test("A row that scrolls off while it is pressed, and comes back, is highlighted; a new cell shows what is selected")
    func offScreen() {
        let screen = TableTapScreen(rows: 100)
        var highlighted: [Bool?] = []
        defer { screen.delegate.whenCalled = nil }
        screen.delegate.whenCalled = { call in
            guard call == "didHighlight 2" else { return }
            screen.table.contentOffset.y = 1000
            screen.table.layoutIfNeeded()
            highlighted.append(screen.cell(2)?.isHighlighted)
            screen.table.contentOffset.y = 0
            screen.table.layoutIfNeeded()
            highlighted.append(screen.cell(2)?.isHighlighted)
        }
        _ = screen.tap(2)
        #expect(highlighted == [nil, true])
        #expect(screen.selected == [2])
        #expect(screen.cell(2)?.isSelected == true)
        #expect(screen.cell(2)?.isHighlighted == false)
    }
}
