import FlowEngine
import Testing

/// What operations, plans and their changes print; a plan's lines are in `UpdatePlanTests`, too.
@Suite struct UpdateDescriptionTests {
    @Test("An operation prints what it does and where, an item by its path and a section by its number")
    func operations() {
        let (from, to) = (ItemPath(section: 0, item: 1), ItemPath(section: 2, item: 3))
        let operations: [UpdateOperation] = [
            .deleteItem(from), .insertItem(to), .reloadItem(from), .reconfigureItem(from),
            .moveItem(from: from, to: to), .deleteSection(0), .insertSection(1), .reloadSection(2),
            .moveSection(from: 3, to: 4),
        ]
        #expect(
            operations.map(\.description) == [
                "delete 0-1", "insert 2-3", "reload 0-1", "reconfigure 0-1", "move 0-1 to 2-3", "delete 0", "insert 1",
                "reload 2", "move 3 to 4",
            ])
    }

    @Test("A plan prints the counts and its changes, of many the first twenty")
    func plans() throws {
        let none = try UpdatePlan([], before: [], after: [])
        #expect(none.debugDescription == "[] becomes []")
        let deletions = (0..<22).map { UpdateOperation.deleteItem(ItemPath(section: 0, item: $0)) }
        let lines = try UpdatePlan(deletions, before: [30, 1], after: [8, 1]).debugDescription.split(separator: "\n")
        #expect(lines.first == "[30 1] becomes [8 1]")
        #expect(lines[1] == "delete 0-21")
        #expect(lines.count == 22)
        #expect(lines.last == "and 2 more changes")
    }

    @Test("Counts of many sections are those of the first twenty")
    func counts() {
        #expect(SectionCounts([3, 3, 0]).description == "[3 3 0]")
        let many = SectionCounts(repeating: 7, sections: 1_000_000).description
        #expect(many == "[" + Array(repeating: "7", count: 20).joined(separator: " ") + " …]")
    }
}
