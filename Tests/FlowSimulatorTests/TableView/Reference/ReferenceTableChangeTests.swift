import FlowTestSupport
import Testing

@Suite("The reference of tables: changes")
struct ReferenceTableChangeTests {
    /// Rows that size themselves, 60 points high with their separator, estimated at 50.
    private func sized(_ count: Int = 40, viewport: Double = 300) -> ReferenceTable {
        var world = ReferenceTableWorld(viewport: viewport)
        (world.estimate, world.holdsThroughUpdates) = (50, true)
        return ReferenceTable(
            [ReferenceTableSection(Array(repeating: ReferenceTableRow(59.5), count: count))], in: world)
    }

    private func measuredEverywhere() -> ReferenceTable {
        var table = sized()
        table.layOut()
        table.scrollThrough(by: 40)
        return table
    }

    @Test("adds a pixel for the separator, on rows that size themselves only")
    func separators() {
        func height(_ change: (inout ReferenceTableWorld) -> Void, declared: Double = -1) -> Double {
            var world = ReferenceTableWorld(viewport: 300)
            world.asksHeights = true
            change(&world)
            var table = ReferenceTable(
                [ReferenceTableSection([ReferenceTableRow(40.25, declared: declared)])], in: world)
            table.layOut()
            return table.contentHeight
        }
        #expect(height { _ in } == 41)
        #expect(height { $0.hasSeparators = false } == 40.5)
        #expect(height { $0.scale = 1 } == 42)
        #expect(height({ _ in }, declared: 40.25) == 40.25)
        #expect(height { $0.estimate = 0 } == 44)
        #expect(height { $0.profile = .iOS7 } == 44)
        #expect(height { $0.profile = .iOS26; $0.estimate = 0 } == 52)
    }

    @Test("grows a row on screen where it is when its content changes, and nobody hears of others")
    func invalidation() {
        var table = measuredEverywhere()
        table.scroll(to: 600 + 10)
        table.clearLog()
        table.change(0, 10) { $0.content = 99.5 }
        table.change(0, 0) { $0.content = 99.5 }
        table.invalidateRow(0, 10)
        table.invalidateRow(0, 0)
        table.layOut()
        #expect(table.log.fits == [[0, 10]])
        #expect(table.offset == 610)
        #expect(table.height(section: 0, row: 10) == 100)
        #expect(table.height(section: 0, row: 0) == 60)
        #expect(table.log.cellCalls.isEmpty)
    }

    @Test("asks what is on screen again in an empty update, and nothing else")
    func emptyUpdate() {
        var table = measuredEverywhere()
        table.scroll(to: 600)
        table.change(0, 12) { $0.content = 79.5 }
        table.clearLog()
        table.updateNothing()
        #expect(table.log.fits == (10..<15).map { [0, $0] })
        #expect(table.contentHeight == 40 * 60 + 20)
        #expect(table.offset == 600)
    }

    @Test("asks all heights again in an empty update where there are no estimates")
    func emptyUpdateWithoutEstimates() {
        var table = ReferenceTable.even(20, height: 60, estimate: 0, viewport: 300)
        table.layOut()
        for row in 0..<20 { table.change(0, row) { $0.declared = 70 } }
        table.clearLog()
        table.updateNothing()
        #expect(Set(table.log.heightCalls) == Set((0..<20).map { [0, $0] }))
        #expect(table.contentHeight == 1400)
    }

    @Test("holds the first row on screen at another text size")
    func textSize() {
        var table = measuredEverywhere()
        table.scroll(to: 600)
        table.clearLog()
        table.changeTextSize { _, _, row in row.content * 2 }
        table.layOut()
        #expect(table.onScreen(10) == 0)
        #expect(table.log.fits == (10..<15).map { [0, $0] })
        #expect(table.offset == 500)
    }

