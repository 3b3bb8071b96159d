import Foundation
import Testing

@testable import FlowRecorder

/// Items keep their numbers wherever they go.
@Suite struct RecordedDataTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }

    /// Numbers of the items, section by section.
    private func items(_ data: RecordedData) -> [[Int]] { data.sections.map(\.items) }

    private func data(_ counts: [Int]) -> RecordedData {
        var data = RecordedData()
        data.replace(counts: counts)
        return data
    }

    @Test("Old paths mean what was there before, and new ones what is there afterwards, in any order")
    func paths() {
        var data = data([4, 2])
        #expect(items(data) == [[1, 2, 3, 4], [6, 7]])
        let applied = data.apply(
            [.insertItem(path(0, 3)), .moveItem(path(1, 1), to: path(0, 0)), .deleteItem(path(0, 1))],
            count: { _ in 0 })
        #expect(items(data) == [[7, 1, 3, 8, 4], [6]])
        #expect(applied?.map(\.number) == [8, 7, nil])
    }

    @Test("R18.19: a section's reload covers what else is done with its items; what crosses its border comes or goes")
    func coveredByReloads() {
        var data = data([3, 3])
        let numbers = items(data)
        let changes: [DataChange] = [
            .insertSection(0), .reloadSection(1, at: 2), .deleteItem(path(1, 0)), .insertItem(path(2, 0)),
            .moveItem(path(1, 1), to: path(1, 0)), .moveItem(path(0, 2), to: path(2, 1)),
        ]
        let applied = data.apply(changes, count: { [1, 3, 5][$0] })
        let after = items(data)
        #expect(after.map(\.count) == [1, 3, 5])
        #expect(Array(after[1].dropFirst()) == [numbers[0][0], numbers[0][1]])
        #expect(Set(after[2]).isDisjoint(with: numbers.joined()) && !numbers.joined().contains(after[1][0]))
        #expect(applied?.map(\.change).contains(.insertItem(path(1, 0))) == true)
        #expect(applied?.map(\.change).contains(.deleteItem(path(0, 2))) == true)
        #expect(applied?.count == 4)
    }

    @Test("Sections move with their items, and a new one brings its own beside those that move into it")
    func sections() {
        var data = data([2, 1])
        let changes: [DataChange] = [
            .moveSection(1, to: 0), .insertSection(1), .moveItem(path(0, 0), to: path(1, 1)),
        ]
        let applied = data.apply(changes, count: { [1, 3, 1][$0] })
        #expect(items(data) == [[4], [6, 1, 7], [2]])
        #expect(applied?.compactMap(\.section?.items) == [[6, 7]])
    }

    @Test("What is reloaded is new, and knows what was in its place")
    func reloads() {
        var data = data([2, 2])
        _ = data.apply([.reloadItem(path(0, 1), at: path(0, 1)), .reloadSection(1, at: 1)], count: { [2, 3][$0] })
        #expect(items(data) == [[1, 6], [8, 9, 10]])
        #expect(data.predecessors[6] == 2)
        #expect(data.predecessors[8] == 4 && data.predecessors[9] == 5 && data.predecessors[10] == nil)
    }

    @Test(
        "A change that does not fit changes nothing",
        arguments: [
            [DataChange.deleteItem([0, 2])], [.insertItem([0, 4])], [.insertItem([3, 0])], [.deleteSection(1)],
            [.moveSection(4, to: 0)], [.insertSection(5)], [.reloadSection(1, at: 1)], [.moveItem([0, 0], to: [0, 9])],
            [.deleteItem([0, 0]), .deleteItem([7, 0])],
        ])
    func misfits(changes: [DataChange]) {
        var data = data([2])
        #expect(data.apply(changes, count: { _ in 0 }) == nil)
        #expect(items(data) == [[1, 2]])
    }
}
