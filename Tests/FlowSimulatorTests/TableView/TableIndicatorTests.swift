import FlowSimulator
import Foundation
import Testing

/// What estimates do to the scroll indicator of a table, and to what is read.
@MainActor @Suite
struct TableIndicatorTests {
    private let events = LayoutTrace()

    private func table(_ source: TableClient, viewport: CGFloat, estimate: CGFloat) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: viewport))
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.estimatedRowHeight = estimate
        table.traceObserver = events
        source.estimate = { [unowned table] _ in table.estimatedRowHeight }
        (table.dataSource, table.delegate) = (source, source)
        return table
    }

    @Test("The knob jumps by the error of the estimate, while nothing else moves", arguments: IndicatorTests.table)
    func estimates(expected: IndicatorTests.Case) {
        let source = TableClient([20], dequeuing: "row") { _ in 300 }
        let table = table(source, viewport: 667, estimate: expected.estimate)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == expected.firstContent)
        while table.contentOffset.y < table.contentSize.height - 667 {
            table.contentOffset.y = min(table.contentOffset.y + 20, table.contentSize.height - 667)
            table.layoutIfNeeded()
        }
        let metrics = events.metrics
        #expect(abs(metrics.firstContentError! - expected.error) < 0.0005)
        #expect(abs(metrics.maximumIndicatorJump - expected.maximum) < 0.005)
        #expect(abs(metrics.indicatorJump - expected.sum) < 0.005)
        #expect(metrics.indicatorReversals == expected.reversals)
        #expect(metrics.anchorDisplacement == 0)
    }

    @Test("Rows above that are larger than estimated move what is read on iOS 8, and on no other system")
    func rowsAbove() {
        for profile in TableProfile.all {
            events.removeAll()
            let source = TableClient([100], dequeuing: "row") { _ in 88 }
            let table = table(source, viewport: 660, estimate: 44)
            table.profile = profile
            table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == 2200)
            #expect(table.contentSize.height == 5060)
            events.removeAll()
            table.contentOffset.y -= 88
            table.layoutIfNeeded()
            let moved: CGFloat = profile == .iOS8 ? 88 : 0
            #expect(table.contentOffset.y == 2200 - moved, "\(profile.name)")
            #expect(table.contentSize.height == 5148, "\(profile.name)")
            #expect(table.rectForRow(at: IndexPath(row: 50, section: 0)).minY - table.contentOffset.y == 88 + moved)
            #expect(events.metrics.anchorDisplacement == moved, "\(profile.name)")
        }
    }

    /// Row 92, first in view before, would be there with the offset 4400, and the offset is 3740.
    @Test("A reload at the end moves what is read; with remembered heights as estimates it does not")
    func reload() {
        for remembers in [false, true] {
            let source = TableClient([100], dequeuing: "row") { _ in 88 }
            let table = table(source, viewport: 660, estimate: 44)
            table.layoutIfNeeded()
            while table.contentOffset.y < table.contentSize.height - 660 {
                table.contentOffset.y = min(table.contentOffset.y + 300, table.contentSize.height - 660)
                table.layoutIfNeeded()
            }
            #expect(table.contentSize.height == 8800)
            #expect(table.contentOffset.y == 8140)
            events.removeAll()
            if remembers { source.estimate = { _ in 88 } }
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.contentSize.height == (remembers ? 8800 : 5060))
            #expect(table.contentOffset.y == (remembers ? 8140 : 3740))
            #expect(table.indexPathsForVisibleRows?.first?.row == (remembers ? 92 : 85))
            #expect(events.metrics.anchorDisplacement == (remembers ? 0 : 660))
        }
    }
}
