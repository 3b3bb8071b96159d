import FlowSimulator
import Testing

@Suite struct IndexPathTests {
    @Test("Index paths have items, rows and sections")
    func indexPathsHaveItemsRowsAndSections() {
        var path = IndexPath(item: 3, section: 1)
        #expect(path == [1, 3])
        #expect(path == IndexPath(row: 3, section: 1))
        #expect((path.section, path.item, path.row) == (1, 3, 3))
        path.item = 9
        path.section = 4
        #expect(path == [4, 9])
    }
}
