import Testing

@testable import FlowEngine

private func list(_ spans: [Double], length: Double = 10) -> ItemList {
    ItemList(
        [.dense(DenseStretch(ContiguousArray(spans.map { AxisSize(along: length, across: $0) }), source: .given))],
        shape: .small)
}

private func run(_ count: Int, of span: Double, length: Double = 10) -> ItemStretch {
    .run(count: count, size: AxisSize(along: length, across: span), source: .given)
}

private func rows(_ items: ItemList, available: Double, spacing: Double = 10) -> RowList {
    var work = BreakingWork()
    let rule = LineRule(available: available, spacing: spacing, tolerance: 1e-6)
    let rows = RowList(breaking: items, rule: rule, shape: .small, work: &work)
    rows.checkInvariants(items: items, rule: rule)
    return rows
}

@Suite struct RowBreakerTests {
    @Test("Items that fit exactly stay on the line, and with a little more the last one does not")
    func exactFit() {
        #expect(rows(list([100, 100, 100, 100]), available: 320).description == "[3 1]")  // R2.2, W3
        #expect(rows(list([100, 100, 100, 100]), available: 319.5).description == "[2 2]")  // W4
        #expect(rows(list([155, 155]), available: 320).description == "[2]")  // G15
        #expect(rows(list([155.5, 155.5]), available: 320).description == "[1 1]")
    }

    @Test("R2.3: a line that is too long by rounding errors alone is not broken")
    func aLineTooLongByRoundingStaysWhole() {
        // G18: repeated addition of W/n passes W in the last bits.
        for width in [320.0, 375, 390, 393, 402, 414, 428, 430, 744, 768, 810, 820, 834, 1024, 1112, 1366] {
            for columns in 2...12 {
                let items = list(Array(repeating: width / Double(columns), count: columns))
                #expect(rows(items, available: width, spacing: 0).count == 1, "\(width) / \(columns)")
            }
        }
        #expect(rows(list([101.0000075, 101.0000075]), available: 202, spacing: 0).count == 2)
    }

    @Test("An item that is wider than the line stands alone")
    func anItemTooWideStandsAlone() {
        #expect(rows(list([100, 400, 100, 50]), available: 320).description == "[1 1 2]")  // R2.4, W47
    }

    @Test("A run is broken like the same items one by one")
    func aRunBreaksAsTheSameItemsOneByOne() {
        for available in [0.0, 5, 30, 99.75, 100, 210, 320] {
            for spacing in [-40.0, -30, -5, 0, 10] {
                for span in [0.0, 0.25, 30, 33.25, 100, 400] {
                    let before = list([20, 45])
                    for count in [1, 2, 3, 7, 20] {
                        var asRun = before
                        asRun.replace(2..<2, with: [run(count, of: span)])
                        asRun.replace(2 + count..<2 + count, with: [run(1, of: 10, length: 20)])
                        let oneByOne = list([20, 45] + Array(repeating: span, count: count) + [10])
                        #expect(
                            rows(asRun, available: available, spacing: spacing).description
                                == rows(oneByOne, available: available, spacing: spacing).description,
                            "\(count) × \(span) in \(available), spacing \(spacing)")
                    }
                }
            }
        }
    }

    @Test("A billion equal items are broken in one step")
    func aBillionEqualItemsAreBrokenInOneStep() {
        var work = BreakingWork()
        let rule = LineRule(available: 390, spacing: 10, tolerance: 1e-6)
        let list = RowList(breaking: ItemList([run(1_000_000_000, of: 50)]), rule: rule, work: &work)
        #expect(list.count == 166_666_667)
        #expect(work.rowsBroken == 2 && work.itemsRead == 1)
    }
}

@Suite struct RowListRebreakTests {
    /// Replaces one item and returns the rows broken again.
    private func change(_ items: inout ItemList, _ rows: inout RowList, at index: Int, to span: Double) -> Int {
        let rule = LineRule(available: 320, spacing: 10, tolerance: 1e-6)
        var work = BreakingWork()
        _ = items.set(AxisSize(along: 10, across: span), source: .given, at: index)
        let replacement = ItemReplacement(newItems: index..<index + 1, oldCount: 1)
        _ = rows.rebreak(replacement, items: items, rule: rule, work: &work)
        rows.checkInvariants(items: items, rule: rule)
        return work.rowsBroken
    }

    @Test("Breaking stops at the first row after the change that begins where a row began")
    func breakingStops() {
        // Rows of three; the first item of row 1 grows, pushes one item on, and row 2 has room for it.
        let spans: [Double] = [100, 100, 100, 100, 100, 100, 100, 100, 300, 100, 100, 100]
        var items = list(spans)
        var broken = rows(items, available: 320)
        #expect(broken.description == "[3 3 2 1 3]")
        let count = change(&items, &broken, at: 3, to: 150)
        #expect(broken.description == "[3 2 3 1 3]")
        #expect(count == 3, "the row before the change, two that moved; the rest was in step again")
    }

    @Test("An item that shrinks may join the row before it")
    func itemShrinks() {
        var items = list([100, 100, 200, 100, 250])
        var broken = rows(items, available: 320)
        #expect(broken.description == "[2 2 1]")
        _ = change(&items, &broken, at: 2, to: 100)
        #expect(broken.description == "[3 1 1]")
    }

    @Test("Where new row starts never meet the old ones, the whole run is replaced, in a few steps")
    func phasesNeverMeet() {
        let rule = LineRule(available: 320, spacing: 10, tolerance: 1e-6)
        var items = ItemList([run(1_000_000, of: 50)])
        var work = BreakingWork()
        var broken = RowList(breaking: items, rule: rule, work: &work)
        work = BreakingWork()
        items.replace(500_002..<500_003, with: [run(1, of: 300)])
        let splice = broken.rebreak(
            ItemReplacement(newItems: 500_002..<500_003, oldCount: 1), items: items, rule: rule, work: &work)
        #expect(work.rowsBroken <= 5)
        #expect(splice.removed.lowerBound == 100_000)
        #expect(splice.removed.upperBound == 200_000)
        broken.checkInvariants(items: items, rule: rule)
    }

    @Test("Where row starts meet at once, the rest of the run is kept")
    func phasesMeet() {
        let rule = LineRule(available: 320, spacing: 10, tolerance: 1e-6)
        var items = ItemList([run(1_000_000, of: 50)])
        var work = BreakingWork()
        var broken = RowList(breaking: items, rule: rule, work: &work)
        work = BreakingWork()
        items.replace(500_002..<500_003, with: [run(1, of: 50, length: 99)])
        let splice = broken.rebreak(
            ItemReplacement(newItems: 500_002..<500_003, oldCount: 1), items: items, rule: rule, work: &work)
        #expect(splice == RowSplice(removed: 100_000..<100_001, insertedCount: 1))
        broken.checkInvariants(items: items, rule: rule)
    }
}
