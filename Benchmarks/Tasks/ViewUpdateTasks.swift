import FlowEngine
import FlowSimulator
import Foundation

/// Batch updates of a view, snapshots, and headers that stay.
@MainActor
enum ViewUpdateTasks {
    static func all(_ count: Int, identifiers: Int, sectionCounts: [Int]) -> [BenchmarkTask] {
        [update(count), updateWithDelegate(count), snapshot(identifiers)] + sectionCounts.map(pinned)
    }

    private static func update(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.update, .estimatedMixed, items: count) { run in
            let screen = BenchmarkScreen.selfSizingMixed(sizes(count))
            screen.view.layoutIfNeeded()
            // A reader who saw a thousand places.
            for place in 0..<1000 {
                screen.scroll(to: (screen.view.contentSize.height - 844) * CGFloat(place * 373 % 1000) / 1000)
            }
            measure(&run, screen, count)
        }
    }

    private static func updateWithDelegate(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.updateWithDelegate, .mixed, items: count) { run in
            let screen = BenchmarkScreen.mixed(sizes(count))
            screen.scroll(to: 100_000)
            measure(&run, screen, count)
        }
    }

    private static func sizes(_ count: Int) -> [CGSize] {
        Workloads.mixed(count).map { CGSize(width: $0.width, height: $0.height) }
    }

    /// Another batch every run. As many items come as go, so the counts stay.
    private static func measure(_ run: inout TaskRun, _ screen: BenchmarkScreen, _ count: Int) {
        var seed: UInt64 = 0
        run.measure {
            seed += 1
            screen.view.resetStatistics()
            return RandomOperations.make(100, items: count, seed: seed)
        } _: { state in
            let operations = state
            screen.view.performBatchUpdates { give(operations, to: screen.view) }
        }
        run.count("rows replaced, last run", screen.view.statistics.rowsReplaced)
        run.count("sizes asked, last run", screen.view.statistics.delegateSizeQueries)
    }

    private static func give(_ operations: [UpdateOperation], to view: CollectionView) {
        for operation in operations {
            switch operation {
            case .deleteItem(let path): view.deleteItems(at: [IndexPath(path)])
            case .insertItem(let path): view.insertItems(at: [IndexPath(path)])
            case .moveItem(let source, let target): view.moveItem(at: IndexPath(source), to: IndexPath(target))
            case .reloadItem(let path): view.reloadItems(at: [IndexPath(path)])
            default: preconditionFailure("no other operations are made")
            }
        }
    }

    private static func snapshot(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.snapshot, .estimated, items: count) { run in
            let screen = SnapshotScreen(count)
            var scatter = Scatter(seed: 3)
            run.measure {
                var snapshot = screen.source.snapshot()
                screen.change(&snapshot, &scatter)
                return snapshot
            } _: { snapshot in
                screen.source.apply(snapshot)
            }
            run.count("items at the end", screen.source.snapshot().numberOfItems)
        }
    }

    private static func pinned(_ sectionCount: Int) -> BenchmarkTask {
        BenchmarkTask(.pinned, .equal, items: sectionCount) { run in
            let counts = [Int](repeating: 10, count: sectionCount)
            let screen = BenchmarkScreen(
                counts: counts,
                configure: { layout in
                    layout.headerReferenceSize = CGSize(width: 0, height: 32)
                    layout.sectionHeadersPinToVisibleBounds = true
                })
            let steps = 200
            let middle = { screen.view.contentSize.height / 2 }
            screen.view.layoutIfNeeded()
            run.measure(operations: steps, setUp: { screen.scroll(to: middle()) }) { _ in
                let start = middle()
                for step in 1...steps { screen.scroll(to: start + CGFloat(step) * 40) }
            }
        }
    }
}

/// A list of numbers, shown by a diffable data source.
@MainActor
private final class SnapshotScreen {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    let view: CollectionView
    let source: CollectionViewDiffableDataSource<Int, Int>
    private let layout = CollectionViewFlowLayout()
    private var nextNumber: Int

    init(_ count: Int) {
        nextNumber = count
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        view.register(BenchmarkCell.self, forCellWithReuseIdentifier: BenchmarkScreen.cell)
        source = CollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: BenchmarkScreen.cell, for: path)
        }
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot)
        view.layoutIfNeeded()
    }

    /// 34 deletions, 34 insertions, 32 moves.
    func change(_ snapshot: inout Snapshot, _ scatter: inout Scatter) {
        let identifiers = snapshot.itemIdentifiers
        var used = Set<Int>()
        func pick() -> Int {
            while true {
                let identifier = identifiers[scatter.next(below: identifiers.count)]
                if used.insert(identifier).inserted { return identifier }
            }
        }
        for change in 0..<100 {
            if change < 34 {
                snapshot.deleteItems([pick()])
            } else if change < 68 {
                snapshot.insertItems([nextNumber], beforeItem: pick())
                nextNumber += 1
            } else {
                snapshot.moveItem(pick(), beforeItem: pick())
            }
        }
    }
}
