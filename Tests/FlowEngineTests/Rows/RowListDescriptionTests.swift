import Testing

@testable import FlowEngine

@Suite struct RowListDescriptionTests {
    private func rows(_ count: Int) -> RowList {
        var work = BreakingWork()
        let items = ItemList([.run(count: count, size: AxisSize(along: 10, across: 50), source: .given)])
        return RowList(breaking: items, rule: LineRule(available: 170, spacing: 10, tolerance: 0), work: &work)
    }

    @Test("Rows are listed with the number of their items, and their tree a line a run")
    func structure() {
        #expect(rows(7).description == "[3 3 1]")
        #expect(rows(0).description == "[]")
        #expect(
            rows(7).debugDescription == """
                leaf of 2: 3 rows, 7 items, 30
                    2 rows of 3 items, 10 each
                    1 row of 1 item, 10 each
                """)
    }

    @Test("Of a million rows a hundred are listed")
    func many() {
        #expect(rows(300).description == "[" + Array(repeating: "3", count: 100).joined(separator: " ") + "]")
        #expect(rows(301).description == "[" + Array(repeating: "3", count: 100).joined(separator: " ") + " …]")
        #expect(rows(3_000_000).description == rows(301).description)
    }
}
