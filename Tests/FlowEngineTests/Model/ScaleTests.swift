import FlowEngine
import FlowTestSupport
import Testing

/// Large models: what a run holds costs nothing, and a change costs what it changes. Work is counted, not timed.
@Suite("Scale")
struct ScaleTests {
    static let view = FlowConfiguration(containerLength: 390)
    static let viewport = FlowRect(x: 0, y: 0, width: 390, height: 844)

    @Test("A billion estimated items: exact content, both ends, the middle")
    func aBillionItems() throws {
        let model = try FlowModel(Self.view, sections: [SectionContent(.estimated(count: 1_000_000_000, .good))])
        #expect(model.contentSize == FlowSize(width: 390, height: 10_000_000_010))
        #expect(model.rowCount == 166_666_667)
        #expect(model.estimatedCount == 1_000_000_000)
        let first = model.elements(in: Self.viewport)
        #expect(first.count == 15 * 6)
        #expect(first.first?.frame == FlowRect(x: 0, y: 0, width: 50, height: 50))
        let last = model.elements(in: FlowRect(x: 0, y: 10_000_000_010 - 844, width: 390, height: 844))
        #expect(last.count == 14 * 6 + 4)
        #expect(last.last?.path == .item(ItemPath(section: 0, item: 999_999_999)))
        #expect(last.last?.frame == FlowRect(x: 204, y: 9_999_999_960, width: 50, height: 50))
        #expect(model.row(containing: ItemPath(section: 0, item: 600_000_000)).items == 600_000_000..<600_000_006)
    }

    @Test("A thousand measurements in a billion items stay local, and keep the sum exact")
    func measuringABillion() throws {
        var model = try FlowModel(Self.view, sections: [SectionContent(.estimated(count: 1_000_000_000, .good))])
        let height = model.contentSize.height
        var generator = SeededGenerator.fromEnvironment(otherwise: 3)
        var rows: Set<Int> = []
        for _ in 0..<1_000 {
            let item = generator.below(1_000_000_000)
            // The width stays, so no row breaks elsewhere; a row with a taller item grows by 25.
            let change = try model.setSize(FlowSize(width: 50, height: 75), at: ItemPath(section: 0, item: item))
            rows.insert(item / 6)
            #expect(change.rowsReplaced <= 4)
            #expect(change.itemsRead <= 12)
        }
        model.checkInvariants()
        #expect(model.contentSize.height == height + 25 * Double(rows.count))
        #expect(model.measuredCount == 1_000)
    }

    @Test("A million sections of a thousand: created, queried, changed, exact")
    func aMillionSections() throws {
        let content = SectionContent(
            .estimated(count: 1_000, .good), metrics: SectionMetrics(headerLength: 20, footerLength: 10))
        var model = try FlowModel(Self.view, repeating: content, count: 1_000_000)
        // 167 rows of 50 and 166 spacings, header and footer.
        let section = 167.0 * 50 + 166 * 10 + 30
        #expect(model.contentSize.height == section * 1_000_000)
        #expect(model.itemCount == 1_000_000_000)
        let end = FlowRect(x: 0, y: section * 1_000_000 - 40, width: 390, height: 40)
        #expect(model.elements(in: end).last?.path == .footer(999_999))
        var generator = SeededGenerator.fromEnvironment(otherwise: 4)
        var rows: Set<ItemPath> = []
        for _ in 0..<1_000 {
            let path = ItemPath(section: generator.below(1_000_000), item: generator.below(1_000))
            let change = try model.setSize(FlowSize(width: 50, height: 75), at: path)
            rows.insert(ItemPath(section: path.section, item: path.item / 6))
            #expect(change.rowsReplaced <= 4)
        }
        model.checkInvariants()
        #expect(model.contentSize.height == section * 1_000_000 + 25 * Double(rows.count))
        #expect(model.sectionRange(500_000).lowerBound.truncatingRemainder(dividingBy: 5) == 0)
    }

    @Test("Equal sections that are given one by one are held once")
    func equalSectionsOneByOne() throws {
        let equal = SectionContent(.equal(count: 1_000, .good), metrics: SectionMetrics(headerLength: 20))
        let other = SectionContent(.estimated(count: 1_000, .good))
        let contents = Array(repeating: equal, count: 5_000) + [other] + Array(repeating: equal, count: 5_000)
        var model = FlowModel(Self.view)
        let change = try model.insertSections(contents, at: 0)
        #expect(change.itemsRead <= 6)
        #expect(model.sectionCount == 10_001)
        #expect(model.estimate(of: 5_000) != nil)
        #expect(model.estimate(of: 5_001) == nil)
        #expect(try model.setContainerLength(844).itemsRead <= 6)
        model.checkInvariants()
    }

    @Test("A wider view re-breaks a billion items, or a million equal sections, in closed form")
    func reflowingRuns() throws {
        var items = try FlowModel(Self.view, sections: [SectionContent(.estimated(count: 1_000_000_000, .good))])
        #expect(try items.setContainerLength(844).itemsRead <= 4)
        #expect(items.rowCount == 71_428_572)
        var sections = try FlowModel(
            Self.view, repeating: SectionContent(.estimated(count: 1_000, .good)), count: 1_000_000)
        #expect(try sections.setContainerLength(844).itemsRead <= 4)
        #expect(sections.rowCount == 72_000_000)
    }

    @Test("Mixed sizes: the content is as high as the reference says")
    func workloadHeight() throws {
        for count in [1_000, 4_000] {
            let sizes = mixedWorkload(count)
            let model = try Self.model(sizes)
            let reference = ReferenceLayout([ReferenceSection(sizes)], in: ReferenceContainer(390))
            #expect(ReferenceSize(model.contentSize) == reference.contentSize)
            #expect(model.allRows == reference.lines.map { $0.map(\.items) })
        }
    }

    @Test("Mixed sizes: a million items are 35,696,665 high", .enabled(if: longTestsAreWanted || !isDebug))
    func aMillionGivenItems() throws {
        #expect(try Self.model(mixedWorkload(1_000_000)).contentSize.height == 35_696_665)
    }

    @Test("A copy shares, and a change in it leaves the original as it was")
    func copies() throws {
        let original = try Self.model(mixedWorkload(10_000))
        let query = FlowRect(x: 0, y: 100_000, width: 390, height: 844)
        let (elements, size) = (original.elements(in: query), original.contentSize)
        var generator = SeededGenerator.fromEnvironment(otherwise: 5)
        for _ in 0..<200 {
            var copy = original
            let item = generator.below(10_000)
            let change = try copy.setSize(FlowSize(width: 390, height: 400), at: ItemPath(section: 0, item: item))
            #expect(change.rowsReplaced <= 100)
            #expect(copy.contentSize != size)
        }
        #expect(original.elements(in: query) == elements)
        #expect(original.contentSize == size)
    }

    static func model(_ sizes: [ReferenceSize]) throws -> FlowModel {
        try FlowModel(Self.view, sections: [SectionContent(.each(sizes.map(FlowSize.init)))])
    }
}

#if DEBUG
let isDebug = true
#else
let isDebug = false
#endif
