import FlowSimulator
import Foundation
import Testing

/// The trace as text and as JSON.
@MainActor @Suite
struct TraceTextTests {
    @Test func aSmallRunReadsLikeThis() {
        let screen = TestScreen.list(100, 100, count: 3, estimate: 50) { $0 == 1 ? 80 : 50 }
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.settle()
        print(trace.text)
        for item in 0..<3 { print(trace.why(IndexPath(item: item, section: 0))) }
        trace.removeAll()
        screen.view.frame.size = size(100, 60)
        screen.settle()
        screen.view.contentOffset.y = 50
        screen.settle()
        print(trace.text)
        trace.removeAll()
        screen.flow.minimumLineSpacing = 20
        screen.settle()
        print(trace.text)
        print(trace.why(IndexPath(item: 1, section: 0)))
        trace.removeAll()
        screen.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .bottom, animated: false)
        print(trace.text)
        print(trace.metrics)
    }
}
