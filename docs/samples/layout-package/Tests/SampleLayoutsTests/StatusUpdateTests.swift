import SampleLayouts
import UIKit
import XCTest

final class StatusUpdateTests: XCTestCase {
    private var controller: StatusListController!
    private var window: UIWindow!

    override func setUp() {
        super.setUp()
        controller = StatusListController()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    override func tearDown() {
        window = nil
        controller = nil
        super.tearDown()
    }

    func testNewStatusesLeaveTheReaderWhereTheyAre() {
        show(100)
        table.scrollToRow(at: path(50), at: .top, animated: false)
        window.layoutIfNeeded()
        let place = place(ofRow: 50)
        controller.receive((1000..<1010).map(status))
        window.layoutIfNeeded()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 110)
        XCTAssertEqual(self.place(ofRow: 60), place)
        XCTAssertEqual(firstAuthor, "Author 50")
    }

    func testAnEditedStatusMakesRoomBelow() {
        show(3)
        let (first, second) = (table.rectForRow(at: path(0)), table.rectForRow(at: path(1)))
        controller.edit(row: 0, text: controller.statuses[0].text + String(repeating: " and so on", count: 20))
        window.layoutIfNeeded()
        let growth = table.rectForRow(at: path(0)).height - first.height
        XCTAssertGreaterThan(growth, 0)
        XCTAssertEqual(table.rectForRow(at: path(1)), second.offsetBy(dx: 0, dy: growth))
    }

    func testReloadingForgetsHeightsThatNobodyRemembers() {
        controller.remembersHeights = false
        show(100)
        readToTheEnd()
        let (content, author) = (table.contentSize.height, firstAuthor)
        table.reloadData()
        window.layoutIfNeeded()
        XCTAssertLessThan(table.contentSize.height, content)
        XCTAssertNotEqual(firstAuthor, author)
    }

    func testReloadingChangesNothingWhereHeightsAreRemembered() {
        show(100)
        readToTheEnd()
        let (content, offset, author) = (table.contentSize, table.contentOffset, firstAuthor)
        table.reloadData()
        window.layoutIfNeeded()
        XCTAssertEqual(table.contentSize, content)
        XCTAssertEqual(table.contentOffset, offset)
        XCTAssertEqual(firstAuthor, author)
    }

    func testOnlyRowsOnScreenAreMeasured() {
        show(10_000)
        XCTAssertLessThan(table.visibleCells.count, 10)
        XCTAssertEqual(table.rectForRow(at: path(9_999)).height, 80)
    }

    private var table: UITableView { controller.tableView }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Five to nine lines.
    private func status(_ id: Int) -> Status {
        let text = String(repeating: "Something that somebody has to say about something. ", count: 3 + id % 3)
        return Status(id: id, author: "Author \(id)", text: text)
    }

    private func show(_ count: Int) {
        controller.show((0..<count).map(status))
        window.layoutIfNeeded()
    }

    private func readToTheEnd() {
        var last: CGFloat = -1
        while table.contentOffset.y > last {
            last = table.contentOffset.y
            table.contentOffset.y = min(last + 500, table.contentSize.height - table.bounds.height)
            window.layoutIfNeeded()
        }
    }

    /// Seen from the top of the screen.
    private func place(ofRow row: Int) -> CGFloat { table.rectForRow(at: path(row)).minY - table.contentOffset.y }

    private var firstAuthor: String? { (table.visibleCells.first as? StatusCell)?.authorLabel.text }
}
