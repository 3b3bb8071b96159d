import FlowTestSupport
import Foundation
import Testing

@testable import FlowEngine

/// While an update asks for sizes, the caller does what it wants with the model and with copies of it.
@Suite("What a caller does while it is asked")
struct PreparingTests {
    /// Items come in many places, some from elsewhere, and the closures are called again and again.
    private static func plan(_ model: FlowModel) throws -> UpdatePlan {
        var operations: [UpdateOperation] = [.insertSection(2), .reloadSection(1)]
        for item in stride(from: 0, to: 900, by: 9) {
            operations.append(.deleteItem(ItemPath(section: 0, item: item)))
            operations.append(.insertItem(ItemPath(section: 0, item: item + 3)))
        }
        operations.append(.moveItem(from: ItemPath(section: 0, item: 5), to: ItemPath(section: 0, item: 800)))
        return try UpdatePlan(operations, before: [1_000, 50], after: [1_000, 7, 7])
    }

    private static func model() throws -> FlowModel {
        try FlowModel(
            FlowConfiguration(containerLength: 390),
            sections: [
                SectionContent(.each(mixedWorkload(1_000).map(FlowSize.init))),
                SectionContent(.equal(count: 50, .good)),
            ])
    }

    private static func sizes(_ section: Int, _ items: Range<Int>) -> ItemSizes {
        .each(items.map { FlowSize(width: 30 + Double($0 % 50), height: 20) })
    }

    private static func content(_ section: Int) -> SectionContent { SectionContent(.equal(count: 7, .good)) }

    private static func expected() throws -> FlowModel {
        var model = try model()
        try model.apply(try plan(model), inserting: sizes, sections: content)
        return model
    }

    @Test("A model that is changed, emptied or replaced while it prepares is prepared as it was at the call")
    func changedMeanwhile() throws {
        let expected = try Self.expected()
        for kind in 0..<3 {
            var model = try Self.model()
            let plan = try Self.plan(model)
            func disturb() throws {
                switch kind {
                case 0: try model.setSize(FlowSize(width: 300, height: 1), at: ItemPath(section: 0, item: 5))
                case 1: model.removeItems(1..<model.itemCount(in: 0), in: 0)
                default: model = FlowModel(model.configuration)
                }
            }
            var calls = 0
            let prepared = try model.prepare(plan) { section, items in
                calls += 1
                if calls < 3 { try? disturb() }
                return Self.sizes(section, items)
            } sections: { section in
                try? disturb()
                return Self.content(section)
            }
            #expect(calls > 90)
            var before = try Self.model()
            before.apply(prepared)
            before.checkInvariants()
            #expect(before.difference(from: expected) == nil, "\(kind)")
        }
    }

    @Test("Copies that are taken and changed while an update is applied see what was, and change nothing")
    func copiesMeanwhile() throws {
        let expected = try Self.expected()
        let original = try Self.model()
        let elements = original.elements(in: .everything)
        var model = original
        var copies: [FlowModel] = []
        try model.apply(try Self.plan(model)) { section, items in
            var copy = original
            copy.removeItems(items.lowerBound..<items.lowerBound + 100, in: section)
            copies.append(original)
            if copies.count > 5 { copies.removeFirst() }
            return Self.sizes(section, items)
        } sections: { section in
            _ = try? copies.last?.prepare(
                try Self.plan(original), items: Self.sizes, sections: Self.content)
            return Self.content(section)
        }
        model.checkInvariants()
        #expect(model.difference(from: expected) == nil)
        for copy in copies { #expect(copy.elements(in: .everything) == elements) }
    }

    @Test("An update that is refused in the middle leaves the model and its copies as they were")
    func refusedMeanwhile() throws {
        let original = try Self.model()
        for call in [0, 1, 50, 90] {
            var (model, calls) = (original, 0)
            let copy = model
            #expect(throws: FlowDataError.self) {
                try model.apply(try Self.plan(original)) { section, items in
                    calls += 1
                    if calls <= call { return Self.sizes(section, items) }
                    return .equal(count: items.count, FlowSize(width: .nan, height: 1))
                } sections: { Self.content($0) }
            }
            model.checkInvariants()
            #expect(model.difference(from: original) == nil)
            #expect(copy.difference(from: original) == nil)
        }
    }
}
