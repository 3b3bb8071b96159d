import FlowEngine
import Testing

@Suite struct SizeSumTests {
    private func sum(_ sizes: [FlowSize]) -> SizeSum {
        sizes.reduce(into: SizeSum()) { $0.add($1) }
    }

    @Test("Without sizes there is no average, and that of one size is this size")
    func theAverageOfNothingIsNone() {
        #expect(SizeSum().average == nil)
        #expect(sum([FlowSize(width: 3, height: 4)]).average == FlowSize(width: 3, height: 4))
    }

    @Test("A sum of sizes does not depend on their order")
    func itDoesNotDependOnTheOrder() {
        let sizes = (1...500).map { (number: Int) -> FlowSize in
            let sevenths = Double(number * 7 % 53) / 7
            return FlowSize(width: 1 / Double(number), height: 60.1 + sevenths)
        }
        #expect(sum(sizes) == sum(sizes.reversed()))
        #expect(sum(sizes).count == 500)
    }

    @Test("A size that is removed leaves the sum that there would be without it")
    func whatIsTakenOutWasNeverIn() {
        let sizes = (1...100).map { FlowSize(width: Double($0) / 3, height: 1e9 / Double($0)) }
        var all = sum(sizes)
        for size in sizes[30...].shuffled() { all.remove(size) }
        #expect(all == sum(Array(sizes[..<30])))
        for size in sizes[..<30] { all.remove(size) }
        #expect(all == SizeSum())
        #expect(all.average == nil)
    }

    @Test("Sizes whose sum is not finite still have an average")
    func hugeSizesHaveAnAverageToo() {
        #expect(
            sum([FlowSize(width: 1e308, height: 1e308), FlowSize(width: 1e308, height: 0)]).average?.width == 0x1p32)
    }
}
