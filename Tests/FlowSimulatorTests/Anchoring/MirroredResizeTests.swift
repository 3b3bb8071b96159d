import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// A mirrored view that changes its length along the scroll axis keeps its leading edge (R17.5, R11.2).
@MainActor
@Suite("Resizing mirrored views")
struct MirroredResizeTests {
    private func screen(mirrored: Bool, estimate: CGFloat?, inset: EdgeInsets = .zero, seed: UInt64 = 0) -> TestScreen {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 10
        layout.itemSize = size(100, 100)
        if let estimate { layout.estimatedItemSize = size(estimate, 100) }
        let screen = TestScreen(400, 100, counts: [60], layout: layout) { path, _ in
            var generator = SeededGenerator(seed: seed &+ UInt64(path.item))
            return size(CGFloat(Int.random(in: 40...360, using: &generator)) / 2, 100)
        }
        screen.view.contentInset = mirrored ? inset.sidesSwapped : inset
        if mirrored { screen.view.semanticContentAttribute = .forceRightToLeft }
        return screen
    }

    /// The offset from the content's leading edge.
    private func leading(_ screen: TestScreen, mirrored: Bool) -> CGFloat {
        let view = screen.view
        return mirrored ? view.contentSize.width - view.bounds.width - view.contentOffset.x : view.contentOffset.x
    }

    @Test("The first item is not cut when the view gets narrower, nor is there a gap when it gets wider")
    func theLeadingEdge() {
        let screen = screen(mirrored: true, estimate: nil)
        screen.settle()
        #expect(screen.frame(0)?.maxX == screen.view.bounds.maxX)
        for width in [300, 520, 400] as [CGFloat] {
            screen.view.frame.size.width = width
            screen.settle()
            #expect(screen.frame(0)?.maxX == screen.view.bounds.maxX)
        }
    }

    @Test("At its far end a view that gets wider shows no more than there is")
    func theFarEnd() {
        let screen = screen(mirrored: true, estimate: nil)
        screen.settle()
        screen.view.contentOffset.x = 0
        screen.settle()
        screen.view.frame.size.width = 600
        screen.settle()
        #expect(screen.view.contentOffset.x == 0)
    }

    @Test("R17.8: content that outgrows a mirrored view brings the safe area along, and the view stays at its start")
    func outgrown() {
        let screen = screen(mirrored: true, estimate: nil)
        screen.view.setSafeAreaInsets(EdgeInsets(top: 0, left: 20, bottom: 0, right: 100))
        screen.source.counts = [3]
        screen.settle()
        #expect(screen.view.adjustedContentInset == .zero)
        screen.view.performBatchUpdates {
            screen.source.counts = [4]
            screen.view.insertItems(at: [path(0, 3)])
        }
        #expect(screen.view.contentSize.width == 430)
        #expect(screen.view.adjustedContentInset.right == 100)
        #expect(screen.view.contentOffset.x == 130)
        #expect(screen.frame(0)?.maxX == screen.view.bounds.maxX - 100)
    }

    @Test("Bounds that are set as a whole are taken as they are")
    func givenBounds() {
        let screen = screen(mirrored: true, estimate: nil)
        screen.settle()
        screen.view.bounds = rect(1000, 0, 300, 100)
        screen.settle()
        #expect(screen.view.contentOffset.x == 1000)
    }

    @Test("At every step of a random walk the mirror image stands where its twin does", arguments: 0..<40)
    func twins(index: UInt64) {
        let seed = SeededGenerator.fromEnvironment(otherwise: 0x5EED).seed &+ index
        var random = SeededGenerator(seed: seed)
        let estimate: CGFloat? = index % 3 == 0 ? nil : random.pick([60, 100, 150])
        let inset = EdgeInsets(top: 0, left: random.pick([0, 20]), bottom: 0, right: random.pick([0, 0, 30]))
        let twins = [false, true].map { screen(mirrored: $0, estimate: estimate, inset: inset, seed: seed) }
        twins.forEach { $0.settle() }
        var history: [String] = []
        for _ in 0..<30 {
            let (kind, number) = (random.below(5), random.within(0...600))
            history.append("\(kind) \(number)")
            for (isMirrored, twin) in zip([false, true], twins) { act(kind, number, on: twin, mirrored: isMirrored) }
            twins.forEach { $0.settle() }
            let (one, other) = (leading(twins[0], mirrored: false), leading(twins[1], mirrored: true))
            #expect(abs(one - other) < 0.001, "seed \(seed): \(history)")
            guard abs(one - other) < 0.001 else { return }
            #expect(twins[0].view.contentSize == twins[1].view.contentSize, "seed \(seed): \(history)")
        }
    }

    private func act(_ kind: Int, _ number: Int, on screen: TestScreen, mirrored: Bool) {
        let view = screen.view
        let sign: CGFloat = mirrored ? -1 : 1
        switch kind {
        case 0, 1: view.frame.size.width = 200 + CGFloat(number)
        case 2: view.contentOffset.x += sign * CGFloat(number - 300)
        case 3:
            let count = screen.source.counts[0]
            let items = (number % count)..<min(count, number % count + 3)
            guard count > 10 else { return }
            screen.source.counts[0] -= items.count
            view.deleteItems(at: items.map { path(0, $0) })
        default:
            screen.source.counts[0] += 2
            view.insertItems(at: [path(0, number % 5), path(0, number % 5 + 1)])
        }
    }
}

extension EdgeInsets {
    fileprivate var sidesSwapped: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
