import FlowSimulator
import FlowTestSupport
import Testing

/// The order of calls (R10.8), the gap in it (G40), and what the trace shows (G39).
@MainActor
@Suite("The sequence of a batch update")
struct UpdateSequenceTests {
    private func note(all layout: ClosureFlowLayout, in log: CallLog) {
        func noted<Value>(_ call: String) -> (Value) -> Value { { log.note(call); return $0 } }
        func noted<Value>(_ call: String) -> (IndexPath, Value) -> Value {
            { log.note("\(call) \($0.section)-\($0.item)"); return $1 }
        }
        layout.whenPreparing = { log.note("prepare") }
        layout.whenInvalidated = { context in
            let isUpdate = context.invalidateDataSourceCounts && !context.invalidateEverything
            log.note(isUpdate ? "invalidate counts" : "invalidate")
        }
        layout.whenUpdating = { log.note("prepare for \($0.count)") }
        layout.whenFinalizing = { log.note("finalize") }
        layout.targetOffset = noted("target")
        (layout.initialItem, layout.finalItem) = (noted("initial"), noted("final"))
        (layout.initialView, layout.finalView) = (noted("initial header"), noted("final header"))
    }

    @Test("R10.8: the calls of one update, in their order")
    func callOrder() {
        let (layout, log) = (ClosureFlowLayout(), CallLog())
        layout.itemSize = size(320, 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 20)
        let screen = TestScreen(320, 220, counts: [3], layout: layout)
        screen.settle()
        let source = screen.source
        screen.view.setNeedsLayout()
        note(all: layout, in: log)
        screen.view.performBatchUpdates {
            log.note("block")
            source.counts = [3]
            screen.view.deleteItems(at: [path(0, 0)])
            screen.view.insertItems(at: [path(0, 2)])
        } completion: { isFinished in
            log.note("completion \(isFinished)")
        }
        #expect(
            log.calls == [
                "block", "invalidate counts", "prepare", "prepare for 2",
                "final header", "final 0-0", "final 0-1", "initial header", "initial 0-0", "initial 0-1",
                "target", "finalize", "completion true",
            ])
    }

    @Test("R10.8: what is pending is laid out before the block")
    func flush() {
        let screen = TestScreen.rows(10, height: 300)
        screen.settle()
        screen.view.contentOffset.y = 500
        screen.view.performBatchUpdates {
            #expect(screen.view.indexPathsForVisibleItems.sorted() == [path(0, 5), path(0, 6), path(0, 7)])
        }
    }

    @Test("G40: frames between the news of other counts and the plan are refused, not old")
    func unresolved() throws {
        let screen = TestScreen.list(320, 400, count: 20, estimate: 50, spacing: 0) { _ in 80 }
        screen.settle()
        var found: [Int?] = []
        screen.source.whenCounted = { [unowned flow = screen.flow] in
            found.append(flow.layoutAttributesForElements(in: rect(0, 0, 320, 400))?.count)
        }
        screen.source.counts = [21]
        try screen.view.performThrowingBatchUpdates { screen.view.insertItems(at: [path(0, 0)]) }
        #expect(found == [nil])
        #expect(screen.log.kinds == [.unresolvedQuery])
        #expect(screen.frame(0)?.height == 80)
    }

    @Test("G39: a batch and a reload in one turn: one transaction, then one reload; counts read once for each")
    func batchThenReload() {
        let screen = TestScreen.rows(5, height: 300)
        let source = screen.source
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        let readings = source.readings
        source.asked = []
        source.counts = [6]
        screen.view.insertItems(at: [path(0, 5)])
        #expect(source.readings == readings + 1)
        screen.view.reloadData()
        screen.settle()
        #expect(source.readings == readings + 2)
        #expect(source.asked == [path(0, 0), path(0, 1), path(0, 2)])
        var names: [String] = []
        for event in trace.events {
            switch event.kind {
            case .updateBegan: names.append("began")
            case .updateApplied: names.append("applied")
            case .dataReloaded: names.append("reloaded")
            default: break
            }
        }
        #expect(names == ["began", "applied", "reloaded"])
    }

    @Test("The trace shows what an update did, what it cost and what it caused")
    func traced() throws {
        let screen = TestScreen.list(320, 300, count: 10, estimate: 50, spacing: 0) { _ in 100 }
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.source.counts = [11]
        screen.view.insertItems(at: [path(0, 1)])
        let began = try #require(trace.events.first { if case .updateBegan = $0.kind { true } else { false } })
        #expect(began.description.hasSuffix("update began: insert 0-1"))
        let applied = try #require(trace.events.last)
        #expect(applied.cause == began.id)
        guard case .updateApplied(let cost) = applied.kind else {
            Issue.record("\(applied)")
            return
        }
        #expect((cost.inserted, cost.deleted, cost.measured) == (1, 0, 1))
        let shown = try #require(trace.events.first { $0.description.contains("shown 0-1") })
        #expect(trace.chain(of: shown).contains(began))
        screen.source.counts = [20]
        #expect(throws: UpdateError.self) { try screen.view.performThrowingBatchUpdates {} }
        #expect(trace.events.contains { $0.description.contains("update refused: Invalid update") })
    }
}
