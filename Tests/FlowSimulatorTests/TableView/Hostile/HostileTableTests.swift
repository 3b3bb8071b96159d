@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// Numbers, cells and calls that no table can use: an issue and the default, and nothing is lost.
@MainActor @Suite("Hostile tables")
struct HostileTableTests {
    nonisolated static let badLengths: [CGFloat] = [.nan, .infinity, -.infinity, -2, -0.5]
    /// R18.9: longer than any content.
    nonisolated static let badAnswers = badLengths + [1_000_001, 1e300, .greatestFiniteMagnitude]

    static func client() -> TableClient {
        let client = TableClient([30]) { _ in 50 }
        client.estimate = { _ in 40 }
        client.cell = { table, _ in table.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell() }
        return client
    }

    private let client = HostileTableTests.client()

    private func table(height: CGFloat = 300) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.register(SizedRow.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (client, client)
        return table
    }

    private func check(_ table: TableView) {
        table.layoutIfNeeded()
        table.geometry.checkInvariants()
        #expect(table.contentSize.height.isFinite)
        #expect(table.contentOffset.y.isFinite)
        #expect(table.indexPathsForVisibleRows == table.indexPathsForRows(in: table.bounds))
        let passes = table.statistics.layoutPasses
        table.layoutIfNeeded()
        #expect(table.statistics.layoutPasses == passes)
    }

    // MARK: Lengths

    @Test("A delegate's height that is none is reported, and the row has the default one", arguments: badAnswers)
    func heights(_ length: CGFloat) {
        client.height = { $0.row == 1 ? length : 50 }
        let table = table()
        check(table)
        #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == [50, 44, 50])
        guard case .invalidDelegateValue(_, 0, let path, _)? = table.issues.first?.kind else {
            Issue.record("not reported")
            return
        }
        #expect(path == [0, 1])
        #expect(table.issues.count == 1)
    }

    @Test("A delegate's estimate that is none is reported, and the row has the default one", arguments: badAnswers)
    func estimates(_ length: CGFloat) {
        client.estimate = { $0.row == 20 ? length : 40 }
        let table = table()
        #expect(table.rect(forSection: 0).height == 1204)
        check(table)
        #expect(table.issues.count == 1)
    }

    @Test("A cell's own height that is none is reported, and the row has the default one", arguments: badLengths)
    func fits(_ length: CGFloat) {
        client.height = { _ in TableView.automaticDimension }
        client.cell = { _, path in
            SizedRow.made { _ in path.row == 1 ? length : 49.5 }
        }
        let table = table()
        check(table)
        #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == [50, 44, 50])
        let kinds = table.issues.map(\.kind)
        // Less than nothing is nothing, which nobody says.
        #expect(kinds.count == 1 && kinds[0].isOf(row: [0, 1]))
    }

    @Test("R18.9: a row that answers more than 10⁶ points keeps its last good height, else its estimate",
        arguments: [CGFloat.greatestFiniteMagnitude, 1_000_001])
    func hugeAnswers(_ length: CGFloat) {
        var heights: [Int: CGFloat] = [1: length]
        client.height = { _ in TableView.automaticDimension }
        client.cell = { _, path in
            SizedRow.made { _ in heights[path.row] ?? 49.5 }
        }
        let table = table()
        check(table)
        // The delegate's estimates are 40.
        #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == [50, 40, 50])
        #expect(table.issues.count == 1 && table.issues[0].kind.isOf(row: [0, 1]))
        heights = [2: length]
        table.reloadRows(at: [[0, 2]], with: .none)
        check(table)
        #expect(table.rectForRow(at: [0, 2]).height == 50)
        #expect(table.issues.count == 2 && table.issues[1].kind.isOf(row: [0, 2]))
    }

    @Test("Properties that are no heights are reported, and their defaults count", arguments: badAnswers)
    func properties(_ length: CGFloat) {
        let table = table()
        table.delegate = nil
        (table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight) = (length, length, length)
        (table.sectionFooterHeight, table.sectionHeaderTopPadding) = (length, length)
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (length, length)
        check(table)
        #expect(!table.issues.isEmpty)
        #expect((table.indexPathsForVisibleRows?.count ?? 0) >= 6)
    }

