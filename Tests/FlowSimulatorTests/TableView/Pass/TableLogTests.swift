import FlowSimulator
import Foundation
import Testing

/// What developers printed on devices, from tables of equal rows.
@MainActor
@Suite struct TableLogTests {
    struct Log: CustomTestStringConvertible, Sendable {
        var real: CGFloat
        var viewport: CGFloat
        var inset: CGFloat = 0
        var measured: Int
        var content: CGFloat
        var testDescription: String { "\(real) points: \(content)" }
    }

    @Test(
        "The content after the first layout is what devices printed",
        arguments: [
            Log(real: 50, viewport: 647, measured: 15, content: 4490),
            Log(real: 30, viewport: 647, measured: 22, content: 4092),
            Log(real: 88, viewport: 667, inset: 20, measured: 15, content: 5060),
        ])
    func firstLayout(_ log: Log) {
        let screen = HeightsScreen(rows: 100, height: log.real, viewport: log.viewport)
        screen.table.contentInset.top = log.inset
        #expect(screen.table.rect(forSection: 0).height == 4400)
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentOffset.y == -log.inset)
        #expect(screen.asked.count == log.measured)
        #expect(screen.table.contentSize.height == log.content)
    }

    @Test("Cells come before heights, row by row")
    func order() {
        let screen = HeightsScreen(rows: 100, height: 300, viewport: 667)
        screen.table.layoutIfNeeded()
        let rows = (0..<16).flatMap { ["cell \($0)", "height \($0)", "shown \($0)"] }
        let (first, rest) = (screen.calls.prefix(48), screen.calls.dropFirst(48))
        #expect(first + [] == rows)
        // Rows that were measured and pushed off the screen.
        #expect(rest.sorted() == (3..<16).map { "gone \($0)" }.sorted())
    }
}

/// A table of equal rows whose delegate says their heights.
@MainActor
final class HeightsScreen {
    let table: TableView
    let client: TableClient
    var calls: [String] = []
    /// The content size at each call for a height.
    var contents: [CGFloat] = []

    init(rows: Int, height: CGFloat, viewport: CGFloat, estimate: CGFloat = 44, profile: TableProfile = .iOS15) {
        table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: viewport))
        table.profile = profile
        table.estimatedRowHeight = estimate
        client = TableClient([rows])
        client.cell = { [unowned self] table, path in
            calls.append("cell \(path.row)")
            return table.dequeueReusableCell(withIdentifier: "row")
                ?? TableViewCell(style: .default, reuseIdentifier: "row")
        }
        client.height = { [unowned self] path in
            calls.append("height \(path.row)")
            contents.append(table.contentSize.height)
            return height
        }
        client.willDisplay = { [unowned self] in calls.append("shown \($0.row)") }
        client.didEndDisplaying = { [unowned self] in calls.append("gone \($0.row)") }
        (table.dataSource, table.delegate) = (client, client)
    }

    /// The rows whose heights were asked for, in order.
    var asked: [Int] { client.asked.map(\.row) }

    /// Scrolls in steps of 20 points to the bottom, and back.
    func scroll(by step: CGFloat, until end: (CGFloat) -> Bool) {
        while !end(table.contentOffset.y) {
            table.contentOffset.y += step
            table.layoutIfNeeded()
        }
    }
}

@MainActor
@Suite struct TableScrollingNumberTests {
    @Test("Rows that scroll in are measured, and the content is exact at the end")
    func estimateLog() {
        let screen = HeightsScreen(rows: 20, height: 300, viewport: 667, estimate: 100)
        screen.table.layoutIfNeeded()
        #expect(screen.contents == [2000, 2200, 2400, 2600, 2800, 3000, 3200])
        #expect(screen.table.contentSize.height == 3400)
        var contents: [CGFloat: CGFloat] = [:]
        for offset in stride(from: CGFloat(100), through: 5300, by: 100) {
            screen.table.contentOffset.y = offset
            screen.table.layoutIfNeeded()
            contents[offset] = screen.table.contentSize.height
        }
        #expect(contents[1400] == 3400)
        #expect(contents[1500] == 3600)
        #expect(contents[1800] == 3800)
        #expect(contents[2100] == 4000)
        #expect(contents[5000] == 5800)
        #expect(contents[5100] == 6000)
        #expect(screen.asked.count == 20)
        screen.table.contentOffset.y = 9000
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentOffset.y == 9000 || screen.table.contentOffset.y == 5333)
    }

    @Test(
        "Rows above are measured without a jump, but on iOS 8",
        arguments: [(TableProfile.iOS9, CGFloat(2200)), (.iOS8, 2112)])
    func upwards(_ profile: TableProfile, _ offset: CGFloat) {
        let screen = HeightsScreen(rows: 100, height: 88, viewport: 660, profile: profile)
        screen.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(screen.table.contentOffset.y == 2200)
        #expect(screen.asked == Array(50...64))
        #expect(screen.table.contentSize.height == 5060)
        screen.table.contentOffset.y -= 88
        screen.table.layoutIfNeeded()
        #expect(screen.asked.suffix(2) == [49, 48])
        #expect(screen.table.contentOffset.y == offset)
        #expect(screen.table.contentSize.height == 5148)
        #expect(screen.table.rectForRow(at: IndexPath(row: 50, section: 0)).minY - screen.table.contentOffset.y
            == (profile == .iOS8 ? 176 : 88))
    }

    @Test("Reloading at the bottom jumps")
    func reload() {
        let screen = HeightsScreen(rows: 100, height: 88, viewport: 660)
        screen.table.layoutIfNeeded()
        screen.scroll(by: 44) { _ in screen.asked.last == 99 }
        screen.table.contentOffset.y = 8140
        screen.table.layoutIfNeeded()
        #expect(screen.table.contentSize.height == 8800)
        #expect(screen.table.indexPathsForVisibleRows?.first?.row == 92)
        screen.client.asked = []
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.asked == Array(85...99))
        #expect(screen.table.contentSize.height == 5060)
        #expect(screen.table.contentOffset.y == 3740)
        #expect(screen.table.indexPathsForVisibleRows?.first?.row == 85)
    }

    struct Calls: CustomTestStringConvertible, Sendable {
        var profile: TableProfile
        var counts: [Int]
        var testDescription: String { profile.name }
    }

    @Test(
        "Heights are asked once, but on iOS 8 whenever a row scrolls in",
        arguments: [
            Calls(profile: .iOS7, counts: [15, 54, 54]), Calls(profile: .iOS8, counts: [15, 62, 109]),
            Calls(profile: .iOS9, counts: [15, 54, 54]), Calls(profile: .iOS15, counts: [15, 54, 54]),
        ])
    func calls(_ calls: Calls) {
        let screen = HeightsScreen(rows: 54, height: 100, viewport: 660, profile: calls.profile)
        screen.table.layoutIfNeeded()
        var counts = [screen.asked.count]
        screen.scroll(by: 20) { $0 >= 4740 }
        counts.append(screen.asked.count)
        screen.scroll(by: -20) { $0 <= 0 }
        counts.append(screen.asked.count)
        #expect(counts == calls.counts)
    }
}
