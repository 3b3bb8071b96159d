import FlowSimulator
import Foundation
import Testing
import ViewSimulator

/// Heights hold for a width, from which what bars cover takes at the left and right alone.
@MainActor @Suite("The safe area and heights of rows")
struct SafeAreaHeightTests {
    private let rows = TableClient([50]) { _ in 100 }

    /// Rows of 100 that are estimated at 44, ten of which were seen, in 320 × 500.
    private func table() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        table.estimatedRowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        return table
    }

    @Test("A bar that comes at the top or at the bottom, or goes, has no row asked again")
    func bars() {
        let table = table(), content = table.contentSize.height
        rows.asked = []
        for insets in [EdgeInsets(top: 0, left: 0, bottom: 34, right: 0), .zero] {
            table.setSafeAreaInsets(insets)
            table.layoutIfNeeded()
            #expect(rows.asked.isEmpty)
            #expect(table.contentSize.height == content)
        }
    }

    @Test("One at a side has all asked again, where content views keep clear of it", arguments: [true, false])
    func sides(keepClear: Bool) {
        let table = table()
        table.insetsContentViewsToSafeArea = keepClear
        table.layoutIfNeeded()
        rows.asked = []
        table.setSafeAreaInsets(EdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
        table.layoutIfNeeded()
        #expect(!rows.asked.isEmpty == keepClear)
    }
}
