import Foundation
import ScenarioFormat
import Testing

/// Items keep their numbers wherever they go.
@Suite struct RecordedItemsTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }

    /// Numbers of the items, section by section.
    private func items(_ data: RecordedItems) -> [[Int]] { data.sections.map(\.items) }

    private func data(_ counts: [Int]) -> RecordedItems { RecordedItems(counts: counts) }

    private typealias Kind = Scenario.UpdateOperation.Kind

    private func kinds(_ kinds: Kind?...) -> [Kind] { kinds.compactMap(\.self) }

    @Test("Old paths mean what was there before, and new ones what is there afterwards, in any order")
    func paths() {
        var data = data([4, 2])
        #expect(items(data) == [[0, 1, 2, 3], [4, 5]])
        let batch = kinds(.insertItem(path(0, 3)), .moveItem(path(1, 1), to: path(0, 0)), .deleteItem(path(0, 1)))
        let applied = data.apply(batch, count: { _ in 0 })
        #expect(items(data) == [[5, 0, 2, 6, 3], [4]])
        #expect(applied?.map(\.items) == [[6], [], []])
    }

    @Test("R18.19: a section's reload covers what else is done with its items; what crosses its border comes or goes")
    func coveredByReloads() {
        var data = data([3, 3])
        let numbers = items(data)
        let batch = kinds(
            .insertSection(0), .reloadSection(1), .deleteItem(path(1, 0)), .insertItem(path(2, 0)),
            .moveItem(path(1, 1), to: path(1, 0)), .moveItem(path(0, 2), to: path(2, 1)))
        let applied = data.apply(batch.withoutCovered, count: { [1, 3, 5][$0] })
        let after = items(data)
        #expect(after.map(\.count) == [1, 3, 5])
        #expect(Array(after[1].dropFirst()) == [numbers[0][0], numbers[0][1]])
        #expect(Set(after[2]).isDisjoint(with: numbers.joined()))
        #expect(!numbers.joined().contains(after[1][0]))
        #expect(applied?.map(\.operation.kind).contains(.insertItems([], at: .init(section: 1, item: 0))) == true)
        #expect(applied?.map(\.operation.kind).contains(.deleteItems([.init(section: 0, item: 2)])) == true)
        #expect(applied?.count == 4)
    }

    @Test("Sections move with their items, and a new one brings its own beside those that move into it")
    func sections() {
        var data = data([2, 1])
        let batch = kinds(.moveSection(from: 1, to: 0), .insertSection(1), .moveItem(path(0, 0), to: path(1, 1)))
        let applied = data.apply(batch, count: { [1, 3, 1][$0] })
        #expect(items(data) == [[2], [3, 0, 4], [1]])
        #expect(applied?.compactMap(\.section?.items) == [[3, 4]])
    }

    @Test("What is reloaded is new, and knows what was in its place")
    func reloads() {
        var data = data([2, 2])
        let sections = data.sections.map(\.number)
        let applied = data.apply(kinds(.reloadItem(path(0, 1)), .reloadSection(1)), count: { [2, 3][$0] })
        let (new, old) = (items(data), [[0, 1], [2, 3]])
        #expect(new.map(\.count) == [2, 3])
        #expect(new[0][0] == old[0][0])
        #expect(data.predecessors[new[0][1]] == old[0][1])
        #expect(new[1].map { data.predecessors[$0] } == [2, 3, nil])
        #expect(data.formerSections[data.sections[1].number] == sections[1])
        #expect(applied?.map(\.items) == [[new[0][1]], []])
        #expect(applied?[1].section?.items == new[1])
    }

    @Test("A reloaded row is afterwards where those before it leave it that go and come")
    func reloadedRows() {
        var data = data([5, 0])
        let batch = kinds(
            .deleteItem(path(0, 0)), .reloadItem(path(0, 3)), .insertItem(path(0, 1)), .insertItem(path(0, 2)),
            .moveItem(path(0, 1), to: path(1, 0)))
        let applied = data.apply(batch, count: { _ in 0 })
        // 3, without 0 and 1, with 1 and 2 before it.
        #expect(applied?[1].items == [items(data)[0][3]])
        #expect(data.predecessors[items(data)[0][3]] == 3)
    }

    @Test("A reloaded row goes with its section, and a reloaded section is where others leave it")
    func reloadedElsewhere() {
        var data = data([1, 1, 2, 1])
        let batch = kinds(
            .moveSection(from: 2, to: 0), .deleteSection(0), .insertSection(1), .reloadItem(path(2, 1)),
            .reloadItem(path(3, 0)), .reloadSection(1), .insertItem(path(0, 0)))
        let applied = data.apply(batch, count: { [3, 1, 4, 1][$0] })
        let after = items(data)
        #expect(after.map(\.count) == [3, 1, 4, 1])
        #expect([after[0][2], after[2][0], after[3][0]].map { data.predecessors[$0] } == [3, 1, 4])
        #expect(applied?[3].items == [after[0][2]])
        #expect(applied?[5].section?.items == after[2])
    }

    @Test(
        "A change that does not fit changes nothing",
        arguments: [
            [Scenario.UpdateOperation.Kind.deleteItem([0, 2])], [.insertItem([0, 4])], [.insertItem([3, 0])],
            [.deleteSection(1)], [.moveSection(from: 4, to: 0)], [.insertSection(5)], [.reloadSection(1)],
            [.moveItem([0, 0], to: [0, 9])], [.deleteItem([0, 0]), .deleteItem([7, 0])], [.reloadItem([0, 2])],
        ])
    func misfits(batch: [Scenario.UpdateOperation.Kind?]) {
        var data = data([2])
        #expect(data.apply(batch.compactMap(\.self), count: { _ in 0 }) == nil)
        #expect(items(data) == [[0, 1]])
    }
}
