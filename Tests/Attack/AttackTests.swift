import FlowScenario
import FlowTestSupport
import FlowsimTools
import Foundation
import Testing

/// View and reference beside each other, at random. See docs/testing.md.
@MainActor @Suite
struct AttackTests {
    /// A seeded slice, or as many steps as `FLOW_ATTACK_STEPS` says.
    @Test("Whatever is done to it, the view shows what the rules say")
    func theViewDoesWhatTheRulesSay() throws {
        let environment = ProcessInfo.processInfo.environment
        let steps = environment["FLOW_ATTACK_STEPS"].flatMap { Int($0) } ?? 1500
        let most = environment["FLOW_ATTACK_FINDS"].flatMap { Int($0) } ?? 1
        let generator = SeededGenerator.fromEnvironment(otherwise: 10)
        var campaign = Campaign(generator)
        var found = 0
        while found < most, let find = campaign.nextFind(steps: steps) {
            found += 1
            var shrinker = try DocumentShrinker(find)
            let smallest = shrinker.shrink()
            let scenario = FindWriter.scenario(smallest, name: "\(smallest.deviation.subject)")
            let text = (try? scenario?.json()) ?? SwiftWriter.test(smallest, seed: generator.seed)
            Issue.record("\(smallest.deviation)\n\(generator.reminder)\n\(text)")
        }
        print("the attack: \(campaign.tally)")
        // Nothing is skipped unnoticed: what the rules leave open is little of all that happens.
        if campaign.tally.steps >= 2000 { #expect(campaign.tally.decided > 0.8, "\(campaign.tally)") }
    }
}
