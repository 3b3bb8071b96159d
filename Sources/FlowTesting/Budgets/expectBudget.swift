import FlowScenario
import FlowSimulator
import Foundation

/// Runs a block, lays the view out, and compares what that cost and what the reader saw of it with upper limits.
///
/// ```swift
/// expectBudget(measured: 1, rowsReplaced: 3, maximumDrift: 0, of: feed.view) {
///     feed.view.contentOffset.y += 60
/// }
/// ```
///
/// What was pending before the block counts too: lay the view out first where that is not meant.
///
/// A metric above its limit fails the test, in Swift Testing as in XCTest. The message names the metric, the items that
/// it is about and the chain of what led to it. A drawing of the view and the page of the block are attached, and with
/// `FLOW_ATTACHMENTS=FOLDER` in the environment written to a folder. Where the view has a `LayoutTrace` already, the
/// page shows all of that.
///
/// ``LayoutBudget`` says what each metric is.
///
/// - Returns: What the block cost, for further expectations.
@discardableResult
@MainActor
public func expectBudget(
    measured: Int? = nil, remeasured: Int? = nil, rowsReplaced: Int? = nil, itemsRead: Int? = nil,
    delegateSizeQueries: Int? = nil, elementQueries: Int? = nil, elementsRequeried: Int? = nil,
    attributesMade: Int? = nil, layoutPasses: Int? = nil, selfSizingRounds: Int? = nil, preparations: Int? = nil,
    invalidations: Int? = nil, fits: Int? = nil, engines: Int? = nil, maximumDrift: CGFloat? = nil,
    anchorDisplacement: CGFloat? = nil, landingError: CGFloat? = nil, layoutShiftScore: Double? = nil,
    indicatorJump: CGFloat? = nil, maximumIndicatorJump: CGFloat? = nil, indicatorReversals: Int? = nil,
    firstContentError: Double? = nil, of view: some LayoutView, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) rethrows -> TraceMetrics {
    let budget = LayoutBudget(
        measured: measured, remeasured: remeasured, rowsReplaced: rowsReplaced, itemsRead: itemsRead,
        delegateSizeQueries: delegateSizeQueries, elementQueries: elementQueries, elementsRequeried: elementsRequeried,
        attributesMade: attributesMade, layoutPasses: layoutPasses, selfSizingRounds: selfSizingRounds,
        preparations: preparations, invalidations: invalidations, fits: fits, engines: engines,
        maximumDrift: maximumDrift, anchorDisplacement: anchorDisplacement, landingError: landingError,
        layoutShiftScore: layoutShiftScore, indicatorJump: indicatorJump, maximumIndicatorJump: maximumIndicatorJump,
        indicatorReversals: indicatorReversals, firstContentError: firstContentError)
    return try expectBudget(
        budget, of: view, fileID: fileID, filePath: filePath, line: line, column: column, body)
}

/// The same with a budget that several tests share.
///
/// - Parameters:
///   - budget: The limits.
///   - view: A collection view or a table view.
///   - fileID: The module and the file of the test that fails.
///   - filePath: The file of the test that fails.
///   - line: Its line.
///   - column: Its column.
///   - body: What is to stay within them. The view is laid out after it.
/// - Returns: What the block cost, for further expectations.
@discardableResult
@MainActor
public func expectBudget(
    _ budget: LayoutBudget, of view: some LayoutView, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) rethrows -> TraceMetrics {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = try BudgetRun(of: view) {
        try body()
        view.layoutIfNeeded()
    }
    if let failure = run.failure(of: budget, view, name: place.name) { failure.record(at: place, .current) }
    return run.metrics
}
