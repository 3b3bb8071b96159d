import FlowScenario
import Foundation

/// A property that a view has after any steps.
@MainActor
struct StressLaw {
    var name: String
    /// The kind of scenarios that it applies to.
    var subject = Subject.layouts
    /// Steps after which the law does not hold. They are not made.
    var excludes: Set<StressStepKind> = []
    /// Steps that the law is about. Half of all steps are of these kinds.
    var often: [StressStepKind] = []
    /// Whether it applies to a scenario of its subject.
    var applies: (Scenario) -> Bool = { _ in true }
    /// Runs the scenario, and returns the first violation.
    var violation: @MainActor (Scenario) throws(ScenarioError) -> StressViolation?

    /// A sentence on what a law does not allow, and the values that it requires instead.
    typealias Breach = (message: String, expectation: Scenario.Expectation)

    enum Subject: Hashable {
        /// Flow layouts.
        case layouts
        case tables
        case compositional
    }

    func isAbout(_ scenario: Scenario) -> Bool { scenario.subject == subject && applies(scenario) }

    /// Returns the law for tables. Steps that no table can do are never made for one.
    func forTables(_ applies: @escaping (Scenario) -> Bool = { _ in true }) -> StressLaw {
        var law = self
        (law.name, law.subject) = ("table-\(name)", .tables)
        law.applies = applies
        return law
    }

    /// Returns the law for compositional layouts.
    func forCompositionalLayouts(_ applies: @escaping (Scenario) -> Bool = { _ in true }) -> StressLaw {
        var law = self
        (law.name, law.subject) = ("compositional-\(name)", .compositional)
        law.applies = applies
        return law
    }
}

extension Scenario {
    fileprivate var subject: StressLaw.Subject {
        switch surface {
        case .layout: .layouts
        case .table: .tables
        case .compositional: .compositional
        }
    }
}

enum StressStepKind: Hashable, CaseIterable {
    case scroll, scrollTo, drag, movement, resize, resizeItems, update, deletion, contents, invalidate, reload, set,
        insets, textSize, scale, look, together, updates, scrollSection
}
