import FlowSimulator
import FlowTestSupport
import Testing

/// Interactive movement, step by step (R9.21).
@Suite("Interactive movement")
@MainActor
struct MovementTests {
    private func four() -> MovementScreen { MovementScreen([[1, 2, 3, 4]]) }

    @Test("While an item is carried the others close up, and the data source knows nothing (R9.21)")
    func carrying() {
        let screen = four()
        #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        screen.carry(to: 160, 130)
        #expect(screen.shown == "2@0 3@50 1@105 4@150")
        #expect(screen.source.sections == [[1, 2, 3, 4]])
        #expect(screen.source.moves.isEmpty)
        #expect(screen.source.cellsMade == [1, 2, 3, 4])
    }

    @Test("At the end the data source moves the item, which gets a new cell in its place (R9.21)")
    func ending() {
        let screen = four()
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.end()
        #expect(screen.source.moves == ["0-0→0-2"])
        #expect(screen.shown == "2@0 3@50 1@100 4@150")
        #expect(screen.source.cellsMade == [1, 2, 3, 4, 1])
    }

    @Test("The carried item is above the others and follows the finger, also where it is no target")
    func finger() throws {
        let screen = four()
        screen.view.beginInteractiveMovementForItem(at: path(0, 3))
        screen.carry(to: 100, 430)
        let cell = try #require(screen.view.visibleCells.first { ($0 as? NamedCell)?.name == 4 })
        #expect(cell.center == CGPoint(x: 100, y: 430))
        #expect(screen.view.subviews.last === cell)
        #expect(screen.view.indexPath(for: cell) == path(0, 3))
    }

    @Test("Cancelling restores every frame bit for bit, and the cells with it")
    func cancelling() {
        let screen = MovementScreen([[1, 2, 3, 4], [5, 6, 7]]) { size(320, 30.25 + CGFloat($0) * 7.3) }
        let (before, shown, made) = (screen.geometry, screen.shown, screen.source.cellsMade)
        screen.view.beginInteractiveMovementForItem(at: path(0, 1))
        screen.carry(to: 10, 300)
        #expect(screen.geometry != before)
        screen.carry(to: 10, 5)
        screen.view.cancelInteractiveMovement()
        #expect(screen.geometry == before)
        screen.view.layoutIfNeeded()
        #expect(screen.shown == shown)
        #expect(screen.source.cellsMade == made)
        #expect(screen.source.moves.isEmpty)
    }

    @Test("Measured sizes go with their items, into another section too")
    func measuredSizes() {
        let screen = MovementScreen([[1, 2, 3], [4, 5]]) { size(320, CGFloat($0) * 10) }
        #expect(screen.shown == "1@0 2@10 3@30 4@60 5@100")
        screen.view.beginInteractiveMovementForItem(at: path(0, 2))
        screen.carry(to: 160, 105)
        #expect(screen.shown == "1@0 2@10 4@30 3@90 5@100")
        screen.end()
        let asked = screen.view.statistics.measurements
        #expect(screen.source.sections == [[1, 2], [4, 3, 5]])
        #expect(screen.shown == "1@0 2@10 4@30 3@70 5@100")
        #expect(screen.view.numberOfItems(inSection: 1) == 3)
        screen.view.layoutIfNeeded()
        #expect(screen.view.statistics.measurements == asked)
    }

    @Test("The data source decides whether an item can be lifted; without an answer it can")
    func lifting() {
        let screen = four()
        screen.source.movable = { $0.item != 1 }
        #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 1)))
        #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 9)))
        #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 2)))
        #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
    }

    @Test("A data source that cannot move items gets the item back")
    func unmovable() {
        let screen = four()
        let fixed = TableSource([4])
        screen.view.dataSource = fixed
        screen.view.layoutIfNeeded()
        let before = screen.geometry
        #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        screen.carry(to: 160, 130)
        screen.end()
        #expect(screen.geometry == before)
    }

    @Test("Ending where it began notifies nobody")
    func endingInPlace() {
        let screen = four()
        screen.view.beginInteractiveMovementForItem(at: path(0, 1))
        screen.carry(to: 160, 130)
        screen.carry(to: 160, 60)
        screen.end()
        #expect(screen.source.moves.isEmpty)
        #expect(screen.shown == "1@0 2@50 3@100 4@150")
        #expect(screen.source.cellsMade == [1, 2, 3, 4])
    }

    @Test("Reloading cancels the movement, even from inside the data source's move")
    func reloading() {
        let screen = four()
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        #expect(screen.shown == "1@0 2@50 3@100 4@150")
        screen.end()
        #expect(screen.source.moves.isEmpty)

        screen.source.whenMoved = { view in
            view.reloadData()
            _ = view.layoutAttributesForItem(at: path(0, 0))
        }
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.end()
        #expect(screen.shown == "2@0 3@50 1@100 4@150")
    }

    @Test("Cells that come on screen meanwhile show the items of the order that is shown")
    func scrolling() {
        let screen = MovementScreen([Array(0..<100)], 320, 200)
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 175)
        screen.view.contentOffset.y = 4000
        screen.view.layoutIfNeeded()
        #expect(screen.shown == "80@4000 81@4050 82@4100 83@4150")
        screen.carry(to: 160, 4130)
        #expect(screen.shown == "81@4000 82@4050 0@4105 83@4150")
        screen.end()
        #expect(screen.shown == "81@4000 82@4050 0@4100 83@4150")
        #expect(screen.source.moves == ["0-0→0-82"])
    }

    @Test("The trace shows lifting, carrying and dropping")
    func tracing() {
        let screen = four()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.end()
        let text = trace.events.map(\.description).joined(separator: "\n")
        #expect(text.contains("lifted 0-0"))
        #expect(text.contains("carried 0-0 to 0-2, at 160,130"))
        #expect(text.contains("carried to 0-2"))
        #expect(text.contains("dropped 0-0 at 0-2"))
    }
}
