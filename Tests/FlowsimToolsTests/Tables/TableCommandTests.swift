import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// What the commands do with tables.
@MainActor
@Suite struct TableCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(
        _ table: String, items: String = #"{"actual": 88, "count": 100}"#, steps: String = "[]"
    ) throws -> String {
        try folder.write(
            "table.json",
            """
            {"format": 2, "container": {"width": 375, "height": 660}, "table": \(table),
             "sections": [{"items": [\(items)]}], "steps": \(steps)}
            """)
    }

    private static let jump = #"""
        [{"together": [{"reload": "everything"}, {"scrollTo": {"item": [0, 50]}}]}, {"scroll": {"by": [0, -88]}},
         {"expect": {"contentOffset": [0, 2112]}, "profiles": ["iOS8"], "note": "it jumps"}]
        """#
    private static let systems =
        #"{"profiles": ["iOS8", "iOS9", "iOS11"], "estimatedRowHeight": 44, "separatorStyle": "none"}"#

    @Test("Systems that come to the same share a line of a report, and an expectation is of its own systems")
    func sideBySide() throws {
        let file = try file(Self.systems, steps: Self.jump)
        let result = FlowsimCommand.run(["run", file], terminal: Terminal(columns: 120))
        #expect(result.exitCode == 0, "\(result.output)\(result.errorOutput)")
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines[1] == "1 section, 100 items in 375 × 660 points at 2x, iOS8, iOS9, iOS11")
        #expect(lines.contains { $0.hasPrefix("0 load all ") })
        #expect(lines.contains { $0.hasPrefix("2 scroll by 0, -88 iOS8 ") && $0.contains(" 0, 2,112 ") })
        #expect(lines.contains { $0.hasPrefix("iOS9, iOS11 ") && $0.contains(" 0, 2,200 ") })
        #expect(lines.contains("3 expect 1 value iOS8 ok"))
        #expect(lines.contains("it jumps"))
        #expect(lines.last == "ok: 1 expectation holds")
    }

    @Test("Reports for machines are one for each system")
    func reports() throws {
        let result = FlowsimCommand.run(["run", "--json", try file(Self.systems, steps: Self.jump)])
        let outcomes = try JSONDecoder().decode(RunDocument.self, from: Data(result.output.utf8)).files
        #expect(outcomes.compactMap { $0.report?.profile } == ["iOS8", "iOS9", "iOS11"])
        #expect(Set(outcomes.map(\.file)).count == 1)
    }

    @Test("A wrong expectation of one system fails the run")
    func failure() throws {
        let steps = Self.jump.replacing("2112", with: "2113")
        let result = FlowsimCommand.run(["run", try file(Self.systems, steps: steps)])
        #expect(result.exitCode == 1)
        #expect(result.output.contains("FAILED: 1 of 1 expectation\n"))
    }

    @Test("One file is compared on several systems, with the row that is first on screen")
    func compare() throws {
        let file = try file(Self.systems, steps: Self.jump)
        let result = FlowsimCommand.run(["compare", file])
        #expect(result.exitCode == 1)
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("iOS8 iOS9 iOS11"))
        #expect(lines.contains("contentOffset 0, 2,112 0, 2,200 0, 2,200"))
        #expect(lines.last?.hasPrefix("DIFFERENT: ") == true)
        #expect(lines.last?.hasSuffix(" of 3 steps") == true)
        #expect(FlowsimCommand.run(["compare", "--profiles", "iOS9,iOS11", file]).output.hasSuffix("equal: 3 steps\n"))
        let all = FlowsimCommand.run(["compare", "--json", "--profiles", "all", file])
        let document = try JSONDecoder().decode(CompareDocument.self, from: Data(all.output.utf8))
        guard case .profiles(let comparison)? = document.comparisons.first else { throw CocoaError(.coderInvalidValue) }
        #expect(comparison.profiles == ["iOS7", "iOS8", "iOS9", "iOS11", "iOS15", "iOS26"])
        #expect(comparison.steps.allSatisfy { $0.values.allSatisfy { $0.values.count == 6 } })
    }

    @Test(
        "Wrong usage of systems is reported",
        arguments: [
            (
                ["--profiles", "iOS6"],
                "flowsim: --profiles takes all, or some of iOS7, iOS8, iOS9, iOS11, iOS15, iOS26, not “iOS6”\n"
            ),
            (["--profiles", "all", "--html", "a.html"], "flowsim: --html is for two files\n"),
            ([], "flowsim: compare needs two files, not 1\n"),
        ])
    func misuse(options: [String], message: String) throws {
        let result = FlowsimCommand.run(["compare"] + options + [try file(#"{"profile": "iOS9"}"#)])
        #expect(result.exitCode == 2, "\(result.errorOutput)")
        #expect(result.errorOutput.hasPrefix(message), "\(result.errorOutput)")
    }

    @Test("A layout has no systems to compare")
    func layout() throws {
        let file = try folder.write(
            "layout.json", #"{"format": 2, "container": {"width": 9, "height": 9}, "sections": []}"#)
        let result = FlowsimCommand.run(["compare", "--profiles", "all", file])
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.contains("there is no “table”"))
    }

    /// Of 20 rows of 300 points in a viewport of 667, in steps of 20 points.
    private struct Row {
        var estimate, first, error, most, sum: Double
        var back: Int
    }

    private static let indicator =
        [
            (50, 4500, 0.250, 27.62, 155.87, 6), (100, 3400, 0.433, 19.70, 244.58, 13),
            (200, 4400, 0.267, 9.50, 102.83, 14), (250, 5150, 0.142, 4.71, 46.07, 10), (300, 6000, 0, 0, 0, 0),
            (400, 7700, 0.283, 9.18, 69.97, 0), (600, 11100, 0.850, 26.68, 161.12, 0),
        ].map { Row(estimate: $0, first: $1, error: $2, most: $3, sum: $4, back: $5) }

    @Test("Advice about estimates has the numbers that were computed for the scroll indicator")
    func advice() throws {
        let file = try folder.write(
            "rows.json",
            """
            {"format": 2, "container": {"width": 375, "height": 667},
             "table": {"estimatedRowHeight": 50, "separatorStyle": "none"},
             "sections": [{"items": [{"actual": 300, "count": 20}]}]}
            """)
        let result = FlowsimCommand.run(["advise", "--json", "--estimates", "100,200,250,300,400,600", file])
        let advice = try JSONDecoder().decode(EstimateAdvice.self, from: Data(result.output.utf8))
        #expect(advice.isTable)
        #expect(advice.measuredLength == 6000)
        #expect(advice.run == ["scroll by 0, 20, 267 times"])
        func near(_ one: Double?, _ other: Double, _ tolerance: Double) -> Bool {
            abs((one ?? .nan) - other) <= tolerance
        }
        for (trial, row) in zip(advice.trials, Self.indicator) {
            #expect(trial.estimate == [row.estimate])
            #expect(trial.firstContent == row.first)
            #expect(near(trial.firstContentError, row.error, 0.0005))
            #expect(trial.indicatorReversals == row.back)
            #expect(near(trial.maximumIndicatorJump, row.most, 0.005))
            #expect(near(trial.indicatorJump, row.sum, 0.005))
        }
        #expect(advice.trials.count == 7)
        #expect(advice.best == 4)
        let text = FlowsimCommand.run(["advise", "--estimates", "300", file]).output
        #expect(text.contains("content's length is off by"))
        #expect(text.contains("\nUse 300 (given) instead of 50:\n"))
    }

    @Test("Estimates that are tried come from the rows' own heights, and none at all only where heights are declared")
    func candidates() throws {
        let measured = try file(#"{"separatorStyle": "none"}"#, items: #"{"actual": [60, 100], "count": 40}"#)
        let first = FlowsimCommand.run(["advise", "--json", measured])
        let advice = try JSONDecoder().decode(EstimateAdvice.self, from: Data(first.output.utf8))
        #expect(advice.trials.map(\.estimate) == [[44], [60], [30], [80], [100], [120]])
        #expect(advice.sections.map(\.suited) == [[80]])
        let declared = try file("{}", items: #"{"height": [60, 100], "count": 40, "estimate": 50}"#)
        let second = FlowsimCommand.run(["advise", "--json", declared])
        let other = try JSONDecoder().decode(EstimateAdvice.self, from: Data(second.output.utf8))
        #expect(other.trials.first?.estimate == nil)
        #expect(other.trials.last?.estimate == [0])
    }

    @Test("Heights to try are those of rows")
    func heights() throws {
        let file = try folder.write(
            "layout.json",
            """
            {"format": 2, "container": {"width": 9, "height": 9}, "layout": {"estimatedItemSize": [9, 9]},
             "sections": [{"items": [{"actual": [9, 9]}]}]}
            """)
        let result = FlowsimCommand.run(["advise", "--estimates", "44", file])
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.contains("heights are estimates of rows"))
        let wrong = FlowsimCommand.run(["advise", "--estimates", "0", file])
        #expect(wrong.errorOutput.hasPrefix("flowsim: --estimates takes heights from 1 on, such as 44,100, not “0”"))
    }

    @Test("A cell of rows is fitted with the width required")
    func fit() throws {
        let file = try folder.write(
            "rows.json",
            """
            {"format": 2, "container": {"width": 320, "height": 480}, "table": {},
             "cells": {"row": {"views": {"text": {"label": {"font": {"block": 10}, "lines": 0}}},
               "constraints": ["text.leading == leading", "text.trailing == trailing", "text.top == top", "text.bottom == bottom"]}},
             "sections": [{"items": [{"cell": "row", "content": {"text": "\(String(repeating: "字", count: 50))"}}]}]}
            """)
        let result = FlowsimCommand.run(["fit", "--widths", "320,100", file, "row"])
        #expect(result.exitCode == 0)
        #expect(result.output.contains("  320  L       320      20  text 2\n"))
    }

    @Test("Tables are benched, swept, drawn, explained and validated")
    func others() throws {
        let file = try file("{}", items: #"{"actual": 60, "count": 40}"#, steps: #"[{"scroll": {"by": [0, 100]}}]"#)
        let bench = FlowsimCommand.run(["bench", "--json", "--runs", "1", file])
        #expect(bench.exitCode == 0, "\(bench.output)")
        #expect(bench.output.contains(#""measurements" : 15"#), "\(bench.output)")
        let sweep = FlowsimCommand.run(["sweep", "--widths", "320,390x844", "--scales", "2", "--jobs", "1", file])
        #expect(sweep.exitCode == 0, "\(sweep.output)\(sweep.errorOutput)")
        #expect(FlowsimCommand.run(["render", file]).output.contains("0-3"))
        #expect(FlowsimCommand.run(["why", file, "0-3"]).exitCode == 0)
        #expect(FlowsimCommand.run(["validate", file]).output.contains("ok"))
    }

    @Test("All mistakes of a table's document are told, not only the first")
    func validation() throws {
        let file = try file(
            #"{"style": "round", "rowHeight": "auto"}"#, items: #"{"size": [3, 3]}, {"actual": "high"}"#,
            steps: #"[{"invalidate": "everything"}, {"select": "9-9"}]"#)
        let result = FlowsimCommand.run(["validate", file])
        let places = result.errorOutput.split(separator: "\n").map { $0.components(separatedBy: ": ")[2] }
        #expect(
            places == [
                "table.style", "table.rowHeight", "sections[0].items[0].size", "sections[0].items[1].actual",
                "steps[0].invalidate", "steps[1].select",
            ], "\(result.errorOutput)")
    }

    @Test("A table to begin with holds what it expects, on the systems that it names")
    func starter() throws {
        let file = folder.url.appendingPathComponent("new.json").path
        #expect(FlowsimCommand.run(["new", "--table", file]).exitCode == 0)
        #expect(FlowsimCommand.run(["new", "--table", "-"]).output == StarterScenario.table)
        let result = FlowsimCommand.run(["run", file])
        #expect(result.exitCode == 0, "\(result.output)\(result.errorOutput)")
        #expect(result.output.hasSuffix("ok: 4 expectations hold\n"))
    }
}
