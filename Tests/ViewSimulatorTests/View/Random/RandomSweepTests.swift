import FlowTestSupport
import Testing

@testable import ViewSimulator

/// Random trees of views that have each other laid out while they are laid out, and the plain code beside the rules.
@MainActor @Suite("Sweeps over random trees")
struct RandomSweepTests {
    /// Views that do what a model's do.
    @MainActor
    private final class Screen {
        let views: [ActingView]
        var scripts: [[[PlainSweeps.Act]]]
        var calls: [Int] = []

        init(_ model: PlainSweeps) {
            views = (0..<model.count).map { _ in ActingView(frame: rect(0, 0, 10, 10)) }
            scripts = model.scripts
            for view in views.indices {
                if let parent = model.parent(view) { views[parent].addSubview(views[view]) }
                views[view].whenLaidOut = { [unowned self] _ in layOut(view) }
            }
            views[0].layoutIfNeeded()
            calls = []
        }

        private func layOut(_ view: Int) {
            calls.append(view)
            guard !scripts[view].isEmpty else { return }
            for act in scripts[view].removeFirst() {
                switch act {
                case .setNeedsLayout(let other): views[other].setNeedsLayout()
                case .layOut(let other): views[other].layoutIfNeeded()
                }
            }
        }
    }

    private func act(_ model: PlainSweeps, _ view: Int, _ random: inout SeededGenerator) -> PlainSweeps.Act {
        let near = [view, view] + model.children(view) + [model.parent(view) ?? 0]
        let other = random.isHeads(oneIn: 4) ? random.below(model.count) : random.pick(near)
        return random.isHeads(oneIn: 4) ? .layOut(other) : .setNeedsLayout(other)
    }

    private func scripts(_ model: PlainSweeps, _ random: inout SeededGenerator) -> [[[PlainSweeps.Act]]] {
        (0..<model.count).map { view in
            guard random.isHeads() else { return [] }
            return (0...random.below(3)).map { _ in
                (0..<random.below(3)).map { _ in act(model, view, &random) }
            }
        }
    }

    @Test("R18.4, R18.5: layouts begin where the rule says, and views are laid out in its order and as often")
    func likeTheRules() {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 184)
        let reminder = seeds.reminder
        var longest = 0
        for _ in 0..<(longTestsAreWanted ? 50_000 : 400) {
            var random = SeededGenerator(seed: seeds.next())
            let parents = (0..<random.below(10)).map { count in
                // Deep and narrow trees as well as wide ones.
                random.isHeads() ? count : random.within(0...count)
            }
            var model = PlainSweeps(parents: parents)
            let screen = Screen(model)
            for _ in 0..<6 {
                for _ in 0..<random.below(4) {
                    let view = random.below(model.count)
                    model.setNeedsLayout(view)
                    screen.views[view].setNeedsLayout()
                }
                model.scripts = scripts(model, &random)
                screen.scripts = model.scripts
                let (story, before) = (model.scripts, model.needs)
                let view = random.below(model.count)
                model.clearCalls()
                screen.calls = []
                model.layOut(view)
                screen.views[view].layoutIfNeeded()
                longest = max(longest, model.calls.count)
                guard screen.calls == model.calls, screen.views.map(\.needsOwnLayout) == model.needs else {
                    Issue.record(
                        """
                        \(screen.calls) instead of \(model.calls) from \(view), needing \(before), superviews \
                        \(parents), scripts \(story); \(reminder)
                        """)
                    return
                }
            }
        }
        #expect(longest > 12)
    }
}
