import FlowEngine
import FlowSimulator
import Foundation

/// Tables: what a first layout costs, and what follows it.
@MainActor
enum TableTasks {
    static func all(_ sizes: [Int]) -> [BenchmarkTask] {
        let large = sizes.filter { $0 >= 10_000 }
        let largest = sizes[sizes.count - 1]
        return (large + [1_000_000_000]).map(first) + [firstAsked(largest), calls(largest)]
            + (large + [1_000_000_000]).map { scroll($0, .tableScroll, hasConstraints: false) }
            + [scroll(largest, .tableScrollStatus, hasConstraints: true)]
            + large.map(reload) + [batch(largest), rect(largest), frame(largest)]
    }

    private static func first(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableFirst, .rows, items: count) { run in
            run.measure(setUp: { BenchmarkTable(count) }) { $0.view.layoutIfNeeded() }
            let table = BenchmarkTable(count)
            table.view.layoutIfNeeded()
            run.count("measured", table.view.statistics.measurements)
            run.count("content length", table.view.contentSize.height)
            if HeapCounter.isCounting { run.count("KiB held for heights", heldForHeights(count)) }
        }
    }

    /// What a table holds more when it has rows, before any is on screen, in whole KiB: some bytes more or less are
    /// what the heap makes of it.
    private static func heldForHeights(_ count: Int) -> Int {
        let table = BenchmarkTable(0)
        _ = table.view.rect(forSection: 0)
        let before = HeapCounter.tally.held
        table.count = count
        table.view.reloadData()
        _ = table.view.rect(forSection: 0)
        return (max(HeapCounter.tally.held - before, 0) + 1023) / 1024
    }

    private static func firstAsked(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableFirstAsked, .rows, items: count) { run in
            run.measure(setUp: { BenchmarkTable(count, asksEstimates: true) }) { $0.view.layoutIfNeeded() }
        }
    }

    /// The least that asking for every row costs: a path, and a call through the protocol.
    private static func calls(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableCalls, .rows, items: count) { run in
            let table = TableView(frame: .zero)
            let estimates: any TableViewDelegate = BenchmarkTable.Estimates()
            run.measure(setUp: {}) { _ in
                var sum: CGFloat = 0
                for row in 0..<count {
                    sum += estimates.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
                }
                return sum
            }
        }
    }

    private static func scroll(_ count: Int, _ name: TaskName, hasConstraints: Bool) -> BenchmarkTask {
        BenchmarkTask(name, hasConstraints ? .statusCell : .rows, items: count) { run in
            let steps = 1000
            run.measure(
                operations: steps,
                setUp: {
                    let table = BenchmarkTable(count, hasConstraints: hasConstraints)
                    table.view.layoutIfNeeded()
                    // Cells that wait to be reused, and texts that were measured.
                    for _ in 0..<50 { table.scrollOneRow() }
                    return table
                }
            ) { table in
                for _ in 0..<steps { table.scrollOneRow() }
            }
        }
    }

    private static func reload(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableReload, .rows, items: count) { run in
            run.measure(
                setUp: {
                    let table = BenchmarkTable(count)
                    table.view.layoutIfNeeded()
                    table.scroll(to: table.view.contentSize.height - 844)
                    return table
                }
            ) { table in
                table.view.reloadData()
                table.view.layoutIfNeeded()
            }
        }
    }

    private static func batch(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableBatch, .rows, items: count) { run in
            let table = BenchmarkTable(count)
            table.view.layoutIfNeeded()
            // A reader who saw a thousand places.
            for place in 0..<1000 {
                table.scroll(to: (table.view.contentSize.height - 844) * CGFloat(place * 373 % 1000) / 1000)
            }
            var seed: UInt64 = 0
            run.measure {
                seed += 1
                return RandomOperations.make(100, items: count, seed: seed)
            } _: { state in
                let operations = state
                table.view.performBatchUpdates { give(operations, to: table.view) }
            }
        }
    }

    private static func give(_ operations: [UpdateOperation], to view: TableView) {
        for operation in operations {
            switch operation {
            case .deleteItem(let path): view.deleteRows(at: [IndexPath(path)], with: .none)
            case .insertItem(let path): view.insertRows(at: [IndexPath(path)], with: .none)
            case .moveItem(let source, let target): view.moveRow(at: IndexPath(source), to: IndexPath(target))
            case .reloadItem(let path): view.reloadRows(at: [IndexPath(path)], with: .none)
            default: preconditionFailure("no other operations are made")
            }
        }
    }

    /// Rows here and there, some of them measured.
    private static func paths(_ count: Int) -> [IndexPath] {
        var scatter = Scatter(seed: 42)
        return (0..<1000).map { _ in IndexPath(row: scatter.next(below: count), section: 0) }
    }

    private static func rect(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableRect, .rows, items: count) { run in
            let table = BenchmarkTable(count)
            table.view.layoutIfNeeded()
            let paths = paths(count)
            run.measure(operations: paths.count, setUp: {}) { _ in
                var sum: CGFloat = 0
                for path in paths { sum += table.view.rectForRow(at: path).minY }
                return sum
            }
        }
    }

    private static func frame(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.tableFrame, .rows, items: count) { run in
            let items = ItemSizes.estimated(count: count, FlowSize(width: 1, height: 44))
            let metrics = SectionMetrics(minimumLineSpacing: 0, minimumInteritemSpacing: 0)
            guard
                var model = try? FlowModel(
                    FlowConfiguration(containerLength: 1, displayScale: 0),
                    sections: [SectionContent(items, metrics: metrics)])
            else { preconditionFailure("rows of 44 points are valid") }
            for row in 0..<20 {
                _ = try? model.setSize(FlowSize(width: 1, height: 60), at: ItemPath(section: 0, item: row))
            }
            let paths = paths(count).map { ItemPath(section: 0, item: $0.row) }
            run.measure(operations: paths.count, setUp: {}) { _ in
                var sum = 0.0
                for path in paths { sum += model.frame(of: path).y }
                return sum
            }
        }
    }
}
