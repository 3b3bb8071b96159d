import FlowTestSupport
import Foundation
import Testing

@testable import FlowTesting

/// What docs/snapshots.md prints is what happens.
@MainActor @Suite struct SnapshotsPageTests {
    private let page: String

    init() throws {
        page = try String(contentsOf: Repository.root.appendingPathComponent("docs/snapshots.md"), encoding: .utf8)
    }

    @Test("The budget's test fails with the message that the page prints")
    func budget() throws {
        TextFeed.reloadsAll = true
        defer { TextFeed.reloadsAll = false }
        let feed = TextFeed(rows: 1000)
        feed.view.layoutIfNeeded()
        let budget: LayoutBudget = [.measured(1), .rowsReplaced(3), .maximumDrift(0)]
        let run = BudgetRun(of: feed.view) {
            feed.update(row: 4)
            feed.view.layoutIfNeeded()
        }
        let failure = try #require(run.failure(of: budget, feed.view, name: "FeedTests-5"))
        let message = failure.wholeMessage(TestSettings())
        #expect(page.contains("```\n\(message)\n```"), "\(message)")
        withKnownIssue {
            newText()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix(failure.message) }
        }
    }

    @Test("The snapshot's file and message are those that the page prints")
    func snapshot() throws {
        let expectation = LayoutExpectation(name: "Feed.load", settings: TestSettings(recording: .never))
        let feed = TextFeed(rows: 20)
        feed.view.layoutIfNeeded()
        #expect(page.contains("```\n\(feed.view.layoutText())```"), "\(feed.view.layoutText())")
        feed.setText("Row 1 says more than it did, and needs another line for it, or even two.", ofRow: 1)
        feed.view.layoutIfNeeded()
        let failure = try #require(expectation.failure(of: feed.view, .viewport, besideTestAt: #filePath))
        let message = failure.wholeMessage(TestSettings())
        #expect(page.contains("```\n\(message)\n```"), "\(message)")
    }

    @Test("The code that the page prints is the code between the marks")
    func code() throws {
        let own = try String(contentsOfFile: #filePath, encoding: .utf8)
        let parts = own.components(separatedBy: "// page begin\n").dropFirst()
        #expect(parts.count == 2)
        for part in parts {
            let code = part.components(separatedBy: "// page end")[0]
            #expect(page.contains("```swift\n\(code)```"), "\(code)")
        }
    }

    @Test("Both environment variables are on the page and in the contributors' table")
    func variables() throws {
        let table = try String(
            contentsOf: Repository.root.appendingPathComponent("docs/contributing.md"), encoding: .utf8)
        for name in ["FLOW_RECORD_LAYOUTS", "FLOW_ATTACHMENTS"] {
            #expect(page.contains(name))
            #expect(table.contains("| `\(name)` |"))
        }
    }
}

extension TextFeed {
    fileprivate static var reloadsAll = false

    /// As an app does it that means one row, and, with the mistake of the page, as one that has all read anew.
    fileprivate func update(row: Int) {
        texts[row] = "Something else."
        Self.reloadsAll ? view.reloadData() : view.reloadItems(at: [IndexPath(item: row, section: 0)])
    }
}

// page begin
@MainActor @Test("A new text measures its own cell only") func newText() {
    let feed = TextFeed(rows: 1000) // your view, layout, data source and cells
    feed.view.layoutIfNeeded()
    expectBudget(.measured(1), .rowsReplaced(3), .maximumDrift(0), of: feed.view) { feed.update(row: 4) }
}
// page end

// page begin
@MainActor @Test("The feed, as it is loaded") func feed() {
    let feed = TextFeed(rows: 20)
    expectLayout(of: feed.view, matches: "Feed.load")
}
// page end
