import FlowTestSupport
import Testing

@testable import FlowEngine

/// Large random batches over several sections against arrays of identifiers and a model without a past.
@Suite("Random batch updates")
struct RandomUpdateTests {
    static let batches = longTestsAreWanted ? 6_000 : 150

    @Test("Whatever a valid batch does, paths and sizes follow their items (R10.1, R10.2)")
    func small() throws {
        try check(Self.batches, sections: 6, items: 12, operations: 0...14, shape: .small)
    }

    @Test("So they do where trees are deep and changes are many")
    func large() throws {
        try check(Self.batches / 10, sections: 4, items: 300, operations: 0...250, shape: .small)
        try check(Self.batches / 30, sections: 3, items: 900, operations: 0...400, shape: .standard)
    }

    @Test("A batch of moves and the one that reverts it leave the model as it was")
    func backAndForth() throws {
        let world = try UpdateWorld([30, 20, 25])
        var model = world.model
        let there = try UpdatePlan(
            [
                .moveSection(from: 2, to: 0),
                .moveItem(from: ItemPath(section: 0, item: 3), to: ItemPath(section: 1, item: 17)),
                .moveItem(from: ItemPath(section: 1, item: 9), to: ItemPath(section: 1, item: 0)),
                .moveItem(from: ItemPath(section: 2, item: 1), to: ItemPath(section: 2, item: 4)),
            ], before: [30, 20, 25], after: [24, 31, 20])
        try model.apply(there, inserting: UpdateWorld.newItems) { UpdateWorld.newSection($0) }
        let back = try UpdatePlan(
            [.moveSection(from: 0, to: 2)] + there.movedItems.map { .moveItem(from: $0.to, to: $0.from) },
            before: [24, 31, 20], after: [30, 20, 25])
        try model.apply(back, inserting: UpdateWorld.newItems) { UpdateWorld.newSection($0) }
        #expect(model.difference(from: world.plain) == nil)
        #expect(model.difference(from: world.model) == nil)
    }

    private func check(
        _ count: Int, sections: Int, items: Int, operations: ClosedRange<Int>, shape: EngineShape
    ) throws {
        let start = SeededGenerator.fromEnvironment(otherwise: 0xBA7C)
        for number in 0..<count {
            var generator = SeededGenerator(seed: start.seed &+ UInt64(number))
            let counts = (0..<generator.within(0...sections)).map { _ in generator.within(0...items) }
            let wanted = generator.within(operations)
            let batch = generator.batch(on: counts, itemOperations: wanted)
            let world = try UpdateWorld(counts, shape: shape)
            let update = ReferenceUpdate(batch, on: world.identifiers, newSectionCount: UpdateWorld.newSectionCount)
            #expect(update.faults.isEmpty, "the generator makes valid batches")
            if let fault = try world.fault(of: batch.map(UpdateOperation.init), update) {
                Issue.record("\(counts): \(batch): \(fault); repeat with FLOW_SEED=\(start.seed &+ UInt64(number))")
                return
            }
        }
    }
}
