import FlowScenario
import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowsimTools

/// The scenarios that the documentation comes with: reported cases, UIKit's quirks, and what invalidation touches.
@MainActor
@Suite struct DocumentedScenarioTests {
    @Test(
        "Every reported case comes out as it should",
        arguments: [
            "gauntlet", "quirks", "invalidation", "stress", "updates", "gallery", "questions", "tables", "errors",
        ].flatMap { Repository.scenarios(in: $0) }
    )
    func scenario(file: String) {
        let result = FlowsimCommand.run(["run", file])
        #expect(result.exitCode == 0, "\(result.output)\(result.errorOutput)")
        #expect(!result.output.contains("nothing was expected"))
    }

    @Test("The reported cases are all there")
    func gauntletRows() {
        let rows = Set(
            Repository.scenarios(in: "gauntlet").map { URL(fileURLWithPath: $0).lastPathComponent.prefix(3) })
        let expected = [
            "g01", "g02", "g03", "g05", "g07", "g08", "g09", "g10", "g11", "g12", "g13", "g14", "g15", "g16", "g18",
            "g19",
            "g20", "g23", "g24", "g26", "g27", "g28", "g29", "g30", "g32", "g33", "g35", "g36", "g37",
            "g38", "g39", "g40", "g41", "g43", "g44", "g45", "g50", "g51", "g52", "g53", "g54", "g55",
            "g56",
            "g57", "g59", "g60", "g61", "g63", "g64", "g65", "g67", "g68", "g72", "g73", "g75", "g76",
        ]
        #expect(rows.map(String.init).sorted() == expected)
    }

    @Test("Every quirk has a scenario with it on and off")
    func quirks() throws {
        let documents = try Repository.scenarios(in: "quirks").map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(documents.count == UIKitQuirks.table.count)
        for (name, _) in UIKitQuirks.table {
            let document = try #require(documents.first { $0.contains(#""name": "\#(name): "#) }, "\(name)")
            #expect(document.contains(#""quirks": ["\#(name)"]"#), "on")
            #expect(document.contains(#""quirks": []"#), "off")
        }
    }
}
