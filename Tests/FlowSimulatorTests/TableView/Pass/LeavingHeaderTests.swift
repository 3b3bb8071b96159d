import FlowSimulator
import Foundation
import Testing

/// A header or footer that asks to be measured and leaves the screen in the same turn is asked when it comes back.
@MainActor @Suite("Headers that leave before they are asked again")
struct LeavingHeaderTests {
    private final class Letters: NSObject, TableViewDataSource, TableViewDelegate {
        var heights: [CGFloat] = [30, 30]
        /// What a view was made for, in order.
        var made: [Int] = []

        func numberOfSections(in tableView: TableView) -> Int { 2 }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }

        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
            made.append(section)
            let view = TableViewHeaderFooterView(reuseIdentifier: nil)
            let content = View(frame: .zero)
            content.translatesAutoresizingMaskIntoConstraints = false
            view.contentView.addSubview(content)
            // Until it is measured the view has another height.
            let bottom = content.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor)
            bottom.priority = LayoutPriority(999)
            LayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: view.contentView.topAnchor),
                bottom,
                content.heightAnchor.constraint(equalToConstant: heights[section]),
            ])
            return view
        }
    }

    /// Grouped, so that headers leave with their rows: two sections of 40 rows of 50 in 320 × 400.
    private func table(_ letters: Letters) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
        (table.rowHeight, table.estimatedSectionHeaderHeight, table.sectionHeaderTopPadding) = (50, 20, 0)
        (table.dataSource, table.delegate) = (letters, letters)
        table.layoutIfNeeded()
        return table
    }

    @Test("It is as high as it was until it comes back, and then what it says now")
    func comesBack() {
        let letters = Letters()
        let table = table(letters)
        #expect(table.rectForHeader(inSection: 0).height == 30)
        #expect(letters.made == [0])
        letters.heights[0] = 70
        table.headerView(forSection: 0)?.contentView.invalidateIntrinsicContentSize()
        table.contentOffset.y = 900
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.rectForHeader(inSection: 0).height == 30)
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(letters.made == [0, 0])
        #expect(table.rectForHeader(inSection: 0).height == 70)
        #expect(table.rectForRow(at: [0, 0]).minY == 70)
    }

    @Test("One that asks for nothing keeps what it said: its new view is not asked")
    func asksForNothing() {
        let letters = Letters()
        let table = table(letters)
        letters.heights[0] = 70
        for offset in [900, 0] as [CGFloat] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        #expect(letters.made == [0, 0])
        #expect(table.rectForHeader(inSection: 0).height == 30)
    }
}
