import Testing

@testable import FlowEngine

@Suite struct ItemListTests {
    private let small = AxisSize(along: 10, across: 20)
    private let large = AxisSize(along: 30, across: 40)

    @Test func aBillionEstimatedItemsAreOneElement() {
        let list = ItemList([.run(count: 1_000_000_000, size: small, source: .estimated)])
        #expect(list.count == 1_000_000_000)
        #expect(list.summary.estimatedCount == 1_000_000_000)
        #expect(list.size(at: 999_999_999) == small)
        #expect(list.summary.uniformity == .same(small))
    }

    @Test func measuringOneItemAfterTheOtherGivesFullStretches() {
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

    @Test func aListKnowsWhetherAllItemsAreEqual() {
        var list = ItemList([.run(count: 100, size: small, source: .given)])
        _ = list.set(large, source: .measured, at: 50)
        #expect(list.summary.uniformity == .mixed)
        _ = list.set(small, source: .measured, at: 50)
        #expect(list.summary.uniformity == .same(small), "whatever the source of the sizes")
        list.replace(0..<100, with: [])
        #expect(list.summary.uniformity == .empty)
    }

    @Test func estimatedRangesAreThoseThatNobodyMeasured() {
        var list = ItemList([.run(count: 20, size: small, source: .estimated)])
        _ = list.set(large, source: .measured, at: 0)
        _ = list.set(large, source: .measured, at: 7)
        _ = list.set(large, source: .measured, at: 8)
        #expect(list.estimatedRanges == [1..<7, 9..<20])
    }

    @Test func givenSizesKeepRunsOfEqualOnes() {
        let sizes = [large] + Array(repeating: small, count: 500) + [large, small]
        let stretches = StretchBuilder.stretches(of: sizes.map(ScrollAxis.vertical.flowSize), axis: .vertical)
        #expect(stretches.count == 3)
        let list = ItemList(stretches)
        #expect((0..<503).map { list.size(at: $0) } == sizes)
    }

    @Test func transposingTwiceGivesTheSameSizes() {
        let sizes = (0..<300).map { AxisSize(along: Double($0), across: Double($0 % 7)) }
        let list = ItemList(StretchBuilder.stretches(of: sizes.map(ScrollAxis.vertical.flowSize), axis: .vertical))
        #expect((0..<300).map { list.transposed.size(at: $0) } == sizes.map(\.transposed))
        #expect((0..<300).map { list.transposed.transposed.size(at: $0) } == sizes)
    }

    @Test func aWriteToACopyLeavesTheOriginal() {
        let list = ItemList(
            StretchBuilder.stretches(
                of: (0..<300).map { FlowSize(width: 1, height: Double($0)) }, axis: .vertical))
        var copy = list
        _ = copy.set(large, source: .given, at: 200)
        #expect(list.size(at: 200) == AxisSize(along: 200, across: 1))
        #expect(copy.size(at: 200) == large)
    }
}
