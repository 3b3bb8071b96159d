import FlowScenario
import FlowSimulator
import Foundation
import Testing

/// Plays a recorded table, and compares every frame with the table's.
@MainActor
func expectRoundTrip(
    _ scenario: Scenario, of table: TableView, _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let run = ScenarioRun(scenario)
    let report = try run.finish()
    let comment = Comment(rawValue: comment())
    #expect(report.differences == [], comment, sourceLocation: sourceLocation)
    #expect(run.view.contentOffset == table.contentOffset, comment, sourceLocation: sourceLocation)
    #expect(run.view.contentSize == table.contentSize, comment, sourceLocation: sourceLocation)
    let frames = [table, run.tableView].map(frames)
    #expect(frames[0] == frames[1], comment, sourceLocation: sourceLocation)
    #expect(run.tableView.indexPathsForVisibleRows == table.indexPathsForVisibleRows, sourceLocation: sourceLocation)
}

/// Of all that is in a table.
@MainActor
private func frames(of table: TableView) -> [String] {
    let content = CGRect(origin: .zero, size: table.contentSize).insetBy(dx: -1, dy: -1)
    return table.elementSnapshots(in: content).map { "\($0.kind ?? "row") \($0.indexPath) \($0.frame)" }
}
