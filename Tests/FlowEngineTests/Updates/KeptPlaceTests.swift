import FlowTestSupport
import Testing

@testable import FlowEngine

/// Which elements keep their places among those that stay, compared with arrays.
@Suite("Kept places")
struct KeptPlaceTests {
    /// A change of up to six elements: some are deleted, some move, and some are inserted.
    private struct Change {
        /// The place of each element afterwards; nil for those that are deleted.
        var after: [Int?]
        var moved: Set<Int>
        var inserted: [Int]

        init(_ generator: inout FlowTestSupport.SeededGenerator) {
            let count = 1 + generator.below(6)
            let fates = (0..<count).map { _ in generator.below(4) }
            moved = Set((0..<count).filter { fates[$0] == 1 })
            let insertions = generator.below(3)
            let total = count - fates.count(where: { $0 == 0 }) + insertions
            var places = Array(0..<total)
            func take() -> Int { places.remove(at: generator.below(places.count)) }
            inserted = (0..<insertions).map { _ in take() }
            var targets = [Int?](repeating: nil, count: count)
            for element in moved { targets[element] = take() }
            let staying = (0..<count).filter { fates[$0] > 1 }
            for (element, place) in zip(staying, places) { targets[element] = place }
            after = targets
        }

        var total: Int { after.count(where: { $0 != nil }) + inserted.count }

        /// Whether the same staying elements are before an element as before the change.
        func keepsPlace(_ element: Int) -> Bool {
            guard let place = after[element] else { return false }
            let staying = after.indices.filter { after[$0] != nil && !moved.contains($0) && $0 != element }
            return staying.filter { $0 < element } == staying.filter { after[$0] ?? 0 < place }
        }
    }

    private func plan(
        _ change: Change, delete: (Int) -> UpdateOperation, move: (Int, Int) -> UpdateOperation,
        insert: (Int) -> UpdateOperation, before: SectionCounts, after: SectionCounts
    ) throws -> UpdatePlan {
        var operations = change.inserted.map(insert)
        for (element, place) in change.after.enumerated() {
            guard let place else { operations.append(delete(element)); continue }
            if change.moved.contains(element) { operations.append(move(element, place)) }
        }
        return try UpdatePlan(operations, before: before, after: after)
    }

    private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    @Test("Items keep their places, whether they stay or move to the same place")
    func items() throws {
        var generator = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0x6B)
        let seed = generator.seed
        var movedInPlace = 0
        for _ in 0..<2_000 {
            let change = Change(&generator)
            let plan = try plan(
                change, delete: { .deleteItem(path($0)) }, move: { .moveItem(from: path($0), to: path($1)) },
                insert: { .insertItem(path($0)) }, before: [change.after.count], after: [change.total])
            let kept = change.after.indices.filter(change.keepsPlace)
            movedInPlace += kept.count(where: change.moved.contains)
            let found = change.after.indices.filter { plan.keepsPlace(of: path($0)) }
            try #require(found == kept, "\(plan.debugDescription); FLOW_SEED=\(seed)")
            for start in change.after.indices {
                let first = plan.firstItemInPlace(from: path(start))?.item
                try #require(
                    first == kept.first { $0 >= start }, "from \(start): \(plan.debugDescription); FLOW_SEED=\(seed)")
            }
        }
        #expect(movedInPlace > 100)
    }

    @Test("Sections keep their places, whether they stay or move to the same place")
    func sections() throws {
        var generator = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0x6C)
        let seed = generator.seed
        for _ in 0..<2_000 {
            let change = Change(&generator)
            let plan = try plan(
                change, delete: { .deleteSection($0) }, move: { .moveSection(from: $0, to: $1) },
                insert: { .insertSection($0) }, before: SectionCounts(change.after.map { _ in 1 }),
                after: SectionCounts((0..<change.total).map { _ in 1 }))
            let found = change.after.indices.filter { plan.keepsPlace(ofSection: $0) }
            try #require(
                found == change.after.indices.filter(change.keepsPlace),
                "\(plan.debugDescription); FLOW_SEED=\(seed)")
        }
    }
}
