import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// Pages of long runs: what they weigh, and what making them costs.
@MainActor
@Suite struct LargePageTests {
    /// 5,000 rows of other heights than estimated, which are scrolled through; a scroll that measures is two moments.
    private static func scenario(scrolls: Int) throws -> Scenario {
        let steps = (0..<scrolls).map { #"{"scroll": {"by": [0, \#($0.isMultiple(of: 9) ? -30 : 40)]}}"# }
        return try Scenario(
            json: """
                {"format": 2, "name": "Large", "container": {"width": 320, "height": 700},
                 "layout": {"estimatedItemSize": [320, 50], "minimumLineSpacing": 0, "header": 20, "pinHeaders": true},
                 "sections": [{"items": [{"actual": [[320, 44], [320, 61], [320, 52.5]], "count": 5000}]}],
                 "steps": [\(steps.joined(separator: ", "))]}
                """.utf8)
    }

    @Test("A moment takes less than a thousand bytes, tables included, and ten times the moments ten times the bytes")
    func bytes() throws {
        let few = try Timeline(recording: Self.scenario(scrolls: 50))
        let many = try Timeline(recording: Self.scenario(scrolls: 500))
        let (small, large) = (few.json().bytes.count, many.json().bytes.count)
        #expect(many.moments.count > 9 * few.moments.count / 2)
        #expect(large < 1000 * many.moments.count, "\(large) bytes, \(many.moments.count) moments")
        #expect(large < 12 * small, "\(large) and \(small) bytes")
    }

    @Test("Events are listed until a page would become too large; causes are kept, and how many there were is said")
    func budget() throws {
        let timeline = try Timeline(recording: Self.scenario(scrolls: 40))
        let whole = EventBudget(timeline.moments, otherBytes: 0)
        let small = EventBudget(timeline.moments, otherBytes: 1_000_000_000, bytes: 40_000)
        let events = timeline.moments.reduce(0) { $0 + $1.eventCount }
        func listed(_ budget: EventBudget) -> Int { (1...events).count(where: budget.lists) }
        #expect(listed(small) < listed(whole), "\(listed(small)) and \(listed(whole))")
        #expect(listed(whole) <= events, "\(listed(small)) and \(listed(whole))")
        #expect(timeline.moments.allSatisfy { $0.eventCount >= $0.events.count })
        let page = try PageData.runs(of: timeline.html())[0]
        let lines = page.eventLines
        for explanation in page.explanations {
            for event in explanation.dropFirst() where event != 0 {
                #expect(lines[event]?.hasPrefix("#\(event) ") == true)
            }
        }
    }

    @Test(
        "10,000 moments of 5,000 items weigh at most 10 MB, and take at most twelve times as long as 1,000",
        .enabled(if: ProcessInfo.processInfo.environment["FLOW_LARGE_PAGES"] == "1", "FLOW_LARGE_PAGES=1 asks for it"))
    func large() throws {
        func made(_ scrolls: Int) throws -> (moments: Int, bytes: Int, seconds: Double) {
            let scenario = try Self.scenario(scrolls: scrolls)
            let start = Date()
            let timeline = try Timeline(recording: scenario)
            let recorded = Date()
            let page = timeline.html()
            print(
                scrolls, "scrolls,", timeline.moments.count, "moments:",
                recorded.timeIntervalSince(start), "s recorded,",
                Date().timeIntervalSince(recorded), "s written,", page.utf8.count, "bytes")
            #expect(!timeline.isAbridged)
            let files = TimelinePage([timeline]).files(at: "page.html")
            let parts = files.parts.map { $0.text.utf8.count }
            print(files.page.text.utf8.count, "bytes and parts of", parts)
            // In parts, each is small enough to be loaded at once, and so is the document.
            #expect(parts.allSatisfy { $0 < 2 * TimelineParts.partBytes })
            #expect(parts.isEmpty || files.page.text.utf8.count < page.utf8.count / 3)
            return (timeline.moments.count, page.utf8.count, Date().timeIntervalSince(start))
        }
        let small = try made(660)
        let large = try made(6600)
        #expect(large.moments >= 10_000)
        #expect(large.bytes <= 10_000_000)
        let ratio = Double(large.moments) / Double(small.moments)
        #expect(large.seconds <= 12 * small.seconds * max(1, ratio / 10), "\(large.seconds) s, \(small.seconds) s")
    }
}
