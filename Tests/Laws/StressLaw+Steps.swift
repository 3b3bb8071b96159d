import FlowScenario
import FlowSimulator
import Foundation

/// A moment in which a law examines a run: after the first layout, or after a step.
@MainActor
struct StressMoment {
    let run: ScenarioRun
    /// The step before the moment; `nil` for the first layout.
    let action: Scenario.Action?
    let before: StressPast?

    var view: ScrollView { run.view }
    var host: any ScenarioHost { run.host }
}

extension StressLaw {
    /// Makes a law that is tested after every step.
    static func afterEveryStep(
        _ name: String, excludes: Set<StressStepKind> = [], often: [StressStepKind] = [],
        applies: @escaping (Scenario) -> Bool = { _ in true },
        _ look: @escaping @MainActor (StressMoment) -> Breach?
    ) -> StressLaw {
        StressLaw(name: name, excludes: excludes, often: often, applies: applies) { scenario throws(ScenarioError) in
            let run = ScenarioRun(scenario, tracing: true)
            for number in 0...run.scenario.steps.count {
                let action = number == 0 ? nil : run.scenario.steps[number - 1].action
                let before = action.map { StressPast(run, before: $0) }
                try run.advance()
                if run.report.steps.last?.refusal != nil { return nil }
                guard let seen = look(StressMoment(run: run, action: action, before: before)) else { continue }
                var shown = scenario
                shown.steps = Array(shown.steps.prefix(number))
                return StressViolation(shown, seen)
            }
            return nil
        }
    }

    /// The content offset is within the limits of scrolling, except during a drag.
    static let bounds = afterEveryStep("bounds") { moment in
        guard !moment.view.isDragging else { return nil }
        let (start, end) = moment.run.legalOffsets
        let offset = moment.view.contentOffset
        let legal = CGPoint(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
        guard abs(legal.x - offset.x) > 0.01 || abs(legal.y - offset.y) > 0.01 else { return nil }
        return ("the offset is beyond what can be scrolled to", .of(\.contentOffset, legal))
    }

    /// A layout ends.
    static let termination = afterEveryStep("termination", applies: { !$0.hasUndecidedCells }) { moment in
        let issues = moment.run.report.steps.last?.issues.map(\.kind) ?? []
        guard issues.contains(IssueName.layoutLoop.rawValue) else { return nil }
        let others = issues.filter { $0 != IssueName.layoutLoop.rawValue }
        return ("the layout does not settle", .of(\.issues, others))
    }

    /// A second layout without a change measures nothing and moves nothing.
    static let idempotence = afterEveryStep("idempotence", applies: { !$0.hasUndecidedCells }) { moment in
        let (run, view) = (moment.run, moment.view)
        let (offset, frames, measured) = (view.contentOffset, StressFrames(run), run.host.statistics.measurements)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        if run.host.statistics.measurements != measured {
            return ("a second layout measured again", .metric("measured", 0))
        }
        if view.contentOffset != offset { return ("a second layout scrolled", .of(\.contentOffset, offset)) }
        return frames.expectation(against: StressFrames(run))
    }
}

extension Scenario {
    /// Whether a cell may return another size each time.
    var hasUndecidedCells: Bool {
        sectionsOfAllTimes.contains { section in
            section.items.contains { if case .answers = $0.content { true } else { false } }
        }
    }
}
