import Foundation
import Testing

@testable import FlowScenario

/// Documents of format 1: refused with the words to change, and written anew by `flowsim validate --upgrade`.
@MainActor
@Suite("Documents of format 1")
struct FormatUpgradeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Every word that has another name, at every depth, and the same words where they mean something else.
    private let old = """
        { "format" : 1 ,  "name": "\\"passes\\": sizesAsked, rowsBroken",
          "container": {"width": 320, "height": 480},
          "layout": {"estimatedItemSize": [320, 50], "options": {"maxNestedPasses": 9}},
          "sections": [{"items": [{"actual": [320, 60], "count": 20}]}], "comment": "drift",
          "steps": [
            {"expect": {"passes": 1, "comment": "passes",
                        "metrics": {"layoutPasses": 1, "rounds": 1, "rowsBroken": {"atLeast": 1},
                                    "drift": 0, "maximumDrift": 0, "sizesAsked": 0}}},
            {"together": [{"set": {"options": {"flowInvalidatesOnMainLengthChange": true}}}]},
            {"expect":   {"passes":1}}
          ]
        }

        """

    private var new: String {
        old.replacing("\"format\" : 1 ,", with: "\"format\" : 2 ,")
            .replacing("{\"passes\": 1", with: "{\"rounds\": 1").replacing("{\"passes\":1", with: "{\"rounds\":1")
            .replacing("\"maxNestedPasses\"", with: "\"maximumRounds\"")
            .replacing("\"layoutPasses\"", with: "\"passes\"").replacing("\"rowsBroken\"", with: "\"rowsReplaced\"")
            .replacing("\"drift\": 0", with: "\"lastDrift\": 0")
            .replacing("\"sizesAsked\"", with: "\"delegateSizeQueries\"")
            .replacing("\"flowInvalidatesOnMainLengthChange\"", with: "\"invalidatesOnScrollAxisLengthChange\"")
    }

    @Test("They are refused with the words that have to change in them, each once")
    func refused() throws {
        let error = #expect(throws: ScenarioError.self) { _ = try Scenario(json: old.utf8) }
        #expect(error?.place == "format")
        #expect(
            error?.reason == "format 1 is not read any more; in format 2 “maxNestedPasses” is “maximumRounds”, “passes” is "
                + "“rounds”, “layoutPasses” is “passes”, “rowsBroken” is “rowsReplaced”, “drift” is “lastDrift”, “sizesAsked” "
                + "is “delegateSizeQueries”, “flowInvalidatesOnMainLengthChange” is “invalidatesOnScrollAxisLengthChange”; "
                + "“flowsim validate --upgrade” writes it")
    }

    @Test("Where no word changes, it says so")
    func refusedForTheNumber() {
        let error = #expect(throws: ScenarioError.self) {
            _ = try Scenario(json: #"{"format": 1, "container": {"width": 9, "height": 9}}"#.utf8)
        }
        #expect(error?.reason.contains("nothing else changes in this document") == true)
    }

    @Test("Upgraded they keep everything but these words, and do the same")
    func upgraded() throws {
        let file = try folder.write("old.json", old)
        let result = FlowsimCommand.run(["validate", "--upgrade", file])
        #expect(result == CommandResult(output: "\(file): is of format 2 now, 8 keys renamed\n\(file): ok\n"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == new)
        #expect(FlowsimCommand.run(["run", file]).exitCode == 0)
    }

    @Test("What is of the present format, or no scenario at all, is left alone")
    func leftAlone() throws {
        let file = try folder.write("new.json", new)
        let result = FlowsimCommand.run(["validate", "--upgrade", file])
        #expect(result.output == "\(file): is not of format 1, and stays as it is\n\(file): ok\n")
        let broken = try folder.write("broken.json", "{\"format\": 1,")
        #expect(FlowsimCommand.run(["validate", "--upgrade", broken]).exitCode == 2)
        #expect(try String(contentsOfFile: broken, encoding: .utf8) == "{\"format\": 1,")
    }

    @Test(
        "What does not become a document of the present format stays as it is",
        arguments: [
            #"{"f\u006frmat": 1, "container": {"width": 9, "height": 9}}"#,
            #"{"format": 1, "steps": [{"expect": {"passes": 1, "rounds": 1}}]}"#,
            #"{"format": 1, "steps": [{"expect": {"p\u0061sses": 1}}]}"#,
        ])
    func cannotBeUpgraded(document: String) throws {
        let file = try folder.write("odd.json", document)
        let result = FlowsimCommand.run(["validate", "--upgrade", file])
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.contains("cannot be upgraded"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == document)
    }

    @Test("Keys are found in any JSON, with the key of the object around them")
    func keys() {
        var scanner = JSONKeyScanner(Array(#"{"a":[{"b\"":{"c" : "d:e"}},["f"],{"g":"\\"}],"h":0}"#.utf8))
        var found: [String] = []
        while let key = scanner.next() { found.append("\(key.owner)/\(key.name)@\(key.depth)") }
        #expect(found == ["/a@1", #"a/b\"@3"#, #"b\"/c@4"#, "a/g@3", "/h@1"])
    }
}
