import FlowTestSupport
import Testing

@testable import FlowEngine

/// What a plan says about a batch: paths, order of update items, what is left out.
@Suite("Update plans")
struct UpdatePlanTests {
    @Test("W48: a move, a delete and an insert in one batch, in any order")
    func worked() throws {
        let operations: [UpdateOperation] = [
            .moveItem(from: path(0), to: path(3)), .deleteItem(path(1)), .insertItem(path(0)),
        ]
        let letters = ["A", "B", "C", "D"]
        for order in [operations, operations.reversed(), [operations[1], operations[2], operations[0]]] {
            let plan = try UpdatePlan(order, before: [4], after: [4])
            let after = (0..<4).map { plan.beforePath(of: path($0)).map { letters[$0.item] } ?? "X" }
            #expect(after == ["X", "C", "D", "A"])
            #expect((0..<4).map { plan.afterPath(of: path($0))?.item } == [3, nil, 1, 2])
            #expect(try plan == UpdatePlan(operations, before: [4], after: [4]))
        }
    }

    @Test("R10.9: layouts receive deletions from the last, moves, insertions from the first; sections behind items")
    func updateItems() throws {
        let plan = try UpdatePlan(
            [
                .insertItem(path(0, 0)), .insertItem(path(1, 1)), .insertSection(2), .deleteItem(path(0, 1)),
                .deleteSection(1), .deleteItem(path(2, 0)), .reloadItem(path(0, 0)),
                .moveItem(from: path(2, 1), to: path(0, 2)),
                .reconfigureItem(path(2, 2)),
            ], before: [2, 5, 4], after: [3, 3, 7])
        #expect(
            plan.debugDescription == """
                [2 5 4] becomes [3 3 7]
                delete 2-0
                delete 1
                delete 0-1
                reload 0-0 to 0-1
                move 2-1 to 0-2
                insert 0-0
                insert 1-1
                insert 2
                reconfigure 2-2
                """)
    }

    @Test("Items inserted into an inserted section come with it (R10.14)")
    func insertedTwice() throws {
        let plan = try UpdatePlan(
            [.insertSection(0), .insertItem(path(0, 1)), .insertItem(path(1, 0))], before: [2], after: [2, 3])
        #expect(plan.insertedItems == [path(1, 0)])
        #expect(plan.beforePath(of: path(0, 1)) == nil)
        #expect(plan.afterPath(of: path(0, 1)) == path(1, 2))
    }

    @Test("A reloaded item keeps its place; a reloaded section keeps its own, but not its items")
    func reloads() throws {
        let plan = try UpdatePlan(
            [.reloadItem(path(0, 1)), .insertItem(path(0, 0)), .reloadSection(1)], before: [2, 3], after: [3, 8])
        #expect(plan.afterPath(of: path(0, 1)) == path(0, 2))
        #expect(plan.afterSection(of: 1) == 1)
        #expect(plan.afterPath(of: path(1, 0)) == nil)
        #expect(plan.beforePath(of: path(1, 7)) == nil)
    }

    @Test("R18.19: the reload of a section covers what else is done with its items, and its count is what it is")
    func operationsInReloadedSections() throws {
        let plan = try UpdatePlan(
            [
                .reloadSection(1), .deleteItem(path(1, 0)), .deleteItem(path(1, 0)), .reloadItem(path(1, 1)),
                .reconfigureItem(path(1, 1)), .insertItem(path(1, 5)), .moveItem(from: path(1, 0), to: path(1, 2)),
                .moveItem(from: path(0, 0), to: path(1, 1)), .moveItem(from: path(1, 2), to: path(2, 1)),
            ], before: [2, 3, 1], after: [1, 6, 2])
        #expect(plan.deletedItems == [path(0, 0)])
        #expect(plan.insertedItems == [path(2, 1)])
        #expect(plan.movedItems.isEmpty)
        #expect(plan.reloadedItems.isEmpty)
        #expect(plan.reconfiguredItems.isEmpty)
        #expect(plan.reloadedSections == [1])
        #expect(plan.afterPath(of: path(0, 1)) == path(0, 0))
        #expect(plan.afterPath(of: path(0, 0)) == nil)
        #expect(plan.beforePath(of: path(2, 0)) == path(2, 0))
        #expect(plan.beforePath(of: path(2, 1)) == nil)
        // Sections change places around the reloaded one, which is 1 before and 2 after.
        let shifted = try UpdatePlan(
            [.insertSection(0), .reloadSection(1), .insertItem(path(2, 3)), .insertItem(path(1, 0))],
            before: [1, 1], after: [4, 2, 9])
        #expect(shifted.insertedItems == [path(1, 0)])
        // An item leaves for a section that is new, and comes with it.
        let out = try UpdatePlan(
            [.reloadSection(0), .insertSection(1), .moveItem(from: path(0, 0), to: path(1, 1))], before: [2],
            after: [7, 2])
        #expect(out.insertedItems.isEmpty)
        #expect(out.insertedSections == [1])
        // Paths have to be there, in a reloaded section too.
        #expect(throws: UpdateError.self) {
            try UpdatePlan([.reloadSection(0), .deleteItem(path(0, 2))], before: [2], after: [2])
        }
        #expect(throws: UpdateError.self) {
            try UpdatePlan([.reloadSection(0), .insertItem(path(0, 2))], before: [2], after: [2])
        }
    }

    @Test("Nothing, reconfiguring, and moves to where things are change no path")
    func identity() throws {
        let same: [[UpdateOperation]] = [
            [], [.reconfigureItem(path(1))], [.moveItem(from: path(2), to: path(2))], [.moveSection(from: 0, to: 0)],
        ]
        for operations in same {
            let plan = try UpdatePlan(operations, before: [3], after: [3])
            #expect(plan.isIdentity)
            #expect((0..<3).allSatisfy { plan.afterPath(of: path($0)) == path($0) })
        }
        #expect(try !UpdatePlan([.reloadItem(path(0))], before: [3], after: [3]).isIdentity)
        #expect(try !UpdatePlan([.moveItem(from: path(0), to: path(1))], before: [3], after: [3]).isIdentity)
    }

    @Test("A million sections cost what the operations on them cost")
    func manySections() throws {
        let million = SectionCounts(repeating: 20, sections: 1_000_000)
        var after = SectionCounts(repeating: 20, sections: 499_999)
        after.append(7, sections: 1)
        after.append(20, sections: 499_999)
        after.append(21, sections: 1)
        after.append(20, sections: 1)
        let plan = try UpdatePlan(
            [.deleteSection(3), .insertSection(499_999), .insertItem(path(999_999, 5)), .insertSection(1_000_000)],
            before: million, after: after)
        #expect(plan.afterSection(of: 2) == 2)
        #expect(plan.afterSection(of: 4) == 3)
        #expect(plan.afterSection(of: 500_000) == 500_000)
        #expect(plan.afterPath(of: path(999_999, 6)) == path(999_999, 7))
        let stretches = plan.keptStretches.map { "\($0.before)>\($0.after)" }
        #expect(stretches == ["0..<3>0..<3", "4..<500000>3..<499999", "500000..<1000000>500000..<1000000"])
        var model = try FlowModel(
            FlowConfiguration(containerLength: 390),
            repeating: SectionContent(.estimated(count: 20, .good)), count: 1_000_000)
        let change = try model.apply(plan) { _, items in .estimated(count: items.count, .good) } sections: {
            SectionContent(.equal(count: plan.after[$0], .good))
        }
        #expect(change.rowsReplaced < 20)
        #expect(model.sectionCount == 1_000_001)
        #expect(SectionCounts(of: model).all == after.all)
    }

    @Test("Equal counts of neighbouring sections are kept as a run")
    func counts() {
        let counts: SectionCounts = [3, 3, 0, 4, 4, 4]
        #expect(counts.all == [3, 3, 0, 4, 4, 4])
        #expect(counts.runs.count == 3)
        var runs = SectionCounts(repeating: 3, sections: 2)
        runs.append(0, sections: 1)
        runs.append(9, sections: 0)
        runs.append(4, sections: 3)
        #expect(runs == counts)
        #expect(SectionCounts().sectionCount == 0)
    }

    private func path(_ item: Int) -> ItemPath { path(0, item) }
    private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}
