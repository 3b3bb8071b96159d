import FlowScenario
import Foundation
import ScenarioTestSupport
import Testing

/// The page as a document: what it holds, without a browser.
@MainActor
@Suite struct TimelinePageTests {
    /// The script's data, as the script reads it.
    private struct Data: Decodable {
        var interval: Int
        var roles: [String]
        var labels: [Label]
        var moments: [Moment]

        struct Label: Decodable {
            var name: String
            var text: String?
            var wide, size: Double?
        }

        struct Moment: Decodable {
            var set: [[Double]]
            var gone, asked: [Int]?
            var content: [Double]
        }
    }

    private func data(of page: String) throws -> [Data] {
        let opening = #"<script type="application/json" id="data">"#
        let start = try #require(page.range(of: opening)).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        return try JSONDecoder().decode([Data].self, from: Foundation.Data(page[start..<end].utf8))
    }

    @Test("From what is different in each moment every moment can be put together, from the start or from a key")
    func differences() throws {
        let steps = #"""
            {"scroll": {"through": "end"}}, {"update": [{"delete": "0-3"}, {"insert": "0-0", "items": [{"actual": [200, 30]}]}]},
            {"scroll": {"to": "start"}}, {"resize": {"width": 180}}
            """#
        let timeline = try Timeline(
            recording: RowsDocument.scenario(steps: steps, items: #"{"actual": [200, 30], "count": 400}"#))
        let data = try data(of: timeline.html())[0]
        try #require(data.moments.count == timeline.moments.count && data.moments.count > data.interval)
        var state: [Int: [Double]] = [:]
        for (index, (moment, told)) in zip(timeline.moments, data.moments).enumerated() {
            // A key frame holds everything.
            if index.isMultiple(of: data.interval) { state = [:] }
            for number in told.gone ?? [] { #expect(state.removeValue(forKey: number) != nil) }
            for row in told.set { state[Int(row[0])] = row }
            let shown = state.values.map { "\(data.labels[Int($0[7])].name) \(data.roles[Int($0[6])]) \($0[1...4])" }
            let expected = moment.elements.map {
                let frame = [$0.frame.origin.x, $0.frame.origin.y, $0.frame.width, $0.frame.height] as [Double]
                return "\($0.label) \($0.role.rawValue) \(frame[...])"
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
        #expect(page.ranges(of: "<script").count == 2 && page.ranges(of: "</script>").count == 2)
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
        func sizes(_ moment: Data.Moment) -> [Double?] {
            moment.set.sorted { $0[0] < $1[0] }.map { data.labels[Int($0[7])].size }
        }
        #expect(sizes(data.moments[0]) == [17, 17])
        let last = try #require(data.moments.last)
        #expect(sizes(last) == [28, 28])
        let run = ScenarioRun(scenario)
        try run.finish()
        #expect(try run.picture().svg().contains(#"font-size="28""#))
        let wide = data.labels.filter { $0.size == 28 }.map(\.wide)
        #expect(wide.allSatisfy { $0 == wide[0] } && (wide[0] ?? 0) > 60)
    }
}
