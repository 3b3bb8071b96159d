import FlowTestSupport
import Testing

/// All small tables, and one step of each kind.
@MainActor @Suite("Small tables and their reference")
struct SmallTablesTests {
    private static let heights = [20.0, 44, 100, 300]

    /// All ways to give so many rows these heights.
    private func rows(_ count: Int) -> [[Double]] {
        (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in Self.heights.map { list + [$0] } } }
    }

    /// All tables of one to three sections with up to three rows in all.
    private var tables: [[[Double]]] {
        var tables: [[[Double]]] = []
        for sections in 1...3 {
            for counts in countLists(sections, 3) {
                let lists = counts.map { rows($0) }
                tables += lists.reduce([[]]) { heads, list in heads.flatMap { head in list.map { head + [$0] } } }
            }
        }
        return tables
    }

    private func countLists(_ sections: Int, _ most: Int) -> [[Int]] {
        guard sections > 0 else { return [[]] }
        return (0...most).flatMap { count in countLists(sections - 1, most - count).map { [count] + $0 } }
    }

    /// All single operations, and what else may happen.
    private func steps(for counts: [Int]) -> [TableStep] {
        var operations: [ReferenceOperation] = (0...counts.count).map { .insertSection($0) }
        for (section, count) in counts.enumerated() {
            operations += [.deleteSection(section), .reloadSection(section)]
            operations += counts.indices.map { .moveSection(section, to: $0) }
            operations += (0...count).map { .insertItem(section, $0) }
            for row in 0..<count {
                operations += [.deleteItem(section, row), .reloadItem(section, row), .reconfigureItem(section, row)]
                operations += (0..<count).map { .moveItem(section, row, to: section, $0) }
            }
        }
        let updates = operations.map { TableStep.update(ReferenceTableUpdate([$0], newSectionCount: 1)) }
        return updates + [.reload, .updateNothing, .width(10), .textSize(10), .leaveWindow, .scroll(by: -30)]
    }

    @Test("do the same after each single step, from the top and from the middle")
    func singleSteps() {
        var kinds = 0
        let stride = longTestsAreWanted ? 1 : 60
        for (number, table) in tables.enumerated() where number % stride == 7 % stride {
            let sections = table.map { ReferenceTableSection($0.map { ReferenceTableRow($0) }) }
            for step in steps(for: table.map(\.count)) {
                for (offset, holds) in [(0.0, false), (70, false), (70, true)] {
                    var world = ReferenceTableWorld(viewport: 90)
                    world.holdsThroughUpdates = holds
                    world.hasSeparators = false
                    var twin = TableTwin(sections, in: world)
                    let differences = [.layOut, .scroll(by: offset), step].flatMap { twin.take($0) }
                    #expect(differences.isEmpty, "\(table), \(step), from \(offset)")
                    kinds += 1
                }
            }
        }
        #expect(kinds > 200)
    }
}
