import FlowSimulator
import Foundation
import XCTest

// What docs/guide.md prints for XCTest, compiled and run.

final class FeedLayoutTests: XCTestCase {
    @MainActor func testALongerTextBreaksItsRowOnly() async {
        let feed = Feed(rows: 1000) // your view, layout, data source and cells
        feed.view.layoutIfNeeded()
        let trace = LayoutTrace()
        feed.view.traceObserver = trace
        feed.setHeight(90, ofRow: 4) // and its cell calls invalidateIntrinsicContentSize()
        feed.view.layoutIfNeeded()
        XCTAssertEqual(trace.metrics.measured, 1)
        XCTAssertLessThanOrEqual(trace.metrics.rowsReplaced, 3, trace.explanation(for: IndexPath(item: 4, section: 0)))
    }
}
