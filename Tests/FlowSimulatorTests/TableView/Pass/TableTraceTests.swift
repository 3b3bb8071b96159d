import FlowSimulator
import Foundation
import Testing

@MainActor
@Suite struct TableTraceTests {
    @Test("A row is explained by what had it measured")
    func why() {
        let screen = HeightsScreen(rows: 100, height: 88, viewport: 660)
        let trace = LayoutTrace()
        screen.table.traceObserver = trace
        screen.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        screen.table.contentOffset.y -= 88
        screen.table.layoutIfNeeded()
        let text = trace.explanation(for: IndexPath(row: 49, section: 0))
        let sentence = text.split(separator: "\n").first ?? ""
        #expect(
            sentence == "0-49 was laid out because its cell answered 375×88 instead of 375×44, after it came on "
                + "screen, after the view was scrolled from 0,2200 to 0,2112.")
        let early = trace.explanation(for: IndexPath(row: 50, section: 0)).split(separator: "\n").first ?? ""
        #expect(early.hasPrefix("0-50 was laid out because its cell answered 375×88 instead of 375×44"))
        #expect(trace.explanation(for: IndexPath(row: 3, section: 0)).contains("0-3 was laid out"))
    }

    @Test("A pass says what it measured, how far the offset moved and that nothing drifted")
    func passes() {
        let screen = HeightsScreen(rows: 100, height: 88, viewport: 660)
        let trace = LayoutTrace()
        screen.table.traceObserver = trace
        screen.table.layoutIfNeeded()
        #expect(trace.metrics.measured == 15)
        #expect(trace.metrics.anchorDisplacement == 0)
        #expect(screen.table.statistics.measurements == 15)
    }
    @Test("A row that an update has measured is caused by the update, not by the first layout")
    func updates() throws {
        let screen = HeightsScreen(rows: 3, height: 50, viewport: 480)
        screen.table.anchorPolicy = .top
        screen.table.layoutIfNeeded()
        let trace = LayoutTrace()
        screen.table.traceObserver = trace
        let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
        screen.table.performBatchUpdates {
            screen.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            screen.table.moveRow(at: last, to: first)
        }
        screen.table.layoutIfNeeded()
        let update = try #require(trace.events.first { if case .updateBegan = $0.kind { true } else { false } })
        let causes = trace.events.compactMap { if case .measured = $0.kind { $0.cause } else { nil } }
        #expect(causes.count == 3)
        #expect(causes.allSatisfy { $0 >= update.id })
    }
}
