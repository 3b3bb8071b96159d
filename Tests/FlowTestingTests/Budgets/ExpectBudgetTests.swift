import FlowSimulator
import Foundation
import Testing

@testable import FlowTesting

@MainActor @Suite struct ExpectBudgetTests {
    private func laidOut(rows: Int = 200) -> TextFeed {
        let feed = TextFeed(rows: rows)
        feed.view.layoutIfNeeded()
        return feed
    }

    private func failure(
        _ budget: LayoutBudget, _ feed: TextFeed, _ body: () -> Void
    ) -> TestFailure? {
        let run = BudgetRun(of: feed.view) {
            body()
            feed.view.layoutIfNeeded()
        }
        return run.failure(of: budget, feed.view, name: "FeedTests-7")
    }

    @Test("What stays within its budget passes, and its metrics can be expected further")
    func within() {
        let feed = laidOut()
        let metrics = expectBudget(.measured(1), .rowsReplaced(3), .maximumDrift(0), of: feed.view) {
            feed.setText("Short.", ofRow: 1)
        }
        #expect(metrics.measured == 1)
        #expect(metrics.layoutPasses == 1)
        #expect(feed.view.traceObserver == nil)
        expectBudget([.measured(0), .preparations(0)], of: feed.view) {}
        let table = MailTable(sections: [0])
        table.view.layoutIfNeeded()
        expectBudget(.measured(0), of: table.view) { table.view.contentOffset.y = 0 }
    }

