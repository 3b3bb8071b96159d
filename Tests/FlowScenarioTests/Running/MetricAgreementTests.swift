import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

@testable import FlowScenario
@testable import LayoutPictures
@testable import ScenarioFormat

/// A metric is one number under one name, wherever it is printed.
@MainActor
@Suite struct MetricAgreementTests {
    @Test(
        "Metrics of the trace, numbers of the report and costs of a page are equal in every step",
        arguments: Repository.slice(of: [
            "gauntlet", "quirks", "invalidation", "stress", "updates", "gallery", "tables", "questions",
        ]))
    func steps(file: String) throws {
        let scenario = try Scenario(contentsOfFile: file)
        let run = ScenarioRun(scenario, tracing: true)
        let timeline = try Timeline(recording: scenario)
        let page = try JSONDecoder().decode(PageData.self, from: Data(timeline.json().bytes))
        try run.advance()
        for index in timeline.steps.indices {
            if index > 0 { try run.advance() }
            let step = try #require(run.report.steps.last)
            guard !step.isExpectation, let numbers = run.eventNumbers.last else { continue }
            let place = "\(file), step \(step.number)"
            let metrics = TraceMetrics(run.events(numbers))
            #expect(metrics.measured == step.measurements, "\(place)")
            #expect(metrics.selfSizingRounds == step.rounds, "\(place)")
            #expect(metrics.measured - metrics.remeasured == step.newlyMeasured, "\(place)")
            let moments = timeline.steps[index].moments
            for (column, name) in page.costs.enumerated() {
                let sum = moments.reduce(0) { sum, moment in
                    let costs = page.moments[moment].costs
                    return sum + (column < costs.count ? costs[column] : 0)
                }
                #expect(Double(sum) == MetricName.value(name, in: metrics), "\(place), page: \(name)")
            }
        }
    }

    @Test(
        "The legend of a picture of changes tells the metric of broken rows, as the line of costs beside it does",
        arguments: Repository.slice(of: ["invalidation", "updates", "gallery"]))
    func pictures(file: String) throws {
        let run = ScenarioRun(try Scenario(contentsOfFile: file), tracing: true)
        run.recordsChanges = true
        try run.finish()
        let picture = try run.picture()
        // A run of the first layout alone has none.
        guard let changes = picture.changes, !changes.brokenRows.isEmpty else { return }
        let metrics = TraceMetrics(run.eventNumbers.last.map(run.events) ?? [])
        let words = MetricName.words("rowsReplaced", in: metrics)
        #expect(changes.costs.contains(words), "\(changes.costs)")
        let drawn = changes.brokenRows.count
        let entry = ">\(words)" + (drawn == metrics.rowsReplaced ? "<" : ", \(drawn) drawn<")
        #expect(picture.svg().contains(entry), "\(entry)")
    }

    @Test("A count has words for one and for several, and every name of a metric leads to one")
    func words() {
        #expect(MetricName.row("rowsReplaced")?.words(of: 1) == "1 row broken")
        #expect(MetricName.row("rowsBroken")?.words(of: 2345) == "2,345 rows broken")
        let names = MetricName.all.map { $0.lowercased() } + FormatNames.otherMetrics.keys
        #expect(Set(names).count == names.count)
        for row in TraceMetric.table {
            #expect((row.one == nil) == (row.many == nil), "\(row.name)")
            #expect(FormatNames.metric(knownAs: row.name.uppercased()) == row.name)
        }
        for (other, name) in FormatNames.otherMetrics {
            #expect(FormatNames.metric(knownAs: other) == name)
            #expect(MetricName.all.contains(name))
            #expect(other == other.lowercased())
        }
        #expect(FormatNames.metric(knownAs: "rows") == nil)
    }

    @Test("A metric under another name, or in the wrong place, is answered with what to say")
    func nearMisses() {
        func answer(_ expectation: String) -> String {
            do {
                _ = try Scenario(
                    json: """
                        {"format": 2, "container": {"width": 9, "height": 9}, "sections": [{"items": [{"count": 1}]}],
                         "steps": [{"expect": \(expectation)}]}
                        """.utf8)
                return ""
            } catch {
                return error.reason
            }
        }
        #expect(answer(#"{"metrics": {"rowsBroken": 1}}"#).hasSuffix("did you mean “rowsReplaced”?"))
        #expect(answer(#"{"metrics": {"layoutPasses": 1}}"#).hasSuffix("did you mean “passes”?"))
        #expect(answer(#"{"metrics": {"selfSizingRounds": 1}}"#).hasSuffix("did you mean “rounds”?"))
        #expect(answer(#"{"metrics": {"maxDrift": 1}}"#).hasSuffix("did you mean “maximumDrift”?"))
        #expect(answer(#"{"metrics": {"mesured": 1}}"#).hasSuffix("did you mean “measured”?"))
        #expect(answer(#"{"metrics": {"numberOfPasses": 1}}"#).hasSuffix("did you mean “passes”?"))
        #expect(answer(#"{"metrics": {"cellsMade": 1}}"#).hasSuffix("did you mean “attributesMade”?"))
        let several = "did you mean one of “delegateSizeQueries”, “elementQueries”?"
        #expect(answer(#"{"metrics": {"dataSourceCalls": 1}}"#).hasSuffix("unknown key “dataSourceCalls”; \(several)"))
        // A word that is in most names relates none of them, and the list is printed once.
        #expect(answer(#"{"metrics": {"itemSize": 1}}"#).components(separatedBy: "firstContentError").count == 2)
        #expect(answer(#"{"maximumDrift": 0}"#).hasSuffix(#"say {"metrics": {"maximumDrift": …}}"#))
        #expect(answer(#"{"rowsBroken": 0}"#).hasSuffix(#"say {"metrics": {"rowsReplaced": …}}"#))
    }
}
