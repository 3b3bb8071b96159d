import FlowTestSupport
import Testing

@testable import FlowEngine

/// Which rows a receipt names: those that are not what they were, and no others.
@Suite("Receipts")
struct ReceiptTests {
    private static let view = FlowConfiguration(containerLength: 320)

    private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    /// What a receipt says of the rows of the first section, from the first to the last.
    private static func pieces(_ change: LayoutChange) -> [String] {
        change.replacements.reversed().map { "\($0.removed) by \($0.insertedCount)" }
    }

    @Test("Two distant changes in a run of a million items name two pieces, not all between")
    func distantChanges() throws {
        let items = ItemSizes.equal(count: 1_000_000, FlowSize(width: 50, height: 50))
        var model = try FlowModel(Self.view, sections: [SectionContent(items)])
        let size = FlowSize(width: 50, height: 60)
        let change = try model.setSizes([(Self.path(5), size), (Self.path(999_990), size)])
        // 50 wide, 10 apart, in 320: five of a row. R18.13: the last row leaves the grid.
        #expect(Self.pieces(change) == ["1..<2 by 1", "199998..<200000 by 2"])
        #expect(change.rowsReplaced == 3)
        #expect(change.lengthGained == 20)
        let again = try model.setSizes([(Self.path(12), size), (Self.path(999_980), size)])
        #expect(Self.pieces(again) == ["2..<3 by 1", "199996..<199997 by 1"])
        #expect(again.rowsReplaced == 2)
    }

    @Test("Two of sixty rows of one item are changed: two are replaced, whatever the form of their leaf")
    func oneItemRows() throws {
        for other in [FlowSize(width: 320, height: 80), FlowSize(width: 320, height: 80 + 1.0 / 3)] {
            for items in [
                ItemSizes.equal(count: 60, FlowSize(width: 320, height: 50)),
                .each((0..<60).map { FlowSize(width: 320, height: 50 + Double($0 % 2)) }),
            ] {
                var model = try FlowModel(Self.view, sections: [SectionContent(items)])
                let change = try model.setSizes([(Self.path(3), other), (Self.path(31), other)])
                #expect(Self.pieces(change) == ["3..<4 by 1", "31..<32 by 1"])
                #expect(change.rowsReplaced == 2)
            }
        }
    }

    @Test("Rows that go or come as a whole leave those beside them alone")
    func wholeRows() throws {
        let rows = (0..<60).map { FlowSize(width: 300, height: 20 + Double($0 % 7)) }
        var model = try FlowModel(Self.view, sections: [SectionContent(.each(rows))])
        let plan = try UpdatePlan(
            [2, 3, 7, 8, 9, 30].map { .deleteItem(Self.path($0)) } + [.insertItem(Self.path(10))], before: [60],
            after: [55])
        let change = try model.apply(plan) { _, items in .each(items.map { _ in FlowSize(width: 290, height: 5) }) }
            sections: { _ in SectionContent(.each([])) }
        #expect(Self.pieces(change) == ["2..<4 by 0", "7..<10 by 0", "15..<15 by 1", "30..<31 by 0"])
        #expect(change.rowsReplaced == 1)
        let first = model.removeItems(0..<2, in: 0)
        #expect(Self.pieces(first) == ["0..<2 by 0"])
        #expect(first.rowsReplaced == 0)
        let last = model.removeItems(50..<53, in: 0)
        // R3.6: the row that is the last now is placed otherwise.
        #expect(Self.pieces(last) == ["49..<53 by 1"])
        #expect(last.rowsReplaced == 1)
    }

    @Test("A size that is given again replaces no row, wherever it comes from")
    func sameSizes() throws {
        let size = FlowSize(width: 100, height: 40)
        var model = try FlowModel(Self.view, sections: [SectionContent(.estimated(count: 60, size))])
        let measured = try model.setSizes((0..<60).map { (Self.path($0), size) })
        let reloaded = model.reloadItems(7..<40, in: 0)
        #expect(measured.replacements.isEmpty)
        #expect(reloaded.replacements.isEmpty)
        #expect(measured.rowsReplaced == 0)
        #expect(reloaded.rowsReplaced == 0)
        #expect(model.measuredCount == 27)
        for item in 7..<40 {
            let confirmed = try model.setSize(size, at: Self.path(item))
            #expect(confirmed.replacements.isEmpty)
            #expect(confirmed.rowsReplaced == 0)
        }
    }

    @Test("R18.13: an item that ends the uniformity of its section names the last row, too, and so does its return")
    func lastRowLeavesTheGrid() throws {
        var metrics = SectionMetrics()
        metrics.minimumInteritemSpacing = 10
        let size = FlowSize(width: 50, height: 50)
        var model = try FlowModel(
            Self.view, sections: [SectionContent(.estimated(count: 28, size), metrics: metrics)])
        #expect(model.frame(of: Self.path(27)).x == 135)
        let measured = try model.setSize(FlowSize(width: 50, height: 60), at: Self.path(0))
        #expect(model.frame(of: Self.path(27)).x == 120)
        #expect(Self.pieces(measured) == ["0..<1 by 1", "5..<6 by 1"])
        #expect(measured.rowsReplaced == 2)
        let second = try model.setSize(FlowSize(width: 50, height: 60), at: Self.path(7))
        #expect(Self.pieces(second) == ["1..<2 by 1"])
        _ = model.reloadItems(7..<8, in: 0)
        let reloaded = model.reloadItems(0..<1, in: 0)
        #expect(model.frame(of: Self.path(27)).x == 135)
        #expect(Self.pieces(reloaded) == ["0..<1 by 1", "5..<6 by 1"])
        #expect(reloaded.rowsReplaced == 2)
    }

    @Test("R3.6: a row that is the last no more, or is the last now, is replaced where it is placed otherwise")
    func otherLastRow() throws {
        let sizes = [100, 100, 90, 100, 110].map { FlowSize(width: $0, height: 20) }
        var model = try FlowModel(Self.view, sections: [SectionContent(.each(sizes))])
        let appended = try model.insertItems(.each([FlowSize(width: 200, height: 20)]), at: Self.path(5))
        #expect(Self.pieces(appended) == ["1..<2 by 2"])
        #expect(Self.pieces(model.removeItems(5..<6, in: 0)) == ["1..<3 by 1"])
    }
}
