import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// The scenarios that the documentation comes with: reported cases, UIKit's quirks, and what invalidation touches.
@MainActor
@Suite struct DocumentedScenarioTests {
    nonisolated static let folder = SampleTests.folder.appendingPathComponent("scenarios")

    nonisolated static func files(_ name: String) -> [String] {
        let path = folder.appendingPathComponent(name).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    }

    @Test(
        "Every reported case comes out as it should",
        arguments: files("gauntlet") + files("quirks") + files("invalidation") + files("stress")
            + files("updates") + files("gallery")
    )
    func scenario(file: String) {
        let result = FlowsimCommand.run(["run", file])
        #expect(result.exitCode == 0, "\(result.output)\(result.errorOutput)")
        #expect(!result.output.contains("nothing was expected"))
    }

    @Test("The reported cases are all there")
    func gauntletRows() {
        let rows = Set(Self.files("gauntlet").map { URL(fileURLWithPath: $0).lastPathComponent.prefix(3) })
        let expected = [
            "g01", "g02", "g03", "g05", "g07", "g08", "g09", "g10", "g11", "g12", "g13", "g14", "g15", "g16", "g18",
            "g19",
            "g20", "g23", "g24", "g26", "g27", "g28", "g29", "g30", "g32", "g33", "g35", "g36", "g37",
            "g38", "g39", "g40", "g41", "g43", "g44", "g45", "g50", "g51", "g52", "g53", "g54", "g55",
            "g56",
            "g57", "g59", "g60", "g61", "g63", "g64", "g65", "g67", "g68", "g72", "g73", "g75",
        ]
        #expect(rows.map(String.init).sorted() == expected)
    }

    @Test("Every quirk has a scenario with it on and off")
    func quirks() throws {
        let documents = try Self.files("quirks").map { try String(contentsOfFile: $0, encoding: .utf8) }
        #expect(documents.count == UIKitQuirks.table.count)
        for (name, _) in UIKitQuirks.table {
            let document = try #require(documents.first { $0.contains(#""name": "\#(name): "#) }, "\(name)")
            #expect(document.contains(#""quirks": ["\#(name)"]"#), "on")
            #expect(document.contains(#""quirks": []"#), "off")
        }
    }
}
