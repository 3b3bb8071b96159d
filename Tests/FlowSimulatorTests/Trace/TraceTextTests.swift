import FlowSimulator
import Foundation
import Testing

/// The trace as text, as JSON, and when nobody looks.
@MainActor @Suite
struct TraceTextTests {
    @Test("The text of a small run is this")
    func aSmallRunReadsLikeThis() {
        let screen = TestScreen.list(100, 100, count: 3, estimate: 50) { $0 == 1 ? 80 : 50 }
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        screen.view.frame.size = size(100, 60)
        screen.settle()
        screen.view.contentOffset.y = 50
        screen.settle()
        screen.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .bottom, animated: false)
        let expected = """
            #1 prepared: 1 section, 2 rows broken, 1 item read, 0 sizes asked
            #2 ←1 content 0×0→100×170
            #3 ←1 queried 0,0 100×100: 2 found, 2 made
            #4 ←3 shown 0-0
            #5 ←3 shown 0-1
            #6 ←4 measured 0-0 100×50→100×50, was an estimate
            #7 ←5 measured 0-1 100×50→100×80, was an estimate
            #8 ←6 asked preferred attributes of 0-0: no
            #9 ←7 asked preferred attributes of 0-1: yes
            #10 ←9 invalidated 0-1, content +0,+30
            #11 ←10 prepared: 1 row broken, 3 items read, 0 sizes asked
            #12 ←11 content 100×170→100×200
            #13 ←11 queried 0,0 100×100: 2 found, 1 made
            #14 ←1 pass ended: 1 round, drift 0
            #15 bounds 0,0 100×100→0,0 100×60
            #16 ←15 asked bounds change: no
            #17 ←15 queried 0,0 100×60: 1 found, 0 made
            #18 ←17 hidden 0-1
            #19 ←15 pass ended: 0 rounds, anchor 0-0, drift 0
            #20 bounds 0,0 100×60→0,50 100×60
            #21 ←20 asked bounds change: no
            #22 ←20 queried 0,50 100×60: 1 found, 1 made
            #23 ←22 hidden 0-0
            #24 ←22 shown 0-1, reused
            #25 ←24 measured 0-1 100×80→100×80
            #26 ←25 asked preferred attributes of 0-1: no
            #27 ←20 pass ended: 1 round, drift 0
            #28 scroll to 0-2 bottom requested
            #29 ←28 asked for 0-2
            #30 ←28 bounds 0,50 100×60→0,140 100×60
            #31 ←30 asked bounds change: no
            #32 ←30 queried 0,140 100×60: 1 found, 1 made
            #33 ←32 hidden 0-1
            #34 ←32 shown 0-2, reused
            #35 ←34 measured 0-2 100×50→100×50, was an estimate
            #36 ←35 asked preferred attributes of 0-2: no
            #37 ←28 asked for 0-2
            #38 ←28 landed at 0-2
            #39 ←28 pass ended: 1 round, drift 0

            """
        #expect(trace.text == expected)
    }

    /// A run in which everything happens.
    private func eventfulRun(_ observer: (any CollectionViewTraceObserver)?) -> TestScreen {
        let screen = TestScreen.list(100, 100, count: 300, estimate: 50) { 30 + CGFloat($0 * 7 % 60) }
        let view = screen.view
        view.traceObserver = observer
        view.dataSource = nil
        view.dataSource = screen.source
        screen.flow.headerReferenceSize = size(100, 20)
        screen.settle()
        view.beginDragging()
        screen.scroll(by: 3000)
        screen.scroll(by: -100)
        view.endDragging()
        view.contentInset.top = 10
        view.displayScale = 3
        screen.settle()
        view.cellForItem(at: view.indexPathsForVisibleItems[0])!.invalidateIntrinsicContentSize()
        screen.settle()
        view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .top, animated: false)
        screen.flow.minimumLineSpacing = .nan
        screen.settle()
        view.reloadData()
        screen.settle()
        let other = CollectionViewFlowLayout()
        other.estimatedItemSize = size(100, 40)
        screen.keptAlive.append(other)
        view.collectionViewLayout = other
        screen.settle()
        view.frame.size = size(200, 50)
        screen.settle()
        return screen
    }

    @Test("Every kind of event occurs, numbered, after its cause")
    func everyKindOfEventOccurs() {
        let trace = LayoutTrace()
        let screen = eventfulRun(trace)
        let names = Set(trace.events.map { String("\($0.kind)".prefix { !" :".contains($0) }) })
        let expected: Set = [
            "bounds", "content", "traits", "data", "layout", "property", "scroll", "measuring", "drag", "asked",
            "invalidated", "prepared", "offset", "queried", "measured", "shown", "hidden", "pass", "landed", "issue",
        ]
        #expect(names == expected)
        // Those that begin with the same word.
        for line in ["content inset", "data source", "data reloaded", "drag began", "drag ended", "asked for"] {
            #expect(trace.text.contains(" \(line)"), "\(line)")
        }
        #expect(trace.events.map(\.id) == Array(1...trace.events.count))
        #expect(trace.events.allSatisfy { $0.cause ?? 0 < $0.id })
        #expect(!screen.log.issues.isEmpty)
    }

    @Test("Traits that change are named")
    func changedTraitsAreNamed() {
        let screen = TestScreen.rows(20)
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraLarge)
        screen.view.displayScale = 3
        screen.settle()
        let lines = trace.text.split(separator: "\n").filter { $0.contains("traits") }
        #expect(lines.count == 2)
        #expect(lines.first?.hasSuffix("preferredContentSizeCategory") == true)
        #expect(lines.last?.hasSuffix("displayScale 2→3") == true)
    }

    @Test("Events can be written as JSON and read back")
    func jsonHoldsTheSameEvents() throws {
        let trace = LayoutTrace()
        _ = eventfulRun(trace)
        let data = try trace.json()
        let events = try LayoutTrace.events(fromJSON: data)
        #expect(events == trace.events)
        #expect(TraceMetrics(events) == trace.metrics)
    }

    @Test("Rectangles are four numbers, as in all other JSON; two pairs, as in older traces, are read as well")
    func rectangles() throws {
        let events = [
            TraceEvent(id: 1, cause: nil, kind: .boundsChanged(from: rect(0, 1, 20, 30), to: rect(-0.5, 2, 40, 60))),
            TraceEvent(id: 2, cause: 1, kind: .queried(rect: rect(3, 4, 50, .infinity), found: 5, made: 6)),
        ]
        let trace = LayoutTrace()
        for event in events { trace.append(event) }
        let text = String(decoding: try trace.json(), as: UTF8.self)
        #expect(
            text
                == #"[{"id":1,"kind":{"boundsChanged":{"from":[0,1,20,30],"to":[-0.5,2,40,60]}}},"#
                + #"{"cause":1,"id":2,"kind":{"queried":{"found":5,"made":6,"rect":[3,4,50,"inf"]}}}]"#)
        #expect(try LayoutTrace.events(fromJSON: Data(text.utf8)) == events)
        let old = text.replacingOccurrences(of: "[0,1,20,30]", with: "[[0,1],[20,30]]")
            .replacingOccurrences(of: "[-0.5,2,40,60]", with: "[[-0.5,2],[40,60]]")
        #expect(try LayoutTrace.events(fromJSON: Data(old.utf8)) == events)
        for wrong in ["[0,1,20]", "[0,1,20,30,40]", "[]", "7", "[[0,1]]"] {
            let broken = text.replacingOccurrences(of: "[0,1,20,30]", with: wrong)
            #expect(throws: DecodingError.self, "\(wrong)") { try LayoutTrace.events(fromJSON: Data(broken.utf8)) }
        }
    }

    @Test("The same run gives the same text")
    func theSameRunGivesTheSameText() {
        let traces = [LayoutTrace(), LayoutTrace()]
        for trace in traces { _ = eventfulRun(trace) }
        #expect(traces[0].text == traces[1].text)
    }

    @Test("A trace changes nothing of what is traced")
    func observingChangesNothing() {
        let trace = LayoutTrace()
        let observed = eventfulRun(trace)
        let unobserved = eventfulRun(nil)
        #expect(observed.view.statistics == unobserved.view.statistics)
        #expect(observed.view.contentOffset == unobserved.view.contentOffset)
        #expect(observed.source.asked == unobserved.source.asked)
        #expect(observed.log.kinds.count == unobserved.log.kinds.count)
    }

    @Test("The metrics of a trace are what the statistics count")
    func workAndMetrics() {
        let trace = LayoutTrace()
        let screen = eventfulRun(trace)
        let (metrics, work) = (trace.metrics, screen.view.statistics)
        #expect(metrics.measured == work.measurements)
        #expect(metrics.remeasured == work.remeasurements)
        #expect(metrics.invalidations == work.invalidations - 1, "setting no data source comes before the first event")
        #expect(metrics.preparations == work.preparations)
        #expect(metrics.layoutPasses == work.layoutPasses)
        #expect(metrics.elementQueries == work.elementQueries)
        #expect(metrics.selfSizingRounds == work.selfSizingRounds)
        #expect(metrics.rowsReplaced == work.rowsReplaced)
        #expect(metrics.itemsRead == work.itemsRead)
        #expect(metrics.delegateSizeQueries == work.delegateSizeQueries)
        #expect(metrics.attributesMade == work.attributesMade)
    }

    @Test("The view holds its observer weakly, and numbers events on without it")
    func weakObserver() {
        let screen = TestScreen.rows(20)
        var first: LayoutTrace? = LayoutTrace()
        screen.view.traceObserver = first
        screen.settle()
        let count = first!.events.count
        first = nil
        #expect(screen.view.traceObserver == nil)
        screen.scroll(by: 100)
        let second = LayoutTrace()
        screen.view.traceObserver = second
        screen.scroll(by: 100)
        #expect(second.events[0].id > count)
        #expect(
            second.explanation(for: IndexPath(item: 0, section: 0)) == "0-0 was not laid out since the trace began.")
        screen.view.traceObserver = nil
        let kept = second.events
        screen.scroll(by: 100)
        #expect(second.events == kept)
    }
}
