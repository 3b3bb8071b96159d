import FlowScenario
import Foundation
import Testing
import TextMeasuring

@Suite struct ScenarioReadingTests {
    private func read(_ json: String) throws -> Scenario { try Scenario(json: json.utf8) }

    @Test("What is not said has the flow layout's defaults")
    func defaults() throws {
        let scenario = try read(
            #"{"format": 2, "container": {"width": 320, "height": 480}, "sections": [{"items": [{"count": 3}]}]}"#)
        var layout = Scenario.Layout()
        layout.itemSize = .init(width: 50, height: 50)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        #expect(
            scenario
                == Scenario(
                    container: .init(width: 320, height: 480, scale: 2), layout: layout,
                    sections: [.init(items: [.init(.plain, count: 3)])]))
    }

    @Test("Every key is read")
    func everything() throws {
        let scenario = try read(
            """
            {"format": 2, "name": "all", "container": {"width": 320, "height": 480, "scale": 3, "insets": [1, 2, 3, 4]},
             "layout": {"scrollDirection": "horizontal", "itemSize": [10, 20], "estimatedItemSize": "automatic",
                        "minimumLineSpacing": 1, "minimumInteritemSpacing": 2, "sectionInset": [5, 6, 7, 8], "header": 9, "footer": 11},
             "text": {"fontSize": 13, "weight": "bold", "padding": [1, 1, 1, 1], "maxWidth": 99},
             "sections": [{"title": "s", "header": 1, "footer": 2, "sectionInset": [0, 0, 0, 1], "minimumLineSpacing": 3,
                           "minimumInteritemSpacing": 4, "text": {"fontSize": 12},
                           "items": [{"actual": [[1, 2], [3, 4]]}, {"text": "x", "count": 2}, {"count": 1}]}],
             "steps": [{"scroll": {"by": [1, 0]}, "note": "n"}, {"scroll": {"to": [1, -2]}}, {"scroll": {"to": "end"}},
                       {"scroll": {"through": "start"}}, {"scrollTo": {"item": [0, 1], "position": "right"}},
                       {"resize": {"height": 5}}, {"expect": {"rounds": 0, "issues": []}}]}
            """)
        let section = scenario.sections[0]
        let style = Scenario.TextStyle(
            font: FontSpec(size: 12, weight: .bold), padding: .init(top: 1, left: 1, bottom: 1, right: 1),
            maximumWidth: 99)
        #expect(scenario.container.insets == .init(top: 1, left: 2, bottom: 3, right: 4))
        #expect(scenario.layout.direction == .horizontal)
        #expect(scenario.layout.estimate == .automatic)
        #expect([scenario.layout.headerLength, scenario.layout.footerLength] == [9, 11])
        #expect([section.headerLength, section.footerLength] == [1, 2])
        #expect([section.minimumLineSpacing, section.minimumInteritemSpacing] == [3, 4])
        #expect(
            section.items == [
                .init(.actual([.init(width: 1, height: 2), .init(width: 3, height: 4)])),
                .init(.texts(["x"], style), count: 2), .init(.actual([.init(width: 10, height: 20)])),
            ])
        var expectation = Scenario.Expectation()
        expectation.rounds = 0
        expectation.issues = []
        #expect(
            scenario.steps.map(\.action) == [
                .scroll(.by(CGPoint(x: 1, y: 0))), .scroll(.to(CGPoint(x: 1, y: -2))), .scroll(.toEdge(.end)),
                .scroll(.through(.start)), .scrollTo(IndexPath(indexes: [0, 1]), .right),
                .resize(width: nil, height: 5), .expect(expectation),
            ])
        #expect(scenario.steps[0].note == "n")
    }

    @Test(
        "Elements have short names",
        arguments: [
            ("0-3", Scenario.ElementName.item(section: 0, item: 3)), ("header 12", .header(section: 12)),
            ("footer 0", .footer(section: 0)),
        ])
    func elementNames(text: String, name: Scenario.ElementName) {
        #expect(Scenario.ElementName(text) == name)
        #expect(name.description == text)
    }

    @Test(
        "What is no element's name is refused",
        arguments: ["", "0", "-1-2", "1--2", "header", "header x", "0-1-2", "99999999999999999999-1", "Header 0"])
    func noElementNames(text: String) {
        #expect(Scenario.ElementName(text) == nil)
    }
}
