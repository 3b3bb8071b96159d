import FlowSimulator
import FlowTestSupport
import Testing

/// Snapshots hold what their edits say, refuse what cannot be, and are values.
@Suite("Diffable snapshots")
struct SnapshotTests {
    @Test("Every member does what its name says")
    func members() {
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["b", "d"])
        snapshot.insertSections(["a"], beforeSection: "b")
        snapshot.insertSections(["c"], afterSection: "b")
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([9])
        snapshot.insertItems([0], beforeItem: 1)
        snapshot.insertItems([3, 4], afterItem: 2)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d"])
        #expect(snapshot.itemIdentifiers == [0, 1, 2, 3, 4, 9])
        snapshot.moveItem(0, afterItem: 2)
        snapshot.moveItem(9, beforeItem: 1)
        snapshot.moveSection("d", beforeSection: "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["d", "b", "a", "c"])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 1, 2, 0, 3, 4])
        #expect(snapshot.numberOfItems == 6)
        #expect(snapshot.numberOfSections == 4)
        #expect(snapshot.numberOfItems(inSection: "d") == 0)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
        #expect(snapshot.sectionIdentifier(containingItem: 7) == nil)
        #expect(snapshot.indexOfItem(2) == 2)
        #expect(snapshot.indexOfItem(7) == nil)
        #expect(snapshot.indexOfSection("a") == 2)
        #expect(snapshot.indexOfSection("z") == nil)
        snapshot.reloadItems([1, 4, 1])
        snapshot.reconfigureItems([2, 3])
        snapshot.reloadSections(["c", "a"])
        #expect(snapshot.reloadedItemIdentifiers == [1, 4])
        #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
        #expect(snapshot.reloadedSectionIdentifiers == ["c", "a"])
        snapshot.deleteItems([4, 77, 2])
        snapshot.deleteSections(["c", "x"])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [3])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
        #expect(snapshot.itemIdentifiers == [9, 1, 0, 3])
        snapshot.deleteAllItems()
        #expect(snapshot == DiffableDataSourceSnapshot())
    }

    @Test("What cannot be is refused in words like UIKit's, and changes nothing")
    func refusals() throws {
        var snapshot = Snapshot()
        #expect(refusal(.appendItems([1], toSection: nil), of: snapshot)
            == "There are currently no sections in the data source. Please add a section first.")
        snapshot.appendSections([1])
        snapshot.appendItems([5, 6])
        #expect(refusal(.appendItems([7, 5, 7], toSection: 1), of: snapshot)
            == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    5,\n    7\n)}")
        #expect(refusal(.appendSections([1]), of: snapshot)
            == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    1\n)}")
        #expect(refusal(.reloadItems([8]), of: snapshot) == "Invalid item identifier specified for reload: 8")
        #expect(refusal(.moveItem(5, .after(5)), of: snapshot) != nil)
        #expect(refusal(.moveItem(5, .after(8)), of: snapshot) == "Invalid item identifier specified for insert: 8")
        #expect(refusal(.appendItems([1], toSection: 4), of: snapshot)
            == "Invalid section identifier: 4 is not in the snapshot")
        #expect(refusal(.deleteItems([8]), of: snapshot) == nil)
    }

    private func refusal(_ edit: Snapshot.Edit, of snapshot: Snapshot) -> String? {
        var copy = snapshot
        do {
            try copy.apply(edit)
            return nil
        } catch {
            #expect(copy == snapshot)
            return error.description
        }
    }

    @Test("Random edits give what searched arrays give, and leave copies alone")
    func random() {
        let start = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0x5A)
        for number in 0..<(longTestsAreWanted ? 2_000 : 100) {
            let seed = start.seed &+ UInt64(number)
            var maker = SnapshotEditGenerator(generator: FlowTestSupport.SeededGenerator(seed: seed))
            var snapshot = Snapshot()
            var plain = PlainSnapshot()
            for _ in 0..<60 {
                let edit = maker.edit(of: plain)
                let (copy, before) = (snapshot, plain)
                let isDone = (try? snapshot.apply(edit)) != nil
                let expected = plain.applying(edit)
                plain = expected ?? plain
                let isSame = isDone == (expected != nil) && PlainSnapshot(snapshot) == plain
                    && snapshot.itemIdentifiers == plain.items && snapshot.numberOfItems == plain.items.count
                let placesFit = plain.items.enumerated().allSatisfy { snapshot.indexOfItem($1) == $0 }
                    && plain.sections.enumerated().allSatisfy { snapshot.indexOfSection($1.section) == $0 }
                    && plain.sections.allSatisfy { held in
                        held.items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == held.section }
                    }
                guard isSame, placesFit, PlainSnapshot(copy) == before else {
                    Issue.record("\(edit) on \(before): \(snapshot); repeat with FLOW_SEED=\(seed)")
                    return
                }
            }
        }
    }
}
