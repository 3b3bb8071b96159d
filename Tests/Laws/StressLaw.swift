import FlowScenario
import Foundation

/// What must be so whatever is done.
@MainActor
struct StressLaw {
    var name: String
    /// What it says something about.
    var subject = Subject.layouts
    /// Steps that the law cannot say anything about are left out.
    var excludes: Set<StressStepKind> = []
    /// Steps that it is about: every other step is one of them.
    var often: [StressStepKind] = []
    /// Whether it says anything about a scenario of its subject.
    var applies: (Scenario) -> Bool = { _ in true }
    /// Does the scenario's steps, and looks.
    var violation: @MainActor (Scenario) throws(ScenarioError) -> StressViolation?

    enum Subject: Hashable {
        case layouts, tables
    }

    func isAbout(_ scenario: Scenario) -> Bool {
        (scenario.table == nil) == (subject == .layouts) && applies(scenario)
    }

    /// The same of tables. Steps that no table can do are never made for one.
    func forTables(_ applies: @escaping (Scenario) -> Bool = { _ in true }) -> StressLaw {
        var law = self
        (law.name, law.subject) = ("table-\(name)", .tables)
        law.applies = applies
        return law
    }
}

enum StressStepKind: Hashable, CaseIterable {
    case scroll, scrollTo, drag, movement, resize, resizeItems, update, deletion, contents, invalidate, reload, set,
        insets, textSize, scale, look, together, updates
}
