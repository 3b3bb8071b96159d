import Testing
import UIKit

@MainActor @Suite("Screens with tables, in code that imports UIKit")
struct TableClientTests {
    @Test("Cells of all styles have texts and contents where their accessories leave room")
    func settings() throws {
        let screen = Screen(SettingsController())
        let table = screen.controller.tableView
        let cells = table.visibleCells
        #expect(table.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(cells.map(\.frame.height) == [44, 44, 55.5, 44, 44, 44])
        let switchWidth = screen.controller.silentSwitch.frame.width
        #expect(
            cells.map { 375 - $0.contentView.frame.width } == [0, 34, 40, 48, 68, switchWidth + 16])
        #expect(cells[1].detailTextLabel?.frame.maxX == 325)
        #expect(cells[2].detailTextLabel?.frame.minX == 16)
        #expect(cells[0].detailTextLabel == nil)
        #expect(screen.controller.silentSwitch.superview === cells[5])
        #expect(cells[3].reuseIdentifier == "style 2")
        #expect(cells[3].imageView == nil)
    }

    @Test("Titles make headers and footers of a grouped table, and sections without have the usual distances")
    func titles() {
        let screen = Screen(SettingsController())
        let table = screen.controller.tableView
        #expect(table.rectForHeader(inSection: 0).height == 55.5)
        #expect(table.rectForFooter(inSection: 0).height == 17.5)
        #expect(table.rectForHeader(inSection: 1).height == 17.5)
        #expect(table.rectForFooter(inSection: 1).height == 30)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "general")
        #expect(table.contentSize.height == 396)
        #expect(table.delegate?.tableView?(table, shouldHighlightRowAt: IndexPath(row: 2, section: 1)) == false)
    }

    @Test("Headers that are dequeued by their class size themselves and stay at the top")
    func contacts() throws {
        let names = ["Ada", "Ann", "Bea", "Ben", "Bob", "Cem", "Cy", "Dee", "Dot"]
        let screen = Screen(ContactsController(names: names), height: 200)
        let table = screen.controller.table
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 32.5))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 165)
        #expect(screen.controller.shownLetters == ["A", "B"])
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 1) as? LetterHeaderView)
        #expect(header.frame.minY == 200)
        #expect(header.label.text == "B")
        #expect(header.reuseIdentifier == "LetterHeaderView")
        #expect(screen.controller.shownLetters == ["B", "C"])
        let content = table.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "Bea")
        #expect(table.numberOfSections == 4)
        #expect(table.visibleCells.first?.contentView.frame.width == 360)
    }

    @Test("Snapshots bring rows and titles, and rows that stay keep their cells")
    func notes() {
        let screen = Screen(NotesController())
        let table: UITableView = screen.controller.tableView
        var notes = (0..<3).map { NotesController.Note(id: $0, text: letters(10)) }
        screen.controller.show(notes)
        screen.window.layoutIfNeeded()
        #expect(table.style == .insetGrouped)
        #expect(table.numberOfSections == 1)
        #expect(table.visibleCells.map(\.frame.origin.x) == [16, 16, 16])
        let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
        notes[0].isPinned = true
        notes.removeLast()
        screen.controller.show(notes)
        screen.window.layoutIfNeeded()
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === second)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "pinned")
        #expect(table.delegate?.tableView?(table, willSelectRowAt: IndexPath(row: 0, section: 0)) == .some(nil))
    }

    @Test("What makes no difference for sizes is kept")
    func kept() {
        let table = UITableView(frame: .zero, style: .grouped)
        #expect(table.separatorInsetReference == .fromCellEdges)
        #expect(table.separatorEffect == nil)
        #expect(!table.isSpringLoaded)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(table.separatorInsetReference.rawValue == 1)
    }

    @Test("A cell is made of a class that is only known as a parameter")
    func prototype() {
        #expect(UITableView.prototype(of: MailCell.self).bodyLabel.numberOfLines == 0)
        #expect(UITableView.automaticDimension == -1)
    }
}
