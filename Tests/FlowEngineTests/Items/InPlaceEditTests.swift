import FlowTestSupport
import Testing

@testable import FlowEngine

/// Single items that come, go and change inside dense stretches, as an array holds them.
@Suite("Edits inside a dense stretch")
struct InPlaceEditTests {
    private struct Item: Hashable {
        var size: AxisSize
        var source: SizeSource
    }

    private func item(_ generator: inout SeededGenerator) -> Item {
        let size = AxisSize(along: Double(generator.within(1...4)), across: Double(generator.within(1...4)))
        return Item(size: size, source: generator.pick([.given, .measured]))
    }

    @Test("Items and origins are what an array holds", arguments: [TreeShape.small, ItemList.shape])
    func randomEdits(_ shape: TreeShape) {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x1E)
        var plain = (0..<400).map { _ in item(&generator) }
        var items = ItemList(plain.map { .run(count: 1, size: $0.size, source: $0.source) }, shape: shape)
        for step in 0..<1_500 {
            let index = generator.below(plain.count)
            let new = item(&generator)
            switch generator.below(step % 200 < 100 ? 4 : 3) {
            case 0, 3:
                plain.insert(new, at: index)
                items.replace(index..<index, with: [.run(count: 1, size: new.size, source: new.source)])
            case 1:
                let range = index..<min(plain.count, index + generator.within(1...3))
                plain.removeSubrange(range)
                items.replace(range, with: [])
            default:
                plain[index] = new
                _ = items.set(new.size, source: new.source, at: index)
            }
            items.checkInvariants()
        }
        let held = (0..<items.count).map { Item(size: items.size(at: $0), source: items.sizeSource(at: $0)) }
        #expect(held == plain, "\(generator.reminder)")
    }

    @Test("A full stretch that takes one more item becomes two, and the copy keeps its own")
    func fullStretch() {
        let sizes = (0..<DenseStretch.limit).map { AxisSize(along: 1, across: Double($0)) }
        let full = ItemList([.dense(DenseStretch(ContiguousArray(sizes), source: .measured))])
        for index in [0, 1, 63, 64, 65, 127, 128] {
            var items = full
            items.replace(index..<index, with: [.run(count: 1, size: AxisSize(along: 9, across: 9), source: .given)])
            items.checkInvariants()
            #expect(items.count == DenseStretch.limit + 1)
            #expect(items.summary.measuredCount == DenseStretch.limit)
            #expect(items.sizeSource(at: index) == .given && items.size(at: index).along == 9)
        }
        #expect(full.count == DenseStretch.limit)
    }

    @Test("Removing items one by one leaves no crumbs")
    func crumbs() {
        let sizes = (0..<2_000).map { AxisSize(along: 1, across: Double($0 % 7)) }
        var items = ItemList(StretchBuilder.stretches(of: sizes.map(ScrollAxis.vertical.flowSize), axis: .vertical))
        for _ in 0..<1_000 { items.replace(items.count / 2..<items.count / 2 + 1, with: []) }
        items.checkInvariants()
        var stretches = 0
        items.tree.forEach { _ in stretches += 1 }
        #expect(stretches <= 1_000 / ItemStretch.leastLeft)
    }
}
