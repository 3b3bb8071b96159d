import Testing

@testable import FlowEngine

@Suite struct SectionDescriptionTests {
    private func section(_ items: ItemSizes, _ metrics: SectionMetrics = SectionMetrics()) -> Section {
        var work = BreakingWork()
        return Section(
            SectionContent(items, metrics: metrics), in: FlowConfiguration(containerLength: 100), shape: ItemTree.shape,
            work: &work)
    }

    @Test("A section prints what is around its rows, and each row with its length and its items")
    func structure() {
        var metrics = SectionMetrics()
        metrics.headerLength = 20
        metrics.insets = FlowInsets(top: 1, left: 2, bottom: 3, right: 4)
        let sizes = [
            FlowSize(width: 40, height: 40), FlowSize(width: 40, height: 30), FlowSize(width: 50, height: 20.5),
        ]
        #expect(
            section(.each(sizes), metrics).debugDescription == """
                header 20, insets 1 2 3 4, spacing 10 and 10, 3 items in 2 rows
                    40: 0 1
                    20.5: 2
                """)
    }

    @Test("Of many rows and of many items in one it prints the first")
    func many() {
        let sizes = ItemSizes.estimated(count: 2_520, FlowSize(width: 1, height: 1))
        let lines = section(sizes, SectionMetrics(minimumInteritemSpacing: 0)).debugDescription.split(separator: "\n")
        #expect(lines[0] == "spacing 10 and 0, 2520 items in 26 rows, estimate 1 × 1")
        #expect(lines[1] == "    1: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 …")
        #expect(lines.count == 22 && lines[21] == "    and 6 more rows")
    }

    @Test("A tree of sections prints equal ones as a run")
    func runs() {
        let tree = SummaryTree(
            [SectionRun(section(.equal(count: 3, FlowSize(width: 40, height: 10))), count: 4, axis: .vertical)],
            shape: .small)
        #expect(
            tree.debugDescription == """
                leaf of 1: 4 sections, 12 items in 8 rows, 120
                    4 of spacing 10 and 10, 3 items in 2 rows
                """)
    }
}
