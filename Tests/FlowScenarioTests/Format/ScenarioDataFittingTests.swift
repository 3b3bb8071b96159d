import FlowScenario
import Testing

/// A batch that names what is not there does not fit.
@Suite struct ScenarioDataFittingTests {
    private typealias Kind = Scenario.UpdateOperation.Kind

    private static let one = [Scenario.ItemGroup(.plain, count: 1)]

    private func data(_ counts: [Int]) -> ScenarioData {
        ScenarioData(counts.map { Scenario.Section(items: [Scenario.ItemGroup(.plain, count: $0)]) })
    }

    private func counts(_ counts: [Int], after kinds: Kind...) -> [Int]? {
        data(counts).applying(kinds.map { .init($0) })?.sections.map(\.items.count)
    }

    private func path(_ section: Int, _ item: Int) -> Scenario.ItemPath { .init(section: section, item: item) }

    @Test("Old names have to be there before the batch, and new ones after it")
    func names() {
        #expect(counts([2], after: .deleteItems([path(0, 1)])) == [1])
        #expect(counts([2], after: .deleteItems([path(0, 2)])) == nil)
        #expect(counts([2], after: .insertItems(Self.one, at: path(0, 2))) == [3])
        #expect(counts([2], after: .insertItems(Self.one, at: path(0, 3))) == nil)
        #expect(counts([2], after: .insertItems(Self.one, at: path(1, 0))) == nil)
        #expect(counts([2], after: .insertItems([], at: path(0, 7))) == [2])
        #expect(counts([2], after: .moveItem(from: path(0, 0), to: path(0, 2))) == nil)
        #expect(counts([2], after: .reloadItems([path(0, 2)], with: nil)) == nil)
        #expect(counts([2], after: .reconfigureItems([path(0, 2)], with: nil)) == nil)
        #expect(counts([2, 1], after: .deleteSection(0)) == [1])
        #expect(counts([2, 1], after: .deleteSection(2)) == nil)
        #expect(counts([2, 1], after: .moveSection(from: 0, to: 2)) == nil)
        #expect(counts([2, 1], after: .insertSection(.init(items: Self.one), at: 3)) == nil)
        #expect(counts([2, 1], after: .reloadSection(2, with: nil)) == nil)
    }

    @Test("Items come to the places that a section has once all have come")
    func together() {
        let kinds: [Kind] = [
            .insertItems(Self.one, at: path(0, 3)), .insertItems(Self.one, at: path(0, 2)),
            .moveItem(from: path(1, 0), to: path(0, 4)),
        ]
        #expect(data([2, 1]).applying(kinds.map { .init($0) })?.sections.map(\.items.count) == [5, 0])
    }

    @Test("R18.19: the reload of a section covers where its items come")
    func covered() {
        let reload = Kind.reloadSection(0, with: .init(items: Self.one))
        #expect(counts([2], after: reload, .insertItems(Self.one, at: path(0, 9))) == [1])
        #expect(counts([2], after: .insertItems(Self.one, at: path(0, 9))) == nil)
    }
}
