import FlowTestSupport
import Testing

@testable import FlowEngine

/// R18.16: runs of equal items, and what edits leave of them. Leaves and bytes are asked for, never the time.
@Suite("Runs of equal items")
struct EqualItemsTests {
    private static let view = FlowConfiguration(containerLength: 320)
    private static let size = FlowSize(width: 50, height: 50)
    private static let edits = longTestsAreWanted ? 100_000 : 10_000

    private static func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

    private static func model(_ items: ItemSizes) throws -> FlowModel {
        try FlowModel(view, sections: [SectionContent(items)])
    }

    @Test("R18.16: after any number of random insertions and removals of one size a section is one leaf")
    func singleEdits() throws {
        var model = try Self.model(.equal(count: 1_000_000, Self.size))
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xE9A1)
        for _ in 0..<Self.edits {
            let item = generator.below(model.itemCount)
            let count = generator.isHeads() ? 1 : generator.within(1...80)
            // One or few items take part in breaking as a leaf of their own.
            let change =
                generator.isHeads()
                ? model.removeItems(item..<min(item + count, model.itemCount), in: 0)
                : try model.insertItems(.equal(count: count, Self.size), at: Self.path(item))
            #expect(change.leavesScanned <= 3, "\(generator.reminder)")
        }
        model.checkInvariants()
        let fresh = try Self.model(.equal(count: model.itemCount, Self.size))
        #expect(TreeCensus(model).leaves == 1)
        #expect(TreeCensus(model).bytes == TreeCensus(fresh).bytes)
    }

    @Test("R18.16: items that come one by one, wherever, become a run once a few are together")
    func grownFromNothing() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xE9A2)
        var model = try Self.model(.each([]))
        for _ in 0..<1_000 {
            try model.insertItems(.each([Self.size]), at: Self.path(generator.within(0...model.itemCount)))
            let census = TreeCensus(model)
            #expect(census.leaves == 1, "\(census)")
            #expect((census.runs == 1 || census.items < 8), "\(census)")
        }
    }

    @Test("R18.16: batches of insertions, removals and moves of equal items leave one leaf")
    func batches() throws {
        var model = try Self.model(.equal(count: 50_000, Self.size))
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xE9A5)
        for _ in 0..<(longTestsAreWanted ? 200 : 10) {
            let count = model.itemCount
            let gained = generator.within(-40...40)
            let sources = Set((0..<150).map { _ in generator.below(count) }).shuffled(using: &generator)
            let targets = Set((0..<200).map { _ in generator.below(count + gained) }).shuffled(using: &generator)
            let moves = zip(sources.prefix(50), targets).map {
                UpdateOperation.moveItem(from: Self.path($0), to: Self.path($1))
            }
            let deleted = sources.dropFirst(50)
            let inserted = targets.dropFirst(50).prefix(deleted.count + gained)
            let operations = moves + deleted.map { .deleteItem(Self.path($0)) }
                + inserted.map { .insertItem(Self.path($0)) }
            let after = count + inserted.count - deleted.count
            guard let plan = try? UpdatePlan(operations, before: [count], after: [after]) else { continue }
            let change = try model.apply(plan) { _, items in .equal(count: items.count, Self.size) } sections: { _ in
                SectionContent(.each([]))
            }
            // Each operation cuts the run at most once at its source and once at its target.
            #expect(change.leavesScanned <= 4 * operations.count + 1)
            #expect(TreeCensus(model).leaves == 1, "\(TreeCensus(model)), \(generator.reminder)")
        }
        model.checkInvariants()
    }

    @Test("R18.16: what is measured here and there and is as its neighbours again joins them", arguments: [false, true])
    func measuredAndForgotten(takesSizeOfNeighbours: Bool) throws {
        let items: ItemSizes =
            takesSizeOfNeighbours ? .equal(count: 20_000, Self.size) : .estimated(count: 20_000, Self.size)
        var model = try Self.model(items)
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xE9A3)
        for _ in 0..<200 {
            let places = (0..<generator.within(1...12)).map { _ in generator.below(model.itemCount) }
            for item in places { try model.setSize(FlowSize(width: 60, height: 70), at: Self.path(item)) }
            let (source, target) = (generator.below(model.itemCount), generator.below(model.itemCount))
            model.moveItem(from: Self.path(source), to: Self.path(target))
            // A move shifts what is between its ends by one.
            let candidates = Set(places.flatMap { [$0 - 1, $0, $0 + 1] } + [target])
            for item in candidates.sorted() where (0..<model.itemCount).contains(item) {
                guard model.size(of: Self.path(item)) != Self.size else { continue }
                if takesSizeOfNeighbours {
                    try model.setSize(Self.size, at: Self.path(item), source: .given)
                } else {
                    model.reloadItems(item..<item + 1, in: 0)
                }
            }
            #expect(TreeCensus(model).leaves == 1, "\(TreeCensus(model)), \(generator.reminder)")
        }
        model.checkInvariants()
    }

    @Test("Rows measured one after the other, all alike, are two runs at any time, and one is scanned with its end")
    func measuredInOrder() throws {
        let row = FlowSize(width: 320, height: 61)
        var model = try Self.model(.estimated(count: 3_000, FlowSize(width: 320, height: 44)))
        for item in 0..<3_000 {
            let change = try model.setSize(row, at: Self.path(item))
            #expect(change.leavesScanned <= 3)
            #expect(change.rowsReplaced == 1)
        }
        model.checkInvariants()
        #expect(TreeCensus(model).leaves == 1)
        #expect(model.measuredCount == 3_000)
    }

    @Test("R18.16: whatever happens to a few sizes, neighbours that could be one leaf are, in trees of any shape")
    func mixedHistories() throws {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xE9A4)
        let sizes = [Self.size, FlowSize(width: 60, height: 70)]
        for shape in [EngineShape.small, .standard] {
            var model = try FlowModel(
                Self.view, sections: [SectionContent(.estimated(count: 3_000, Self.size))], shape: shape)
            for _ in 0..<(longTestsAreWanted ? 20_000 : 1_000) {
                let item = generator.below(model.itemCount)
                let end = min(model.itemCount, item + generator.within(1...40))
                switch generator.below(6) {
                case 0: try model.setSize(generator.pick(sizes), at: Self.path(item))
                case 1: model.reloadItems(item..<end, in: 0)
                case 2: try model.setSizes((item..<end).map { (Self.path($0), generator.pick(sizes)) })
                case 3: model.removeItems(item..<end, in: 0)
                case 4: model.moveItem(from: Self.path(item), to: Self.path(generator.below(model.itemCount)))
                default: try model.insertItems(.estimated(count: end - item, Self.size), at: Self.path(item))
                }
                if model.itemCount < 1_000 {
                    try model.insertItems(.estimated(count: 2_000, Self.size), at: Self.path(model.itemCount / 2))
                }
                let census = TreeCensus(model)
                #expect(census.dividedRuns == 0, "\(census), \(generator.reminder)")
                #expect(census.dividedLeaves == 0, "\(census), \(generator.reminder)")
            }
            model.checkInvariants()
        }
    }
}
