import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Every mistake of a document says its line and column, so that editors find it.
@MainActor
@Suite struct MistakePlaceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// With the file's name left out.
    private func mistakes(_ text: String) throws -> [String] {
        let file = try folder.write("document.json", text)
        do {
            try ScenarioRun(Scenario(contentsOfFile: file)).finish()
            return []
        } catch {
            let lines = "\(error.inFile(file))".split(separator: "\n")
            #expect(lines.allSatisfy { $0.hasPrefix(file + ":") })
            return lines.map { String($0.dropFirst(file.count + 1)) }
        }
    }

    /// A document whose last line is a step.
    private func document(
        _ step: String, layout: String = "{}", sections: String = #"[{"items": [{"count": 3}]}]"#
    ) -> String {
        """
        {"format": 2, "container": {"width": 320, "height": 480},
         "layout": \(layout),
         "sections": \(sections),
         "steps": [\(step)]}
        """
    }

    @Test("All mistakes are said when a file is read, in the order of the file, as compilers write them")
    func all() throws {
        let text = """
            {
              "format": 2,
              "steps": [{"scroll": {"by": 5}}],
              "container": {"width": 320, "heigth": 480},
              "layout": {"scrollDirection": "vertcal", "itemSize": [50, -4]},
              "sections": []
            }
            """
        #expect(
            try mistakes(text) == [
                "3:31: error: steps[0].scroll.by: expected [x, y], found a number",
                "4:31: error: container: unknown key “heigth”; did you mean “height”?",
                "5:33: error: layout.scrollDirection: “vertcal” is not known here; did you mean “vertical”?",
                "5:61: error: layout.itemSize[1]: -4 is less than 0",
            ])
        let error = #expect(throws: ScenarioError.self) { try Scenario(json: text.utf8) }
        #expect(error?.others == [], "a text is read up to its first mistake")
        #expect(error?.line == 5, "a text is read up to its first mistake")
    }

    @Test(
        "A mistake is where a reader would look for it",
        arguments: [
            (#"{"expect": {"frames": {"0-7": null, "0_1": null}}}"#, "4:48"),
            (#"{"expect": {"frames": {"0-9": [0, 0, 1, 1]}}}"#, "4:35"),
            (#"{"select": ["0-1", "0-4"]}"#, "4:31"), (#"{"scrollTo": {"item": [0, 4]}}"#, "4:34"),
            (#"{"scroll": {"by": [0, 1]}, "rotate": true}"#, "4:39"),
            (#"{"update": [{"delete": "0-0", "to": "0-1"}]}"#, "4:42"), (#"{"resizeItems": {"zero": [1, 1]}}"#, "4:29"),
            (#"{"expect": {}}"#, "4:23"), (#"{}"#, "4:12"),
        ])
    func places(step: String, place: String) throws {
        let lines = try mistakes(document(step))
        #expect(lines.count == 1 && lines[0].hasPrefix("\(place): error: steps[0]"), "\(lines)")
    }

    @Test("A document without something that is needed is meant from its beginning")
    func missing() throws {
        #expect(try mistakes(" {}") == ["1:2: error: “format” is missing"])
        #expect(try mistakes("{\n]").map { $0.prefix(11) } == ["2:1: error:"])
        #expect(try mistakes("{\"a\": 1,\n}") == ["2:1: error: the “,” before “}” is one too many"])
    }

    @Test("A mistake that only a run finds is in the file, too")
    func running() throws {
        let lost = document(
            #"{"movement": {"begin": "0-0"}}, {"movement": {"update": [25, 75]}}, {"movement": "end"},"# + "\n"
                + #"  {"scrollTo": {"item": [0, 2]}}"#,
            sections: #"[{"items": [{"count": 3}]}, {"items": [{"count": 1}]}]"#)
        let lines = try mistakes(lost)
        #expect(
            lines == ["5:16: error: steps[3].scrollTo: there is no item 2 in section 0, which has 2 items"], "\(lines)")
        let select = lost.replacing(#"{"scrollTo": {"item": [0, 2]}}"#, with: #"{"select": "0-2"}"#)
        #expect(try mistakes(select).first?.hasPrefix("5:14: error: steps[3].select: there is no item 2") == true)
    }

    @Test("Once a scenario has other steps than its file, no line of the file is named")
    func otherSteps() throws {
        let text = document(#"{"rotate": true}"#)
        var scenario = try Scenario(json: text.utf8)
        let error = ScenarioError(place: "steps[0]", reason: "x")
        #expect(error.located(in: scenario).line == 4)
        #expect(try scenario == Scenario(json: ("\n" + text).utf8), "what it was read from makes no difference")
        scenario.steps.append(Scenario.Step(.rotate))
        #expect(error.located(in: scenario).line == nil)
    }

    @Test(
        "A value that is nearly right is answered with the right one",
        arguments: [
            (#""scrollDirection": "vertcal""#, "vertical"), (#""sectionInsetReference": "safearea""#, "safeArea"),
            (#""anchor": "botom""#, "bottom"), (#""quirks": ["skipsRequeryAfterShrnk"]"#, "skipsRequeryAfterShrink"),
            (#""options": {"lineAlignment": "cetner"}"#, "center"),
        ])
    func nearMiss(property: String, meant: String) throws {
        let lines = try mistakes(document("", layout: "{\(property)}"))
        #expect(lines.first?.hasSuffix("is not known here; did you mean “\(meant)”?") == true, "\(lines)")
    }

    @Test(
        "Words of other tools are answered with ours",
        arguments: [
            (#"{"update": [{"remove": "0-0"}]}"#, "did you mean “delete”?"),
            (#"{"update": [{"removeSection": 0}]}"#, "did you mean “deleteSection”?"),
            (#"{"update": [{"add": "0-0", "items": [{"count": 1}]}]}"#, "did you mean “insert”?"),
            (#"{"refresh": "everything"}"#, "did you mean “reload”?"),
            (#"{"delete": "0-0"}"#, #"say {"update": [{"delete": …}]}"#),
            (#"{"remove": "0-0"}"#, #"say {"update": [{"delete": …}]}"#),
            (#"{"expect": {"issues": ["layoutLop"]}}"#, "did you mean “layoutLoop”?"),
        ])
    func synonyms(step: String, meant: String) throws {
        let lines = try mistakes(document(step))
        #expect(lines.count == 1 && lines[0].hasSuffix(meant), "\(lines)")
    }
}
