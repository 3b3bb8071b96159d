@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// What estimates do to the content, to calls and to scrolling: numbers that follow from logs of devices.
@MainActor @Suite("Estimates of tables: numbers")
struct EstimateNumberTests {
    struct First: CustomTestStringConvertible, Sendable {
        var viewport: CGFloat
        var content: CGFloat
        var testDescription: String { "\(viewport)" }
    }

    @Test(
        "Twenty rows of 300 points with an estimate of 100, on five screens",
        arguments: [
            First(viewport: 480, content: 3000), First(viewport: 568, content: 3200),
            First(viewport: 667, content: 3400),
            First(viewport: 736, content: 3600), First(viewport: 812, content: 3800),
        ])
    func screens(_ first: First) {
        let screen = HeightsScreen(rows: 20, height: 300, viewport: first.viewport, estimate: 100)
        screen.table.layoutIfNeeded()
        let measured = Int((first.viewport / 100).rounded(.up))
        #expect(screen.asked == Array(0..<measured))
        let growing: [CGFloat] = (0..<measured).map { CGFloat(2000 + 200 * $0) }
        #expect(screen.contents == growing)
        #expect(screen.table.contentSize.height == first.content)
    }

    @Test("Without an estimate all heights are asked before the first cell, and the content is exact at once",
        arguments: TableProfile.all)
    func withoutEstimate(_ profile: TableProfile) {
        let screen = HeightsScreen(rows: 20, height: 300, viewport: 667, estimate: 0, profile: profile)
        screen.table.layoutIfNeeded()
        let heights: [String] = (0..<20).map { "height \($0)" }
        #expect(Array(screen.calls.prefix(20)) == heights)
        #expect(screen.calls[20] == "cell 0")
        // Once more when the cell comes.
        #expect(screen.asked.dropFirst(20) == [0, 1, 2])
        #expect(screen.table.contentSize.height == 6000)
        #expect(screen.contents.allSatisfy { $0 == 0 || $0 == 6000 })
    }

    @Test("A property's height for all rows needs nobody, whatever the estimate")
    func literalHeight() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let source = TableClient([20])
        (table.rowHeight, table.dataSource) = (300, source)
        #expect(table.rect(forSection: 0).height == 6000)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 6000)
        #expect(table.statistics.delegateSizeQueries == 0)
    }

    @Test("A delegate's estimates are asked once for every row at each load, and not when rows come")
    func delegatesEstimates() {
        let screen = HeightsScreen(rows: 200, height: 60, viewport: 660)
        let estimates = TableClient()
        var asked: [Int] = []
        estimates.estimate = {
            asked.append($0.row)
            return 50
        }
        screen.table.delegate = estimates
        screen.table.layoutIfNeeded()
        #expect(asked == Array(0..<200))
        screen.scroll(by: 60) { $0 > 3000 }
        #expect(asked.count == 200)
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(asked == Array(0..<200) + Array(0..<200))
    }

    // MARK: Reloading

    /// At the end of 100 rows of 88 points.
    private func atTheEnd() -> HeightsScreen {
        let screen = HeightsScreen(rows: 100, height: 88, viewport: 660)
        screen.table.layoutIfNeeded()
        screen.scroll(by: 44) { _ in screen.asked.last == 99 }
        screen.table.contentOffset.y = 8140
        screen.table.layoutIfNeeded()
        return screen
    }

    @Test("An anchor policy keeps the first row in view where it is through a reload, which jumps without one")
    func anchorPolicy() {
        let screen = atTheEnd()
        let row: IndexPath = [0, 92]
        let place = screen.table.rectForRow(at: row).minY - screen.table.contentOffset.y
        screen.table.anchorPolicy = .item(row)
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.table.rectForRow(at: row).minY - screen.table.contentOffset.y == place)
        #expect(screen.table.indexPathsForVisibleRows?.map(\.row) == Array(92...99))
    }

    // MARK: Scrolling to a row

    @Test("The last row is reached since iOS 9; on iOS 8 the way ends where the estimates have it")
    func lastRow() {
        for profile in [TableProfile.iOS8, .iOS9] {
            let screen = HeightsScreen(rows: 100, height: 88, viewport: 660, profile: profile)
            let (table, isOld) = (screen.table, profile == .iOS8)
            table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
            #expect(table.contentSize.height == 5060)
            #expect(table.contentOffset.y == (isOld ? 3740 : 4400))
            #expect(table.indexPathsForVisibleRows?.last?.row == (isOld ? 92 : 99))
        }
    }

    @Test("Where the estimates are too large, the way on iOS 8 ends at the end that there is")
    func tooLarge() {
        let screen = HeightsScreen(rows: 100, height: 22, viewport: 660, profile: .iOS8)
        screen.table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
        #expect(screen.table.contentOffset.y == screen.table.contentSize.height - 660)
    }

    @Test("R17.12: an offset that is set to exactly the end means the end, on iOS 8 too; any other stays")
    func offsetAtEnd() {
        for profile in [TableProfile.iOS8, .iOS9] {
            for distance in [0, 1] as [CGFloat] {
                let screen = HeightsScreen(rows: 100, height: 88, viewport: 660, profile: profile)
                let table = screen.table
                table.layoutIfNeeded()
                let end = table.contentSize.height - 660
                table.contentOffset.y = end - distance
                table.layoutIfNeeded()
                let newEnd = table.contentSize.height - 660
                #expect(newEnd > end)
                #expect(table.contentOffset.y == (distance == 0 ? newEnd : end - 1))
            }
        }
    }

    @Test("Where editing begins or ends no measured height holds: content views have another width")
    func editing() {
        let screen = HeightsScreen(rows: 100, height: 88, viewport: 660, profile: .iOS26)
        screen.scroll(by: 88) { $0 >= 880 }
        #expect(screen.table.rectForRow(at: [0, 2]).height == 88)
        for isEditing in [true, false] {
            screen.table.setEditing(isEditing, animated: false)
            screen.table.layoutIfNeeded()
            #expect(screen.table.rectForRow(at: [0, 2]).height == 44)
            #expect(screen.table.visibleCells.allSatisfy { $0.bounds.height == 88 })
        }
    }

    // MARK: Off the window

    @Test("A table that leaves its window forgets on iOS 8 and 9 what is off screen; the offset stays")
    func window() {
        for profile in [TableProfile.iOS8, .iOS9, .iOS11] {
            let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 660))
            let screen = HeightsScreen(rows: 100, height: 88, viewport: 660, profile: profile)
            window.addSubview(screen.table)
            screen.table.layoutIfNeeded()
            screen.scroll(by: 88) { $0 >= 3520 }
            #expect(screen.table.indexPathsForVisibleRows?.first == [0, 40])
            screen.table.removeFromSuperview()
            window.addSubview(screen.table)
            screen.table.layoutIfNeeded()
            #expect(screen.table.contentOffset.y == 3520)
            let keeps = profile == .iOS11
            #expect(screen.table.rectForRow(at: [0, 40]).minY == (keeps ? 3520 : 1760), "\(profile.name)")
        }
    }
}
