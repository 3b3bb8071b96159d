import Testing

@testable import FlowEngine

@Suite struct ItemListDescriptionTests {
    private let small = AxisSize(along: 10, across: 20)

    @Test("A list prints its runs and stretches with sizes along by across, and marks measured ones")
    func structure() {
        var list = ItemList([.run(count: 1_000, size: small, source: .estimated)], shape: .small)
        _ = list.set(AxisSize(along: 30.5, across: 20), source: .measured, at: 2)
        _ = list.set(small, source: .given, at: 3)
        #expect(
            list.debugDescription == """
                leaf of 3: 1000 items, 998 estimated, 1 measured
                    2 estimated of 10 × 20
                    2 one by one: 30.5 × 20*, 10 × 20
                    996 estimated of 10 × 20
                """)
    }

    @Test("Summaries say whether all sizes are equal, and leave out what there is none of")
    func summaries() {
        #expect("\(ItemList([.run(count: 1, size: small, source: .given)]).summary)" == "1 item, all 10 × 20")
        #expect("\(ItemList([]).summary)" == "0 items")
    }

    @Test("Of a long stretch the first twenty sizes are printed")
    func longStretch() {
        let sizes = (1...21).map { AxisSize(along: Double($0), across: 1) }
        let text = ItemStretch.dense(DenseStretch(ContiguousArray(sizes), source: .given)).description
        #expect(text.hasPrefix("21 one by one: 1 × 1, 2 × 1, "))
        #expect(text.hasSuffix(", 20 × 1, …"))
    }
}
