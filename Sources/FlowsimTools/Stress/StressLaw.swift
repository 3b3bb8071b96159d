import FlowScenario
import Foundation

/// What must be so whatever is done.
@MainActor
struct StressLaw {
    var name: String
    /// Steps that the law cannot say anything about are left out.
    var excludes: Set<StressStepKind> = []
    /// Steps that it is about: every other step is one of them.
    var often: [StressStepKind] = []
    /// Whether it says anything about a scenario.
    var applies: (Scenario) -> Bool = { _ in true }
    /// Does the document's steps, and looks.
    var violation: @MainActor (StressDocument) throws(ScenarioError) -> StressViolation?
}

enum StressStepKind: Hashable, CaseIterable {
    case scroll, scrollTo, drag, movement, resize, resizeItems, update, deletion, contents, invalidate, reload, set,
        insets, textSize, scale, look, together, updates
}
