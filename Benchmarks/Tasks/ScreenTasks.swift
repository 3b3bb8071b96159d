import FlowSimulator
import Foundation

/// One scroll step of a view whose cells are all known and reused, with and without somebody who listens.
@MainActor
enum ScreenTasks {
    static func all(_ catalogue: Catalogue) -> [BenchmarkTask] {
        [
            scroll(.scrollRow, catalogue) { _ in nil },
            scroll(.scrollRowAfterTrace, catalogue) { view in
                let trace = LayoutTrace(keepsFrames: false)
                view.traceObserver = trace
                view.contentOffset.y += 1
                view.layoutIfNeeded()
                view.traceObserver = nil
                return nil
            },
            scroll(.scrollRowTraced, catalogue) { view in
                let trace = LayoutTrace(keepsFrames: false)
                view.traceObserver = trace
                return trace
            },
            nilChecks(catalogue),
        ]
    }

    private static func stepCount(_ catalogue: Catalogue) -> Int { min(catalogue.itemCount / 3, 500) }

    private static func knownScreen(_ catalogue: Catalogue) -> BenchmarkScreen {
        let screen = BenchmarkScreen.catalogue(catalogue)
        screen.scrollThrough()
        return screen
    }

    private static func scroll(
        _ task: TaskName, _ catalogue: Catalogue, observe: @escaping (CollectionView) -> LayoutTrace?
    ) -> BenchmarkTask {
        BenchmarkTask(task, .catalogue, items: catalogue.itemCount) { run in
            let screen = knownScreen(catalogue)
            let trace = observe(screen.view)
            let count = stepCount(catalogue)
            var work = LayoutStatistics()
            run.measure(operations: count) {
                screen.scroll(to: 0)
                trace?.removeAll()
                screen.view.resetStatistics()
            } _: { _ in
                scrollDown(screen, count)
                work = screen.view.statistics
            }
            run.count("measured a step", Double(work.measurements) / Double(count))
            run.count("cells made a step", Double(work.cellsCreated) / Double(count))
            run.count("cells reused a step", Double(work.cellsReused) / Double(count))
            if let trace { run.count("events a step", Double(trace.events.count) / Double(count)) }
        }
    }

    private static func scrollDown(_ screen: BenchmarkScreen, _ count: Int) {
        for step in 1...count { screen.scroll(to: CGFloat(step) * CGFloat(Catalogue.rowStep)) }
    }

    /// A build without trace code does not exist, so this is what can be shown: a site without an observer is one
    /// comparison with nil. As many as there are events, and three times as many again for sites whose event does not
    /// come about.
    private static func nilChecks(_ catalogue: Catalogue) -> BenchmarkTask {
        BenchmarkTask(.nilChecks, .catalogue, items: catalogue.itemCount) { run in
            let screen = knownScreen(catalogue)
            let trace = LayoutTrace(keepsFrames: false)
            let count = stepCount(catalogue)
            screen.scroll(to: 0)
            screen.view.traceObserver = trace
            scrollDown(screen, count)
            let comparisons = trace.events.count * 4
            // A run of all steps takes microseconds, which an interruption or a cold cache triples.
            let repetitions = 100
            run.measure(operations: count * repetitions, setUp: { (0..<16).map { _ in Holder() } }) { holders in
                var found = 0
                for site in 0..<comparisons * repetitions where holders[site % 16].observer != nil { found += 1 }
                return found
            }
            run.count("comparisons a step", Double(comparisons) / Double(count))
        }
    }

    private final class Holder {
        var observer: AnyObject?
    }
}
