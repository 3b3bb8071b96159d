import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat

/// Documents of format 1: refused with the words to change, and written anew with them.
@Suite("Documents of format 1")
struct FormatUpgradeTests {
    @Test("They are refused with the words that have to change in them, each once")
    func refused() throws {
        let error = #expect(throws: ScenarioError.self) { _ = try Scenario(json: OldDocument.old.utf8) }
        #expect(error?.place == "format")
        #expect(
            error?.reason
                == "format 1 is not read any more; in format 2 “maxNestedPasses” is “maximumRounds”, “passes” is "
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

    @Test("Upgraded they keep everything but these words, and can be read")
    func upgraded() throws {
        let upgrade = FormatUpgrade(Array(OldDocument.old.utf8))
        #expect(String(decoding: upgrade.text, as: UTF8.self) == OldDocument.new)
        #expect(upgrade.renamedKeys == 8)
        #expect(try Scenario(json: upgrade.text).steps.count == 3)
    }

    @Test("Keys are found in any JSON, with the key of the object around them")
    func keys() {
        let keys = JSONParser.keys(in: Array(#"{"a":[{"b\"":{"c" : "d:e"}},["f"],{"g":"\\"}],"h":0}"#.utf8))
        let found = keys.map { "\($0.owner)/\($0.name)@\($0.depth)" }
        #expect(found == ["/a@1", #"a/b\"@3"#, #"b\"/c@4"#, "a/g@3", "/h@1"])
    }
}
