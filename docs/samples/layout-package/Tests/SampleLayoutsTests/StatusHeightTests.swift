import SampleLayouts
import Testing
import UIKit

@MainActor @Suite("Statuses as high as their texts")
struct StatusHeightTests {
    let controller = StatusListController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.show([
            Status(id: 0, author: "Ada", text: ""),
            Status(
                id: 1, author: "Grace",
                text: String(repeating: "A text that takes as many lines as the table's width leaves it. ", count: 3)),
        ])
        window.layoutIfNeeded()
    }

    func cell(_ row: Int) throws -> StatusCell {
        try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? StatusCell)
    }

    /// Without the line below it.
    func height(_ row: Int) throws -> CGFloat {
        try cell(row).frame.height - 1 / controller.traitCollection.displayScale
    }

    func lines(_ row: Int) throws -> CGFloat {
        let label = try cell(row).statusLabel
        return (label.frame.height / label.font.lineHeight).rounded()
    }

    @Test("The picture decides the height of a row with little text, the text that of the others")
    func heights() throws {
        #expect(try height(0) == 64)
        let long = try cell(1)
        #expect(try lines(1) > 2)
        #expect(try height(1) == 28 + long.authorLabel.frame.height + long.statusLabel.frame.height)
        #expect(long.frame.minY == (try cell(0)).frame.maxY)
        #expect(controller.tableView.contentSize.height == long.frame.maxY)
    }

    @Test("A narrower window has more lines, and higher rows")
    func width() throws {
        let (height, lines) = try (height(1), lines(1))
        window.frame.size.width = 250
        window.layoutIfNeeded()
        #expect(try cell(1).frame.width == 250)
        #expect(try self.lines(1) > lines)
        #expect(try self.height(1) > height)
        #expect(try self.height(0) == 64)
    }

    @Test("A reader who wants larger texts has higher rows")
    func textSize() throws {
        let (size, height, lines) = try (cell(1).statusLabel.font.pointSize, height(1), lines(1))
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        let cell = try cell(1)
        #expect(cell.statusLabel.font.pointSize > size)
        #expect(try self.lines(1) > lines)
        #expect(try self.height(1) > height)
        #expect(try self.height(1) == 28 + cell.authorLabel.frame.height + cell.statusLabel.frame.height)
    }
}