    @Test("Heights as large as there are make no table that nobody can use")
    func hugeHeights() {
        client.height = { $0.row == 2 ? CGFloat.greatestFiniteMagnitude : 50 }
        let table = table()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 1]).height == 50)
        client.height = { _ in 50 }
        table.reloadData()
        check(table)
    }

    @Test("Rows without any height are none, and the table does not look for more of them than there are")
    func noHeights() {
        (client.height, client.estimate, client.counts) = ({ _ in 0 }, { _ in 1 }, [1500])
        let table = table()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 0)
        #expect(table.indexPathsForVisibleRows == nil)
    }

    // MARK: Bounds

    @Test("Tables of no size, and bounds that are nowhere, show nothing and come back",
        arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 320, height: 0), CGRect(x: 0, y: 0, width: 0, height: 300),
            CGRect(x: 0, y: -CGFloat.infinity, width: 320, height: 300), CGRect(x: 0, y: 0, width: 320, height: -5),
            CGRect(x: 0, y: CGFloat.infinity, width: 320, height: 300)])
    func bounds(_ bounds: CGRect) {
        for isFirst in [true, false] {
            let table = table()
            if !isFirst { table.layoutIfNeeded() }
            table.bounds = bounds
            table.layoutIfNeeded()
            table.bounds = CGRect(x: 0, y: 0, width: 320, height: 300)
            check(table)
            #expect(table.indexPathsForVisibleRows?.count == 6)
        }
    }

    @Test("A thousand million rows cost what is on screen")
    func manyRows() {
        client.counts = [1_000_000_000]
        let table = table()
        table.delegate = nil
        table.estimatedRowHeight = 44
        check(table)
        table.scrollToRow(at: [0, 999_999_999], at: .bottom, animated: false)
        check(table)
        #expect(table.indexPathsForVisibleRows?.last == [0, 999_999_999])
        client.counts = [1_000_000_001]
        table.insertRows(at: [[0, 500_000_000]], with: .none)
        check(table)
        #expect(table.statistics.measurements < 60)
    }

    // MARK: Cells

    @Test("A cell that is returned for two rows is shown by one, and the other has an empty one")
    func cellTwice() {
        let one = SizedRow(style: .default, reuseIdentifier: "row")
        client.cell = { _, _ in one }
        let table = table()
        check(table)
        #expect(table.visibleCells.count == 6)
        #expect(table.cellForRow(at: [0, 0]) === one)
        #expect(table.issues.allSatisfy { if case .cellReturnedTwice(_, [0, 0]) = $0.kind { true } else { false } })
        #expect(table.issues.count >= 5)
    }

    @Test("A cell of another table leaves it, and both tables go on")
    func cellOfAnotherTable() {
        let (first, second) = (table(), table())
        first.layoutIfNeeded()
        let stolen = first.visibleCells
        client.cell = { table, path in path.row < 3 ? stolen[path.row] : TableViewCell() }
        check(second)
        #expect(second.cellForRow(at: [0, 0]) === stolen[0])
        #expect(stolen[0].superview === second)
        client.cell = { _, _ in TableViewCell() }
        first.reloadData()
        check(first)
        check(second)
        #expect(second.cellForRow(at: [0, 0])?.superview === second)
    }

    @Test("A cell that grows whenever it is asked and asks again is stopped, and reported as a loop")
    func growingCell() {
        var height: CGFloat = 40
        client.height = { _ in TableView.automaticDimension }
        client.cell = { _, _ in
            let cell = SizedRow(style: .default, reuseIdentifier: nil)
            cell.height = { [unowned cell] _ in
                height += 1
                cell.invalidateIntrinsicContentSize()
                return height
            }
            return cell
        }
        let table = table()
        table.layoutIfNeeded()
        #expect(table.issues.map(\.kind).contains { if case .layoutLoop = $0 { true } else { false } })
        #expect(table.statistics.measurements < 10_000)
    }

    @Test("A delegate that scrolls for each row is stopped, and reported as a loop")
    func endlessScrolling() {
        client.counts = [1_000_000]
        let table = table()
        client.height = { [unowned table] _ in
            table.contentOffset.y += 400
            return 50
        }
        table.layoutIfNeeded()
        #expect(table.issues.map(\.kind).contains { if case .layoutLoop = $0 { true } else { false } })
    }

    @Test("A delegate that reloads whenever it is asked is stopped, and reported as a loop")
    func endlessReloading() {
        let table = table()
        client.height = { [unowned table] _ in
            table.reloadData()
            return 50
        }
        table.layoutIfNeeded()
        #expect(table.issues.map(\.kind).contains { if case .layoutLoop = $0 { true } else { false } })
        client.height = { _ in 50 }
        table.reloadData()
        check(table)
    }

    // MARK: Nobody answers

    @Test("A table without a data source has nothing, and takes every question")
    func noDataSource() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        check2(table)
        #expect(table.contentSize.height == 70)
        #expect(table.numberOfSections == 0)
        table.performBatchUpdates(nil)
        table.reloadData()
        check2(table)
    }

    private func check2(_ table: TableView) {
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows == nil)
        #expect(table.visibleCells.isEmpty)
        #expect(table.rectForRow(at: [0, 0]) == .zero)
        #expect(table.rect(forSection: 0) == .zero)
        #expect(table.cellForRow(at: [0, 0]) == nil)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 1, y: 1)) == nil)
    }

    @Test("Paths that name nothing name nothing", arguments: [
        IndexPath(), [0], [0, -1], [-1, 0], [0, 30], [1, 0], [0, 0, 0], [Int.max, Int.max], [0, Int.min],
    ])
    func paths(_ path: IndexPath) {
        let table = table()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path) == .zero)
        #expect(table.cellForRow(at: path) == nil)
        table.deselectRow(at: path, animated: false)
        table.selectRow(at: nil, animated: false, scrollPosition: .top)
        #expect(table.indexPathForSelectedRow == nil)
        for section in [-1, 1, Int.max, Int.min] {
            #expect(table.rect(forSection: section) == .zero)
            #expect(table.rectForHeader(inSection: section) == .zero)
            #expect(table.rectForFooter(inSection: section) == .zero)
            #expect(table.headerView(forSection: section) == nil)
        }
        for y in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
            #expect(table.indexPathForRow(at: CGPoint(x: 1, y: y)) == nil)
            _ = table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 10, height: 10))
        }
        check(table)
    }
}

extension LayoutIssue.Kind {
    /// A height of a row's cell that cannot be used.
    fileprivate func isOf(row: IndexPath) -> Bool {
        switch self {
        case .invalidPreferredSize(let path, _), .rowWithoutHeight(let path): path == row
        default: false
        }
    }
}
