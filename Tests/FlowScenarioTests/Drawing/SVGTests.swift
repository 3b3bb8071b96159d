import FlowScenario
import Foundation
import Testing

@MainActor
@Suite struct SVGTests {
    private func picture(_ extent: ScenarioRun.PictureExtent = .aroundViewport, steps: String = "") throws
        -> LayoutPicture
    {
        let run = ScenarioRun(
            try Scenario(
                json: """
                    {"format": 2, "name": "A & <B>", "container": {"width": 200, "height": 100},
                     "layout": {"estimatedItemSize": [200, 50], "minimumLineSpacing": 0, "header": 20},
                     "sections": [{"title": "First", "items": [{"actual": [200, 30], "count": 40}]}], "steps": [\(steps)]}
                    """.utf8))
        try run.finish()
        return try run.picture(extent)
    }

    @Test("Measured items, items that are not measured, and headers look different")
    func roles() throws {
        let elements = try picture().elements
        #expect(elements.map(\.role) == [.header, .measured, .measured, .measured, .estimated])
        #expect(elements.map(\.label) == ["First", "0-0", "0-1", "0-2", "0-3"])
        let svg = try picture().svg()
        #expect(svg.contains(#"<rect class="measured" rx="3""#))
        #expect(svg.contains(#"<rect class="estimated" rx="3""#))
        #expect(svg.contains(#"<rect class="header" rx="0""#))
        #expect(svg.contains("3 measured"))
        #expect(svg.contains("1 estimated"))
        #expect(svg.contains("1 header<"))
    }

    @Test("A picture shows the viewport and a quarter of one around it, and says what it leaves out")
    func region() throws {
        let atTheTop = try picture()
        #expect(atTheTop.region == CGRect(x: 0, y: 0, width: 200, height: 125))
        #expect(atTheTop.svg().contains("↓ 1,835 points below are not drawn"))
        #expect(!atTheTop.svg().contains("above are not drawn"))
        let below = try picture(steps: #"{"scroll": {"to": [0, 500]}}"#)
        #expect(below.viewport == CGRect(x: 0, y: 480, width: 200, height: 100))
        #expect(below.region == CGRect(x: 0, y: 455, width: 200, height: 150))
        #expect(below.svg().contains("↑ 455 points above are not drawn"))
    }

    @Test("Everything can be drawn")
    func everything() throws {
        let picture = try picture(.everything)
        #expect(picture.elements.count == 41)
        #expect(picture.region == CGRect(origin: .zero, size: picture.contentSize))
        #expect(!picture.svg().contains("not drawn"))
    }

    @Test("Too much for one picture is refused")
    func tooMuch() throws {
        let run = ScenarioRun(
            try Scenario(
                json:
                    #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"count": 100001}]}]}"#
                    .utf8))
        try run.finish()
        let error = #expect(throws: ScenarioError.self) { try run.picture(.everything) }
        #expect(
            error?.description == "100,001 items are too many for one picture; the limit is 100,000, leave out --all")
        #expect(try run.picture().elements.count < 10)
    }

    @Test("The same scenario gives the same bytes")
    func determinism() throws {
        #expect(try picture().svg() == picture().svg())
    }

    @Test("A layout that scrolls sideways is cut on its sides and measured along its lower edge")
    func sideways() throws {
        let run = ScenarioRun(
            try Scenario(
                json: #"""
                    {"format": 2, "container": {"width": 300, "height": 100}, "layout": {"scrollDirection": "horizontal", "header": 30},
                     "sections": [{"title": "Title", "items": [{"count": 40}]}], "steps": [{"scroll": {"by": [60, 0]}}]}
                    """#.utf8))
        try run.finish()
        let picture = try run.picture()
        #expect(picture.scrollsHorizontally)
        #expect(picture.region == CGRect(x: 0, y: 0, width: 435, height: 100))
        let svg = picture.svg()
        #expect(svg.contains("→ 1,985 points after are not drawn"))
        #expect(svg.contains(#/text-anchor="middle"[^>]*>60</text>/#))
        #expect(svg.contains(#/text-anchor="middle"[^>]*>360</text>/#))
        #expect(svg.contains(#"rotate(-90 "#))
        #expect(svg.contains(">Title</text>"))
    }

    @Test("A picture deep in a long content keeps its coordinates small")
    func farAway() throws {
        let run = ScenarioRun(
            try Scenario(
                json: #"""
                    {"format": 2, "container": {"width": 320, "height": 440}, "layout": {"itemSize": [320, 44]},
                     "sections": [{"items": [{"count": 1000000000}]}], "steps": [{"scroll": {"to": "end"}}]}
                    """#.utf8))
        try run.finish()
        let svg = try run.picture().svg()
        #expect(svg.contains("0-999999999, given"))
        #expect(svg.contains(#"x="78.5" y="124.5"#))
    }
}
