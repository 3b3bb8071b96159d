import FlowScenario
import Foundation
import ScenarioTestSupport
import Testing

/// The page as a document: what it holds, without a browser.
@MainActor
@Suite struct TimelinePageTests {
    private func data(of page: String) throws -> [PageData] { try PageData.runs(of: page) }

    @Test("From what is different in each moment every moment can be put together")
    func differences() throws {
        let steps = #"""
            {"scroll": {"through": "end"}}, {"update": [{"delete": "0-3"}, {"insert": "0-0", "items": [{"actual": [200, 30]}]}]},
            {"scroll": {"to": "start"}}, {"resize": {"width": 180}}
            """#
        let timeline = try Timeline(
            recording: RowsDocument.scenario(steps: steps, items: #"{"actual": [200, 30], "count": 400}"#))
        let data = try data(of: timeline.html())[0]
        try #require(data.moments.count == timeline.moments.count && data.moments.count > 64)
        #expect(data.moments.contains { !$0.move.isEmpty }, "what only moved is said by the distance")
        for (index, (moment, state)) in zip(timeline.moments, data.states).enumerated() {
            let shown = state.values.map { row in
                "\(data.labels[row[7]].name) \(data.roles[row[6] % 100]) \(row[1...4].map { Double($0) / 1000 })"
            }
            let expected = moment.elements.map {
                let frame = [$0.frame.origin.x, $0.frame.origin.y, $0.frame.width, $0.frame.height].map { Double($0) }
                return "\($0.label) \($0.role.rawValue) \(frame)"
            }
            #expect(shown.sorted() == expected.sorted(), "moment \(index)")
        }
    }

    @Test("The page needs nothing but itself, and is the same for the same run")
    func selfContained() throws {
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: #"{"scroll": {"by": [0, 60]}}"#))
        let page = timeline.html()
        #expect(page == timeline.html())
        let addresses = page.ranges(of: "http").map { page[$0.lowerBound...].prefix(26) }
        #expect(addresses == ["http://www.w3.org/2000/svg"], "the name of SVG, and no address")
        for word in ["src=", "@import", "url(h", "fetch(", "XMLHttpRequest"] { #expect(!page.contains(word)) }
    }

    @Test("Names and texts of any kind end no script and are no markup")
    func hostileTexts() throws {
        let hostile = "</script><script>alert(1)</script><!-- \u{2028} & \\u0022"
        let escaped = hostile.replacing("\\", with: "\\\\")
        let document = """
            {"format": 2, "name": "\(escaped)", "container": {"width": 300, "height": 100},
             "layout": {"estimatedItemSize": [100, 20]},
             "sections": [{"title": "\(escaped)", "header": 20, "items": [{"text": "\(escaped)"}]}],
             "steps": [{"scroll": {"by": [0, 0]}, "note": "\(escaped)"}]}
            """
        let page = try Timeline(recording: Scenario(json: document.utf8)).html()
        #expect(page.ranges(of: "<script").count == 2)
        #expect(page.ranges(of: "</script>").count == 2)
        #expect(!page.contains("<!--"))
        #expect(try data(of: page)[0].labels.contains { $0.text == hostile })
    }

    @Test("Texts are as large on the page as in the picture, at every text size that the run went through")
    func textSizes() throws {
        let document = """
            {"format": 2, "container": {"width": 300, "height": 100}, "layout": {"estimatedItemSize": [100, 20]},
             "sections": [{"items": [{"text": "Words", "count": 2}]}],
             "steps": [{"traits": {"contentSizeCategory": "accessibilityMedium"}}]}
            """
        let scenario = try Scenario(json: document.utf8)
        let data = try data(of: Timeline(recording: scenario).html())[0]
        func sizes(_ state: [Int: [Int]]) -> [Int?] { state.values.map { data.labels[$0[7]].font?[1] } }
        #expect(sizes(data.states[0]) == [17_000, 17_000])
        #expect(sizes(data.states[data.states.count - 1]) == [28_000, 28_000])
        let run = ScenarioRun(scenario)
        try run.finish()
        #expect(try run.picture().svg().contains(#"font-size="28""#))
        let wide = data.labels.compactMap(\.font).filter { $0[1] == 28_000 }.map { $0[0] }
        #expect(wide.allSatisfy { $0 == wide[0] })
        #expect(wide[0] > 60_000)
    }
}
