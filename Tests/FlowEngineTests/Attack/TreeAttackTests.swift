import FlowTestSupport
import Foundation
import Testing

@testable import FlowEngine

/// Histories that want to break the tree of items: see docs/testing.md.
@Suite("Attack on the tree")
struct TreeAttackTests {
    @Test("Zero is held without its sign, in every kind of leaf, however it comes in")
    func signOfZero() throws {
        let minus = FlowSize(width: 40, height: -0.0)
        for other in [FlowSize(width: 40, height: 0), FlowSize(width: 1.0 / 3, height: 0), minus] {
            let content = SectionContent(.each([other, minus, other]))
            var model = try FlowModel(
                FlowConfiguration(containerLength: 320),
                sections: [
                    content, SectionContent(.equal(count: 20, other)), SectionContent(.estimated(count: 20, minus)),
                ])
            try model.setEstimate(minus)
            for section in 0..<3 {
                try model.setSize(minus, at: ItemPath(section: section, item: 0))
                try model.insertItems(.equal(count: 9, minus), at: ItemPath(section: section, item: 1))
                try model.insertItems(.each([minus, other]), at: ItemPath(section: section, item: 2))
            }
            for element in model.elements(in: .everything) { #expect(element.frame.height.sign == .plus) }
            #expect(model.size(of: ItemPath(section: 1, item: 0)).height.sign == .plus)
        }
    }

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
