import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// Work that no preparation tells counts where it was done, and not in the next layout's numbers.
@MainActor @Suite("Work outside preparations in the trace")
struct OtherWorkTests {
    private let trace = LayoutTrace()

    private func screen() -> TestScreen {
        let screen = TestScreen(320, 480, counts: [40])
        let sizes = ClosureDelegate { _ in size(100, 50) }
        screen.keptAlive.append(sizes)
        screen.view.delegate = sizes
        screen.view.traceObserver = trace
        screen.settle()
        return screen
    }

    private var nextEvent: Int { (trace.events.last?.id ?? 0) + 1 }

    @Test("Sizes that a question of the layout asks for between passes are the question's, not the next pass's")
    func question() {
        let screen = screen()
        let first = nextEvent
        screen.flow.invalidateLayout()
        _ = screen.flow.layoutAttributesForItem(at: path(0, 3))
        screen.view.reportTracedWork()
        let (asked, second) = (trace.metrics(from: first), nextEvent)
        #expect(asked.delegateSizeQueries == 40)
        #expect(asked.preparations == 0)
        #expect(asked.attributesMade == 1)
        screen.settle()
        let laidOut = trace.metrics(from: second)
        #expect(laidOut.delegateSizeQueries == 0)
        #expect(laidOut.rowsReplaced == 0)
        #expect(laidOut.preparations == 1)
    }

    @Test("They come before what happens next, also where no reader asks for them")
    func order() {
        let screen = screen()
        let first = nextEvent
        screen.flow.invalidateLayout()
        _ = screen.flow.layoutAttributesForItem(at: path(0, 3))
        screen.view.contentOffset.y = 50
        let events = Array(trace.events(from: first))
        let told = events.firstIndex { if case .answered = $0.kind { true } else { false } }
        let moved = events.firstIndex { if case .boundsChanged = $0.kind { true } else { false } }
        #expect(told != nil && moved != nil && told! < moved!)
        #expect(TraceMetrics(events[...(told ?? 0)]).delegateSizeQueries == 40)
    }

    @Test("The sum over all events is what the view counted, whatever was asked in between")
    func sum() {
        let screen = TestScreen(320, 480, counts: [40])
        screen.view.traceObserver = trace
        screen.view.resetStatistics()
        let sizes = ClosureDelegate { _ in size(100, 50) }
        for turn in 0..<12 {
            if turn % 4 == 1 { screen.flow.minimumLineSpacing += 1 }
            if turn % 3 == 0 { screen.view.delegate = turn % 2 == 0 ? sizes : nil }
            if turn % 5 == 0 { screen.flow.invalidateLayout() }
            _ = screen.flow.layoutAttributesForItem(at: path(0, turn))
            screen.view.contentOffset.y += 30
            if turn % 2 == 0 { screen.settle() }
            _ = screen.view.layoutAttributesForItem(at: path(0, 39 - turn))
        }
        screen.view.reportTracedWork()
        let (metrics, counted) = (trace.metrics, screen.view.statistics)
        #expect(metrics.delegateSizeQueries == counted.delegateSizeQueries)
        #expect(metrics.itemsRead == counted.itemsRead)
        #expect(metrics.rowsReplaced == counted.rowsReplaced)
        #expect(metrics.attributesMade == counted.attributesMade)
        #expect(counted.delegateSizeQueries > 0)
    }

    @Test("Cells of a reloaded section are measured because it was reloaded, those behind because they came on screen")
    func reloadedSection() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        var height: CGFloat = 150
        let screen = TestScreen(320, 480, counts: [3, 20], layout: layout) { path, _ in
            size(320, path.section == 0 ? height : 60)
        }
        screen.view.traceObserver = trace
        screen.settle()
        let first = nextEvent
        height = 40
        screen.view.reloadSections([0])
        screen.settle()
        let groups = trace.workGroups(trace.events(from: first)) { event in
            if case .measured = event.kind { 1 } else { 0 }
        }
        #expect(groups.map(\.cause).sorted() == ["came on screen", "reloaded"])
        #expect(groups.first { $0.cause == "reloaded" }?.count == 3)
    }

    @Test("Where nothing was done nothing is told")
    func nothing() {
        let screen = screen()
        let count = trace.events.count
        screen.view.reportTracedWork()
        screen.view.reportTracedWork()
        #expect(trace.events.count == count)
    }
}
