import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import ScenarioFormat
@testable import FlowsimTools

/// `flowsim bench`: the work of each step, and times that are times.
@MainActor
@Suite struct BenchCommandTests {
    private let folder: TemporaryFolder
    private let list: String

    init() throws {
        folder = try TemporaryFolder()
        list = try folder.write(
            "list.json",
            """
            {"format": 2, "name": "A list", "container": {"width": 320, "height": 568},
             "layout": {"estimatedItemSize": [320, 100], "minimumLineSpacing": 10},
             "sections": [{"items": [{"actual": [320, 60], "count": 20}]}],
             "steps": [{"expect": {"measured": 9, "metrics": {"measured": 9}}}, {"scroll": {"by": [0, 70]}},
                       {"scroll": {"through": "end"}}, {"expect": {"measured": 3}}]}
            """)
    }

    @Test(
        "A bench counts in each step what an expectation of its metrics finds there",
        arguments: Repository.slice(of: ["gallery", "tables"]))
    func countsAreMetrics(file: String) throws {
        var scenario = try Scenario(contentsOfFile: file)
        // What an expectation asks for is made by the layout before the step after it asks.
        scenario.steps.removeAll(where: \.action.isExpectation)
        let run = ScenarioRun(scenario, tracing: true)
        try run.finish()
        let metrics = run.eventsByStep.map { TraceMetrics($0) }
        let steps = try ScenarioBenchmark(scenario, runCount: 1).report().steps
        #expect(steps.count == metrics.count)
        for (step, metrics) in zip(steps, metrics) {
            let names = [
                "passes", "preparations", "rowsReplaced", "itemsRead", "delegateSizeQueries", "elementQueries",
                "attributesMade",
            ]
            for (key, metric) in [("measurements", "measured")] + names.map({ ($0, $0) }) {
                let expected = MetricName.value(metric, in: metrics).map { Int($0) }
                #expect(step.counts[key] == expected, "\(key) of \(file), step \(step.number)")
            }
        }
    }

    private struct Document: Decodable {
        var files: [Outcome]
    }

    private struct Outcome: Decodable {
        var file: String
        var report: BenchReport?
        var error: String?
    }

    private func outcomes(_ arguments: [String]) throws -> [Outcome] {
        let result = FlowsimCommand.run(["bench", "--json"] + arguments)
        return try JSONDecoder().decode(Document.self, from: Data(result.output.utf8)).files
    }

    @Test("Steps that do something have their counts, under the numbers that they have in the scenario")
    func counts() throws {
        let outcome = try #require(try outcomes(["--runs", "2", list]).first)
        let report = try #require(outcome.report)
        #expect(outcome.file == list)
        #expect(report.runCount == 2)
        #expect(report.itemCount == 20)
        #expect(report.steps.map(\.number) == [0, 2, 3])
        #expect(report.steps.map(\.action) == ["load", "scroll by 0, 70", "scroll through to the end"])
        // Nine rows of 60 fill the viewport; one comes in with each row scrolled, and all are measured in the end.
        // R18.2: two that left meanwhile come back.
        #expect(report.steps.map { $0.counts["measurements"] } == [9, 1, 12])
        #expect(report.steps.reduce(0) { $0 + ($1.counts["cellsCreated"] ?? 20) } < 20)
        #expect(report.steps[0].counts["passes"] == 1)
        #expect(report.steps.allSatisfy { $0.counts["delegateSizeQueries"] == 0 })
    }

    @Test("Counts are the same however often a scenario is run, and those of a run of the scenario")
    func sameCounts() throws {
        let once = try #require(try outcomes(["--runs", "1", list]).first?.report)
        let often = try #require(try outcomes(["--runs", "3", list]).first?.report)
        #expect(once.steps.map(\.counts) == often.steps.map(\.counts))
        let run = ScenarioRun(try Scenario(contentsOfFile: list))
        try run.finish()
        let rowsReplaced = once.steps.reduce(0) { $0 + ($1.counts["rowsReplaced"] ?? 0) }
        #expect(rowsReplaced == run.collectionView.statistics.rowsReplaced)
        let measurements = once.steps.reduce(0) { $0 + ($1.counts["measurements"] ?? 0) }
        #expect(measurements == run.collectionView.statistics.measurements)
    }

