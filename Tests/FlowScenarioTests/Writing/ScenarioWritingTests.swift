import FlowScenario
import FlowTestSupport
import Foundation
import Testing
import TextMeasuring

/// What a written scenario looks like, and what is not written.
@Suite struct ScenarioWritingTests {
    private var small: Scenario {
        var scenario = Scenario(
            name: "Small", container: .init(width: 320, height: 480),
            sections: [.init(items: [.init(.actual([.init(width: 320, height: 60)]), count: 20)])])
        scenario.layout.estimate = .size(.init(width: 320, height: 100))
        return scenario
    }

    private func refusal(_ change: (inout Scenario) -> Void) -> ScenarioError? {
        var scenario = small
        change(&scenario)
        do {
            _ = try scenario.json()
            return nil
        } catch {
            return error
        }
    }

    @Test("Two bounds of a metric or of calls are written with the lower one first, equal ones as a value")
    func bounds() throws {
        var scenario = small
        var expectation = Scenario.Expectation()
        expectation.metrics = [
            .init(name: "measured", atLeast: 1, atMost: 2), .init(name: "rounds", atLeast: 3, atMost: 3),
        ]
        scenario.steps = [.init(.expect(expectation))]
        let written = try scenario.json()
        #expect(written.contains(#"{"measured": {"atLeast": 1, "atMost": 2}, "rounds": 3}"#), "\(written)")
    }

