/// Runs a block, lays the view out, and fails the test if a metric of this work is above its limit.
///
/// ```swift
/// expectBudget(.measured(1), .rowsReplaced(3), .maximumDrift(0), of: feed.view) {
///     feed.view.contentOffset.y += 60
/// }
/// ```
///
/// Work that was pending before the block is included: lay the view out first if it should not be.
///
/// A metric above its limit fails the test, in Swift Testing as in XCTest. The message names the metric, the items that
/// it is about and the chain of what led to it. A drawing of the view and the page of the block are attached, and with
/// `FLOW_ATTACHMENTS=FOLDER` in the environment written to a folder. Where the view has a `LayoutTrace` already, the
/// page shows all of that.
///
/// - Parameters:
///   - budget: A limit, or a budget that several tests share.
///   - others: Further limits.
///   - view: A collection view or a table view.
///   - fileID: The module and the file of the test that fails.
///   - filePath: The file of the test that fails.
///   - line: Its line.
///   - column: Its column.
///   - body: The block that is to stay within the limits. The view is laid out after it.
/// - Returns: What the block cost, for further expectations.
@discardableResult
@MainActor
public func expectBudget(
    _ budget: LayoutBudget, _ others: LayoutBudget..., of view: some LayoutView, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) rethrows -> TraceMetrics {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = try BudgetRun(of: view) {
        try body()
        view.layoutIfNeeded()
    }
    if let failure = run.failure(of: LayoutBudget([budget] + others), view, name: place.name) {
        failure.record(at: place, .current)
    }
    return run.metrics
}
