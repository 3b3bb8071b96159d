import FlowTestSupport
import Testing

@Suite("The reference of tables: headers and footers")
struct ReferenceTableEdgeTests {
    /// What a header of a section in the middle is as high as.
    private func headerHeight(
        _ header: ReferenceTableEdge, _ profile: ReferenceTableProfile, isPlain: Bool,
        _ change: (inout ReferenceTableWorld) -> Void = { _ in }
    ) -> Double {
        var world = ReferenceTableWorld(viewport: 500)
        world.profile = profile
        world.isPlain = isPlain
        world.rowHeight = 50
        change(&world)
        let row = ReferenceTableRow(50)
        var table = ReferenceTable(
            [ReferenceTableSection([row]), ReferenceTableSection([row], header: header)], in: world)
        table.layOut()
        let section = table.places.filter { $0.section == 1 }
        return (section.first { $0.row == 0 }?.y ?? 0) - (section.first?.y ?? 0)
    }

    struct Said: Sendable {
        var height: Double
        var isPlain: Bool
        var old: Double
        var new: Double
    }

    @Test(
        "means by a delegate's 0 and −1 what each system does",
        arguments: [
            Said(height: 0, isPlain: false, old: 17.5, new: 0), Said(height: -1, isPlain: false, old: 17.5, new: 17.5),
            Said(height: 0, isPlain: true, old: 0, new: 0), Said(height: -1, isPlain: true, old: 0, new: 20),
            Said(height: 30, isPlain: true, old: 30, new: 30), Said(height: 30, isPlain: false, old: 30, new: 30),
        ])
    func delegates(_ said: Said) {
        let header = ReferenceTableEdge(declared: said.height)
        func height(_ profile: ReferenceTableProfile) -> Double {
            headerHeight(header, profile, isPlain: said.isPlain) { $0.asksHeaderHeights = true }
        }
        #expect(height(.iOS9) == said.old)
        #expect(height(.iOS11) == said.new)
    }

    @Test("has no header in a plain table without view and title, whatever the property says")
    func nothing() {
        #expect(headerHeight(ReferenceTableEdge(), .iOS11, isPlain: true) == 0)
        #expect(headerHeight(ReferenceTableEdge(), .iOS11, isPlain: true) { $0.headerHeight = 30 } == 0)
        #expect(headerHeight(ReferenceTableEdge(.title), .iOS11, isPlain: true) { $0.headerHeight = 30 } == 30)
        #expect(headerHeight(ReferenceTableEdge(.title), .iOS11, isPlain: true) == 28)
    }

    @Test("sizes a header by its view where there is an estimate, up to whole pixels and without a separator")
    func selfSizing() {
        let header = ReferenceTableEdge(.view(40.25))
        #expect(headerHeight(header, .iOS11, isPlain: true) == 40.5)
        #expect(headerHeight(header, .iOS11, isPlain: true) { $0.headerEstimate = 0 } == 28)
        #expect(headerHeight(header, .iOS7, isPlain: true) == 28)
    }

    @Test("is higher with a title in grouped tables, and at their top unless something is there")
    func groupedTitles() {
        func first(_ header: ReferenceTableEdge, tableHeader: Double = 0) -> Double? {
            var world = ReferenceTableWorld(viewport: 500)
            (world.isPlain, world.rowHeight, world.tableHeader) = (false, 50, tableHeader)
            var table = ReferenceTable([ReferenceTableSection([ReferenceTableRow(50)], header: header)], in: world)
            table.layOut()
            return table.place(section: 0, row: 0).map { $0.y - tableHeader }
        }
        #expect(headerHeight(ReferenceTableEdge(.title), .iOS11, isPlain: false) == 38)
        #expect(first(ReferenceTableEdge(.title)) == 55.5)
        #expect(first(ReferenceTableEdge(.title), tableHeader: 10) == 38)
        #expect(first(ReferenceTableEdge()) == 35)
        #expect(first(ReferenceTableEdge(), tableHeader: 10) == 17.5)
    }