    @Test("A document has a line for what is short, and leaves out what the reader assumes")
    func text() throws {
        var scenario = small
        var expectation = Scenario.Expectation()
        expectation.frames = (0..<4).map {
            let frame = CGRect(x: 0, y: CGFloat($0) * 70.5, width: 320, height: 60)
            return .init(element: .item(section: 0, item: $0), frame: frame)
        }
        scenario.steps = [
            .init(.scroll(.by(CGPoint(x: 0, y: 60))), times: 3, note: "a row"), .init(.expect(expectation)),
        ]
        #expect(
            try scenario.json() == """
                {
                  "format": 2,
                  "name": "Small",
                  "container": {"width": 320, "height": 480},
                  "layout": {"estimatedItemSize": [320, 100]},
                  "sections": [{"items": [{"actual": [320, 60], "count": 20}]}],
                  "steps": [
                    {"scroll": {"by": [0, 60]}, "times": 3, "note": "a row"},
                    {
                      "expect": {
                        "frames": {
                          "0-0": [0, 0, 320, 60],
                          "0-1": [0, 70.5, 320, 60],
                          "0-2": [0, 141, 320, 60],
                          "0-3": [0, 211.5, 320, 60]
                        }
                      }
                    }
                  ]
                }

                """)
    }

    @Test("A set names what it changes, whatever names it was given")
    func names() throws {
        var scenario = small
        var layout = scenario.layout
        layout.minimumLineSpacing = 3
        scenario.steps = [.init(.set(.init(layout, names: ["layout"])))]
        let read = try Scenario(json: scenario.json().utf8)
        #expect(read.steps.map(\.action) == [.set(.init(layout, names: ["minimumLineSpacing"]))])
    }

    @Test("In a table the layout and the titles of sections mean nothing, and are left out")
    func meaningless() throws {
        var scenario = small
        scenario.table = .init()
        scenario.sections = [.init(title: "A", items: [.init(.plain, count: 2)])]
        scenario.steps = [
            .init(.reload(scenario.sections)), .init(.update([.init(.insertSection(scenario.sections[0], at: 0))])),
        ]
        let read = try Scenario(json: scenario.json().utf8)
        #expect(read.sections == [.init(items: [.init(.plain, count: 2)])])
        #expect(read.layout == .init())
    }

    @Test("Comments are written at the top and in sections, and no reader keeps them", arguments: [true, false])
    func comments(inTable: Bool) throws {
        var come = Scenario.Section(items: [.init(.plain, count: 2)])
        come.comment = "of the section"
        var scenario = Scenario(container: .init(width: 320, height: 480), sections: [come])
        if inTable { scenario.table = .init() }
        scenario.comment = ["one", "two"]
        scenario.steps = [
            .init(.reload([come])), .init(.update([.init(.insertSection(come, at: 0))])),
            .init(.update([.init(.reloadSection(0, with: come))])),
        ]
        let text = try scenario.json()
        #expect(text.contains(#""comment": ["one", "two"]"#))
        #expect(text.components(separatedBy: #""comment": "of the section""#).count == 5)
        let read = try Scenario(json: text.utf8)
        #expect(read.comment == [])
        #expect(read.sections[0].comment == nil)
        #expect(try read.json() != text)
    }

    @Test("What no reader takes is refused with its place, for the reader's reason")
    func unreadable() {
        let negative = refusal { $0.container.insets.left = -4 }
        #expect(negative == ScenarioError(place: "container.insets[1]", reason: "-4 is less than 0"))
        let many = refusal { $0.sections[0].items[0].count = 5_000_000_000 }
        #expect(many?.description == "sections[0].items[0].count: 5000000000 is more than 4000000000")
        let none = refusal { $0.layout.minimumLineSpacing = .nan }
        #expect(none?.description == "layout.minimumLineSpacing: NaN is not a number in JSON")
        #expect(refusal { $0.steps = [.init(.resize(width: nil, height: nil))] }?.place == "steps[0].resize")
        #expect(refusal { $0.steps = [.init(.scrollTo(IndexPath(index: 7), .top))] }?.place == "steps[0].scrollTo")
        #expect(refusal { $0.steps = [.init(.set(.init($0.layout)))] }?.description == "steps[0].set: sets nothing")
        #expect(refusal { $0.steps = [.init(.look, times: 0)] }?.place == "steps[0].times")
        #expect(refusal { $0.name = String(repeating: "a", count: 5000) }?.place == "name")
    }

    @Test("What the format has no words for is refused with its place")
    func unsayable() {
        let reason = "cannot be written: the format has no words for all of it"
        func expect(_ place: String, _ change: (inout Scenario) -> Void) {
            #expect(refusal(change) == ScenarioError(place: place, reason: reason))
        }
        // Two styles in one section.
        expect("sections[0].items[2]") {
            let bold = Scenario.TextStyle(font: FontSpec(size: 17, weight: .bold))
            $0.sections[0].items += [.init(.texts(["a"], .init())), .init(.texts(["b"], bold))]
        }
        // With an estimate, items without a size answer the layout's.
        expect("sections[0].items[0]") { $0.sections[0].items = [.init(.plain)] }
        // A document writes no estimate so.
        expect("layout") {
            $0.layout.estimate = .size(.init(width: 0, height: 0))
            $0.sections = []
        }
        expect("cells.x") {
            var cell = Scenario.Cell()
            cell.contentView.isHidden = true
            $0.cells = ["x": cell]
        }
        // A row has no width of its own.
        expect("steps[0]") {
            $0.table = .init()
            $0.sections[0].items[0] = .init(.plain, count: 3)
            $0.steps = [
                .init(.resizeItems([.init(item: .init(section: 0, item: 0), size: .init(width: 3, height: 4))]))
            ]
        }
    }

    @Test("A key that an object would have twice is refused")
    func equalKeys() {
        let resize = Scenario.ItemResize(item: .init(section: 0, item: 1), size: .init(width: 3, height: 4))
        let error = refusal { $0.steps = [.init(.resizeItems([resize, resize]))] }
        #expect(error?.description == "steps[0].resizeItems: the key “0-1” would stand twice in one object")
    }

    @Test("A file holds the document, is replaced, and is named where it cannot be written")
    func file() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("small.json")
        try Scenario(container: .init(width: 1, height: 1)).write(to: file)
        try small.write(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == small.json())
        #expect(try Scenario(contentsOf: file) == small)
        let nowhere = folder.url.appendingPathComponent("nowhere/small.json")
        let error = #expect(throws: ScenarioError.self) { try small.write(to: nowhere) }
        #expect(error?.description == "\(nowhere.path): cannot be written: No such file or directory")
    }
}