    @Test("holds the first row on screen when rows come and go above it")
    func updatesAbove() {
        var table = measuredEverywhere()
        table.scroll(to: 605)
        table.update(
            ReferenceTableUpdate(
                [.insertItem(0, 0), .insertItem(0, 1), .deleteItem(0, 5)], newRows: [ReferenceTableRow(79.5)]))
        #expect(table.counts == [41])
        #expect(table.onScreen(11) == -5)
        #expect(table.offset == 605 + 2 * 50 - 60)
        #expect(!table.isMeasured(section: 0, row: 0))
    }

    @Test("shows what is inserted at the start, whatever its height is")
    func updatesAtStart() {
        var table = sized()
        table.layOut()
        table.update(ReferenceTableUpdate([.insertItem(0, 0)], newRows: [ReferenceTableRow(199.5)]))
        #expect(table.offset == 0)
        #expect(table.height(section: 0, row: 0) == 200)
    }

    @Test("lets the next row come up where all that was on screen is gone")
    func deletedScreen() {
        var table = measuredEverywhere()
        table.scroll(to: 605)
        table.update(ReferenceTableUpdate((10..<16).map { .deleteItem(0, $0) }))
        #expect(table.onScreen(10) == -5)
        #expect(table.counts == [34])
    }

    @Test("takes heights along when rows and sections move, and asks again what is reloaded")
    func movesAndReloads() {
        var world = ReferenceTableWorld(viewport: 1000)
        world.estimate = 50
        let first = ReferenceTableSection([ReferenceTableRow(59.5), ReferenceTableRow(69.5)])
        let second = ReferenceTableSection([ReferenceTableRow(79.5), ReferenceTableRow(89.5)])
        var table = ReferenceTable([first, second], in: world)
        table.layOut()
        table.clearLog()
        table.update(ReferenceTableUpdate([.moveSection(0, to: 1), .moveItem(1, 0, to: 1, 2)]))
        #expect(table.counts == [1, 3])
        #expect(table.height(section: 1, row: 2) == 80)
        #expect(table.log.cellCalls.isEmpty)
        #expect(table.log.fits == [[0, 0], [1, 0], [1, 1], [1, 2]])
        table.clearLog()
        table.change(1, 2) { $0.content = 19.5 }
        table.update(ReferenceTableUpdate([.reloadItem(1, 2), .reconfigureItem(0, 0)]))
        #expect(table.height(section: 1, row: 2) == 20)
        #expect(table.log.cellCalls == [[0, 0], [1, 2]])
        #expect(table.log.fits == [[0, 0], [1, 0], [1, 1], [1, 2]])
    }

    @Test("refuses operations that do not add up, and stays as it was")
    func refusals() {
        var table = sized()
        table.layOut()
        let before = table.counts
        #expect(table.update(ReferenceTableUpdate([.deleteItem(0, 40)])) == [.missing])
        #expect(table.update(ReferenceTableUpdate([.deleteItem(0, 1), .reloadItem(0, 1)])) == [.conflict])
        #expect(table.counts == before)
    }

    @Test("scrolls until the row is there where the system corrects itself", arguments: [true, false])
    func scrollTargets(corrects: Bool) {
        var table = sized()
        table.change { $0.profile.correctsScrollTarget = corrects }
        table.layOut()
        table.scrollToRow(0, 39, .bottom)
        #expect((table.offset == table.highestOffset) == corrects)
        #expect(table.place(section: 0, row: 39).map { $0.end == table.offset + 300 } == corrects)
    }

    @Test("forgets what is off screen with the window up to iOS 10, and jumps")
    func window() {
        for (profile, first) in [(ReferenceTableProfile.iOS11, 10), (.iOS9, 11)] {
            var table = measuredEverywhere()
            table.change { $0.profile = profile }
            table.layOut()
            table.scrollThrough(by: -40)
            table.scroll(to: 600)
            table.leaveWindow()
            table.layOut()
            #expect(table.rowsInView.first == first)
        }
    }
}
