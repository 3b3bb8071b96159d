import FlowTestSupport
import Testing

/// The oracle is checked by published numbers before it may judge anything.
@Suite("The reference of tables: the pass")
struct ReferenceTablePassTests {
    struct DeviceLog: Sendable {
        var viewport: Double
        var topInset = 0.0
        var height: Double
        var rows: Int
        var content: Double
    }

    @Test(
        "gives the content sizes that devices printed, and those of another reading of the viewport",
        arguments: [
            DeviceLog(viewport: 647, height: 50, rows: 15, content: 4490),
            DeviceLog(viewport: 647, height: 30, rows: 22, content: 4092),
            DeviceLog(viewport: 657, height: 50, rows: 15, content: 4490),
            DeviceLog(viewport: 657, height: 30, rows: 22, content: 4092),
            DeviceLog(viewport: 667, topInset: 20, height: 88, rows: 15, content: 5060),
        ])
    func devices(_ log: DeviceLog) {
        var table = ReferenceTable.even(100, height: log.height, estimate: 44, viewport: log.viewport) {
            $0.topInset = log.topInset
        }
        table.layOut()
        #expect(table.log.contentHeights.first == 4400)
        #expect(table.contentHeight == log.content)
        #expect(table.log.heightCalls == (0..<log.rows).map { [0, $0] })
        #expect(table.offset == -log.topInset)
    }

    @Test("asks for a row's cell, then for its height, row by row")
    func order() {
        var table = ReferenceTable.even(20, height: 300, estimate: 100, viewport: 250)
        table.layOut()
        #expect(
            table.log.questions == [
                .cell([0, 0]), .height([0, 0]), .cell([0, 1]), .height([0, 1]), .cell([0, 2]), .height([0, 2]),
            ])
    }

    @Test("asks all heights before the first cell where there are no estimates, and those of cells once more")
    func withoutEstimates() {
        var table = ReferenceTable.even(20, height: 300, estimate: 0, viewport: 667)
        table.layOut()
        #expect(table.log.heightCalls.prefix(20) == ((0..<20).map { [0, $0] })[...])
        #expect(table.log.questions.prefix(20).allSatisfy { if case .height = $0 { true } else { false } })
        #expect(table.log.contentHeights == [6000])
        #expect(table.log.questions.dropFirst(20).prefix(2) == [.cell([0, 0]), .height([0, 0])])
        #expect(table.log.heightCalls.count == 20 + 3)
    }

    @Test(
        "measures what the estimates show, and sees the content grow while it asks",
        arguments: [(480.0, 3000.0), (568, 3200), (667, 3400), (736, 3600), (812, 3800)])
    func estimationLog(viewport: Double, content: Double) {
        var table = ReferenceTable.even(20, height: 300, estimate: 100, viewport: viewport)
        table.layOut()
        let seen = table.log.measurings.map(\.contentHeight)
        #expect(seen == Array(stride(from: 2000, to: content, by: 200)))
        #expect(seen.last == content - 200)
        #expect(table.contentHeight == content)
    }

    @Test("changes the content where rows come into view, and asks each row once")
    func estimationLogWhileScrolling() {
        var table = ReferenceTable.even(20, height: 300, estimate: 100, viewport: 667)
        table.layOut()
        var changes: [[Double]] = []
        var content = table.contentHeight
        table.scrollThrough(by: 100) { table in
            if table.contentHeight != content { changes.append([table.offset, table.contentHeight]) }
            content = table.contentHeight
        }
        let offsets = stride(from: 1500.0, through: 5100, by: 300)
        let contents = stride(from: 3600.0, through: 6000, by: 200)
        #expect(changes == zip(offsets, contents).map { [$0, $1] })
        #expect(changes.last == [5100, 6000])
        #expect(table.offset == 5333)
        #expect(table.log.heightCalls == (0..<20).map { [0, $0] })
    }

    @Test("gives the content of rows of labels, which their constraints size, at first and at the end")
    func labels() {
        var world = ReferenceTableWorld(viewport: 480)
        world.estimate = 44
        var table = ReferenceTable(
            [ReferenceTableSection(Array(repeating: ReferenceTableRow(47), count: 20))], in: world)
        table.layOut()
        #expect(table.contentHeight == 918.5)
        #expect(table.log.fits == (0..<11).map { [0, $0] })
        table.scrollThrough(by: 20)
        #expect(table.contentHeight == 950)
        #expect(table.log.fits.count == 20)
    }

    @Test("asks rows of a screen whatever their number is, and all rows without estimates")
    func scaling() {
        var estimated = ReferenceTable.even(20_000, height: 50, estimate: 44, viewport: 647)
        estimated.layOut()
        #expect(estimated.log.heightCalls.count == 15)
        var asked = ReferenceTable.even(20_000, height: 50, estimate: 0, viewport: 647)
        asked.layOut()
        #expect(asked.log.questions.firstIndex(of: .cell([0, 0])) == 20_000)
    }

    struct Calls: Sendable {
        var profile: ReferenceTableProfile
        var first: Int
        var down: Int
        var up: Int
    }

    @Test(
        "asks heights as often as systems do on the way down and back",
        arguments: [
            Calls(profile: .iOS7, first: 15, down: 54, up: 54), Calls(profile: .iOS8, first: 15, down: 62, up: 109),
            Calls(profile: .iOS9, first: 15, down: 54, up: 54), Calls(profile: .iOS11, first: 15, down: 54, up: 54),
        ])
    func calls(_ calls: Calls) {
        var table = ReferenceTable.even(54, height: 100, estimate: 44, viewport: 660, profile: calls.profile)
        table.layOut()
        #expect(table.log.heightCalls.count == calls.first)
        table.scrollThrough(by: 20)
        #expect(table.log.heightCalls.count == calls.down)
        table.scrollThrough(by: -20)
        #expect(table.log.heightCalls.count == calls.up)
    }

    @Test("asks once more for each cell that is dequeued for a path on iOS 8")
    func dequeuing() {
        var table = ReferenceTable.even(54, height: 100, estimate: 44, viewport: 660, profile: .iOS8) {
            $0.dequeuesForPath = true
        }
        table.layOut()
        #expect(table.log.questions.prefix(3) == [.cell([0, 0]), .height([0, 0]), .height([0, 0])])
        #expect(table.log.heightCalls.count == 30)
    }

    @Test("asks a delegate for the estimates of all rows at load and at a reload, and for no heights but those in view")
    func estimates() {
        var table = ReferenceTable.even(200, height: 50, estimate: 44, viewport: 647) { $0.asksEstimates = true }
        table.layOut()
        #expect(table.log.estimateCalls == (0..<200).map { [0, $0] })
        #expect(table.log.heightCalls.count == 15)
        table.reload()
        table.layOut()
        #expect(table.log.estimateCalls.count == 400)
        #expect(table.log.heightCalls.count == 30)
    }
}
