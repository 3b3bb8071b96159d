import FlowEngine
import FlowSimulator
import Foundation

/// Real names in real sections.
@MainActor
enum CatalogueTasks {
    static func all(_ catalogue: Catalogue) -> [BenchmarkTask] {
        let count = catalogue.itemCount
        return [
            BenchmarkTask(.catalogueBuild, .catalogue, items: count) { build(catalogue, &$0) },
            BenchmarkTask(.catalogueFirst, .catalogue, items: count) { first(catalogue, &$0) },
            BenchmarkTask(.catalogueThrough, .catalogue, items: count) { through(catalogue, &$0) },
            BenchmarkTask(.catalogueRotate, .catalogue, items: count) { rotate(catalogue, &$0) },
        ]
    }

    private static func build(_ catalogue: Catalogue, _ run: inout TaskRun) {
        let contents = catalogue.sections.map { SectionContent(.each($0), metrics: Catalogue.metrics) }
        let make = { try? FlowModel(Catalogue.configuration, sections: contents) }
        run.measure(setUp: {}) { _ in make() }
        run.count("content length", make()?.contentSize.height ?? 0)
        run.count("rows", make()?.rowCount ?? 0)
        run.count("bytes an item", Double(EngineTasks.held(make)) / Double(catalogue.itemCount))
    }

    private static func first(_ catalogue: Catalogue, _ run: inout TaskRun) {
        var work = LayoutStatistics()
        run.measure(setUp: { BenchmarkScreen.catalogue(catalogue) }) { screen in
            screen.view.layoutIfNeeded()
            work = screen.view.statistics
        }
        run.count("measured", work.measurements)
        run.count("rows replaced", work.rowsReplaced)
    }

    private static func through(_ catalogue: Catalogue, _ run: inout TaskRun) {
        var work = LayoutStatistics()
        var height: CGFloat = 0
        run.measure(setUp: { BenchmarkScreen.catalogue(catalogue) }) { screen in
            screen.scrollThrough()
            (work, height) = (screen.view.statistics, screen.view.contentSize.height)
        }
        run.count("measured", work.measurements)
        run.count("layout passes", work.layoutPasses)
        run.count("rows replaced", work.rowsReplaced)
        run.count("items read", work.itemsRead)
        run.count("cells made", work.cellsCreated)
        run.count("content length", height)
    }

    private static func rotate(_ catalogue: Catalogue, _ run: inout TaskRun) {
        let screen = BenchmarkScreen.catalogue(catalogue)
        screen.scrollThrough()
        // There and back.
        run.measure(operations: 2, setUp: {}) { _ in
            for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
                screen.view.frame.size = size
                screen.view.layoutIfNeeded()
            }
        }
        run.count("content length", screen.view.contentSize.height)
    }
}
