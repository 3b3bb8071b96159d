import FlowSimulator
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// The same thing is the same number wherever a page says it.
@MainActor
@Suite struct TimelineCountTests {
    @Test(
        "Measured items of story, chart and totals are those of the run's table, and measurings those of its steps",
        arguments: Repository.slice(of: ["gauntlet", "quirks", "invalidation", "tables", "updates", "gallery"]))
    func measured(file: String) throws {
        let timeline = try Timeline(recording: Scenario(contentsOfFile: file))
        let page = try JSONDecoder().decode(PageData.self, from: Data(timeline.json().bytes))
        var known: [Int] = []
        let states = page.moments.map { moment -> [Int] in
            known = moment.known ?? known
            return known
        }
        let cost = try #require(page.costs.firstIndex(of: "measured"))
        for step in timeline.steps where !step.moments.isEmpty {
            let (end, report) = (step.moments.upperBound - 1, step.report)
            #expect(states[end] == [report.state.measured, report.state.estimated])
            let measurings = step.moments.reduce(0) { sum, index in
                let costs = page.moments[index].costs
                return sum + (cost < costs.count ? costs[cost] : 0)
            }
            #expect(measurings == report.measurements, "\(file), step \(report.number)")
        }
    }

    @Test(
        "Where all items are drawn, as many are drawn as measured as the story says",
        arguments: Repository.slice(of: ["gauntlet", "tables", "updates", "gallery"]))
    func drawn(file: String) throws {
        let timeline = try Timeline(recording: Scenario(contentsOfFile: file))
        for moment in timeline.moments {
            let items = moment.elements.filter(\.role.isItem)
            guard items.count == moment.measured + moment.estimated else { continue }
            #expect(items.count { $0.role == .measured } == moment.measured, "\(file)")
        }
    }

    @Test("A header that is held at the viewport's edge is pinned, and one in its place is not")
    func pinned() throws {
        let document = """
            {"format": 2, "container": {"width": 200, "height": 100},
             "layout": {"itemSize": [200, 30], "header": 20, "footer": 10, "pinHeaders": true, "pinFooters": true},
             "sections": [{"items": [{"count": 20}]}, {"items": [{"count": 20}]}],
             "steps": [{"scroll": {"by": [0, 50]}}]}
            """
        let timeline = try Timeline(recording: Scenario(json: document.utf8))
        func pinned(_ moment: Timeline.Moment) -> [String] { moment.elements.filter(\.isPinned).map(\.identity) }
        #expect(pinned(timeline.moments[0]) == ["footer 0"])
        #expect(pinned(timeline.moments[timeline.moments.count - 1]).sorted() == ["footer 0", "header 0"])
        let page = try PageData.runs(of: timeline.html())[0]
        #expect(page.states[1].values.count { $0[6] >= 100 } == 2)
    }

    @Test("How far the view moved its offset by itself is told apart from what it was scrolled")
    func adjusted() throws {
        let steps = #"{"scroll": {"to": [0, 1000]}}, {"scroll": {"by": [0, -40]}}"#
        let timeline = try Timeline(recording: RowsDocument.scenario(steps: steps))
        let before = timeline.moments[timeline.steps[1].moments.upperBound - 1].viewport.minY
        let moments = timeline.moments[timeline.steps[2].moments]
        let adjusted = moments.reduce(0) { $0 + $1.offsetAdjustment.y }
        try #require(adjusted < 0, "rows of 50 points above the reader turned out to be 30")
        #expect(Int(adjusted) % 20 == 0, "rows of 50 points above the reader turned out to be 30")
        #expect(try #require(moments.last).viewport.minY == before - 40 + adjusted)
    }

    @Test("All numbers of a page have at most three decimal places, and lengths are whole thousandths")
    func places() throws {
        let document = """
            {"format": 2, "container": {"width": 333.3333, "height": 200.123456, "scale": 3},
             "layout": {"estimatedItemSize": [100.123456, 33.3333], "minimumLineSpacing": 3.14159265},
             "sections": [{"items": [{"actual": [[90.98765, 21.23456], [400.55555, 30]], "count": 60}]}],
             "steps": [{"scroll": {"by": [0, 33.33333]}}, {"expect": {"contentSize": [1.23456, 7.0000001]}}]}
            """
        let timeline = try Timeline(recording: Scenario(json: document.utf8))
        let page = try PageData.runs(of: timeline.html())[0]
        let words =
            page.texts + page.labels.map(\.name)
            + page.problems.flatMap { [$0.title, $0.text.components(separatedBy: "\n")[0]] }
            + page.steps.flatMap { ($0.checks ?? []).flatMap(\.words) } + page.moments.compactMap(\.events)
        for text in words { #expect(text.firstMatch(of: /\d\.\d{4,}/) == nil, "\(text)") }
    }
}
