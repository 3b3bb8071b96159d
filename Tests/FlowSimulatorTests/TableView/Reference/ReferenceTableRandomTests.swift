import FlowTestSupport
import Testing

@Suite("The reference of tables: at random")
struct ReferenceTableRandomTests {
    private func table(_ random: inout SeededGenerator, _ world: ReferenceTableWorld) -> ReferenceTable {
        let views = random.isHeads()
        return ReferenceTable(
            (0..<random.within(1...3)).map { _ in random.tableSection(random.below(30), views: views) }, in: world)
    }

    private func act(on table: inout ReferenceTable, _ random: inout SeededGenerator) {
        let section = random.below(max(table.counts.count, 1))
        let count = table.counts.isEmpty ? 0 : table.counts[section]
        let row = random.below(max(count, 1))
        switch random.below(11) {
        case 0, 1, 2: table.scroll(by: Double(random.within(-300...300)))
        case 3 where count > 0: table.scrollToRow(section, row, random.pick(ReferenceRowPosition.allCases))
        case 4: table.reload()
        case 5: table.changeWidth { _, _, row in row.content == 0 ? 0 : row.content + 10 }
        case 6: table.changeTextSize { _, _, row in max(row.content - 10, 0) }
        case 7 where count > 0:
            table.change(section, row) { $0.content += 25 }
            table.invalidateRow(section, row)
        case 8: table.updateNothing()
        case 9: table.leaveWindow()
        default: table.update(random.tableUpdate(for: table, views: random.isHeads()))
        }
        table.layOut()
    }

    @Test("comes to rest, at a legal offset, with nothing on screen that was not measured")
    func laws() {
        var random = SeededGenerator.fromEnvironment(otherwise: 71)
        for _ in 0..<(longTestsAreWanted ? 2000 : 150) {
            var table = table(&random, random.tableWorld())
            table.layOut()
            for _ in 0..<12 {
                act(on: &table, &random)
                let height = (table.places.last?.end ?? table.world.tableHeader) + table.world.tableFooter
                #expect(table.contentHeight == height, "\(random.reminder)")
                #expect((table.lowestOffset...table.highestOffset).contains(table.offset), "\(random.reminder)")
                let open = table.visible.filter { place in
                    place.row.map { !table.isMeasured(section: place.section, row: $0) } ?? false
                }
                #expect(open.isEmpty, "\(random.reminder)")
            }
        }
    }

    @Test("moves rows on screen by the finger alone since iOS 9, as long as no end is reached")
    func standingStill() {
        var random = SeededGenerator.fromEnvironment(otherwise: 72)
        var compared = 0
        for _ in 0..<200 {
            var world = random.tableWorld()
            world.profile = .iOS11
            world.anchor = .automatic
            var table = table(&random, world)
            table.scroll(to: Double(random.within(0...2000)))
            for _ in 0..<10 {
                let before = table
                let distance = -Double(random.within(0...120))
                table.scroll(by: distance)
                guard before.offset + distance > before.lowestOffset, table.offset < table.highestOffset,
                    table.offset > table.lowestOffset
                else { break }
                // An element that the scroll moves off screen is no anchor, and may come back at another place.
                let end = before.offset + distance + world.viewport
                let held = before.visible.filter { $0.y < end }.map(\.element)
                for element in Set(table.visible.map(\.element)).intersection(held) {
                    let old = before.visible.first { $0.element == element }.map { $0.y - before.offset }
                    let new = table.visible.first { $0.element == element }.map { $0.y - table.offset }
                    let difference = (new ?? 0) - (old ?? 0) + distance
                    #expect(abs(difference) < 1e-6, "\(random.reminder)")
                    compared += 1
                }
            }
        }
        #expect(compared > 1000)
    }
}