    @Test("Sizes asked of a delegate count as measuring")
    func delegateSizes() throws {
        let file = try folder.write(
            "sizes.json",
            #"{"format": 2, "container": {"width": 320, "height": 480}, "#
                + #""sections": [{"items": [{"size": [[100, 50], [90, 40]], "count": 500}]}], "steps": []}"#)
        let step = try #require(try outcomes([file]).first?.report?.steps.first)
        #expect(step.counts["delegateSizeQueries"] == 500)
        #expect(step.counts["measurements"] == 0)
        #expect(step.shares.measuring > 0)
    }

    @Test("Times lie in order, and shares are parts of a whole")
    func times() throws {
        let report = try #require(try outcomes(["--runs", "3", list]).first?.report)
        for step in report.steps {
            #expect(step.seconds.fastest > 0)
            #expect(step.seconds.fastest <= step.seconds.median)
            #expect(step.seconds.median <= step.seconds.slowest)
            let shares = step.shares
            let parts = [shares.measuring, shares.preparing, shares.querying, shares.showing]
            #expect(parts.allSatisfy { (0...1).contains($0) })
            #expect(abs(parts.reduce(0, +) - 1) < 1e-9)
        }
        #expect(report.steps[0].shares.preparing > 0)
        #expect(report.steps[0].shares.querying > 0)
    }

    /// A clock that goes on by what the test says at every look at it.
    private final class Clock {
        var now = 0.0
        var looks = 0
        /// By the number of the look.
        var step: (Int) -> Double = { _ in 0.001 }

        func read() -> Double {
            now += step(looks)
            looks += 1
            return now
        }
    }

    private func report(_ clock: Clock, runs: Int) throws -> BenchReport {
        var benchmark = ScenarioBenchmark(try Scenario(contentsOfFile: list), runCount: runs)
        benchmark.clock = clock.read
        return try benchmark.report()
    }

    @Test("The first run is apart, and counts for nothing else")
    func firstRun() throws {
        let clock = Clock()
        // Everything is slow at first: two looks a step, three steps.
        clock.step = { $0 < 6 ? 5 : 0.001 }
        let report = try report(clock, runs: 5)
        #expect(report.steps.map { ($0.first * 1000).rounded() } == [5000, 5000, 5000])
        for step in report.steps {
            #expect(abs(step.seconds.slowest - 0.001) < 1e-9)
            #expect(step.seconds.share < 1e-6)
        }
    }

    @Test("One slow run changes neither medians nor shares")
    func slowRun() throws {
        let even = try report(Clock(), runs: 5)
        let shaken = Clock()
        // Some run in the middle stands still for a while, at every look.
        let counting = Clock()
        _ = try report(counting, runs: 5)
        let looks = counting.looks
        shaken.step = { (looks * 4 / 11..<looks * 5 / 11).contains($0) ? 3 : 0.001 }
        let other = try report(shaken, runs: 5)
        #expect(zip(even.steps, other.steps).allSatisfy { abs($0.seconds.median - $1.seconds.median) < 1e-9 })
        for (one, two) in zip(even.steps, other.steps) {
            for part in [\BenchReport.Shares.measuring, \.preparing, \.querying, \.showing] {
                #expect(abs(one.shares[keyPath: part] - two.shares[keyPath: part]) < 1e-6)
            }
        }
        #expect(shaken.now > 3, "the clock stood still")
    }

    @Test("The text says how far times spread, or that so few runs do not say it")
    func spread() throws {
        let clock = Clock()
        // Every second look takes another time, so that runs differ.
        clock.step = { 0.001 + Double($0 % 7) * 0.0001 }
        let report = try report(clock, runs: 9)
        let widest = try #require(report.steps.map(\.seconds.share).max())
        #expect(widest > 0)
        let text = report.text(file: "x", in: Terminal(columns: 200))
        #expect(text.contains("here at most \(Int((widest * 100).rounded())) %, in step "))
        let short = try self.report(Clock(), runs: 3).text(file: "x", in: Terminal())
        #expect(short.contains("So few runs do not say how far"))
        #expect(BenchReport.Spread([4, 1, 2, 3, 9]).lowerQuartile == 2)
        #expect(BenchReport.Spread([4, 1, 2, 3, 9]).upperQuartile == 4)
    }

    @Test("People read two tables: times and where they go, and the work")
    func text() {
        let result = FlowsimCommand.run(["bench", "--runs", "1", list], terminal: Terminal(columns: 120))
        #expect(result.exitCode == 0)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.prefix(3) == ["A list", "1 section, 20 items; the first run, and medians of the 1 run after it", ""])
        let headings = [
            "step", "time", "spread", "first", "fastest", "slowest", "measuring", "preparing", "querying", "showing",
        ]
        #expect(lines.contains { $0.split(separator: " ").map(String.init) == headings })
        #expect(lines.contains { $0.hasPrefix("0  load ") && $0.hasSuffix(" %") })
        #expect(lines.contains { $0.hasPrefix("   all ") && $0.hasSuffix(" %") })
        #expect(
            lines.contains {
                $0.hasPrefix("2  scroll by 0, 70") && $0.split(separator: " ").suffix(10).map(String.init)[2] == "1"
            })
    }

    @Test("A file that cannot be read is reported, and the others are measured")
    func wrongInput() throws {
        let missing = folder.url.path + "/none.json"
        let result = FlowsimCommand.run(["bench", "--runs", "1", missing, list])
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.contains("\(missing): there is no such file\n"))
        #expect(result.output.hasPrefix("A list\n"))
        let outcomes = try outcomes(["--runs", "1", missing, list])
        #expect(outcomes.map(\.error) == ["\(missing): there is no such file", nil])
        #expect(outcomes.map { $0.report != nil } == [false, true])
    }

    @Test(
        "Wrong usage prints the reason, with exit code 2",
        arguments: [
            (["bench"], "bench needs a file"),
            (["bench", "--runs", "0", "x"], "--runs takes a number from 1 to 1000, not “0”"),
            (["bench", "--fast", "x"], "unknown option “--fast”"),
        ] as [([String], String)])
    func misuse(arguments: [String], reason: String) {
        let result = FlowsimCommand.run(arguments)
        #expect(result.exitCode == 2)
        #expect(result.errorOutput.hasPrefix("flowsim: \(reason)\nusage: flowsim bench "))
    }
}
