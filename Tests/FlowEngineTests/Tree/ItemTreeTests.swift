import FlowTestSupport
import Testing

@testable import FlowEngine

/// A tree of items holds what an array holds, and its rows are those of the plain rule, whatever happened to it.
@Suite("Item trees")
struct ItemTreeTests {
    static let histories = longTestsAreWanted ? 4_000 : 8

    @Test(
        "After any edits, one by one or several at once, sizes, rows and receipts are those of an array",
        arguments: [TreeShape.small, TreeShape(leafCapacity: 8, branchCapacity: 6), ItemTree.shape])
    func random(_ shape: TreeShape) {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x17EE)
        for _ in 0..<Self.histories {
            var history = TreeHistory(shape, &generator)
            for _ in 0..<20 {
                history.edit()
                guard let difference = history.difference() else { continue }
                Issue.record("\(difference), in nodes of \(shape.leafCapacity); \(generator.reminder)")
                return
            }
        }
    }

    @Test("Copies share what is not changed, and no change of one is seen in another")
    func copies() {
        let sizes: [FlowSize] = (0..<500).map { index in
            let (width, height): (Int, Int) = (30 + index * 7 % 90, 20 + index % 13)
            return FlowSize(width: Double(width), height: Double(height))
        }
        var work = BreakingWork()
        let rule = LineRule(available: 300, spacing: 10, tolerance: 0)
        let tree = ItemTree(.each(sizes), .vertical, rule, shape: .small, work: &work)
        var copy = tree
        copy.replace(100..<120, with: [])
        copy.set(AxisSize(along: 1, across: 2), source: .measured, at: 7)
        _ = copy.settle(rule, rowsBefore: tree.rowCount, &work)
        copy.checkInvariants(rule)
        tree.checkInvariants(rule)
        #expect(tree.count == 500)
        #expect(copy.count == 480)
        #expect(tree.measuredCount == 0)
        #expect((0..<500).allSatisfy { tree.size(at: $0) == ScrollAxis.vertical.size(sizes[$0]) })
    }

    @Test("Short leaves, wide leaves and runs break alike", arguments: [-25.5, 0, 0.25, 10, 1e9, -1e9] as [Double])
    func kinds(spacing: Double) {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x5C)
        let palettes: [[Double]] = [
            [30, 60.25, 1.0 / 3, 0], [0.1, 99.9, 65_535.99999999999, 65_536, 70_000.5], [1e8, 1e300, 5, 45],
            [30, 45.5, 60.25, 0], [20],
        ]
        for palette in palettes {
            for available in [0.0, 100, 390.25, 70_000, 4e7] {
                let spans: [Double] = (0..<generator.within(1...300)).map { _ in generator.pick(palette) }
                let sizes = spans.map { FlowSize(width: $0, height: min($0, 1e6) * 0.5) }
                let rule = LineRule(available: available, spacing: spacing, tolerance: 1e-6)
                var work = BreakingWork()
                let tree = ItemTree(.each(sizes), .vertical, rule, shape: ItemTree.shape, work: &work)
                let items = sizes.map { PlainItems.Item(size: ScrollAxis.vertical.size($0), source: .given) }
                let rows = PlainItems(items: items).rows(rule)
                #expect((0..<tree.rowCount).map { tree.row(at: $0).items } == rows.map(\.items), "\(spans)")
                #expect((0..<tree.rowCount).map { tree.row(at: $0).length } == rows.map(\.length), "\(spans)")
            }
        }
    }

    @Test("Spans are cut to the lattice, whichever way they are converted")
    func spans() {
        for length: Double in [0, 0.1, 1.0 / 3, 390, 65_535.99999999999, 65_536, 65_536.1, 1e7, 0x1p25, -0.1, -12.7] {
            #expect(Span(length).steps == Int64(length * 0x1p36), "\(length)")
        }
        #expect(Span(1e300).steps == 1 << 61)
        #expect(Span(-1e300).steps == -(1 << 61))
        for length: Double in [0, 0.25, 390, 65_536.5, 0x1p25 - 0.25] {
            #expect(ShortSize(AxisSize(along: 1, across: length))?.span == Span(length), "\(length)")
        }
        for length: Double in [0.1, -0.0, 0x1p25, .infinity, 1e300] {
            #expect(ShortSize(AxisSize(along: 1, across: length)) == nil, "\(length)")
        }
    }

    @Test("A billion equal items are one leaf, and an edit in them makes few more")
    func runs() {
        var work = BreakingWork()
        let rule = LineRule(available: 390, spacing: 10, tolerance: 0)
        let items = ItemSizes.estimated(count: 1_000_000_000, FlowSize(width: 50, height: 50))
        var tree = ItemTree(items, .vertical, rule, shape: ItemTree.shape, work: &work)
        #expect(tree.rowCount == 166_666_667)
        #expect(work == BreakingWork(rowsReplaced: 2, leavesScanned: 1, itemsRead: 1))
        for item in [500_000_000, 500_000_001, 7] {
            tree.set(AxisSize(along: 60, across: 120), source: .measured, at: item)
        }
        work = BreakingWork()
        _ = tree.settle(rule, rowsBefore: 166_666_667, &work)
        tree.checkInvariants(rule)
        var leaves = 0
        tree.forEachLeaf { _ in leaves += 1 }
        // The run of the first seven items is written out.
        #expect(leaves == 4)
        #expect(work.leavesScanned == 4)
        #expect(tree.measuredCount == 3)
    }

    @Test("Items removed behind a row and a size set at the cut, before anything is broken, are told as one change")
    func cutAndTouched() {
        let rule = LineRule(available: 100, spacing: 0, tolerance: 0)
        var (tree, work) = (ItemTree(shape: .small), BreakingWork())
        tree.replace(
            0..<0,
            with: [
                .equal(count: 1, AxisSize(along: 50, across: 40), .given),
                .equal(count: 100, AxisSize(along: 50, across: 50), .given),
            ])
        _ = tree.settle(rule, rowsBefore: 0, &work)
        let before = tree.rowCount
        tree.replace(1..<2, with: [])
        tree.set(AxisSize(along: 50, across: 50), source: .measured, at: 1)
        let splices = tree.settle(rule, rowsBefore: before, &work)
        tree.checkInvariants(rule)
        #expect(tree.rowCount == before - 1 || tree.rowCount == before)
        #expect(splices.reduce(before) { $0 - $1.removed.count + $1.insertedCount } == tree.rowCount)
        #expect(splices.first?.removed.lowerBound == 0)
    }

    @Test("Whether all items are equal is known through any edit, however many leaves hold them")
    func uniformity() {
        let rule = LineRule(available: 390, spacing: 10, tolerance: 0)
        let size = AxisSize(along: 50, across: 50)
        var (tree, work) = (ItemTree(shape: .small), BreakingWork())
        func settle() { _ = tree.settle(rule, rowsBefore: tree.rowCount, &work) }
        for index in 0..<300 {
            tree.replace(index..<index, with: [.equal(count: 1, size, index.isMultiple(of: 2) ? .given : .measured)])
            settle()
            #expect(tree.uniformity == .same(size))
        }
        tree.set(AxisSize(along: 50, across: 51), source: .measured, at: 250)
        settle()
        #expect(tree.uniformity == .mixed)
        tree.set(size, source: .measured, at: 250)
        settle()
        tree.checkInvariants(rule)
        #expect(tree.uniformity == .same(size))
        tree.replace(0..<300, with: [])
        settle()
        #expect(tree.uniformity == .empty)
    }

    @Test(
        "Whichever item of a full leaf changes, and to what, its rows are those of breaking all of it",
        arguments: [60, 200] as [Double])
    func windows(available: Double) {
        let rule = LineRule(available: available, spacing: 10, tolerance: 0)
        let sizes: [FlowSize] = (0..<58).map { index in
            let (width, height): (Int, Int) = (10 + index * 7 % 41, 20 + index % 13)
            return FlowSize(width: Double(width), height: Double(height))
        }
        var work = BreakingWork()
        let tree = ItemTree(.each(sizes), .vertical, rule, shape: ItemTree.shape, work: &work)
        for item in sizes.indices {
            for across in stride(from: 1.0, through: 61, by: 3) {
                var changed = tree
                changed.set(AxisSize(along: 90, across: across), source: .measured, at: item)
                _ = changed.settle(rule, rowsBefore: tree.rowCount, &work)
                changed.checkInvariants(rule)
            }
            var shorter = tree
            shorter.replace(item..<item + 1, with: [])
            _ = shorter.settle(rule, rowsBefore: tree.rowCount, &work)
            shorter.checkInvariants(rule)
        }
    }

    @Test("A change of one size scans its leaf, and mostly no other")
    func work() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 3)
        let sizes = (0..<10_000).map { _ in
            FlowSize(width: Double(generator.within(30...180)), height: Double(generator.within(20...120)))
        }
        var work = BreakingWork()
        let rule = LineRule(available: 390, spacing: 10, tolerance: 0)
        var tree = ItemTree(.each(sizes), .vertical, rule, shape: ItemTree.shape, work: &work)
        work = BreakingWork()
        for _ in 0..<1_000 {
            let size = AxisSize(along: 30, across: Double(generator.within(30...180)))
            tree.set(size, source: .measured, at: generator.below(10_000))
            _ = tree.settle(rule, rowsBefore: tree.rowCount, &work)
        }
        #expect(work.leavesScanned < 1_400, "\(work.leavesScanned)")
    }

    @Test("The tree is printed node by node")
    func description() {
        var work = BreakingWork()
        let rule = LineRule(available: 40, spacing: 10, tolerance: 0)
        let sizes = [10, 20, 10, 30, 10.0 / 3].map { FlowSize(width: $0, height: 20) }
        var tree = ItemTree(.each(sizes), .vertical, rule, shape: .small, work: &work)
        #expect(ItemTree(shape: .small).debugDescription == "no items")
        tree.set(AxisSize(along: 90, across: 20), source: .measured, at: 1)
        tree.replace(5..<5, with: [.equal(count: 3, AxisSize(along: 40, across: 20), .estimated)])
        _ = tree.settle(rule, rowsBefore: 3, &work)
        #expect(tree.debugDescription == """
            8 items in 6 rows
            branch: 8 items, 5 rows end, 210
              short: 20 × 10, 90 × 20* | 20 × 10
              wide: | 20 × 30 | 20 × 3.3333333333333335
              run: 3 of 40 × 20~, rows of 1 from 1
            """, "\n\(tree.debugDescription)")
    }
}
