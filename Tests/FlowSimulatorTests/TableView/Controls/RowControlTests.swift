import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// What a finger does with the controls at the sides of a row.
@Suite("A tap on a control of a row")
@MainActor
struct RowControlTests {
    private let screen = ControlScreen([["a", "b", "c"]])

    @Test("The control of an edited row commits its style, and the row may go at once")
    func deleting() {
        screen.table.isEditing = true
        defer { screen.source.change = { _, _ in } }
        screen.source.change = { path, _ in
            screen.source.sections[0].remove(at: path.row)
            screen.table.deleteRows(at: [path], with: .fade)
        }
        screen.table.tapEditingControl(at: [0, 1])
        #expect(screen.source.calls.take().last == "commit delete [0, 1]")
        #expect(screen.shown == ["a", "c"])
        #expect(screen.delegate.calls.take() == [], "these are of swipes")
    }

    @Test("The style is the delegate's")
    func inserting() {
        screen.delegate.style = .insert
        screen.table.isEditing = true
        screen.table.tapEditingControl(at: [0, 2])
        #expect(screen.source.calls.take().last == "commit insert [0, 2]")
    }

    @Test("A data source that commits nothing is left alone")
    func notImplemented() {
        let screen = TableTapScreen()
        screen.table.isEditing = true
        screen.table.tapEditingControl(at: [0, 1])
        #expect(screen.table.numberOfRows(inSection: 0) == 10)
    }

    @Test("A tap on a control that is not there traps: not edited, not editable, check marks instead, off the screen")
    func noControl() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            ControlScreen([["a"]]).table.tapEditingControl(at: [0, 0])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.source.fixed = ["a"]
            screen.table.isEditing = true
            screen.table.tapEditingControl(at: [0, 0])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.table.allowsMultipleSelectionDuringEditing = true
            screen.table.isEditing = true
            screen.table.tapEditingControl(at: [0, 0])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.table.isEditing = true
            screen.table.tapEditingControl(at: [0, 1])
        }
    }

    @Test("Detail buttons tell the delegate, and while the row is edited those of editing")
    func accessories() {
        screen.table.layoutIfNeeded()
        screen.table.cellForRow(at: [0, 0])?.accessoryType = .detailButton
        screen.table.cellForRow(at: [0, 1])?.accessoryType = .detailDisclosureButton
        screen.table.cellForRow(at: [0, 2])?.editingAccessoryType = .detailButton
        screen.table.tapAccessoryButton(at: [0, 0])
        screen.table.tapAccessoryButton(at: [0, 1])
        screen.table.isEditing = true
        screen.table.tapAccessoryButton(at: [0, 2])
        #expect(screen.delegate.calls.take() == ["accessory 0", "accessory 1", "accessory 2"])
        #expect(screen.table.indexPathsForSelectedRows == nil)
    }

    @Test(
        "A tap on a button that is not there traps",
        arguments: [TableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark])
    func noButton(_ type: TableViewCell.AccessoryType) async {
        await #expect(processExitsWith: .failure) { [number = type.rawValue as Int] in
            await MainActor.run {
                let screen = ControlScreen([["a"]])
                screen.table.layoutIfNeeded()
                screen.table.cellForRow(at: [0, 0])?.accessoryType = .init(rawValue: number) ?? .none
                screen.table.tapAccessoryButton(at: [0, 0])
            }
        }
    }

    @Test("A view in place of the button, and a button that shows only while the row is not edited, are none")
    func replacedButton() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.table.layoutIfNeeded()
            screen.table.cellForRow(at: [0, 0])?.accessoryType = .detailButton
            screen.table.cellForRow(at: [0, 0])?.accessoryView = View(frame: .zero)
            screen.table.tapAccessoryButton(at: [0, 0])
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = ControlScreen([["a"]])
            screen.table.layoutIfNeeded()
            screen.table.cellForRow(at: [0, 0])?.accessoryType = .detailButton
            screen.table.isEditing = true
            screen.table.tapAccessoryButton(at: [0, 0])
        }
    }
}
