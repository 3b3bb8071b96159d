import Testing

@testable import FlowEngine

@Suite struct SummaryTreeDescriptionTests {
    private func run(_ rows: Int, of items: Int) -> RowRun { RowRun(rowCount: rows, itemsPerRow: items, length: 10) }

    @Test("A tree prints its branches and leaves, each with its summary, and a line an element")
    func structure() {
        let tree = SummaryTree((1...6).map { run($0 % 2 + 1, of: $0) }, shape: .small)
        #expect(
            tree.debugDescription == """
                branch of 2: 9 rows, 30 items, 90
                    leaf of 4: 6 rows, 14 items, 60
                        2 rows of 1 item, 10 each
                        1 row of 2 items, 10 each
                        2 rows of 3 items, 10 each
                        1 row of 4 items, 10 each
                    leaf of 2: 3 rows, 16 items, 30
                        2 rows of 5 items, 10 each
                        1 row of 6 items, 10 each
                """)
    }

    @Test("A tree of one leaf has no branch, and an empty one has nothing")
    func small() {
        #expect(SummaryTree([run(1, of: 2)], shape: .small).debugDescription == """
            leaf of 1: 1 row, 2 items, 10
                1 row of 2 items, 10 each
            """)
        #expect(SummaryTree<RowRun>(shape: .small).debugDescription == "no element")
    }

    @Test("Of a large tree the first 500 lines are printed, and that there are more")
    func large() {
        let lines = { (count: Int) in
            SummaryTree((1...count).map { run(1, of: $0) }, shape: .small).debugDescription.split(separator: "\n")
        }
        // 499 elements and the leaf that holds them.
        let shape = TreeShape(leafCapacity: 1000, branchCapacity: 4)
        let whole = SummaryTree((1...499).map { run(1, of: $0) }, shape: shape).debugDescription
        #expect(whole.split(separator: "\n").count == 500 && whole.hasSuffix("1 row of 499 items, 10 each"))
        #expect(lines(5000).count == 501)
        #expect(lines(5000).last == "and more")
    }
}
