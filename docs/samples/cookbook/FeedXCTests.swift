import FlowTesting
import UIKit
import XCTest

final class FeedXCTests: XCTestCase {
    @preconcurrency @MainActor func testALongerTextBreaksItsRowOnly() {
        let feed = Feed(posts: 1000)
        feed.view.layoutIfNeeded()
        let trace = LayoutTrace()
        feed.view.traceObserver = trace
        feed.edit(post: 2, text: String(repeating: "There is more to say. ", count: 30))
        feed.view.layoutIfNeeded()
        XCTAssertEqual(trace.metrics.measured, 1)
        XCTAssertLessThanOrEqual(trace.metrics.rowsReplaced, 2, trace.explanation(for: IndexPath(item: 2, section: 0)))
    }
}
