import FlowTestSupport
import Testing

@testable import FlowEngine

/// What a batch does to a model: sizes go with their items, bad ones change nothing, rows are broken at most once.
@Suite("Applying batch updates")
struct ApplyingTests {
    @Test("A measured size follows its item into another section, among other changes (G32, G35)")
    func sizesFollow() throws {
        let world = try UpdateWorld([4, 4])
        var model = world.model
        let size = model.size(of: path(0, 2))
        let plan = try UpdatePlan(
            [.moveItem(from: path(0, 2), to: path(1, 1)), .deleteItem(path(1, 0)), .insertItem(path(0, 0))],
            before: [4, 4], after: [4, 4])
        try model.apply(plan, inserting: UpdateWorld.newItems) { UpdateWorld.newSection($0) }
        #expect(model.size(of: path(1, 1)) == size)
        #expect(model.sizeSource(of: path(1, 1)) == .measured)
    }

    @Test("R10.13: reloading discards a measured size, reconfiguring keeps it")
    func reloading() throws {
        let world = try UpdateWorld([4])
        var model = world.model
        let kept = model.size(of: path(0, 2))
        let plan = try UpdatePlan([.reloadItem(path(0, 0)), .reconfigureItem(path(0, 2))], before: [4], after: [4])
        try model.apply(plan) { section, items in
            #expect(section == 0)
            #expect(items == 0..<1)
            return .estimated(count: 1, FlowSize(width: 1, height: 1))
        } sections: { UpdateWorld.newSection($0) }
        #expect(model.sizeSource(of: path(0, 0)) == .estimated)
        #expect(model.size(of: path(0, 0)) == model.estimate(of: 0))
        #expect(model.size(of: path(0, 2)) == kept)
        #expect(model.sizeSource(of: path(0, 2)) == .measured)
    }

    @Test("A section of as many items as there can be takes an item and gives one in the same batch")
    func fullSection() throws {
        let most = FlowModel.largestCount
        let size = FlowSize(width: 50, height: 50)
        var model = try FlowModel(
            FlowConfiguration(containerLength: 390), sections: [SectionContent(.estimated(count: most, size))])
        let plan = try UpdatePlan(
            [.insertItem(path(0, 0)), .deleteItem(path(0, most - 1))], before: [most], after: [most])
        try model.apply(plan) { _, _ in
            .equal(count: 1, FlowSize(width: 60, height: 60))
        } sections: { UpdateWorld.newSection($0) }
        #expect(model.itemCount == most)
        #expect(model.size(of: path(0, 0)) == FlowSize(width: 60, height: 60))
        #expect(model.size(of: path(0, most - 1)) == size)
    }

    @Test("Neighbouring new items are asked for together, by where they come to be")
    func asking() throws {
        let world = try UpdateWorld([5, 2])
        let plan = try UpdatePlan(
            [
                .insertItem(path(0, 1)), .insertItem(path(0, 2)), .moveItem(from: path(1, 0), to: path(0, 3)),
                .insertItem(path(0, 4)), .reloadItem(path(0, 1)), .insertSection(1),
            ], before: [5, 2], after: [9, 2, 1])
        var asked: [String] = []
        _ = try world.model.prepare(plan) { section, items in
            asked.append("\(section): \(items)")
            return UpdateWorld.newItems(section, items)
        } sections: {
            asked.append("section \($0)")
            return UpdateWorld.newSection($0)
        }
        #expect(asked == ["section 1", "0: 1..<3", "0: 4..<6"])
    }

    @Test("An estimated item takes the estimate of the section that it comes to, or brings one along")
    func estimates() throws {
        let (small, large) = (FlowSize(width: 20, height: 20), FlowSize(width: 40, height: 40))
        var model = try FlowModel(FlowConfiguration(containerLength: 110), sections: [
            SectionContent(.estimated(count: 2, small)), SectionContent(.estimated(count: 2, large)),
            SectionContent(.equal(count: 2, large)),
        ])
        let plan = try UpdatePlan(
            [.moveItem(from: path(0, 0), to: path(1, 0)), .moveItem(from: path(0, 1), to: path(2, 0))],
            before: [2, 2, 2], after: [0, 3, 3])
        try model.apply(plan, inserting: UpdateWorld.newItems) { UpdateWorld.newSection($0) }
        #expect(model.size(of: path(1, 0)) == large)
        #expect(model.size(of: path(2, 0)) == small)
        #expect(model.estimate(of: 2) == small)
        model.checkInvariants()
    }

    @Test("Sizes that cannot be are refused, and the model stays as it was")
    func badSizes() throws {
        let world = try UpdateWorld([3, 3])
        let operations: [UpdateOperation] = [.deleteItem(path(0, 0)), .insertItem(path(1, 1)), .reloadSection(0)]
        #expect(throws: UpdateError.self) { try UpdatePlan(operations, before: [3, 3], after: [2, 5]) }
        let plan = try UpdatePlan(
            [.deleteItem(path(1, 0)), .insertItem(path(1, 1)), .reloadSection(0)], before: [3, 3], after: [2, 3])
        let bad: [(ItemSizes, SectionContent)] = [
            (.each([FlowSize(width: -1, height: 3)]), UpdateWorld.newSection(0)),
            (.estimated(count: 1, FlowSize(width: .nan, height: 3)), UpdateWorld.newSection(0)),
            (.each([]), UpdateWorld.newSection(0)),
            (.equal(count: .max, .good), UpdateWorld.newSection(0)),
            (.each([.good]), SectionContent(.equal(count: 3, .good))),
            (.each([.good]), SectionContent(.equal(count: 2, FlowSize(width: 1, height: .infinity)))),
            (.each([.good]), SectionContent(.equal(count: 2, .good), metrics: SectionMetrics(headerLength: -2))),
        ]
        for (items, section) in bad {
            var model = world.model
            #expect(throws: FlowDataError.self) {
                try model.apply(plan, inserting: { _, _ in items }, sections: { _ in section })
            }
            #expect(model.difference(from: world.plain) == nil)
            #expect(model.difference(from: world.model) == nil)
        }
    }

    @Test("A copy taken before is what the model was before")
    func before() throws {
        let world = try UpdateWorld([20, 20])
        var model = world.model
        let copy = model
        let plan = try UpdatePlan(
            [.moveSection(from: 0, to: 1), .deleteItem(path(0, 3)), .insertItem(path(0, 7))], before: [20, 20],
            after: [21, 19])
        try model.apply(plan, inserting: UpdateWorld.newItems) { UpdateWorld.newSection($0) }
        #expect(copy.difference(from: world.plain) == nil)
        #expect(model.difference(from: copy) != nil)
    }

    private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
}
