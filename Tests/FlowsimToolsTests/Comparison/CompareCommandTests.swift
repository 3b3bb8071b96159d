import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim compare`: what differs between two runs, in words and for machines.
@MainActor
@Suite struct CompareCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(
        _ name: String, estimate: String = "[100, 20]", steps: String = #"{"scroll": {"by": [0, 30]}}"#, count: Int = 9
    ) throws -> String {
        try folder.write(
            name,
            """
            {"format": 2, "name": "\(name)", "container": {"width": 100, "height": 60},
             "layout": {"estimatedItemSize": \(estimate), "minimumLineSpacing": 0},
             "sections": [{"items": [{"actual": [100, 30], "count": \(count)}]}], "steps": [\(steps)]}
            """)
    }

    @Test("Two runs that are equal are reported in a line a step, with exit code 0")
    func equal() throws {
        let (a, b) = (try file("a"), try file("b"))
        #expect(
            FlowsimCommand.run(["compare", a, b])
                == CommandResult(
                    output: """
                        A  \(a): a
                        B  \(b): b

                        0  load: the same
                        1  scroll by 0, 30: the same

                        equal: 2 steps

                        """))
    }

    @Test("What differs is reported step by step, with exit code 1: values, costs and frames with how far they moved")
    func different() throws {
        let (a, b) = (try file("a"), try file("b", estimate: "[100, 40]"))
        let result = FlowsimCommand.run(["compare", "--frames", "2", a, b])
        #expect(result.exitCode == 1)
        // The first column is as wide as the longest name of what differs.
        #expect(result.output.contains(/contentSize +100 × 210  100 × 340\n/))
        #expect(result.output.contains(/\n   metrics\.preparations +0 +1 +\+1\n/))
        #expect(result.output.matches(of: /metrics\.preparations/).count == 1, "equal values are left out")
        #expect(
            result.output.contains(
                """
                   7 of 9 frames differ
                          A                 B                  B − A
                     0-2  [0, 60, 100, 30]  [0, 60, 100, 40]   [0, 0, 0, 10]
                     0-3  [0, 90, 100, 20]  [0, 100, 100, 40]  [0, 10, 0, 20]
                     … and 5 more

                """))
        #expect(result.output.hasSuffix("DIFFERENT: 2 of 2 steps\n"))
    }

    @Test("Reports of runs are compared like the runs themselves")
    func reports() throws {
        let (a, b) = (try file("a"), try file("b", estimate: "[100, 40]"))
        let traced = try folder.write("a.trace", FlowsimCommand.run(["run", "--trace-json", a]).output)
        let plain = try folder.write("a.report", FlowsimCommand.run(["run", "--json", a]).output)
        #expect(FlowsimCommand.run(["compare", a, traced]).exitCode == 0)
        #expect(FlowsimCommand.run(["compare", traced, plain]).exitCode == 0)
        #expect(FlowsimCommand.run(["compare", plain, b]).exitCode == 1)
        #expect(FlowsimCommand.run(["compare", traced, b]).output.contains("metrics.measured"))
        #expect(!FlowsimCommand.run(["compare", plain, b]).output.contains("metrics."))
    }

    @Test("Steps that one side alone has, and steps that do something else, are named")
    func steps() throws {
        let a = try file("a", steps: #"{"scroll": {"by": [0, 30]}}, {"expect": {"rows": 9}}, {"rotate": true}"#)
        let b = try file("b", steps: #"{"scroll": {"by": [0, 40]}}, {"rotate": true}, {"invalidate": "everything"}"#)
        let result = FlowsimCommand.run(["compare", a, b])
        #expect(result.output.contains("\n1  scroll by 0, 30 in A, scroll by 0, 40 in B\n"))
        #expect(result.output.contains("\n3/2  rotate"))
        #expect(result.output.contains("\n3  invalidate everything: only in B\n"))
        #expect(result.exitCode == 1)
    }

    @Test("Elements that one side alone has are frames that differ")
    func elements() throws {
        let result = FlowsimCommand.run(["compare", try file("a"), try file("b", count: 10)])
        #expect(result.output.contains("1 of 10 frames differ"))
        #expect(result.output.contains("0-9  not there  [0, 210, 100, 20]"))
    }

    /// The only comparison of a document.
    private func pair(in output: String) throws -> ScenarioComparison {
        let document = try JSONDecoder().decode(CompareDocument.self, from: Data(output.utf8))
        guard document.comparisons.count == 1, case .pair(let comparison)? = document.comparisons.first else {
            throw CocoaError(.coderInvalidValue)
        }
        return comparison
    }

    @Test("Of two folders the files with equal paths are compared, and those that only one has are a difference")
    func folders() throws {
        let (old, new) = (try TemporaryFolder(), try TemporaryFolder())
        for (name, estimate) in [("a.json", "[100, 20]"), ("b.json", "[100, 20]")] {
            let text = try String(contentsOfFile: file("x", estimate: estimate), encoding: .utf8)
            _ = try old.write(name, text)
            _ = try new.write(name, name == "b.json" ? text.replacing("[100, 20]", with: "[100, 44]") : text)
        }
        let arguments = ["compare", old.url.path, new.url.path]
        let terminal = Terminal(columns: 2000)
        let differing = FlowsimCommand.run(arguments, terminal: terminal)
        #expect(differing.exitCode == 1)
        #expect(!differing.output.contains("a.json"), "\(differing.output)")
        #expect(differing.output.hasPrefix("A  \(old.url.path)/b.json"))
        #expect(differing.output.hasSuffix("\nDIFFERENT: 1 of 2 comparisons: \(old.url.path)/b.json\n"))
        _ = try new.write("c.json", "")
        let unpaired = FlowsimCommand.run(arguments, terminal: terminal).output
        #expect(unpaired.contains("\n\(new.url.path)/c.json is only in B\n"), "\(unpaired)")
        #expect(
            FlowsimCommand.run(["compare", old.url.path, old.url.path])
                == CommandResult(output: "equal: 2 comparisons\n"))
        let page = FlowsimCommand.run(arguments + ["--html", "x.html"]).errorOutput
        #expect(page.hasPrefix("flowsim: --html is for two files, not for folders\n"))
        let mixed = FlowsimCommand.run(["compare", old.url.path, try file("a")])
        #expect(mixed.errorOutput.hasSuffix(": is a file, and the other one is a folder\n"))
        #expect(mixed.exitCode == 2)
    }

    @Test("The comparison for machines can be read back")
    func json() throws {
        let (a, b) = (try file("a"), try file("b", estimate: "[100, 40]"))
        let result = FlowsimCommand.run(["compare", "--json", a, b])
        #expect(result.exitCode == 1)
        #expect(result == FlowsimCommand.run(["compare", "--json", a, b]))
        let comparison = try pair(in: result.output)
        #expect(comparison.a.name == "a")
        #expect(comparison.b.file == b)
        #expect(comparison.steps.map(\.action) == ["load", "scroll by 0, 30"])
        let size = comparison.steps[0].differences.first { $0.what == "contentSize" }
        #expect(size?.a == .numbers([100, 210]))
        #expect(size?.b == .numbers([100, 340]))
        #expect(comparison.steps[0].frames?.elements.count == 7)
        #expect(!comparison.isEqual)
    }

    @Test("Wrong input is one line with exit code 2")
    func wrongInput() throws {
        let a = try file("a")
        let missing = folder.url.path + "/none.json"
        #expect(
            FlowsimCommand.run(["compare", a, missing])
                == CommandResult(exitCode: 2, errorOutput: "\(missing): there is no such file\n"))
        let list = try folder.write("list", "[]")
        #expect(
            FlowsimCommand.run(["compare", list, a]).errorOutput
                == "\(list): is a list, as “run --json” printed it before format 2; run it again\n")
        let empty = try folder.write("empty", #"{"command": "run", "files": []}"#)
        #expect(
            FlowsimCommand.run(["compare", empty, a]).errorOutput
                == "\(empty): holds 0 reports; two files with one each are compared\n")
        let failed = try folder.write("failed", FlowsimCommand.run(["run", "--json", missing]).output)
        #expect(
            FlowsimCommand.run(["compare", failed, a]).errorOutput
                == "\(failed): files[0].report: \(missing): there is no such file\n")
        let other = try folder.write(
            "other", #"{"command": "run", "files": [{"file": "x", "report": {"name": "y", "steps": 7}}]}"#)
        let told = FlowsimCommand.run(["compare", other, a]).errorOutput
        #expect(told.hasPrefix("\(other):1:54: error: files[0].report"))
        #expect(FlowsimCommand.run(["compare", a]).errorOutput.hasPrefix("flowsim: compare needs two files, not 1\n"))
    }

    @Test("Of many items in many steps only the frames around the viewport are compared")
    func longRuns() throws {
        func compared(steps: Int) throws -> [Int] {
            let scrolls = Array(repeating: #"{"scroll": {"by": [0, 1]}}"#, count: steps).joined(separator: ", ")
            let (a, b) = (
                try file("a", steps: scrolls, count: 20_000),
                try file("b", estimate: "[100, 21]", steps: scrolls, count: 20_000)
            )
            let output = FlowsimCommand.run(["compare", "--json", "--frames", "1", a, b]).output
            let comparison = try pair(in: output)
            return comparison.steps.compactMap(\.frames?.compared)
        }
        #expect(try compared(steps: 2) == [20_000, 20_000, 20_000])
        let few = try compared(steps: 100)
        #expect(few.count == 101, "\(few)")
        #expect(few.allSatisfy { (2...12).contains($0) }, "\(few)")
    }

    @Test("Steps are paired as lines of two texts would be")
    func pairing() {
        func text(_ first: [String], _ second: [String]) -> String {
            StepPairing.pairs(first, second).map { $0.hasFirst ? $0.hasSecond ? "=" : "-" : "+" }.joined()
        }
        #expect(text(["load", "a", "b"], ["load", "a", "b"]) == "===")
        #expect(text(["load", "a", "b"], ["load", "b"]) == "=-=")
        #expect(text(["load", "b"], ["load", "a", "b", "c"]) == "=+=+")
        #expect(text(["load", "a", "b"], ["load", "x", "b"]) == "===")
        #expect(text([], []) == "")
    }
}
