import FlowTestSupport
import Foundation
import ScenarioTestSupport
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// Pictures that move, as `flowsim render` and `flowsim compare` write them.
@MainActor
@Suite struct AnimationCommandTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("rows.json", RowsDocument.text(steps: #"{"scroll": {"by": [0, 60]}}"#))
    }

    @Test("`render --animate` draws the run, and `--from` says with which step it begins")
    func render() throws {
        let run = try Timeline(recording: Scenario(contentsOfFile: file))
        #expect(FlowsimCommand.run(["render", "--animate", file]).output == (try run.animatedSVG(width: 640)))
        #expect(
            FlowsimCommand.run(["render", "--animate", "--from", "1", file]).output
                == (try run.animatedSVG(from: 1, width: 640)))
    }

    @Test("`compare --svg` draws both runs beside each other, into a file or alone on standard output")
    func compare() throws {
        let other = try folder.write("other.json", RowsDocument.text(steps: #"{"scroll": {"by": [0, 90]}}"#))
        let runs = try [file, other].map { try Timeline(recording: Scenario(contentsOfFile: $0)) }
        let drawn = try runs[0].animatedSVG(comparedWith: runs[1])
        let picture = folder.url.appendingPathComponent("both.svg")
        let result = FlowsimCommand.run(["compare", "--svg", picture.path, file, other])
        #expect(result == FlowsimCommand.run(["compare", file, other]))
        #expect(try String(contentsOf: picture, encoding: .utf8) == drawn)
        #expect(FlowsimCommand.run(["compare", "--svg", "-", file, other]).output == drawn)
    }

    @Test("A step that there is not is a mistake with its place in the file, before anything is run")
    func noSuchStep() {
        let reason = "error: steps: there is no step 9; the last one is 1\n"
        for arguments in [["render", "--animate"], ["compare", "--svg", "-", file]] {
            let error = FlowsimCommand.run(arguments + ["--from", "9", file]).errorOutput
            #expect(error.hasPrefix("\(file):"), "\(error)")
            #expect(error.hasSuffix(reason), "\(error)")
        }
    }

    @Test("What belongs to pictures of one moment, or to nothing, is refused")
    func misuse() {
        func reason(_ arguments: String...) -> String {
            let result = FlowsimCommand.run(arguments)
            #expect(result.exitCode == 2)
            return result.errorOutput.split(separator: "\n").first.map(String.init) ?? ""
        }
        #expect(reason("render", "--animate", "--all", file).contains("--all is for pictures of one moment"))
        #expect(reason("render", "--from", "1", file).contains("--from is for pictures that move"))
        #expect(reason("compare", "--from", "1", file, file).contains("--from is for pictures that move"))
        #expect(reason("compare", "-", "-") == "flowsim: only one of two files can be standard input")
    }
}
