import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// `flowsim why`: of a step, of headers, after updates, in plain numbers, and for machines.
@MainActor
@Suite struct WhyCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ steps: String, height: String = "60") throws -> String {
        try folder.write(
            "why.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480},
             "layout": {"estimatedItemSize": [320, 50], "header": 20, "pinHeaders": true, "backgrounds": true},
             "sections": [{"items": [{"actual": [320, \(height)], "count": 9}]},
                          {"items": [{"actual": [320, 60]}]}],
             "steps": [\(steps)]}
            """)
    }

    private func why(_ arguments: [String]) -> [String] {
        FlowsimCommand.run(["why"] + arguments, terminal: Terminal(columns: 1000)).output.split(separator: "\n")
            .map(String.init)
    }

    private static let resizing =
        #"{"resizeItems": {"0-3": [320, 80]}}, {"scroll": {"by": [0, 30]}}, {"expect": {"rows": 10}}"#

    @Test("--step says why an item was laid out again in that step, or that it was not, and when it was")
    func steps() throws {
        let file = try file(Self.resizing)
        let first = why(["--step", "0", file, "0-3"])
        #expect(first[0].hasPrefix("0-3 was laid out again because its cell answered 320×60 instead of 320×50"))
        #expect(first[1] == "That was in step 0, load.")
        let second = why(["--step", "1", file, "0-3"])
        #expect(second[0].hasPrefix("0-3 was laid out again because its cell answered 320×80 instead of 320×60"))
        #expect(second[1] == "That was in step 1, resize 0-3.")
        let third = why(["--step", "2", file, "0-3"])
        #expect(third[0] == "0-3 was not laid out again in step 2, scroll by 0, 30. The last time was step 1:")
        #expect(Array(third.dropFirst()) == second)
        #expect(why([file, "0-3"]) == second)
    }

    @Test("A step that is not there, or lays nothing out, is refused")
    func refusedSteps() throws {
        let file = try file(Self.resizing)
        func error(_ step: String) -> String { FlowsimCommand.run(["why", "--step", step, file, "0-3"]).errorOutput }
        #expect(error("4").hasSuffix("there is no step 4; the last one is 3\n"))
        #expect(error("3").hasSuffix("step 3 compares, and lays nothing out; ask for another step\n"))
        #expect(error("x").hasPrefix("flowsim: --step takes a number from 0 to "))
    }

    @Test("Headers, footers and backgrounds have reasons, under each of their names")
    func otherElements() throws {
        let file = try file(Self.resizing)
        for name in [["header", "0"], ["header 0"], ["header-0"]] {
            let lines = why([file] + name)
            #expect(
                lines[0] == "header 0 was laid out again because the view was scrolled from 0,0 to 0,30.", "\(name)")
            #expect(lines[1] == "That was in step 2, scroll by 0, 30.")
        }
        #expect(why([file, "background-1"])[0].hasPrefix("background 1 was laid out"))
        #expect(
            FlowsimCommand.run(["why", file, "footer-0"]).errorOutput.hasSuffix(
                ": there is no footer 0 at any time of the run\n"))
        let misspelt = FlowsimCommand.run(["why", file, "head-0"])
        #expect(misspelt.errorOutput.hasPrefix("flowsim: “head-0” is not a path; did you mean “header-0”?"))
        let twoWords = FlowsimCommand.run(["why", file, "foter", "1"])
        #expect(twoWords.errorOutput.hasPrefix("flowsim: “foter 1” is not a path; did you mean “footer-1”?"))
        let other = FlowsimCommand.run(["why", file, "cell-0"])
        #expect(other.errorOutput.hasPrefix("flowsim: “cell-0” is not a path; write 0-3"))
    }

    @Test("Views of a compositional layout have reasons, and so have items of a section that was scrolled")
    func compositional() throws {
        let file = try folder.write(
            "compositional.json",
            #"""
            {"format": 2, "container": {"width": 300, "height": 400},
             "layout": {"kind": "compositional", "sectionLayouts": {
               "shelf": {"group": {"width": 100, "height": 50, "subitems": [
                 {"supplementaryItems": [{"kind": "small-badge", "width": 9, "height": 9}]}]},
                 "orthogonalScrolling": "continuous", "decorations": [{"kind": "card"}]}}},
             "sections": [{"items": [{"count": 12}]}], "steps": [{"scrollSection": {"section": 0, "to": 150}}]}
            """#)
        let reason = "was laid out again because section 0 was scrolled from 0 to 150."
        for name in ["small-badge-0-1", "small-badge 0-1"] {
            #expect(why([file, name])[0] == "small-badge 0-1 \(reason)")
        }
        #expect(why([file, "0-3"])[0] == "0-3 \(reason)")
        // The context of the scroll names everything on screen of the section.
        #expect(why([file, "card-0-0"])[0] == "card 0-0 \(reason)")
        let other = FlowsimCommand.run(["why", file, "heart-0-1"])
        #expect(
            other.errorOutput.hasPrefix(
                "flowsim: “heart-0-1” is not a path; write 0-3 for item 3 of section 0, or header-0, footer-0, "
                    + "background-0, card-0, small-badge-0-3"))
        let misspelt = FlowsimCommand.run(["why", file, "smal-badge-0-1"])
        #expect(misspelt.errorOutput.contains("did you mean “small-badge-0-1”?"))
    }

    @Test("Views of a section are followed when an item of it is deleted, and views of items with their items")
    func viewsAfterUpdates() throws {
        let file = try folder.write(
            "views.json",
            #"""
            {"format": 2, "container": {"width": 300, "height": 400},
             "layout": {"kind": "compositional", "sectionLayouts": {
               "a": {"group": {"height": {"estimated": 50}, "subitems": [{"height": {"estimated": 50},
                        "supplementaryItems": [{"kind": "badge", "width": 9, "height": 9}]}]},
                     "decorations": [{"kind": "card"}], "boundaryItems": [{"kind": "banner", "height": {"estimated": 20}}]}}},
             "sections": [{"items": [{"count": 1}]}, {"items": [{"actual": 60, "count": 3}]}],
             "steps": [{"update": [{"delete": "1-0"}]}, {"update": [{"deleteSection": 0}]}]}
            """#)
        #expect(why([file, "card-0-0"]).contains { $0.contains("it was card 1-0 until then") })
        #expect(why([file, "banner-0-0"]).contains { $0.contains("it was banner 1-0 until then") })
        #expect(
            why([file, "badge-0-0"]).contains {
                $0.contains("It was badge 1-0 until step 2 and badge 1-1 until step 1")
            })
    }

    @Test("After an update an item is where it is because of it, and is followed to what it was before")
    func updates() throws {
        let file = try file(
            #"{"update": [{"delete": "0-1"}, {"move": "0-4", "to": "0-2"}]}, "#
                + #"{"update": [{"insert": "0-0", "items": [{"actual": [320, 40]}]}]}"#)
        let moved = why([file, "0-3"])
        #expect(moved[0] == "0-3 is where it is because the data was updated (insert 0-0); it was 0-2 until then.")
        #expect(moved[1] == "That was in step 2, update: insert 1 at 0-0.")
        #expect(moved.contains("It was 0-2 until step 2 and 0-4 until step 1. And before that:"))
        #expect(moved.contains { $0.hasPrefix("0-4 was laid out again because its cell answered 320×60") })
        let deleted = why(["--step", "1", file, "0-3"])
        #expect(
            deleted[0] == "0-3 was laid out again because the data was updated (delete 0-1, move 0-4 to 0-2).")
        let second = why(["--step", "1", file, "0-1"])
        #expect(
            second[0] == "0-1 is where it is because the data was updated (delete 0-1, move 0-4 to 0-2); "
                + "it was 0-2 until then.")
        let inserted = why([file, "0-0"])
        #expect(
            inserted[0] == "0-0 was laid out again because its cell answered 320×40 instead of 320×50, "
                + "after it came on screen, after the data was updated (insert 0-0).")
        #expect(!inserted.contains { $0.contains("before that") }, "before the update it was not there")
    }

    @Test("Numbers have at most three places")
    func plainNumbers() throws {
        let file = try file(#"{"resizeItems": {"0-3": [320, 70.1]}}"#, height: "50.300000004")
        let text = FlowsimCommand.run(["why", file, "0-3"]).output
        #expect(text.contains("answered 320×70.1 instead of 320×50.3,"), "\(text)")
        #expect(text.contains("content +0,+19.8"), "\(text)")
        #expect(!text.contains(/\.[0-9]{4}/))
    }

    @Test("For machines there is the whole chain, with the step of each event, and all earlier names")
    func machines() throws {
        let file = try file(
            #"{"update": [{"delete": "0-1"}]}, {"update": [{"insert": "0-0", "items": [{"actual": [320, 40]}]}]}"#)
        let answer = try JSONParser.parse(Array(FlowsimCommand.run(["why", "--json", file, "0-3"]).output.utf8))
        #expect(answer["element"] == "0-3")
        #expect(answer["step"] == nil)
        #expect(
            answer["earlierNames"] == [["name": "0-2", "step": 2], ["name": "0-3", "step": 1]])
        guard case .array(let reasons)? = answer["reasons"], case .array(let chain)? = reasons.last?["chain"] else {
            throw CocoaError(.coderInvalidValue)
        }
        #expect(reasons.count == 2 && reasons[0]["step"] == 2 && reasons[1]["step"] == 0)
        #expect(chain.count > 5 && chain.allSatisfy { $0["step"] == 0 })
        #expect(chain.last?["text"] == "#1 data source changed")
        #expect(chain.last?["cause"] == nil)
        #expect(chain.last?["kind"]?["dataSourceChanged"] != nil)
    }

    @Test("Rows of tables are followed through updates as well")
    func tables() throws {
        let file = try folder.write(
            "table.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "table": {"estimatedRowHeight": 44},
             "sections": [{"header": {"actual": 33}, "items": [{"actual": 60, "count": 9}]}],
             "steps": [{"update": [{"insert": "0-0", "items": [{"actual": 70}]}]}]}
            """)
        #expect(why([file, "0-0"])[0].contains("answered 320×70"))
        let second = why([file, "0-4"])
        #expect(second.contains { $0.contains("answered 320×60") }, "\(second)")
        #expect(why([file, "header-0"])[0].hasPrefix("header 0 was laid out"))
    }
}
