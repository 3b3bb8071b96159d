import Testing

@testable import FlowEngine

/// Every inconsistency is refused in UIKit's words (R10.3, R10.4, R10.14, R13.5).
@Suite("Batch updates that do not add up")
struct UpdateErrorTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
        var operations: [UpdateOperation]
        var before: SectionCounts = [3, 2]
        var after: SectionCounts = [3, 2]
        var sentence: String
        var testDescription: String { sentence }
    }

    static let counts: [Refusal] = [
        Refusal(
            operations: [.insertItem(path(0, 0))], before: [3], after: [3],
            sentence: "Invalid update: invalid number of items in section 0.  The number of items contained in an"
                + " existing section after the update (3) must be equal to the number of items contained in that section"
                + " before the update (3), plus or minus the number of items inserted or deleted from that section (1"
                + " inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0"
                + " moved in, 0 moved out)."),
        Refusal(
            operations: [
                .moveItem(from: path(0, 0), to: path(1, 0)), .moveItem(from: path(1, 1), to: path(0, 0)),
                .reloadItem(path(0, 1)), .deleteItem(path(0, 2)),
            ], after: [3, 2],
            sentence: "Invalid update: invalid number of items in section 0.  The number of items contained in an"
                + " existing section after the update (3) must be equal to the number of items contained in that section"
                + " before the update (3), plus or minus the number of items inserted or deleted from that section (1"
                + " inserted, 2 deleted) and plus or minus the number of items moved into or out of that section (1"
                + " moved in, 1 moved out)."),
        Refusal(
            operations: [], after: [3, 5],
            sentence: "Invalid update: invalid number of items in section 1.  The number of items contained in an"
                + " existing section after the update (5) must be equal to the number of items contained in that section"
                + " before the update (2), plus or minus the number of items inserted or deleted from that section (0"
                + " inserted, 0 deleted) and plus or minus the number of items moved into or out of that section (0"
                + " moved in, 0 moved out)."),
        Refusal(
            operations: [.deleteSection(1), .reloadSection(0)], after: [3, 2, 1],
            sentence: "Invalid update: invalid number of sections.  The number of sections contained in the collection"
                + " view after the update (3) must be equal to the number of sections contained in the collection view"
                + " before the update (2), plus or minus the number of sections inserted or deleted (1 inserted, 2"
                + " deleted)."),
    ]

    static let missing: [Refusal] = [
        Refusal(
            operations: [.deleteItem(path(0, 3))],
            sentence: "attempt to delete item 3 from section 0 which only contains 3 items before the update"),
        Refusal(
            operations: [.reloadItem(path(1, -1))],
            sentence: "attempt to delete item -1 from section 1 which only contains 2 items before the update"),
        Refusal(
            operations: [.deleteItem(path(2, 0))],
            sentence: "attempt to delete item 0 from section 2, but there are only 2 sections before the update"),
        Refusal(
            operations: [.deleteSection(2)],
            sentence: "attempt to delete section 2, but there are only 2 sections before the update"),
        Refusal(
            operations: [.insertItem(path(1, 9))],
            sentence: "attempt to insert item 9 into section 1, but there are only 2 items in section 1 after the"
                + " update"),
        Refusal(
            operations: [.insertItem(path(4, 0))],
            sentence: "attempt to insert item 0 into section 4, but there are only 2 sections after the update"),
        Refusal(
            operations: [.insertSection(5)], after: [3, 2, 2],
            sentence: "attempt to insert section 5 but there are only 3 sections after the update"),
        Refusal(
            operations: [.moveSection(from: 7, to: 0)],
            sentence: "attempt to move section (7) that doesn't exist (2 sections before update)"),
        Refusal(
            operations: [.moveSection(from: 0, to: Int.min)],
            sentence: "attempt to move section (0) to section (\(Int.min)) that doesn't exist - there are only 2"
                + " sections after the update"),
        Refusal(
            operations: [.moveItem(from: path(0, 0), to: path(1, Int.max))],
            sentence: "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 1 -"
                + " \(Int.max)}) that does not exist - there are only 2 items in section 1 after the update"),
        Refusal(
            operations: [.moveItem(from: path(0, 8), to: path(1, 0))],
            sentence: "attempt to move index path ({length = 2, path = 0 - 8}) that doesn't exist - there are only 3"
                + " items in section 0 before the update"),
        Refusal(
            operations: [.reconfigureItem(path(1, 2))],
            sentence: "attempt to reconfigure item 2 in section 1, but there are only 2 items in section 1 before the"
                + " update"),
    ]

    static let conflicts: [Refusal] = [
        Refusal(
            operations: [.reloadItem(path(0, 1)), .deleteItem(path(0, 1))], after: [2, 2],
            sentence: "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"),
        Refusal(
            operations: [.moveItem(from: path(0, 1), to: path(1, 0)), .deleteItem(path(0, 1))],
            sentence: "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"),
        Refusal(
            operations: [.moveSection(from: 0, to: 1), .insertSection(1)], after: [3, 2, 2],
            sentence: "attempt to perform an insert and a move to the same section (1)"),
        Refusal(
            operations: [.moveItem(from: path(0, 1), to: path(1, 0)), .insertItem(path(1, 0))],
            sentence: "attempt to perform an insert and a move to the same index path ({length = 2, path = 1 - 0})"),
        Refusal(
            operations: [.moveItem(from: path(0, 1), to: path(1, 0)), .moveItem(from: path(0, 0), to: path(1, 0))],
            sentence: "attempt to perform two moves to the same index path ({length = 2, path = 1 - 0})"),
        Refusal(
            operations: [.deleteSection(0), .reloadSection(0)], after: [2],
            sentence: "attempt to delete and reload the same section (0)"),
        Refusal(
            operations: [.deleteItem(path(0, 0)), .deleteItem(path(0, 0))], after: [1, 2],
            sentence: "attempt to perform two deletes from the same index path ({length = 2, path = 0 - 0})"),
        Refusal(
            operations: [.reconfigureItem(path(0, 0)), .reloadItem(path(0, 0))],
            sentence: "attempt to perform a reload and a reconfigure from the same index path ({length = 2, path = 0 -"
                + " 0})"),
    ]

    static let changedSections: [Refusal] = [
        Refusal(
            operations: [.deleteSection(1), .deleteItem(path(1, 0))], after: [3],
            sentence: "attempt to delete item 0 of section 1, and to delete that section"),
        Refusal(
            operations: [.deleteSection(1), .reloadSection(0), .moveItem(from: path(1, 0), to: path(0, 0))], after: [3],
            sentence: "attempt to delete item 0 of section 1, and to delete that section"),
        Refusal(
            operations: [.insertSection(0), .moveItem(from: path(0, 0), to: path(0, 0))], after: [1, 2, 2],
            sentence: "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 -"
                + " 0}), but section 0 is inserted in the same update"),
        Refusal(
            operations: [.deleteSection(0), .moveItem(from: path(0, 0), to: path(0, 0))], after: [3],
            sentence: "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 -"
                + " 0}), but section 0 is deleted in the same update"),
    ]

    @Test("W49 and its kind: numbers that do not add up (R10.4)", arguments: counts)
    func wrongCounts(_ refusal: Refusal) { expect(refusal) }

    @Test("Paths that do not exist (R10.3)", arguments: missing)
    func missingPaths(_ refusal: Refusal) { expect(refusal) }

    @Test("Two operations on one thing (R10.3, G36)", arguments: conflicts)
    func twice(_ refusal: Refusal) { expect(refusal) }

    @Test("Items of sections that change as a whole (R10.14)", arguments: changedSections)
    func changed(_ refusal: Refusal) { expect(refusal) }

    /// Refused with the sentence, whatever the order.
    private func expect(_ refusal: Refusal) {
        for operations in [refusal.operations, refusal.operations.reversed()] {
            do {
                _ = try UpdatePlan(operations, before: refusal.before, after: refusal.after)
                Issue.record("was not refused")
            } catch {
                #expect(error.description == refusal.sentence)
            }
        }
    }

    private static func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}
