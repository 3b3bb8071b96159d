import FlowTestSupport
import Testing

@testable import FlowEngine

/// What keeps its place in a batch, and what is carried elsewhere.
@Suite("What keeps its place in an update")
struct InPlaceTests {
    private func plan(_ operations: [UpdateOperation], _ before: SectionCounts, _ after: SectionCounts? = nil) throws -> UpdatePlan {
        try UpdatePlan(operations, before: before, after: after ?? before)
    }

    private func path(_ item: Int) -> ItemPath { path(0, item) }
    private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

    private func kept(_ plan: UpdatePlan, section: Int = 0) -> [Int] {
        (0..<plan.before[section]).filter { plan.keepsPlace(of: path(section, $0)) }
    }

    @Test("A move to the same place is none; one past a neighbour is one")
    func moves() throws {
        #expect(try kept(plan([.moveItem(from: path(1), to: path(1))], [3])) == [0, 1, 2])
        #expect(try kept(plan([.moveItem(from: path(0), to: path(2))], [3])) == [1, 2])
        #expect(try kept(plan([.moveItem(from: path(0), to: path(1)), .moveItem(from: path(2), to: path(0))], [3])) == [0, 1])
    }

    @Test("What is deleted or inserted beside an item does not move it")
    func neighbours() throws {
        let deleted = try plan([.deleteItem(path(0)), .moveItem(from: path(1), to: path(0))], [3], [2])
        #expect(kept(deleted) == [1, 2])
        let inserted = try plan([.insertItem(path(0)), .moveItem(from: path(1), to: path(2))], [3], [4])
        #expect(kept(inserted) == [0, 1, 2])
        // The number stays, the neighbour does not.
        let passed = try plan([.insertItem(path(0)), .moveItem(from: path(1), to: path(1))], [3], [4])
        #expect(kept(passed) == [0, 2])
    }

    @Test("A section that is carried keeps no place, and neither does an item in another section")
    func sections() throws {
        let swapped = try plan([.moveSection(from: 0, to: 1)], [2, 2, 2])
        #expect((0..<3).map { swapped.keepsPlace(ofSection: $0) } == [false, true, true])
        let still = try plan([.moveSection(from: 1, to: 1), .deleteSection(0)], [2, 2, 2], [2, 2])
        // Section 2 comes to stand before it.
        #expect((0..<3).map { still.keepsPlace(ofSection: $0) } == [false, false, true])
        let given = try plan([.moveItem(from: path(0, 0), to: path(1, 0))], [2, 2], [1, 3])
        #expect(kept(given) == [1])
        #expect(kept(given, section: 1) == [0, 1])
    }

    @Test("A reloaded section keeps its place, its items do not")
    func reloads() throws {
        let plan = try plan([.reloadSection(0), .reloadItem(path(1, 1))], [2, 2])
        #expect(plan.keepsPlace(ofSection: 0))
        #expect(plan.firstItemInPlace(from: path(0, 0)) == nil)
        #expect(kept(plan, section: 1) == [0, 1])
        #expect([0, 1].map { plan.reloads(section: $0) } == [true, false])
        #expect([0, 1].map { plan.reloads(item: path(1, $0)) } == [false, true])
    }

    @Test("The next item in place is the one that a walk finds", arguments: 1...200 as ClosedRange<UInt64>)
    func next(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = 12
        let sources = (0..<count).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        let targets = Array((0..<count).shuffled(using: &generator).prefix(sources.count))
        let operations = zip(sources, targets).enumerated().flatMap { index, move -> [UpdateOperation] in
            index % 3 == 0
                ? [.deleteItem(path(move.0)), .insertItem(path(move.1))] : [.moveItem(from: path(move.0), to: path(move.1))]
        }
        let plan = try plan(operations, [count])
        for item in 0..<count {
            let walked = (item..<count).first { plan.keepsPlace(of: path($0)) }
            #expect(plan.firstItemInPlace(from: path(item))?.item == walked, "from \(item)")
        }
        // Against the definition: between the same two that do not move of themselves.
        let staying = (0..<count).filter { !sources.contains($0) }
        for item in sources {
            guard let after = plan.afterPath(of: path(item))?.item else { continue }
            let before = staying.count { $0 < item }
            let now = staying.count { plan.afterPath(of: path($0))!.item < after }
            #expect(plan.keepsPlace(of: path(item)) == (before == now), "\(item)")
        }
    }
}
