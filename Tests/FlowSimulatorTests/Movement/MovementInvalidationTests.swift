import FlowSimulator
import FlowTestSupport
import Testing

/// What is invalidated while an item is carried (R9.21).
@Suite("Invalidation during interactive movement")
@MainActor
struct MovementInvalidationTests {
    @Test("A named item is the one that is shown there; the delegate is asked with the path that it knows (R9.3, R9.21)")
    func namedItem() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        var (heights, asked): ([Int: CGFloat], [Int]) = ([:], [])
        let sizes = ClosureDelegate { [source = screen.source] in
            let name = source.sections[$0.section][$0.item]
            asked.append(name)
            return size(320, heights[name] ?? 50)
        }
        screen.view.delegate = sizes
        screen.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        #expect(screen.shown == "2@0 3@50 1@105 4@150")
        (heights[2], asked) = (80, [])
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, 0)])
        screen.layout.invalidateLayout(with: context)
        screen.view.layoutIfNeeded()
        #expect(asked == [2])
        #expect(screen.shown == "2@0 3@80 1@105 4@180")
        screen.end()
        #expect(screen.shown == "2@0 3@80 1@130 4@180")
    }

    @Test("Counts that are invalidated while the data source moves the item are read again afterwards (R9.21, R12.1)")
    func counts() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        screen.source.whenMoved = { [weak source = screen.source] view in
            source?.sections[0].append(9)
            view.collectionViewLayout.invalidateLayout(with: CountsContext())
        }
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.end()
        #expect(screen.view.numberOfItems(inSection: 0) == 5)
        #expect(screen.shown == "2@0 3@50 1@100 4@150 9@200")
    }

    @Test("R9.21: a batch update cancels the movement before it is known whether it adds up")
    func refusedBatch() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        let before = screen.geometry
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates { screen.view.deleteItems(at: [path(0, 3)]) }
        }
        screen.view.layoutIfNeeded()
        #expect(screen.shown == "1@0 2@50 3@100 4@150")
        #expect(screen.geometry == before)
        screen.end()
        #expect(screen.source.moves.isEmpty)
    }

    @Test("In the block of a batch nothing is lifted; after it an item can be")
    func liftingInABatch() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        var isLifted: Bool?
        screen.view.performBatchUpdates { isLifted = screen.view.beginInteractiveMovementForItem(at: path(0, 0)) }
        #expect(isLifted == false)
        #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        screen.view.cancelInteractiveMovement()
    }
}
