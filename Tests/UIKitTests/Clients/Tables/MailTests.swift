import Testing
import UIKit

/// The body's letters are 17 points wide: 20 are on a line of 343 points, 9 on one of 168.
@MainActor @Suite("Tables of rows that size themselves, in code that imports UIKit")
struct MailTests {
    private func screen(_ controller: MailController, _ counts: [Int]) -> Screen<MailController> {
        controller.mails = counts.map { Mail(sender: "Ada", text: letters($0)) }
        return Screen(controller)
    }

    private func heights(_ controller: MailController) -> [CGFloat] {
        controller.mails.indices.map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test("Rows are as high as their texts and a line, and the content is as long as the rows are")
    func heights() {
        let screen = screen(MailController(), [20, 60, 0])
        // 11 + 20.5 + 4 + lines + 11 + 0.5
        #expect(heights(screen.controller) == [67.5, 108, 47])
        #expect(screen.controller.tableView.contentSize == CGSize(width: 375, height: 222.5))
        #expect(screen.controller.tableView.indexPathsForVisibleRows?.count == 3)
    }

    @Test("Another width and another text size make other heights")
    func surroundings() {
        let screen = screen(MailController(), [20, 60])
        screen.window.frame.size.width = 200
        screen.window.layoutIfNeeded()
        // 3 and 7 lines.
        #expect(heights(screen.controller) == [108, 189.5])
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.window.layoutIfNeeded()
        let cell = screen.controller.tableView.cellForRow(at: [0, 0]) as? MailCell
        #expect(cell?.bodyLabel.font.pointSize == 53)
        // 3 letters a line: 7 lines of 63.25 points below one of them, 26 points around them, and the line.
        #expect(heights(screen.controller)[0] == 533)
    }

    @Test("A row that is written in grows with an empty update, and those below make room")
    func editing() {
        let screen = screen(MailController(), [20, 20])
        screen.controller.edit(0, text: letters(41))
        screen.window.layoutIfNeeded()
        #expect(heights(screen.controller) == [108, 67.5])
        #expect(screen.controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 108)
    }

    @Test("R18.1: A mail that comes while the reader is further down leaves the offset, so what is read moves down")
    func receiving() {
        let screen = screen(MailController(), Array(repeating: 60, count: 40))
        let table: UITableView = screen.controller.tableView
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        let before = table.rectForRow(at: IndexPath(row: 20, section: 0)).minY - table.contentOffset.y
        let offset = table.contentOffset
        screen.controller.receive(Mail(sender: "Bo", text: letters(200)))
        screen.window.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 41)
        #expect(table.contentOffset == offset)
        #expect(table.rectForRow(at: IndexPath(row: 21, section: 0)).minY - table.contentOffset.y == before + 108)
        #expect((table.cellForRow(at: IndexPath(row: 21, section: 0)) as? MailCell)?.senderLabel.text == "Ada")
    }

    @Test("A mail that is deleted is gone, and cells are reused")
    func deleting() {
        let screen = screen(MailController(), Array(repeating: 60, count: 40))
        let table: UITableView = screen.controller.tableView
        table.dataSource?.tableView?(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        screen.window.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 39)
        #expect(screen.controller.mails.count == 39)
        table.scrollToRow(at: IndexPath(row: 38, section: 0), at: .bottom, animated: false)
        #expect(table.visibleCells.contains { ($0 as? MailCell)?.reuses != 0 })
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 38, section: 0))
    }

    @Test("A selected row is told to the controller's subclass")
    func selecting() {
        let screen = screen(MailController(), [20, 20])
        let table: UITableView = screen.controller.tableView
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(screen.controller.openedMail == nil)
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(screen.controller.openedMail == 1)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("Heights that are measured by hand with a cell that is never shown are those of rows that size themselves")
    func measuredByHand() {
        let counts = [20, 60, 0] + Array(repeating: 60, count: 100)
        let measured = MeasuredMailController()
        let screen = screen(measured, counts)
        let rows = measured.tableView.indexPathsForVisibleRows?.count ?? 0
        #expect(heights(measured).prefix(3) == [67.5, 108, 47])
        #expect(rows < 10)
        #expect((rows...12).contains(measured.measurements))
        let before = measured.measurements
        measured.forgetHeights()
        screen.window.layoutIfNeeded()
        #expect(measured.measurements > before)
        #expect(heights(measured).prefix(3) == [67.5, 108, 47])
    }
}
