import FlowTestSupport
import Testing

@testable import FlowEngine

/// How many rows a batch breaks: those around its changes, and none of them twice.
@Suite("Work of batch updates")
struct UpdateWorkTests {
    static let count = 10_000

    @Test("Twenty scattered changes break about as many rows as each alone")
    func scattered() throws {
        let change = try apply(random(20, below: Self.count), to: mixedWorkload(Self.count))
        #expect(change.rowsReplaced <= 20 * 8, "\(change.rowsReplaced)")
        #expect(change.itemsRead <= 20 * 8 * 8 + 20 * ItemTree.shape.leafCapacity, "\(change.itemsRead)")
    }

    @Test("Any number of changes breaks no more rows than there are")
    func many() throws {
        let workloads = [
            ("mixed", mixedWorkload(Self.count)), ("chips", chipWorkload(Self.count)),
            ("hostile", hostileWorkload(Self.count)),
        ]
        for (name, sizes) in workloads {
            for changes in [100, 2_000] {
                let change = try apply(random(changes, below: Self.count), to: sizes)
                #expect(change.rowsReplaced <= 5_100, "\(name): \(change.rowsReplaced) rows for \(changes)")
            }
        }
    }

    @Test("Hostile widths: a hundred insertions break what follows the first of them once, not a hundred times")
    func hostile() throws {
        let operations = (0..<100).map { UpdateOperation.insertItem(ItemPath(section: 0, item: $0 * 90)) }
        let change = try apply(operations, to: hostileWorkload(Self.count))
        #expect(change.rowsReplaced <= (Self.count + 100) / 3 + 2, "\(change.rowsReplaced)")
    }

    @Test("One insertion and one deletion in a long run of equal items leave the rows behind both alone")
    func equalRun() throws {
        var model = try FlowModel(
            FlowConfiguration(containerLength: 390), sections: [SectionContent(.equal(count: 1_000_000_000, .good))])
        let plan = try UpdatePlan(
            [.insertItem(ItemPath(section: 0, item: 1_000_000)), .deleteItem(ItemPath(section: 0, item: 900_000_000))],
            before: [1_000_000_000], after: [1_000_000_000])
        let change = try model.apply(plan) { _, items in .each([FlowSize(width: 51, height: 70)]) } sections: { _ in
            SectionContent(.each([]))
        }
        #expect(change.leavesScanned <= 6, "\(change.leavesScanned)")
        #expect(change.itemsRead <= 130, "\(change.leavesScanned)")
        // R18.13: the last row, as the items are not equal any more.
        let pieces = change.replacements.map(\.removed)
        #expect(pieces.count == 2, "\(pieces)")
        #expect(pieces.first == 166_666_666..<166_666_667, "\(pieces)")
        #expect(try #require(pieces.last).upperBound < 150_000_010, "\(pieces)")
    }

    @Test("Changes in one section leave the rows of the others alone")
    func otherSections() throws {
        let content = SectionContent(.each(mixedWorkload(100).map(FlowSize.init)))
        var model = try FlowModel(
            FlowConfiguration(containerLength: 390), sections: Array(repeating: content, count: 50), shape: .small)
        let before = SectionCounts(of: model)
        var after = SectionCounts(repeating: 100, sections: 30)
        after.append(101, sections: 1)
        after.append(100, sections: 19)
        let plan = try UpdatePlan(
            [.moveSection(from: 3, to: 44), .insertItem(ItemPath(section: 30, item: 50))], before: before, after: after)
        let change = try model.apply(plan, inserting: UpdateWorld.newItems) { UpdateWorld.newSection($0) }
        #expect(change.replacements.map(\.sections) == [30..<31])
        #expect(change.rowsReplaced < 60)
    }

    // MARK: Random changes

    private func random(_ count: Int, below limit: Int) -> [UpdateOperation] {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0x10AD)
        return generator.batch(on: [limit], itemOperations: count).filter { operation in
            if case .reconfigureItem = operation { return false }
            return true
        }.map(UpdateOperation.init)
    }

    private func apply(_ operations: [UpdateOperation], to sizes: [ReferenceSize]) throws -> LayoutChange {
        var model = try ScaleTests.model(sizes)
        let gained = operations.reduce(0) { sum, operation in
            switch operation {
            case .insertItem: sum + 1
            case .deleteItem: sum - 1
            default: sum
            }
        }
        let items = operations.filter { $0.source?.item != nil || $0.target?.item != nil }
        let plan = try UpdatePlan(items, before: [sizes.count], after: [sizes.count + gained])
        let change = try model.apply(plan) { _, items in
            .each(items.map { FlowSize(width: 100 + Double($0 % 11), height: 40) })
        } sections: { _ in SectionContent(.each([])) }
        let fresh = try FlowModel(
            model.configuration,
            sections: [
                SectionContent(.each((0..<model.itemCount).map { model.size(of: ItemPath(section: 0, item: $0)) }))
            ])
        #expect(model.allRows == fresh.allRows)
        return change
    }
}
