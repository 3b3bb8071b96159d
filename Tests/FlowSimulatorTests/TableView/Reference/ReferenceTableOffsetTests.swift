import FlowTestSupport
import Testing

@Suite("The reference of tables: the offset")
struct ReferenceTableOffsetTests {
    /// 100 rows of 88 with an estimate of 44, begun at row 50.
    private func inTheMiddle(_ profile: ReferenceTableProfile) -> ReferenceTable {
        var table = ReferenceTable.even(100, height: 88, estimate: 44, viewport: 660, profile: profile)
        table.scrollToRow(0, 50, .top)
        return table
    }

    @Test("scrolls to a row by estimates and measures what is there", arguments: [ReferenceTableProfile.iOS8, .iOS9])
    func jump(_ profile: ReferenceTableProfile) {
        let table = inTheMiddle(profile)
        #expect(table.offset == 2200)
        #expect(table.log.heightCalls == (50..<65).map { [0, $0] })
        #expect(table.contentHeight == 5060)
    }

    struct Upwards: Sendable {
        var profile: ReferenceTableProfile
        var offset: Double
        var place: Double
    }

    @Test(
        "follows what is measured above since iOS 9, and does not on iOS 8",
        arguments: [
            Upwards(profile: .iOS9, offset: 2200, place: 88), Upwards(profile: .iOS11, offset: 2200, place: 88),
            Upwards(profile: .iOS7, offset: 2200, place: 88), Upwards(profile: .iOS8, offset: 2112, place: 176),
        ])
    func upwards(_ upwards: Upwards) {
        var table = inTheMiddle(upwards.profile)
        table.clearLog()
        table.scroll(by: -88)
        #expect(table.log.heightCalls == [[0, 49], [0, 48]])
        #expect(table.offset == upwards.offset)
        #expect(table.contentHeight == 5148)
        #expect(table.onScreen(50) == upwards.place)
    }

    @Test("falls back to estimates at a reload: the offset is cut, and other rows are on screen")
    func reload() {
        var table = ReferenceTable.even(100, height: 88, estimate: 44, viewport: 660)
        table.layOut()
        table.scrollThrough(by: 44)
        #expect(table.contentHeight == 8800)
        #expect(table.offset == 8140)
        #expect(table.rowsInView.first == 92)
        table.clearLog()
        table.reload()
        table.layOut()
        #expect(table.log.contentHeights.first == 4400)
        #expect(table.log.heightCalls == (85..<100).map { [0, $0] })
        #expect(table.contentHeight == 5060)
        #expect(table.offset == 3740)
        #expect(table.rowsInView.first == 85)
    }

    @Test("stays at a reload where the estimates are the heights that were measured")
    func rememberedHeights() {
        var table = ReferenceTable.even(100, height: 88, estimate: 44, viewport: 660) { $0.asksEstimates = true }
        table.layOut()
        table.scrollThrough(by: 44)
        for row in 0..<100 { table.change(0, row) { $0.estimate = 88 } }
        table.reload()
        table.layOut()
        #expect(table.contentHeight == 8800)
        #expect(table.offset == 8140)
        #expect(table.rowsInView.first == 92)
    }

    struct Metrics: Sendable {
        var estimate: Double
        var first: Double
        var error: Double
        var largest: Double
        var sum: Double
        var backwards: Int
    }

    @Test(
        "moves the knob of the indicator by what is known of estimates",
        arguments: [
            Metrics(estimate: 50, first: 4500, error: 0.250, largest: 27.62, sum: 155.87, backwards: 6),
            Metrics(estimate: 100, first: 3400, error: 0.433, largest: 19.70, sum: 244.58, backwards: 13),
            Metrics(estimate: 200, first: 4400, error: 0.267, largest: 9.50, sum: 102.83, backwards: 14),
            Metrics(estimate: 250, first: 5150, error: 0.142, largest: 4.71, sum: 46.07, backwards: 10),
            Metrics(estimate: 300, first: 6000, error: 0, largest: 0, sum: 0, backwards: 0),
            Metrics(estimate: 400, first: 7700, error: 0.283, largest: 9.18, sum: 69.97, backwards: 0),
            Metrics(estimate: 600, first: 11100, error: 0.850, largest: 26.68, sum: 161.12, backwards: 0),
        ])
    func indicator(_ metrics: Metrics) {
        var table = ReferenceTable.even(20, height: 300, estimate: metrics.estimate, viewport: 667)
        table.layOut()
        #expect(table.contentHeight == metrics.first)
        #expect(abs(ReferenceIndicator.error(first: table.contentHeight, true: 6000) - metrics.error) < 0.0005)
        var indicator = ReferenceIndicator(viewport: 667)
        while table.offset < table.highestOffset {
            let (offset, content) = (table.offset, table.contentHeight)
            let finger = min(offset + 20, table.highestOffset)
            table.scroll(by: 20)
            indicator.add(
                from: offset, to: table.offset, finger: finger, content: content, newContent: table.contentHeight)
        }
        #expect(abs(indicator.largestJump - metrics.largest) < 0.005)
        #expect(abs(indicator.sumOfJumps - metrics.sum) < 0.005)
        #expect(indicator.stepsBackwards == metrics.backwards)
    }

    @Test("forgets heights with the width: those on screen are measured, the others when they come")
    func width() {
        var world = ReferenceTableWorld(viewport: 667)
        let rows = Array(repeating: ReferenceTableRow(135), count: 20)
        var table = ReferenceTable([ReferenceTableSection(rows)], in: world)
        table.layOut()
        table.scrollThrough(by: 20)
        #expect(table.contentHeight == 2710)
        world = table.world
        table.clearLog()
        table.changeWidth { _, _, _ in 118.5 }
        table.change { $0.viewport = 375 }
        table.layOut()
        #expect(table.log.measurings.allSatisfy { $0.after == 119 && $0.before == 44 })
        #expect(table.contentHeight == 20 * 44 + 75 * Double(table.log.measurings.count))
        table.scrollThrough(by: -20)
        #expect(table.contentHeight == 2380)
    }
}