    @Test("A metric above its limit is named, with the items and the chain of what led to it")
    func exceeded() throws {
        let feed = laidOut()
        let found = try #require(
            failure([.measured(0), .rowsReplaced(0), .layoutPasses(9)], feed) {
                feed.setText("A text that is much longer than the one that was there before it, and wraps.", ofRow: 0)
            })
        let lines = found.message.split(separator: "\n").map(String.init)
        #expect(lines[0] == "The layout took more than its budget:")
        #expect(lines[1] == "  measured is 1, at most 0 was allowed: 0-0")
        #expect(lines[2] == "  rowsReplaced is 1, at most 0 was allowed: 0-0")
        #expect(lines[3].hasPrefix("0-0 was laid out because its cell answered 320×"))
        #expect(lines[3].hasSuffix("after `label`'s text changed."))
        #expect(lines[4].contains(" → ") && lines[5].hasPrefix("#"))
        #expect(found.attachments.map(\.name) == ["FeedTests-7.svg", "FeedTests-7.html"])
        #expect(found.attachments[1].text.contains("at most 0"))
    }

    @Test("A surplus is told by its causes: what was reconfigured, and what came on screen because of it")
    func causes() throws {
        let feed = laidOut()
        let lines = Array(repeating: "A line that is there to be taken away again.", count: 30)
        feed.setText(lines.joined(separator: " "), ofRow: 0)
        feed.view.layoutIfNeeded()
        let run = BudgetRun(of: feed.view) {
            feed.texts[0] = "Short."
            feed.view.reconfigureItems(at: [[0, 0]])
            feed.view.layoutIfNeeded()
        }
        let count = run.metrics.measured
        let found = try #require(run.failure(of: [.measured(1)], feed.view, name: "FeedTests-7"))
        let told = found.message.split(separator: "\n").map(String.init)
        #expect(count > 3)
        #expect(told[1].hasPrefix("  measured is \(count), at most 1 was allowed: 0-0, "))
        #expect(told[2] == "    \(count) cells measured: 1 reconfigured, \(count - 1) came on screen")
        #expect(told[3].hasPrefix("0-1 was laid out "), "the chain is one of the surplus: \(told[3])")
        // The page has the elements of each cause.
        let page = found.attachments[1].text
        // At the first round of measuring, not at the expectation.
        #expect(page.contains(#""problems":[{"kind":"expectation","step":0,"moment":0,"title":"measured""#))
        #expect(page.contains(#""severe":true,"expectation":3"#))
        #expect(page.contains(#""work":[{"cause":"reconfigured","count":1,"elements":["0-0"]},"#))
        #expect(page.contains(#"{"cause":"came on screen","count":\#(count - 1),"elements":["0-1","#))
    }

    @Test("Inserted and reloaded items are told apart from those that come on screen beside them")
    func causesOfAnUpdate() throws {
        let feed = laidOut()
        let run = BudgetRun(of: feed.view) {
            feed.view.performBatchUpdates {
                feed.insert("New", at: 0)
                feed.view.reloadItems(at: [[0, 1]])
            }
            feed.view.layoutIfNeeded()
        }
        let found = try #require(run.failure(of: [.measured(0)], feed.view, name: "FeedTests-7"))
        let line = found.message.split(separator: "\n").first { $0.contains("cells measured: ") } ?? ""
        #expect(line.contains("1 inserted"), "\(found.message)")
        #expect(line.contains("1 reloaded"), "\(found.message)")
    }

    @Test(
        "What was asked before the block is not its work, what is asked in it is, with a trace of one's own, too",
        arguments: [true, false])
    func questions(hasTrace: Bool) {
        let feed = laidOut()
        let trace = LayoutTrace()
        if hasTrace { feed.view.traceObserver = trace }
        feed.layout.invalidateLayout()
        _ = feed.layout.layoutAttributesForItem(at: [0, 9])
        let before = BudgetRun(of: feed.view) {}.metrics
        #expect(before.rowsReplaced == 0)
        #expect(before.itemsRead == 0)
        #expect(before.attributesMade == 0)
        let metrics = BudgetRun(of: feed.view) {
            feed.layout.invalidateLayout()
            _ = feed.layout.layoutAttributesForItem(at: [0, 9])
        }.metrics
        #expect(metrics.rowsReplaced > 0)
        #expect(metrics.preparations == 0)
        #expect(metrics.layoutPasses == 0)
    }

    @Test("A drift names the item that lost its place")
    func drift() throws {
        let feed = laidOut()
        feed.view.anchorPolicy = .unanchored
        feed.view.contentOffset.y = 900
        feed.view.layoutIfNeeded()
        let found = try #require(
            failure([.maximumDrift(0)], feed) { feed.insert("New", at: 0) })
        let line = found.message.split(separator: "\n")[1]
        #expect(line.hasPrefix("  maximumDrift is "))
        #expect(line.contains(", at most 0 was allowed: 0-"))
        #expect(found.message.contains("\nThe layout was made again because "))
    }

    /// Rows of 50 in a layout of one's own, which begin somewhere.
    private final class OwnLayout: CollectionViewLayout {
        var top: CGFloat = 0

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: top + 5000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
                let attributes = CollectionViewLayoutAttributes(forCellWith: [0, item])
                attributes.frame = CGRect(x: 0, y: top + 50 * CGFloat(item), width: 320, height: 50)
                return attributes
            }.filter { $0.frame.intersects(rect) }
        }
    }

    private func message(_ source: PlainSource, _ body: () -> Void) -> String? {
        let run = BudgetRun(of: source.view) {
            body()
            source.view.layoutIfNeeded()
        }
        return run.failure(of: [.maximumDrift(0)], source.view, name: "OwnTests-7")?.message
    }

    @Test("A layout of one's own that jumps is above its budget, and one that scrolls is not")
    func ownLayout() throws {
        let layout = OwnLayout()
        let source = PlainSource(count: 100, layout: layout, size: CGSize(width: 320, height: 1500))
        source.view.layoutIfNeeded()
        source.view.contentOffset.y = 1000
        source.view.layoutIfNeeded()
        #expect(message(source) { source.view.contentOffset.y += 60 } == nil)
        let jump = try #require(
            message(source) {
                layout.top = 710
                layout.invalidateLayout()
            })
        #expect(jump.contains("\n  maximumDrift is 710, at most 0 was allowed: 0-21"))
    }

    @Test("Where the drift cannot be measured the budget fails, and says why")
    func unknownDrift() throws {
        let source = PlainSource(count: 100, layout: OwnLayout())
        source.view.layoutIfNeeded()
        let reload = try #require(message(source) { source.view.reloadData() })
        #expect(
            reload.hasPrefix(
                "The budget of the layout cannot be checked:\n  maximumDrift could not be measured because the data "
                    + "were reloaded, and the data source does not say which item is which"))
        let insertion = try #require(
            message(source) {
                source.count += 40
                source.view.insertItems(at: (0..<40).map { [0, $0] })
            })
        #expect(insertion.contains("could not be measured because nothing that was on screen is there any more"))
        expectBudget(.delegateSizeQueries(0), of: source.view) { source.view.reloadData() }
    }

    @Test("Whoever observes the view goes on to, and a trace that is there is used")
    func observers() throws {
        final class Counter: CollectionViewTraceObserver {
            var count = 0
            func collectionView(_ view: CollectionView, didTrace event: TraceEvent) { count += 1 }
        }
        let feed = laidOut()
        let counter = Counter()
        feed.view.traceObserver = counter
        expectBudget(.measured(1), of: feed.view) { feed.setText("Short.", ofRow: 1) }
        #expect(counter.count > 5)
        #expect(feed.view.traceObserver === counter)
        let trace = LayoutTrace()
        feed.view.traceObserver = trace
        feed.setText("Longer than it was before, by far, so that it wraps.", ofRow: 2)
        feed.view.layoutIfNeeded()
        let earlier = trace.metrics.measured
        // R18.2: the last row comes back on screen.
        let metrics = expectBudget(.measured(2), of: feed.view) { feed.setText("Short.", ofRow: 2) }
        #expect(metrics.measured == 2)
        #expect(trace.metrics.measured == earlier + 2)
    }

    @Test("An error of the block is thrown on, and the observer is as it was")
    func throwing() {
        struct Stop: Error {}
        let feed = laidOut()
        #expect(throws: Stop.self) { try expectBudget(.measured(0), of: feed.view) { throw Stop() } }
        #expect(feed.view.traceObserver == nil)
    }

    @Test("Every metric of the documentation that adds up has a limit")
    func allMetrics() throws {
        let budget: LayoutBudget = [
            .firstContentError(0), .measured(0), .remeasured(0), .rowsReplaced(0), .itemsRead(0),
            .delegateSizeQueries(0), .elementQueries(0), .elementsRequeried(0), .attributesMade(0), .layoutPasses(0),
            .selfSizingRounds(0), .preparations(0), .invalidations(0), .fits(0), .engines(0), .lastDrift(0),
            .maximumDrift(0), .anchorDisplacement(0), .landingError(0), .layoutShiftScore(0), .indicatorJump(0),
            .maximumIndicatorJump(0), .indicatorReversals(0),
        ]
        var metrics = TraceMetrics()
        #expect(budget.limits.map(\.metric) == TraceMetric.table.map(\.limitName))
        #expect(budget.excesses(in: metrics).isEmpty)
        metrics.landingError = -3
        metrics.maximumDrift = 0.0001
        #expect(
            budget.excesses(in: metrics).map(\.sentence) == [
                "maximumDrift is 0.0001, at most 0 was allowed", "landingError is 3, at most 0 was allowed",
            ])
    }

    @Test("The deprecated form sets the same limits, for every metric that it had")
    func deprecatedForm() {
        let form: any DeprecatedForm.Type = LayoutBudget.self
        #expect(form.deprecatedBudget == [.maximumDrift(0.5), .layoutPasses(2), .fits(3), .firstContentError(0.25)])
        #expect(
            form.fullDeprecatedBudget.limits.map(\.metric)
                == TraceMetric.table.map(\.limitName).filter { $0 != "lastDrift" })
        let feed = laidOut()
        let metrics = form.expectDeprecatedBudget(of: feed.view) { feed.setText("Short.", ofRow: 1) }
        #expect(metrics.measured == 1)
    }

    @Test("A failure is Swift Testing's where Swift Testing runs")
    func failsTheTest() {
        let feed = laidOut()
        withKnownIssue {
            expectBudget(.measured(0), of: feed.view) { feed.setText("Short.", ofRow: 1) }
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("measured is 1, at most 0 was allowed: 0-1") }
        }
    }
}

