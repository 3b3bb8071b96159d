import FlowSimulator
import Foundation
import Testing

/// R18.3: rows on screen that are reloaded, in tables whose delegate gives heights.
@MainActor @Suite("A reloaded row on screen")
struct ReloadedRowTests {
    nonisolated static let profiles: [TableProfile] = [.iOS7, .iOS8, .iOS9, .iOS11, .iOS15, .iOS26]
    private let accordion = TableClient([20, 20]) { _ in 50 }

    /// Sections of 20 rows of 50 in 320 × 400.
    private func table(_ profile: TableProfile, estimate: CGFloat = 0) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.profile = profile
        table.estimatedRowHeight = estimate
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
        (table.dataSource, table.delegate) = (accordion, accordion)
        table.layoutIfNeeded()
        return table
    }

    private func height(_ row: Int, _ section: Int = 0, in table: TableView) -> CGFloat {
        table.rectForRow(at: [section, row]).height
    }

    @Test(
        "R18.3: it has the height that the delegate says now, in every profile, with estimates and without",
        arguments: profiles, [0, 44, 50, 200] as [CGFloat])
    func reload(profile: TableProfile, estimate: CGFloat) {
        let table = table(profile, estimate: estimate)
        accordion.heights[[0, 2]] = 150
        table.reloadRows(at: [[0, 2]], with: .automatic)
        #expect(height(2, in: table) == 150)
        #expect(table.cellForRow(at: [0, 2])?.frame.height == 150)
        #expect(table.rectForRow(at: [0, 3]).minY == table.rectForRow(at: [0, 2]).maxY)
        if estimate == 0 || estimate == 50 { #expect(table.contentSize.height == 2100) }
        accordion.heights[[0, 2]] = 50
        table.reloadRows(at: [[0, 2]], with: .automatic)
        #expect(height(2, in: table) == 50)
    }

    @Test("R18.3: also in a batch with other operations, and in a pair of calls", arguments: profiles)
    func batch(profile: TableProfile) {
        let table = table(profile)
        accordion.heights = [[0, 2]: 150, [0, 4]: 90]
        table.performBatchUpdates {
            accordion.counts[0] += 1
            accordion.heights = [[0, 3]: 150, [0, 5]: 90]
            table.insertRows(at: [[0, 0]], with: .none)
            table.reloadRows(at: [[0, 2], [0, 4]], with: .none)
        }
        #expect(height(3, in: table) == 150)
        #expect(height(5, in: table) == 90)
        #expect(height(4, in: table) == 50)
        accordion.heights[[0, 6]] = 70
        table.beginUpdates()
        table.reloadRows(at: [[0, 6]], with: .fade)
        table.endUpdates()
        #expect(height(6, in: table) == 70)
        #expect(table.contentSize.height == 2210)
    }

    @Test("R18.3: an empty update and a reloaded section ask the delegate, too", arguments: profiles)
    func emptyUpdate(profile: TableProfile) {
        let table = table(profile)
        accordion.heights[[0, 2]] = 150
        table.performBatchUpdates {}
        #expect(height(2, in: table) == 150)
        accordion.heights[[0, 2]] = 60
        table.beginUpdates()
        table.endUpdates()
        #expect(height(2, in: table) == 60)
        accordion.heights[[0, 2]] = 170
        table.reloadSections([0], with: .none)
        #expect(height(2, in: table) == 170)
        #expect(table.contentSize.height == 2120)
    }

    @Test("R18.3: a row off screen too, and then it is asked once", arguments: profiles)
    func offScreen(profile: TableProfile) {
        let table = table(profile)
        accordion.heights[[1, 15]] = 150
        table.reloadRows(at: [[1, 15]], with: .none)
        #expect(height(15, 1, in: table) == 150)
        #expect(table.contentSize.height == 2100)
        #expect(table.cellForRow(at: [1, 15]) == nil)
    }
}
