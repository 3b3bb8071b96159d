import FlowScenario
import Foundation

extension CureSearch {
    func findJumpCures() -> [Cure] {
        guard base.jump.isNoticed, !isTooLong else { return [] }
        return [anchorCure, estimateCure].compactMap(\.self)
    }

    // MARK: An anchor

    private static let anchors: [(rule: Scenario.AnchorRule, advice: String)] = [
        (.automatic, "Let the first row on screen stay while cells are measured"),
        (.top, "Keep the first element on screen in its place"),
        (.bottom, "Keep the last element on screen in its place"),
    ]

    private var anchorCure: Cure? {
        let before = base.jump
        let tried = Self.anchors.filter { $0.rule != scenario.anchorRule }.compactMap { rule, advice in
            trial(scenario.anchored(by: rule)).map { (rule: rule, advice: advice, trial: $0) }
        }
        let better = tried.filter { isBetter($0.trial) }
        guard let best = better.min(by: { $0.trial.jump.rank < $1.trial.jump.rank }) else { return nil }
        let name = best.rule.optionText
        return Cure(
            problem: .jump, text: "\(best.advice) (“anchor”: “\(name)”): \(Self.comparison(before, best.trial.jump)).",
            command: comparison("--with-anchor", name))
    }

    // MARK: An estimate

    private var estimateCure: Cure? {
        guard let advisor = try? EstimateAdvisor(scenario),
            let advice = try? advisor.advice(progress: { [didLayOut] _, _ in didLayOut() }),
            // An estimate that only moves the cost elsewhere is none to recommend.
            advice.best != 0, advice.trials[advice.best].penalty <= advice.trials[0].penalty
        else { return nil }
        let names = advice.trials[advice.best].names
        guard let estimate = advisor.candidates.first(where: { $0.names == names })?.estimate,
            let trial = trial(scenario.estimating(estimate)), isBetter(trial),
            let value = estimate.optionText(in: scenario)
        else { return nil }
        return Cure(
            problem: .jump,
            text: "Use the estimate \(Self.words(value, names[0])): \(Self.comparison(base.jump, trial.jump)).",
            command: comparison("--with-estimate", value))
    }

    /// Whether the content jumps less in a run, and nothing else is worse.
    private func isBetter(_ trial: CureTrial) -> Bool {
        trial.jump.isBetter(than: base.jump) && trial.errorCount <= base.errorCount
            && trial.loops.count <= base.loops.count
    }

    // MARK: Words

    private static func comparison(_ before: CureTrial.Jump, _ after: CureTrial.Jump) -> String {
        var parts: [String] = []
        if before.drift > 0 {
            parts.append(
                after.drift == 0
                    ? "the content does not jump, instead of by \(points(before.drift)) at most"
                    : "the content jumps by \(points(after.drift)) at most, instead of \(points(before.drift))")
        }
        if before.losses > 0 {
            parts.append(
                "all that was read leaves the screen \(times(after.losses)) instead of \(times(before.losses))")
        }
        return "in the whole run " + parts.joined(separator: ", and ")
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        default: NumberText.count(count, "time")
        }
    }

    /// Returns an estimate in words, such as `375 × 96 points (mean)`. `value` is a value of `--with-estimate`.
    private static func words(_ value: String, _ name: String) -> String {
        if value == "automatic" { return "“automatic”, the average of what was measured" }
        return (value.replacingOccurrences(of: "x", with: " × ") + " points").withJoints + " (\(name))"
    }

    private static func points(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return NumberText.grouped(tenths) + (tenths == 1 ? " point" : " points")
    }
}
