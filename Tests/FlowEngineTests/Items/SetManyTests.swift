import Testing

@testable import FlowEngine

@Suite("Many sizes at once")
struct SetManyTests {
    @Test("Whatever part of the sizes is set, the list holds what an array holds", arguments: [1, 2, 3, 7, 20])
    func partsOfAList(stride step: Int) {
        var list = ItemList([.run(count: 700, size: size(50), source: .estimated)], shape: .small)
        var plain = [(size: AxisSize, source: SizeSource)](repeating: (size(50), .estimated), count: 700)
        for (round, source) in [SizeSource.measured, .given, .measured].enumerated() {
            // Some sizes stay as they are, some neighbours are equal.
            let sizes = stride(from: round, to: 700, by: step).map { (item: $0, size: size($0 / 20 % 4 * 10 + 40)) }
            list.set(sizes, source: source)
            for (item, size) in sizes { plain[item] = (size, source) }
            list.checkInvariants()
            for (item, expected) in plain.enumerated() {
                #expect(list.size(at: item) == expected.size)
                #expect(list.sizeSource(at: item) == expected.source)
            }
        }
        #expect(list.count == plain.count)
    }

    @Test("Equal items that are given the size they have stay one run, and another size for all makes one")
    func runsStayRuns() {
        var list = ItemList([.run(count: 100_000, size: size(50), source: .given)])
        list.set((0..<100_000).map { ($0, size(50)) }, source: .given)
        #expect(list.tree.roughElementCount == 1)
        list.set((0..<100_000).map { ($0, size(60)) }, source: .given)
        #expect(list.tree.roughElementCount == 1)
        #expect(list.size(at: 99_999) == size(60))
    }

    private func size(_ length: Int) -> AxisSize { AxisSize(along: Double(length), across: Double(length)) }
}
