import FlowSimulator
import Foundation
import Testing

/// How the scroll indicator jumps while rows are measured, and by how much estimates are wrong.
@MainActor @Suite
struct IndicatorTests {
    struct Case: Sendable {
        var estimate: CGFloat
        var firstContent: CGFloat
        var error: Double
        var maximum: CGFloat
        var sum: CGFloat
        var reversals: Int
    }

    /// 20 rows of 300, viewport 667, steps of 20.
    nonisolated static let table = [
        Case(estimate: 50, firstContent: 4500, error: 0.250, maximum: 27.62, sum: 155.87, reversals: 6),
        Case(estimate: 100, firstContent: 3400, error: 0.433, maximum: 19.70, sum: 244.58, reversals: 13),
        Case(estimate: 200, firstContent: 4400, error: 0.267, maximum: 9.50, sum: 102.83, reversals: 14),
        Case(estimate: 250, firstContent: 5150, error: 0.142, maximum: 4.71, sum: 46.07, reversals: 10),
        Case(estimate: 300, firstContent: 6000, error: 0, maximum: 0, sum: 0, reversals: 0),
        Case(estimate: 400, firstContent: 7700, error: 0.283, maximum: 9.18, sum: 69.97, reversals: 0),
        Case(estimate: 600, firstContent: 11100, error: 0.850, maximum: 26.68, sum: 161.12, reversals: 0),
    ]

    @Test("The scroll indicator jumps by the error of the estimate, while nothing drifts", arguments: table)
    func theKnobJumpsByTheErrorOfTheEstimate(expected: Case) {
        let screen = TestScreen.list(375, 667, count: 20, estimate: expected.estimate, spacing: 0) { _ in 300 }
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        let first = screen.view.contentSize.height
        screen.scrollToEnd(step: 20)
        let metrics = trace.metrics
        #expect(first == expected.firstContent)
        #expect(abs(metrics.firstContentError! - expected.error) < 0.0005)
        #expect(abs(metrics.maximumIndicatorJump - expected.maximum) < 0.005)
        #expect(abs(metrics.indicatorJump - expected.sum) < 0.005)
        #expect(metrics.indicatorReversals == expected.reversals)
        // X of the table: what the reader looks at does not move.
        #expect(metrics.maximumDrift == 0)
    }
}
