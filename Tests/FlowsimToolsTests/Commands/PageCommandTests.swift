import FlowScenario
import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowsimTools

/// The pages that `flowsim render` and `flowsim compare` write.
@MainActor
@Suite struct PageCommandTests {
    @Test("`compare` makes a page of two runs beside what it prints, and says which file is no scenario")
    func compared() throws {
        let folder = try TemporaryFolder()
        let first = try folder.write("first.json", RowsDocument.text(steps: ""))
        let second = try folder.write("second.json", RowsDocument.text(steps: #"{"scroll": {"by": [0, 60]}}"#))
        let page = folder.url.appendingPathComponent("both.html").path
        let result = FlowsimCommand.run(["compare", "--html", page, first, second])
        #expect(result == FlowsimCommand.run(["compare", first, second]))
        #expect(result.exitCode == 1)
        let timelines = try [first, second].map { try Timeline(recording: Scenario(contentsOfFile: $0)) }
        #expect(try String(contentsOfFile: page, encoding: .utf8) == timelines[0].html(comparedWith: timelines[1]))
        let report = try folder.write("report.json", FlowsimCommand.run(["run", "--json", first]).output)
        let refused = FlowsimCommand.run(["compare", "--html", page, first, report])
        #expect(refused.exitCode == 2)
        #expect(refused.errorOutput.contains("report.json"))
        let nowhere = FlowsimCommand.run(["compare", "--html", folder.url.path + "/no/such.html", first, second])
        #expect(nowhere.exitCode == 2)
        #expect(nowhere.errorOutput.contains("cannot be written"))
    }

    @Test("A page of more than 10 MB is written in parts, and what was written is listed")
    func large() throws {
        let folder = try TemporaryFolder()
        let note = String(repeating: "n", count: 4000)
        let step = #"{"expect": {"rows": 40}, "note": "\#(note)"}"#
        let steps = Array(repeating: step, count: 2600).joined(separator: ", ")
        let file = try folder.write("rows.json", RowsDocument.text(steps: steps))
        let page = folder.url.appendingPathComponent("rows.html").path
        let result = FlowsimCommand.run(["render", file, "-o", page, "--json"])
        let listed = try JSONDecoder().decode(Written.self, from: Data(result.output.utf8)).written
        let part = folder.url.appendingPathComponent("rows.parts/1-1.js").path
        #expect(listed.map(\.file) == [page, part])
        #expect(listed.map(\.kind) == ["page", "part"])
        #expect(listed.map(\.bytes) == (try [page, part].map { try Data(contentsOf: URL(fileURLWithPath: $0)).count }))
    }

    private struct Written: Decodable {
        struct File: Decodable {
            var file, kind: String
            var bytes: Int
        }
        var written: [File]
    }

    @Test("`render` makes a page where the file is called so, and refuses what only a picture has")
    func command() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("rows.json", RowsDocument.text(steps: #"{"scroll": {"by": [0, 60]}}"#))
        let page = folder.url.appendingPathComponent("rows.html").path
        #expect(FlowsimCommand.run(["render", file, "-o", page]) == CommandResult())
        let written = try String(contentsOfFile: page, encoding: .utf8)
        #expect(written.hasPrefix("<!DOCTYPE html>"))
        #expect(written.contains("<title>Rows</title>"))
        #expect(FlowsimCommand.run(["render", "--html", file]).output == written)
        for option in ["--changes", "--all", "--step=1"] {
            let result = FlowsimCommand.run(["render", "--html", option, file])
            #expect(result.exitCode == 2)
            #expect(result.errorOutput.contains("is for pictures"))
        }
        let broken = try folder.write("broken.json", #"{"format": 2, "container": {"width": 10, "height": 10}}"#)
        let result = FlowsimCommand.run(["render", "--html", broken])
        #expect(result.exitCode == 2)
        #expect(result.output == "")
        #expect(result.errorOutput.contains("broken.json"))
    }
}
