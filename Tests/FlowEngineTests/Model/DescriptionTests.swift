import FlowEngine
import Testing

/// What a model prints of itself.
@Suite("Descriptions of models")
struct DescriptionTests {
    @Test("A model prints its sections and rows, with what each is made of")
    func structure() throws {
        var first = SectionMetrics()
        first.headerLength = 20
        first.insets = FlowInsets(top: 0, left: 5, bottom: 0, right: 5)
        var model = try FlowModel(
            FlowConfiguration(containerLength: 100),
            sections: [
                SectionContent(.estimated(count: 3, FlowSize(width: 40, height: 40)), metrics: first),
                SectionContent(.each([FlowSize(width: 40, height: 60), FlowSize(width: 50, height: 20.5)])),
            ])
        try model.setSize(FlowSize(width: 40, height: 30), at: ItemPath(section: 0, item: 2))
        #expect(
            model.debugDescription == """
                2 sections, 5 items, vertical in 100 at 2x, content 100 × 160
                0: 0–100, header 20, insets 0 5 0 5, spacing 10 and 10, 3 items in 2 rows, 1 measured, estimate 40 × 40
                    20–60: 0 1
                    70–100: 2
                1: 100–160, spacing 10 and 10, 2 items in 1 row
                    100–160: 0 1
                """)
    }

    @Test("Of two thousand million items it prints the first, and how many more there are")
    func many() throws {
        let content = SectionContent(.estimated(count: 100_000_000, FlowSize(width: 1, height: 1)))
        let model = try FlowModel(FlowConfiguration(containerLength: 320), repeating: content, count: 22)
        let lines = model.debugDescription.split(separator: "\n")
        #expect(lines.count == 1 + 20 * 22 + 1)
        #expect(lines[2].hasSuffix("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 …"))
        #expect(lines[22].hasPrefix("    and "))
        #expect(lines.last == "and 2 more sections")
    }
}
