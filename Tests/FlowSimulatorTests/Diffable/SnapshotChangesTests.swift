import FlowEngine
import FlowSimulator
import FlowTestSupport
import Testing

/// The operations between two snapshots lead from the one to the other, and are few.
@Suite("Changes between snapshots")
struct SnapshotChangesTests {
    @Test("Between random snapshots, the operations make the new one of the old one")
    func random() throws {
        let start = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0xD1FF)
        for number in 0..<(longTestsAreWanted ? 20_000 : 600) {
            let seed = start.seed &+ UInt64(number)
            var maker = SnapshotEditGenerator(generator: FlowTestSupport.SeededGenerator(seed: seed))
            var old = Snapshot()
            edit(&old, &maker, times: 40)
            var new = Snapshot()
            new.appendSections(old.sectionIdentifiers)
            for section in old.sectionIdentifiers {
                new.appendItems(old.itemIdentifiers(inSection: section), toSection: section)
            }
            edit(&new, &maker, times: maker.generator.below(25))
            if let fault = try fault(from: old, to: new) {
                Issue.record("\(fault): \(old) to \(new); repeat with FLOW_SEED=\(seed)")
                return
            }
        }
    }

    private func edit(_ snapshot: inout Snapshot, _ maker: inout SnapshotEditGenerator, times: Int) {
        for _ in 0..<times { try? snapshot.apply(maker.edit(of: PlainSnapshot(snapshot))) }
    }

    /// The plan accepts the operations, and its paths lead every identifier to its place.
    private func fault(from old: Snapshot, to new: Snapshot) throws -> String? {
        let changes = new.changes(from: old)
        let plan = try changes.plan()
        let (before, after) = (PlainSnapshot(old).sections, PlainSnapshot(new).sections)
        let reloaded = Set(new.reloadedSectionIdentifiers)
        for (section, held) in after.enumerated() {
            let source = plan.beforeSection(of: section)
            if let source, before[source].section != held.section { return "section \(section)" }
            if source == nil, old.indexOfSection(held.section) != nil, !reloaded.contains(held.section) {
                return "section \(section) did not stay"
            }
            for (item, identifier) in held.items.enumerated() {
                let path = plan.beforePath(of: ItemPath(section: section, item: item))
                if let path, before[path.section].items[path.item] != identifier { return "item \(identifier)" }
                let stayed = old.sectionIdentifier(containingItem: identifier) == held.section
                let isMarked = reloaded.contains(held.section) || new.reloadedItemIdentifiers.contains(identifier)
                if path == nil, stayed, !isMarked {
                    return "item \(identifier) did not stay"
                }
            }
        }
        return faultOfMarks(plan, from: before, to: new)
    }

    /// Marked items that stay are reloaded or reconfigured, or are new where they come to.
    private func faultOfMarks(_ plan: UpdatePlan, from before: [ReferenceIdentifiers], to new: Snapshot) -> String? {
        let reloaded = Set(plan.reloadedItems.map { before[$0.section].items[$0.item] })
        let reconfigured = Set(plan.reconfiguredItems.map { before[$0.section].items[$0.item] })
        if !reloaded.isSubset(of: new.reloadedItemIdentifiers) { return "reloads \(reloaded)" }
        if !reconfigured.isSubset(of: new.reconfiguredItemIdentifiers) { return "reconfigures \(reconfigured)" }
        for (section, held) in before.enumerated() {
            for (item, identifier) in held.items.enumerated() {
                guard plan.afterPath(of: ItemPath(section: section, item: item)) != nil else { continue }
                let isReload = new.reloadedItemIdentifiers.contains(identifier)
                if isReload && !reloaded.contains(identifier) { return "does not reload \(identifier)" }
                if !isReload, new.reconfiguredItemIdentifiers.contains(identifier), !reconfigured.contains(identifier) {
                    return "does not reconfigure \(identifier)"
                }
            }
        }
        return nil
    }

    @Test("No change gives no operations")
    func same() {
        let snapshot = Self.snapshot([Array(0..<50), Array(50..<60)])
        #expect(snapshot.changes(from: snapshot).operations.isEmpty)
    }

    @Test("As few items move as can be: a block of three as three moves, a reversal of n as n − 1")
    func fewMoves() {
        let old = Self.snapshot([Array(0..<10)])
        let block = Self.snapshot([[7, 8, 9, 0, 1, 2, 3, 4, 5, 6]])
        #expect(block.changes(from: old).operations == (0..<3).map { .moveItem(from: path(7 + $0), to: path($0)) })
        let reversed = Self.snapshot([(0..<10).reversed()])
        #expect(reversed.changes(from: old).operations.count == 9)
        let swapped = Self.snapshot([[0, 9, 2, 3, 4, 5, 6, 7, 8, 1]])
        #expect(swapped.changes(from: old).operations.count == 2)
    }

    @Test("Items move between sections that stay, and come and go with those that do not (R10.14)")
    func acrossSections() throws {
        let old = Self.snapshot([[0, 1], [2, 3], [4]])
        var new = old
        new.moveItem(0, afterItem: 3)
        new.moveItem(4, beforeItem: 1)
        new.deleteSections([2])
        new.appendSections([9])
        new.appendItems([7], toSection: 9)
        new.moveItem(2, afterItem: 7)
        let changes = new.changes(from: old)
        #expect(Set(changes.operations) == [
            .deleteSection(2), .insertSection(2), .moveItem(from: path(0), to: ItemPath(section: 1, item: 1)),
            .insertItem(path(0)), .deleteItem(ItemPath(section: 1, item: 0)),
        ])
        #expect(changes.before == [2, 2, 1])
        #expect(changes.after == [2, 2, 2])
        _ = try changes.plan()
    }

    @Test("A marked item that moves is reconfigured on its way, or comes anew if it is to be reloaded (R10.3)")
    func marks() {
        let old = Self.snapshot([[0, 1, 2, 3]])
        var new = Self.snapshot([[3, 0, 1, 2]])
        new.reconfigureItems([3, 1])
        #expect(Set(new.changes(from: old).operations)
            == [.moveItem(from: path(3), to: path(0)), .reconfigureItem(path(3)), .reconfigureItem(path(1))])
        new.reloadItems([3, 1])
        #expect(Set(new.changes(from: old).operations)
            == [.deleteItem(path(3)), .insertItem(path(0)), .reloadItem(path(1))])
    }

    @Test("A hundred thousand identifiers with a hundred changes give about a hundred operations")
    func many() throws {
        var generator = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 100)
        let old = Self.snapshot([Array(0..<100_000)])
        var items = old.itemIdentifiers
        for number in 0..<100 {
            let index = generator.below(items.count)
            switch number % 3 {
            case 0: items.remove(at: index)
            case 1: items.insert(200_000 + number, at: index)
            default: items.insert(items.remove(at: index), at: generator.below(items.count))
            }
        }
        let changes = Self.snapshot([items]).changes(from: old)
        #expect(changes.operations.count <= 100)
        #expect(try changes.plan().movedItems.count >= 30)
    }

    private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    private static func snapshot(_ items: [[Int]]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(items.indices))
        for (section, items) in items.enumerated() { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }
}
