import FlowScenario
import Foundation

/// The heights of the rows of a table. They are found by scrolling through the table once.
@MainActor
struct RowHeights {
    /// The heights of the rows, as a list for each section.
    let heights: [[Double]]
    /// The length of the content after all rows are measured.
    let contentLength: Double

    /// Finds the heights of the rows of a scenario's table.
    ///
    /// - Throws: `ScenarioError` if there are too many rows to examine all of them.
    init(_ scenario: Scenario) throws(ScenarioError) {
        guard scenario.itemCount <= ScenarioLimits.drawnElements else {
            throw ScenarioError(
                place: "sections",
                reason: "every row is looked at, and \(NumberText.grouped(scenario.itemCount)) are more than "
                    + NumberText.grouped(ScenarioLimits.drawnElements))
        }
        var through = scenario
        through.steps = [Scenario.Step(.scroll(.through(.end)))]
        let run = ScenarioRun(through)
        let report = try run.finish()
        contentLength = report.final.contentSize.height
        heights = run.dataSource.data.sections.indices.map { section in
            (0..<run.dataSource.itemCount(ofSection: section)).map { row in
                Double(run.host.place(of: .item(section: section, item: row))?.frame.height ?? 0)
            }
        }
    }

    /// Returns steps that scroll to the end of the content in small distances, as a finger scrolls. A distance is 20
    /// points, or more if 20 points would need more than 2,000 steps.
    func smallSteps(in scenario: Scenario) -> [Scenario.Step] {
        let way = max(contentLength - Double(scenario.container.size.height), 0)
        let step = max(20, (way / 2000).rounded(.up))
        let times = max(1, Int((way / step).rounded(.up)))
        return [Scenario.Step(.scroll(.by(CGPoint(x: 0, y: step))), times: times)]
    }
}
