import FlowTestSupport
import Testing

@testable import FlowEngine

/// Many ranges replaced at once: items as an array holds them, rows as breaking from scratch gives them, however many.
@Suite("Many replacements at once")
struct ManyReplacementsTests {
    struct Item: Hashable {
        var size: AxisSize
        var source: SizeSource
    }

    @Test("Items are what an array holds, and rows what breaking from scratch gives", arguments: [
        TreeShape.small, ItemList.shape,
    ])
    func random(_ shape: TreeShape) {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x3A)
        let rule = LineRule(available: 200, spacing: 5, tolerance: 1e-6)
        for _ in 0..<(longTestsAreWanted ? 3_000 : 120) {
            var plain = (0..<generator.below(900)).map { _ in item(&generator) }
            var items = ItemList(stretches(of: plain), shape: shape)
            var work = BreakingWork()
            var rows = RowList(breaking: items, rule: rule, shape: .small, work: &work)
            for _ in 0..<4 {
                let replacements = replacements(in: plain.count, &generator)
                for (range, new) in replacements.reversed() { plain.replaceSubrange(range, with: new) }
                items.replace(ContiguousArray(replacements.map {
                    TreeReplacement(range: $0.range, elements: stretches(of: $0.new))
                }))
                items.checkInvariants()
                let held = (0..<items.count).map { Item(size: items.size(at: $0), source: items.sizeSource(at: $0)) }
                #expect(held == plain, "\(generator.reminder)")
                rebreak(&rows, replacements, items: items, rule: rule)
            }
        }
    }

    /// No row is replaced twice, and none outside of what the receipt names.
    private func rebreak(
        _ rows: inout RowList, _ replacements: [(range: Range<Int>, new: [Item])], items: ItemList, rule: LineRule
    ) {
        var shift = 0
        let changes = ContiguousArray(replacements.map { range, new in
            let start = range.lowerBound + shift
            shift += new.count - range.count
            return ItemReplacement(newItems: start..<start + new.count, oldCount: range.count)
        })
        let countBefore = rows.count
        var work = BreakingWork()
        let splices = rows.rebreak(changes, items: items, rule: rule, work: &work)
        rows.checkInvariants(items: items, rule: rule)
        #expect(zip(splices, splices.dropFirst()).allSatisfy { $0.removed.lowerBound >= $1.removed.upperBound })
        #expect(splices.reduce(countBefore) { $0 + $1.insertedCount - $1.removed.count } == rows.count)
        #expect(work.rowsBroken <= rows.count + splices.count)
    }

    // MARK: Random content

    private func item(_ generator: inout SeededGenerator) -> Item {
        let source = generator.pick([SizeSource.estimated, .given, .given, .measured])
        let size = AxisSize(along: Double(generator.within(10...12)), across: Double(generator.within(3...7) * 10))
        return Item(size: source == .estimated ? AxisSize(along: 10, across: 30) : size, source: source)
    }

    private func stretches(of items: [Item]) -> ContiguousArray<ItemStretch> {
        ContiguousArray(items.map { .run(count: 1, size: $0.size, source: $0.source) })
    }

    /// Rising ranges with something between them; half of the lists have few, half have many.
    private func replacements(
        in count: Int, _ generator: inout SeededGenerator
    ) -> [(range: Range<Int>, new: [Item])] {
        let step = generator.pick([2, 5, 40, 300])
        var replacements: [(range: Range<Int>, new: [Item])] = []
        var position = generator.below(step)
        // A few long ones: with more of them lists grow beyond what is worth checking.
        var longOnes = 4
        while position <= count {
            let end = min(count, position + generator.below(4))
            let isLong = longOnes > 0 && generator.isHeads(oneIn: 20)
            if isLong { longOnes -= 1 }
            let newCount = isLong ? 200 : generator.below(4)
            if end > position || newCount > 0 {
                replacements.append((position..<end, (0..<newCount).map { _ in item(&generator) }))
            }
            position = end + 1 + generator.below(step)
        }
        return replacements
    }
}
