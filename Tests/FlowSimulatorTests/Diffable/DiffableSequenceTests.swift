import FlowSimulator
import FlowTestSupport
import Testing

/// Many snapshots one after the other, and large ones.
@Suite("Sequences of snapshots")
@MainActor
struct DiffableSequenceTests {
    @Test("After any sequence of snapshots a scrolled view shows what plain arrays hold")
    func random() {
        tryManySequences { DiffableScreen(320, 200, estimate: $0) }
    }

    @Test("After any sequence of snapshots a scrolled table shows what plain arrays hold")
    func randomTables() {
        tryManySequences { TableDiffableScreen(320, 200, estimate: $0) }
    }

    /// - Parameter screen: Makes a screen of 320 × 200 points whose cells carry an estimate.
    private func tryManySequences(on screen: (CGFloat) -> any SnapshotScreen) {
        let start = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0xD1FA)
        for number in 0..<(longTestsAreWanted ? 1500 : 120) {
            let seed = start.seed &+ UInt64(number)
            if let fault = fault(seed, screen) {
                Issue.record("\(fault); repeat with FLOW_SEED=\(seed)")
                return
            }
        }
    }

    private func fault(_ seed: UInt64, _ screen: (CGFloat) -> any SnapshotScreen) -> String? {
        var maker = SnapshotEditGenerator(generator: FlowTestSupport.SeededGenerator(seed: seed))
        let screen = screen(maker.generator.pick([10, 40, 90]))
        screen.anchorPolicy = maker.generator.pick([.automatic, .top, .bottom, .unanchored])
        var snapshot = Snapshot()
        var plain = PlainSnapshot()
        for step in 0..<12 {
            for _ in 0..<maker.generator.pick([1, 2, 12]) {
                let edit = maker.edit(of: plain)
                guard let next = plain.applying(edit), (try? snapshot.apply(edit)) != nil else { continue }
                plain = next
            }
            screen.apply(snapshot)
            snapshot = screen.snapshot
            let arrays = plain.sections.map(\.items)
            if let fault = screen.fault(against: arrays) { return "step \(step): \(fault)" }
            if !screen.issueKinds.isEmpty { return "step \(step): \(screen.issueKinds)" }
            if maker.generator.isHeads() {
                let end = max(0, screen.scrollView.contentSize.height - 200)
                screen.scrollView.contentOffset.y = (end * CGFloat(maker.generator.within(0...4)) / 4).rounded()
                screen.scrollView.layoutIfNeeded()
            }
        }
        return nil
    }

    @Test("A hundred changes of a hundred thousand items cost what a hundred changes cost")
    func large() {
        let screen = DiffableScreen()
        screen.apply([Array(0..<100_000)])
        screen.view.contentOffset.y = 2_000_000
        screen.view.layoutIfNeeded()
        var generator = FlowTestSupport.SeededGenerator(seed: 100)
        var items = Array(0..<100_000)
        for change in 0..<100 {
            switch change % 3 {
            case 0: items.remove(at: generator.below(items.count))
            case 1: items.insert(200_000 + change, at: generator.below(items.count))
            default: items.insert(items.remove(at: generator.below(items.count)), at: generator.below(items.count))
            }
        }
        screen.view.resetStatistics()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.apply([items])
        let work = screen.view.statistics
        #expect(work.rowsReplaced < 1_000)
        #expect(work.itemsRead < 2_000)
        #expect(work.attributesMade < 200)
        #expect(work.measurements < 50)
        #expect(!trace.events.contains { $0.kind == .dataReloaded })
        #expect(screen.fault(against: [items]) == nil)
    }
}