    @Test("keeps a gap above headers of plain tables only, and none where there is no header")
    func padding() {
        func start(_ header: ReferenceTableEdge, isPlain: Bool) -> Double? {
            var world = ReferenceTableWorld(viewport: 500)
            world.isPlain = isPlain
            world.rowHeight = 50
            world.headerTopPadding = 22
            world.asksHeaderHeights = true
            var table = ReferenceTable([ReferenceTableSection([ReferenceTableRow(50)], header: header)], in: world)
            table.layOut()
            return table.place(section: 0, row: 0)?.y
        }
        #expect(start(ReferenceTableEdge(declared: 30), isPlain: true) == 52)
        #expect(start(ReferenceTableEdge(declared: 0), isPlain: true) == 0)
        #expect(start(ReferenceTableEdge(declared: 30), isPlain: false) == 30)
    }

    /// Three sections of 325 points: a header of 44, and rows.
    private func contacts(footer: Double = 0) -> ReferenceTable {
        var world = ReferenceTableWorld(viewport: 300)
        world.rowHeight = 28.1
        world.estimate = 28.1
        world.asksHeaderHeights = true
        world.headerEstimate = 44
        world.asksFooterHeights = true
        let section = ReferenceTableSection(
            Array(repeating: ReferenceTableRow(0), count: 10), header: ReferenceTableEdge(declared: 44),
            footer: ReferenceTableEdge(declared: footer))
        world.footerEstimate = 20
        return ReferenceTable(Array(repeating: section, count: 3), in: world)
    }

    @Test(
        "lets headers stick until their section ends; those of sections out of view are in their own place",
        arguments: [
            (0, [0, 325, 650]), (100, [100, 325, 650]), (281, [281, 325, 650]), (300, [281, 325, 650]),
            (400, [0, 400, 650]), (620, [0, 606, 650]),
        ] as [(Double, [Double])])
    func sticking(offset: Double, headers: [Double]) {
        var table = contacts()
        table.layOut()
        table.scrollThrough(by: 50)
        table.scroll(to: offset)
        let shown = (0..<3).compactMap { table.headerPlace(section: $0) }
        #expect(shown.count == 3)
        #expect(zip(shown, headers).allSatisfy { abs($0 - $1) < 1e-9 }, "\(shown)")
    }

    @Test("lets headers stick below the inset, and not in grouped tables")
    func stickingWithInset() {
        var table = contacts()
        table.layOut()
        table.change { $0.topInset = 20 }
        table.scroll(to: 80)
        #expect(table.headerPlace(section: 0) == 100)
        table.change { $0.isPlain = false }
        table.layOut()
        #expect(table.headerPlace(section: 0) == 0)
    }

    @Test("lets footers stick at the bottom until the header of their section ends")
    func stickingFooters() {
        var table = contacts(footer: 20)
        table.layOut()
        #expect(table.footerPlace(section: 0) == 280)
        table.change { $0.bottomInset = 30 }
        table.layOut()
        #expect(table.footerPlace(section: 0) == 250)
        table.scroll(to: 60)
        #expect(table.footerPlace(section: 0) == 310)
        // Below the header of its section.
        #expect(table.footerPlace(section: 1) == 389)
    }

    @Test("measures a header that sticks, and holds the rows on screen still when its own place comes into view")
    func stickingFromAfar() {
        var world = ReferenceTableWorld(viewport: 300)
        world.estimate = 50
        world.headerEstimate = 30
        let section = ReferenceTableSection(
            Array(repeating: ReferenceTableRow(79.5), count: 100), header: ReferenceTableEdge(.view(40)))
        var table = ReferenceTable([section], in: world)
        table.scroll(to: 130)
        #expect(table.headerPlace(section: 0) == 130)
        #expect(table.log.measurings.first?.path == [0, 2])
        // Header and row 1 grew before anything was on screen that could stand still.
        #expect(table.onScreen(2) == 40)
        table.scroll(by: -120)
        #expect(table.onScreen(2) == 160)
        #expect(table.offset == 40)
    }
}
