import Testing

@testable import FlowEngine

@Suite struct ItemListTests {
    private let small = AxisSize(along: 10, across: 20)
    private let large = AxisSize(along: 30, across: 40)

    @Test("A billion estimated items are one element of the list")
    func billionEstimatedItems() {
        let list = ItemList([.run(count: 1_000_000_000, size: small, source: .estimated)])
        #expect(list.count == 1_000_000_000)
        #expect(list.summary.estimatedCount == 1_000_000_000)
        #expect(list.size(at: 999_999_999) == small)
        #expect(list.summary.uniformity == .same(small))
    }

    @Test("Items that are measured one after the other end up in full stretches")
    func fullStretches() {
        var list = ItemList([.run(count: 10_000, size: small, source: .estimated)])
        for index in 0..<10_000 {
            _ = list.set(AxisSize(along: 10, across: Double(index % 50)), source: .measured, at: index)
        }
        list.checkInvariants()
        var elements = 0
        list.tree.forEach { _ in elements += 1 }
        #expect(elements <= 10_000 / DenseStretch.limit + 2)
        #expect(list.summary.measuredCount == 10_000)
        #expect(list.summary.estimatedCount == 0)
        #expect(list.size(at: 4_321).across == 21)
    }

    @Test("A list knows whether all its items have equal sizes, whatever the sources of the sizes")
    func equalSizes() {
        var list = ItemList([.run(count: 100, size: small, source: .given)])
        _ = list.set(large, source: .measured, at: 50)
        #expect(list.summary.uniformity == .mixed)
        _ = list.set(small, source: .measured, at: 50)
        #expect(list.summary.uniformity == .same(small), "whatever the source of the sizes")
        list.replace(0..<100, with: [])
        #expect(list.summary.uniformity == .empty)
    }

    @Test("Estimated ranges hold the items that nobody measured")
    func rangesToMeasure() {
        var list = ItemList([.run(count: 20, size: small, source: .estimated)])
        _ = list.set(large, source: .measured, at: 0)
        _ = list.set(large, source: .measured, at: 7)
        _ = list.set(large, source: .measured, at: 8)
        #expect(list.estimatedRanges == [1..<7, 9..<20])
    }

    @Test("Of given sizes, equal neighbours are kept as a run")
    func givenSizesKeepRunsOfEqualOnes() {
        let sizes = [large] + Array(repeating: small, count: 500) + [large, small]
        let stretches = StretchBuilder.stretches(of: sizes.map(ScrollAxis.vertical.flowSize), axis: .vertical)
        #expect(stretches.count == 3)
        let list = ItemList(stretches)
        #expect((0..<503).map { list.size(at: $0) } == sizes)
    }

    @Test("Transposing exchanges both lengths of each size, and doing it twice gives the sizes again")
    func transposing() {
        let sizes = (0..<300).map { AxisSize(along: Double($0), across: Double($0 % 7)) }
        let list = ItemList(StretchBuilder.stretches(of: sizes.map(ScrollAxis.vertical.flowSize), axis: .vertical))
        #expect((0..<300).map { list.transposed.size(at: $0) } == sizes.map(\.transposed))
        #expect((0..<300).map { list.transposed.transposed.size(at: $0) } == sizes)
    }

    @Test("Writing to a copy leaves the original as it was")
    func aWriteToACopyLeavesTheOriginal() {
        let list = ItemList(
            StretchBuilder.stretches(
                of: (0..<300).map { FlowSize(width: 1, height: Double($0)) }, axis: .vertical))
        var copy = list
        _ = copy.set(large, source: .given, at: 200)
        #expect(list.size(at: 200) == AxisSize(along: 200, across: 1))
        #expect(copy.size(at: 200) == large)
    }
}
