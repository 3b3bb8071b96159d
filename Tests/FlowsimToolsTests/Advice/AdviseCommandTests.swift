import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim advise`: what becomes of a scenario with other estimates.
@MainActor
@Suite struct AdviseCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(
        _ estimate: String, items: String = #"{"actual": [100, 30], "count": 40}"#, steps: String = "",
        more: String = ""
    ) throws -> String {
        try folder.write(
            "list.json",
            """
            {"format": 2, "container": {"width": 100, "height": 200},
             "layout": {"estimatedItemSize": \(estimate), "minimumLineSpacing": 0},
             "sections": [{"title": "First", "items": [\(items)]}\(more)], "steps": [\(steps)]}
            """)
    }

    private func advice(_ file: String) throws -> EstimateAdvice {
        let result = FlowsimCommand.run(["advise", "--json", file])
        #expect(result.exitCode == 0, "\(result.errorOutput)")
        #expect(result == FlowsimCommand.run(["advise", "--json", file]))
        return try JSONDecoder().decode(EstimateAdvice.self, from: Data(result.output.utf8))
    }

    @Test("An estimate that follows the room across the scroll axis goes on to, and is printed as it is written")
    func relativeEstimate() throws {
        for own in [#""100%""#, #"{"columns": 1}"#] {
            let steps = #"{"scroll": {"through": "end"}}"#
            let resized = try advice(file("[\(own), 90]", steps: steps + #", {"resize": {"width": 60}}"#))
            let smallest = try #require(resized.trials.first { $0.names.contains("smallest") })
            #expect(smallest.written == "[\(own), 30]")
            #expect(smallest.estimate == [100, 30])
            // Only the average of what was measured knows nothing of the room.
            for trial in resized.trials { #expect((trial.written == nil) == (trial.names == ["automatic"])) }
            let text = FlowsimCommand.run(["advise", try file("[\(own), 90]", steps: steps)]).output
            #expect(text.contains("Use [\(own), 30] "), "\(text)")
        }
    }

    @Test("A wrong estimate is replaced by the right one, with the numbers of both")
    func wrongEstimate() throws {
        let file = try file("[100, 90]")
        let advice = try advice(file)
        #expect(advice.measuredLength == 1200)
        let best = advice.trials[advice.best]
        #expect(best.estimate == [100, 30])
        #expect(best.names == ["smallest", "median", "mean", "90th percentile", "largest"])
        #expect(best.firstContentError == 0)
        #expect(best.maximumIndicatorJump == 0)
        #expect(best.penalty == 0)
        let own = advice.trials[0]
        #expect(own.estimate == [100, 90])
        #expect(own.names == ["the file's own"])
        // Seven cells measured 30 points tall, 33 estimated 90: 3,180 instead of 1,200.
        #expect(own.measuredAtFirst == 7)
        #expect(own.firstContentError == 1.65)
        #expect(own.maximumIndicatorJump > 1)
        #expect(own.rounds > best.rounds)
        let text = FlowsimCommand.run(["advise", file]).output
        #expect(text.contains("\nUse [100, 30] (smallest, median, …) instead of"))
        #expect(text.contains("the content's length is off by 0 %, not 165 %\n"))
    }

    @Test("Advice says in words that people know what they would see, and what each column means")
    func words() throws {
        let steps = #"{"scroll": {"to": "end"}}, {"scroll": {"by": [0, -100]}}"#
        let text = FlowsimCommand.run(
            ["advise", try file("[100, 90]", steps: steps, more: #", {"items": [{"actual": [100, 90]}]}"#)],
            terminal: Terminal(columns: 200)
        ).output
        #expect(text.contains("  the content "), "\(text)")
        #expect(text.contains(" when cells come on screen"), "\(text)")
        for heading in ["content jumps", "knob jumps", "first length", "measured"] {
            #expect(text.contains("\n\(heading): "), "\(heading)")
        }
        for word in ["drift", "Σ", " J ", "E:"] { #expect(!text.contains(word), "\(word)") }
    }

    @Test("A right estimate is kept")
    func rightEstimate() throws {
        let advice = try advice(file("[100, 30]"))
        #expect(advice.best == 0)
        #expect(FlowsimCommand.run(["advise", try file("[100, 30]")]).output.contains("Keep [100, 30]: no other"))
    }

    @Test("The average is tried once, also where it is the file's own")
    func automatic() throws {
        let names = try advice(file(#""automatic""#)).trials.filter { $0.estimate == nil }.map(\.names)
        #expect(names == [["the file's own", "automatic"]])
        #expect(try advice(file("[100, 20]")).trials.last?.names == ["automatic"])
    }

    @Test("The file's own steps are done where they scroll, and all is scrolled through where they do not")
    func steps() throws {
        #expect(try advice(file("[100, 20]")).run == ["scroll through to the end", "scroll through to the start"])
        let resize = #"{"resize": {"width": 90}}"#
        #expect(
            try advice(file("[90, 20]", steps: resize)).run == [
                "scroll through to the end", "scroll through to the start",
            ])
        let own = #"{"scroll": {"by": [0, 20]}}, {"expect": {"rows": 7}}, {"set": {"estimatedItemSize": [100, 7]}}"#
        let advice = try advice(file("[100, 20]", steps: own))
        #expect(advice.run == ["scroll by 0, 20", "set estimatedItemSize"])
        #expect(
            Set(advice.trials.map { $0.measured }).count > 1, "a step that sets the estimate does not make all equal")
    }

    @Test("Each way shows items up to a limit and then its end, however many there are, and that is said")
    func longContents() throws {
        func advisor(_ count: Int) throws -> EstimateAdvisor {
            let file = try file("[100, 20]", items: #"{"actual": [100, 30], "count": \#(count)}"#)
            return try EstimateAdvisor(Scenario(contentsOfFile: file), mostItems: 500)
        }
        func run(_ count: Int) throws -> ScenarioRun {
            let advisor = try advisor(count)
            return try advisor.run(advisor.candidates[0])
        }
        let long = try [100_000, 100_001, 3_000_000_000].map(run)
        for one in long {
            // R18.2: each cell that comes on screen is asked.
            let work = one.host.statistics
            #expect(one.shown.count == 2)
            #expect(work.measurements == 1209)
            #expect(work.measurements == work.cellsCreated + work.cellsReused)
        }
        #expect(try run(400).shown.count == 1)
        let advice = try advisor(30_000).advice()
        #expect(advice.scrolledItems == 500)
        #expect(advice.measuredLength == nil)
        #expect(
            AdviceText(advice, file: "").text.contains(
                "each way shows some 500 items, and goes on to its end at once\n"))
        let few = try self.advice(file("[100, 30]"))
        #expect(few.scrolledItems == nil)
        #expect(few.measuredLength != nil)
        #expect(try advisor(400).advice().scrolledItems == nil)
    }

    @Test("Sizes are counted by group, so that a billion items take no time")
    func statistics() throws {
        let items = #"{"actual": [[100, 10], [100, 20], [100, 60]], "count": 1000000000}, {"actual": [50, 70]}"#
        let scenario = try Scenario(contentsOfFile: file("[100, 20]", items: items))
        let statistics = SizeStatistics(scenario.sections.indices, of: ScenarioRun(scenario))
        #expect(statistics.count == 1_000_000_001)
        #expect(statistics.percentile(0) == CGSize(width: 50, height: 10))
        #expect(statistics.percentile(0.5) == CGSize(width: 100, height: 20))
        #expect(statistics.percentile(0.9) == CGSize(width: 100, height: 60))
        #expect(statistics.percentile(1) == CGSize(width: 100, height: 70))
        #expect(statistics.mean == CGSize(width: 100, height: 30))
    }

    @Test("A cell that loops counts for more than any jump")
    func errors() throws {
        let advice = try advice(Repository.scenarios.path + "/gallery/looping-cell.json")
        #expect(advice.trials[0].errors == ["layoutLoop"])
        #expect(advice.trials[advice.best].errors == [])
    }

    @Test("Every section says what would suit it alone, and by how much the common estimate misses that")
    func sections() throws {
        let more = #", {"items": [{"actual": [50, 60], "count": 2}]}, {"items": []}"#
        let advice = try advice(file("[100, 30]", more: more))
        let common = try #require(advice.trials[advice.best].estimate)
        #expect(advice.sections.map(\.section) == [0, 1])
        #expect(advice.sections.map(\.suited) == [[100, 30], [50, 60]])
        #expect(advice.sections[0].error == [(common[0] - 100) / 100, (common[1] - 30) / 30])
        #expect(advice.sections[1].error == [(common[0] - 50) / 50, (common[1] - 60) / 60])
        let text = FlowsimCommand.run(["advise", try file("[100, 30]", more: more)]).output
        #expect(text.contains("A layout has one estimate for all sections"))
        #expect(text.contains("95 % too large  47.5 % too small\n"))
    }

    @Test("Without an estimate or without items there is nothing to advise on")
    func nothing() throws {
        let sized = try folder.write(
            "sized.json",
            #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"count": 2}]}]}"#)
        #expect(
            FlowsimCommand.run(["advise", sized])
                == CommandResult(
                    exitCode: 2,
                    errorOutput:
                        "\(sized):1:1: error: layout.estimatedItemSize: there is no estimate: cells are not measured, so none would make a difference\n"
                ))
        let empty = try file("[100, 20]", items: "")
        #expect(
            FlowsimCommand.run(["advise", empty]).errorOutput
                == "\(empty):3:14: error: sections: there are no items\n")
        #expect(FlowsimCommand.run(["advise"]).errorOutput.hasPrefix("flowsim: advise needs one file, not 0\n"))
    }
}