/// Calls the deprecated form, without a warning at the place of the call.
@MainActor private protocol DeprecatedForm {
    static var deprecatedBudget: LayoutBudget { get }
    static var fullDeprecatedBudget: LayoutBudget { get }
    static func expectDeprecatedBudget(of view: CollectionView, _ body: () -> Void) -> TraceMetrics
}

extension LayoutBudget: DeprecatedForm {
    @available(*, deprecated)
    fileprivate static var deprecatedBudget: LayoutBudget {
        LayoutBudget(layoutPasses: 2, fits: 3, maximumDrift: 0.5, firstContentError: 0.25)
    }

    @available(*, deprecated)
    fileprivate static var fullDeprecatedBudget: LayoutBudget {
        LayoutBudget(
            measured: 0, remeasured: 0, rowsReplaced: 0, itemsRead: 0, delegateSizeQueries: 0, elementQueries: 0,
            elementsRequeried: 0, attributesMade: 0, layoutPasses: 0, selfSizingRounds: 0, preparations: 0,
            invalidations: 0, fits: 0, engines: 0, maximumDrift: 0, anchorDisplacement: 0, landingError: 0,
            layoutShiftScore: 0, indicatorJump: 0, maximumIndicatorJump: 0, indicatorReversals: 0,
            firstContentError: 0)
    }

    @available(*, deprecated)
    fileprivate static func expectDeprecatedBudget(of view: CollectionView, _ body: () -> Void) -> TraceMetrics {
        expectBudget(measured: 1, rowsReplaced: 3, maximumDrift: 0, of: view, body)
    }
}
