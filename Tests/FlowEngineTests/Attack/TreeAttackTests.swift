import FlowTestSupport
import Foundation
import Testing

@testable import FlowEngine

/// Histories that want to break the tree of items: see docs/testing.md.
@Suite("Attack on the tree")
struct TreeAttackTests {
    /// A seeded slice, as many histories as `FLOW_TREE_ATTACKS` says, or a long run with `FLOW_LONG_TESTS=1`.
    @Test("Whatever a hostile history does to a model, it is what a model without a past is, bit for bit")
    func hostileHistories() throws {
        let wanted = ProcessInfo.processInfo.environment["FLOW_TREE_ATTACKS"].flatMap { Int($0) }
        let start = SeededGenerator.fromEnvironment(otherwise: 0xA77AC4)
        for number in 0..<(wanted ?? (longTestsAreWanted ? 2_000 : 12)) {
            let seed = start.seed &+ UInt64(number)
            if History.tracesEdits { print("FLOW_SEED=\(seed)") }
            var attack = try TreeAttack(seed: seed)
            for _ in 0..<(wanted == nil && !longTestsAreWanted ? 16 : 40) {
                guard let fault = try attack.step() else { continue }
                Issue.record("\(attack.report(fault))repeat with FLOW_SEED=\(seed)")
                return
            }
        }
    }
}
