import FlowTestSupport
import Foundation
import Testing

@testable import ViewSimulator

/// R18.5 in random trees whose views change their content, and have each other laid out, while they are laid out.
@MainActor @Suite("Nested views that invalidate while they are laid out", .serialized)
struct RandomNestTests {
    /// A nest in a view that is 320 wide.
    @MainActor
    private struct Screen {
        let log = NestLog()
        let window = Window(frame: rect(0, 0, 320, 2000))
        let root: FrameBox
        let depth: Int
        var contents: [ContentLeaf] = []
        var texts: [TextLeaf] = []

        init(_ nest: Nest) {
            depth = nest.depth
            var leaves: [View] = []
            root = FrameBox([Screen.view(nest, log, &leaves)], isEager: false, log)
            root.frame = rect(0, 0, 320, 2000)
            for leaf in leaves {
                if let content = leaf as? ContentLeaf { contents.append(content) }
                if let text = leaf as? TextLeaf { texts.append(text) }
            }
        }

        private static func view(_ nest: Nest, _ log: NestLog, _ leaves: inout [View]) -> View {
            switch nest {
            case .content(let heights): leaves.append(ContentLeaf(heights, log))
            case .text(let texts): leaves.append(TextLeaf(texts, log))
            case .box(let kind, let isEager, let nests):
                var views: [View] = []
                for nest in nests { views.append(view(nest, log, &leaves)) }
                switch kind {
                case .pinned: return PinnedBox(views, isEager: isEager, log)
                case .stack: return StackBox(views, isEager: isEager, log)
                case .frames: return FrameBox(views, isEager: isEager, log)
                }
            }
            return leaves[leaves.count - 1]
        }

        /// Where every view has to be, reckoned from the contents alone: one below the other.
        func misplaced() -> [String] {
            var found: [String] = []
            func height(of view: View) -> CGFloat {
                if let content = view as? ContentLeaf { return content.height }
                if let text = view as? TextLeaf { return text.height }
                return view.subviews.reduce((view as? PinnedBox)?.gap ?? 0) { $0 + height(of: $1) }
            }
            func look(at view: View, _ path: String) {
                var y = (view as? PinnedBox)?.gap ?? 0
                for (index, inner) in view.subviews.enumerated() {
                    let name = "\(path)/\(index) \(type(of: inner))"
                    let wanted = rect(0, y, 320, height(of: inner))
                    if inner.frame != wanted { found.append("\(name): \(inner.frame) instead of \(wanted)") }
                    look(at: inner, name)
                    y += wanted.size.height
                }
            }
            look(at: root, "")
            return found
        }
    }

    /// Something for the next layout to do.
    private func disturb(_ screen: Screen, _ random: inout SeededGenerator) {
        screen.log.whims = (0..<random.below(4)).map { _ in random.below(7) }
        for leaf in screen.contents where random.isHeads() {
            leaf.heights = random.heights()
            if random.isHeads() {
                leaf.setNeedsLayout()
            } else {
                leaf.layoutMargins.left += 1
            }
        }
        if random.isHeads(oneIn: 4) {
            let isOut = screen.root.superview == nil
            if isOut { screen.window.addSubview(screen.root) } else { screen.root.removeFromSuperview() }
        }
        for leaf in screen.texts where random.isHeads() {
            leaf.texts = random.texts()
            leaf.setNeedsLayout()
        }
        if random.isHeads(oneIn: 3) { screen.root.setNeedsLayout() }
    }

    private struct Failure {
        var size: Int
        var text: String
    }

    @Test("R18.5: sweeps are as many as changes and levels, everything is in its place, and nothing is left to do")
    func settles() {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 185)
        var failures: [Failure] = []
        var most = 0.0
        withBlocks {
            for _ in 0..<(longTestsAreWanted ? 5_000 : 40) {
                var random = SeededGenerator(seed: seeds.next())
                if let failure = history(&random, &most) { failures.append(failure) }
            }
        }
        // The smallest says most.
        if let failure = failures.min(by: { $0.size < $1.size }) {
            Issue.record("\(failures.count) nests fail; \(failure.text); \(seeds.reminder)")
        }
        #expect(most > 0.1, "the bound is near to what happens: \(most)")
    }

    private func history(_ random: inout SeededGenerator, _ most: inout Double) -> Failure? {
        let nest = random.nest(depth: random.within(0...9))
        let screen = Screen(nest)
        var diagnostics: [ConstraintDiagnostic] = []
        ConstraintDiagnostic.handler = { diagnostics.append($0) }
        defer { ConstraintDiagnostic.handler = nil }
        for step in 0..<5 {
            screen.log.clear()
            if step > 0 { disturb(screen, &random) }
            screen.root.layoutIfNeeded()
            // A change takes a sweep, and climbs one level a sweep; what comes down again takes one.
            let (changes, story) = (screen.log.changes, screen.log.story)
            let bound = (changes + 1) * (screen.depth + 2)
            most = max(most, Double(screen.log.most) / Double(bound))
            guard let fault = fault(screen, bound: bound) ?? diagnostics.first.map({ "\($0)" }) else { continue }
            let text = "step \(step), \(changes) changes: \(fault); \(nest); \(story)"
            return Failure(size: "\(nest)".count + step, text: text)
        }
        return nil
    }

    private func fault(_ screen: Screen, bound: Int) -> String? {
        if screen.log.most > bound { return "a view is laid out \(screen.log.most) times, which is more than \(bound)" }
        let misplaced = screen.misplaced()
        if !misplaced.isEmpty { return misplaced.joined(separator: "\n") }
        screen.log.clear()
        screen.root.layoutIfNeeded()
        return screen.log.total == 0 ? nil : "\(screen.log.total) layouts more, though nothing was asked for"
    }
}
