import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import FlowsimTools
@testable import ScenarioFormat

/// The changes that would lessen a problem: each was tried, and its numbers are those of the runs.
@MainActor
@Suite struct CureSearchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func search(_ path: String) throws -> CureSearch {
        try CureSearch(Scenario(contentsOfFile: path), operands: path)
    }

    /// A list of rows with an estimate of 50 points.
    private func list(_ items: String, layout: String = "", steps: String) throws -> String {
        try folder.write(
            "list.json",
            """
            {"format": 2, "container": {"width": 100, "height": 200},
             "layout": {"estimatedItemSize": [100, 50], "minimumLineSpacing": 0\(layout)},
             "sections": [{"items": [\(items)]}], "steps": [\(steps)]}
            """)
    }

    // MARK: Jumps

    @Test("The anchor that ends a jump is named with the command that shows it")
    func jumps() throws {
        let path = Repository.docs.appendingPathComponent("samples/feed-jumping.json").path
        let cures = try search(path).jumpCures
        // The estimate that jumps least is off by more at first, so it is not recommended.
        #expect(cures.map(\.problem) == [.jump])
        #expect(cures.map(\.command) == ["flowsim compare --with-anchor automatic \(path)"])
        for cure in cures {
            #expect(cure.text.contains("the content does not jump, instead of by 56.5 points at most."), "\(cure.text)")
            // Half of the commands' output: the run with the change has no drift.
            let words = try #require(cure.command).split(separator: " ").dropFirst().map(String.init)
            let comparison = try FlowsimCommand.run(["compare", "--json"] + words.dropFirst()).comparison
            let drift = try #require(comparison.costs.first { $0.what == "maximumDrift" })
            #expect(drift.a.number == 56.5)
            #expect(drift.b.number == 0)
        }
    }

    @Test("An estimate that is relative across the scroll axis stays so")
    func relativeEstimate() throws {
        let path = try list(
            #"{"actual": ["100%", 80], "count": 40}"#, layout: #", "anchor": "none""#,
            steps: #"{"scroll": {"to": "end"}}, {"scroll": {"by": [0, -100]}, "times": 4}"#)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "[100, 50]", with: "[\"100%\", 50]")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let cures = try search(path).jumpCures
        #expect(cures.contains { $0.command == "flowsim compare --with-estimate 80 \(path)" }, "\(cures)")
    }

    @Test("A run in which nothing jumps has no cures, and neither has one that is too long to be repeated")
    func quiet() throws {
        let still = try list(#"{"actual": [100, 50], "count": 40}"#, steps: #"{"scroll": {"by": [0, 100]}}"#)
        #expect(try search(still).jumpCures.isEmpty)
        #expect(try search(still).loopCures.isEmpty)
        #expect(try search(still).workCures(ofStep: 1).isEmpty)
        let long = try list(
            #"{"actual": [100, 80], "count": 40}"#, layout: #", "anchor": "none""#,
            steps: #"{"scroll": {"to": "end"}}, {"scroll": {"by": [0, -100]}, "times": 4}"#)
        let (repeated, unrepeated) = (try search(long), try search(long))
        unrepeated.mostEvents = unrepeated.base.events.count - 1
        #expect(!repeated.jumpCures.isEmpty)
        #expect(unrepeated.jumpCures.isEmpty)
    }

    // MARK: Loops

    @Test("A layout without an end is cured by a cell that returns one size, or a layout that does not ask again")
    func loops() throws {
        let cures = try search(Repository.docs.appendingPathComponent("scenarios/gallery/looping-cell.json").path)
            .loopCures
        #expect(cures.map(\.problem) == [.loop, .loop])
        #expect(cures[0].text.contains("it returns 390 × 96 and 390 × 96.5 in turn"))
        #expect(cures[1].text.contains("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"))
    }

    // MARK: Work

    @Test("Instead of reloading everything, the items that differ are reconfigured")
    func reload() throws {
        let path = try list(
            #"{"actual": [100, 50], "count": 40}"#,
            steps: """
                {"reload": {"sections": [{"items": [
                  {"actual": [100, 50], "count": 2}, {"actual": [100, 70]}, {"actual": [100, 50], "count": 37}
                ]}]}}
                """)
        let cures = try search(path).workCures(ofStep: 1)
        let text = try #require(cures.first).text
        #expect(text.contains("use reconfigureItems(at:) of 0-2: the sizes are the same"))
        #expect(text.contains("1 cell measured instead of 4"), "\(text)")
    }

    @Test("Instead of reloading everything, items are inserted and deleted")
    func insertions() throws {
        let path = try list(
            #"{"actual": [100, 50], "count": 40}"#,
            steps: """
                {"reload": {"sections": [{"items": [
                  {"actual": [100, 50], "count": 30}, {"actual": [100, 70], "count": 2},
                  {"actual": [100, 50], "count": 10}
                ]}]}}
                """)
        let cures = try search(path).workCures(ofStep: 1)
        let text = try #require(cures.first).text
        #expect(text.contains("a batch update that inserts and deletes items"), "\(cures)")
        #expect(text.contains("0 cells measured instead of"), "\(cures)")
    }

    @Test("Instead of invalidating everything, the item is named whose size the delegate changed")
    func context() throws {
        let path = try folder.write(
            "given.json",
            """
            {"format": 2, "container": {"width": 100, "height": 200}, "layout": {"minimumLineSpacing": 0},
             "sections": [{"items": [{"size": [100, 50], "count": 40}]}],
             "steps": [{"resizeItems": {"0-2": [100, 70]}}, {"invalidate": "everything"}]}
            """)
        let cures = try search(path).workCures(ofStep: 2)
        let text = try #require(cures.first).text
        #expect(text.contains("use a context with invalidateItems(at:) of 0-2"), "\(cures)")
        #expect(text.contains("1 size asked instead of 40"), "\(cures)")
    }

    @Test("There is no cure where sections change, where everything changed, and for a step that there is not")
    func noCure() throws {
        let path = try list(
            #"{"actual": [100, 50], "count": 3}"#,
            steps: #"{"reload": {"sections": [{"items": []}, {"items": [{"actual": [100, 70], "count": 3}]}]}}"#)
        #expect(try search(path).workCures(ofStep: 1).isEmpty)
        let all = try list(
            #"{"actual": [100, 50], "count": 3}"#,
            steps: #"""
                {"together": [
                  {"resizeItems": {"0-0": [100, 60], "0-1": [100, 60], "0-2": [100, 60]}}, {"invalidate": "everything"}
                ]}
                """#)
        #expect(try search(all).workCures(ofStep: 1).allSatisfy { $0.text.contains("of 0-0, 0-1 and 0-2") })
        #expect(try search(path).workCures(ofStep: 0).isEmpty)
        #expect(try search(path).workCures(ofStep: 7).isEmpty)
    }

    @Test("A change that would leave a wrong size off screen is no cure, and neither is one for items that moved")
    func offScreen() throws {
        func cures(_ steps: String, step: Int) throws -> [Cure] {
            let path = try folder.write(
                "given.json",
                """
                {"format": 2, "container": {"width": 100, "height": 200}, "layout": {"minimumLineSpacing": 0},
                 "sections": [{"items": [{"size": [100, 50], "count": 40}]}], "steps": [\(steps)]}
                """)
            return try search(path).workCures(ofStep: step)
        }
        let resized = #"{"resizeItems": {"0-20": [100, 90]}}"#
        let named = try cures(resized + #", {"invalidate": "everything"}"#, step: 2)
        #expect(named.count == 1)
        #expect(named.allSatisfy { $0.text.contains("invalidateItems(at:) of 0-20") }, "\(named)")
        #expect(try cures(#"\#(resized), {"update": [{"delete": "0-39"}]}, {"reload": "everything"}"#, step: 3).isEmpty)
    }

    // MARK: Where they are shown

    @Test("The answer of why ends with what would help")
    func why() throws {
        let path = Repository.docs.appendingPathComponent("samples/feed-jumping.json").path
        let text = FlowsimCommand.run(["why", path, "0-8"]).output
        #expect(text.contains("\nWhat would help:\n"))
        #expect(text.contains("\n    flowsim compare --with-anchor automatic \(path)\n"))
        let json = try JSONParser.parse(Array(FlowsimCommand.run(["why", "--json", path, "0-8"]).output.utf8))
        #expect(json["cures"] != nil)
        let still = try list(#"{"actual": [100, 50], "count": 4}"#, steps: "")
        #expect(!FlowsimCommand.run(["why", still, "0-0"]).output.contains("help"))
    }

    @Test("A failed expectation of a metric is followed by what would help, once for all of them")
    func run() throws {
        let path = try list(
            #"{"actual": [100, 80], "count": 40}"#, layout: #", "anchor": "none""#,
            steps: """
                {"scroll": {"to": "end"}}, {"scroll": {"by": [0, -100]}, "times": 4},
                {"expect": {"metrics": {"maximumDrift": 0, "lastDrift": 1}, "rows": 40}}
                """)
        let result = FlowsimCommand.run(["run", path])
        #expect(result.exitCode == 1)
        #expect(result.output.components(separatedBy: "What would help:").count == 2)
        #expect(result.output.components(separatedBy: "flowsim compare --with-anchor automatic \(path)").count == 2)
        let json = try JSONParser.parse(Array(FlowsimCommand.run(["run", "--json", path]).output.utf8))
        guard case .array(let files)? = json["files"] else { throw CocoaError(.coderInvalidValue) }
        #expect(files[0]["cures"] != nil)
        let other = try list(#"{"actual": [100, 80]}"#, steps: #"{"expect": {"rows": 2}}"#)
        #expect(!FlowsimCommand.run(["run", other]).output.contains("help"))
    }

    @Test("A run names what ends a layout without an end, unless an expectation lists it")
    func loopOfRun() throws {
        let expected = Repository.docs.appendingPathComponent("scenarios/gallery/looping-cell.json").path
        #expect(!FlowsimCommand.run(["run", expected]).output.contains("help"))
        let text = try String(contentsOfFile: expected, encoding: .utf8)
        for issues in [#""issues": [], "#, ""] {
            let path = try folder.write(
                "loop.json", text.replacingOccurrences(of: #""issues": ["layoutLoop"], "#, with: issues))
            let result = FlowsimCommand.run(["run", path])
            #expect(result.exitCode == (issues.isEmpty ? 0 : 1))
            #expect(result.output.contains("Let the cell of 0-3 return one size for one content"), "\(result.output)")
        }
    }

    @Test("A page names the cures with the problem")
    func page() throws {
        let path = try list(
            #"{"actual": [100, 80], "count": 40}"#, layout: #", "anchor": "none""#,
            steps: """
                {"scroll": {"to": "end"}}, {"scroll": {"by": [0, -100]}, "times": 4},
                {"expect": {"metrics": {"maximumDrift": 0}}}
                """)
        let scenario = try Scenario(contentsOfFile: path)
        var timeline = try Timeline(recording: scenario)
        timeline.addCures(for: scenario, operands: path)
        let problems = timeline.problems
        #expect(Set(problems.map(\.kind)) == [.expectation, .drift])
        for problem in problems {
            #expect(problem.cures.first?.command == "flowsim compare --with-anchor automatic \(path)")
        }
        let page = FlowsimCommand.run(["render", "--html", "-o", "-", path]).output
        #expect(page.contains("flowsim compare --with-anchor automatic"))
    }
}
