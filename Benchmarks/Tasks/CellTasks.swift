import FlowSimulator
import Foundation
import ViewSimulator

/// Cells that are laid out by constraints, through views: constraints activated, the size asked, frames set.
@MainActor
enum CellTasks {
    static func all(_ items: Int) -> [BenchmarkTask] {
        [first, nextOfItsKind, changed, again, tree, grid, scrolled(items)]
    }

    private static let count = 64

    private static func width(_ number: Int) -> CGFloat { number % 2 == 0 ? 375 : 414 }

    private static func cells(_ numbers: Range<Int>) -> [StatusView] {
        numbers.map { number in
            let cell = StatusView()
            cell.show(number)
            return cell
        }
    }

    /// Twice, so that nothing is left to do.
    private static func laidOut() -> [StatusView] {
        let cells = cells(0..<count)
        _ = layOut(cells)
        _ = layOut(cells)
        return cells
    }

    private static func layOut(_ cells: [StatusView]) -> CGFloat {
        var sum: CGFloat = 0
        for (number, cell) in cells.enumerated() {
            cell.activate()
            sum += cell.layOut(width: width(number))
        }
        return sum
    }

    /// Nothing of the kind was solved before. Texts were measured, so that this is about constraints.
    private static var first: BenchmarkTask {
        BenchmarkTask(.viewsFirst, .statusCell, items: 39) { run in
            _ = layOut(cells(0..<count))
            run.measureEach(operations: count, setUp: { cells(0..<count) }) { cells, number in
                View.forgetPreparedStructures()
                cells[number].activate()
                return cells[number].layOut(width: width(number))
            }
        }
    }

    private static var nextOfItsKind: BenchmarkTask {
        BenchmarkTask(.viewsNext, .statusCell, items: 39) { run in
            _ = layOut(cells(0..<count))
            run.measure(operations: count, setUp: { cells(0..<count) }) { layOut($0) }
        }
    }

    /// A cell that is used again, for another text in another width.
    private static var changed: BenchmarkTask {
        BenchmarkTask(.viewsChanged, .statusCell, items: 39) { run in
            _ = layOut(cells(0..<count))
            run.measure(operations: count, setUp: laidOut) { cells in
                var sum: CGFloat = 0
                for (number, cell) in cells.enumerated() {
                    cell.show(number + 1)
                    sum += cell.layOut(width: width(number + 1))
                }
                return sum
            }
        }
    }

    /// Nothing changed.
    private static var again: BenchmarkTask {
        BenchmarkTask(.viewsAgain, .statusCell, items: 39) { run in
            run.measure(operations: count, setUp: laidOut) { cells in
                var sum: CGFloat = 0
                for (number, cell) in cells.enumerated() { sum += cell.layOut(width: width(number)) }
                return sum
            }
        }
    }

    /// Contents side by side in one view, which is laid out as a whole.
    private static var tree: BenchmarkTask {
        BenchmarkTask(.viewsTree, .statusCell, items: 39) { run in
            _ = layOut(cells(0..<count))
            run.measure(
                operations: count,
                setUp: {
                    let outer = View(frame: CGRect(x: 0, y: 0, width: 375, height: 10_000))
                    let cells = cells(0..<count)
                    for cell in cells { outer.addSubview(cell.content) }
                    return (outer, cells)
                }
            ) { state in
                let (outer, cells) = state
                for (number, cell) in cells.enumerated() {
                    cell.activate()
                    cell.content.frame.size = CGSize(width: width(number), height: 200)
                }
                outer.layoutIfNeeded()
            }
        }
    }

    private static var grid: BenchmarkTask {
        BenchmarkTask(.viewsFit, .grid, items: 150) { run in
            let constraintCount = ViewGrid().constraints.count
            run.measure(setUp: { ViewGrid() }) { grid in
                View.forgetPreparedStructures()
                LayoutConstraint.activate(grid.constraints)
                return grid.view.systemLayoutSizeFitting(CGSize(width: 375, height: 0))
            }
            run.count("constraints", constraintCount)
        }
    }

    /// Everything: dequeuing, configuring, fitting, placing.
    private static func scrolled(_ items: Int) -> BenchmarkTask {
        BenchmarkTask(.cellsScrolled, .statusCell, items: items) { run in
            run.measure(operations: items, setUp: { StatusList(items) }) { $0.scrollThrough() }
            let list = StatusList(items)
            list.scrollThrough()
            run.count("cells made", list.view.statistics.cellsCreated)
            run.count("measured", list.view.statistics.measurements)
        }
    }
}
