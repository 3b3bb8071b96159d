import FlowSimulator
import FlowTestSupport
import Testing

/// Writes down what a movement asks of a layout.
private final class MovementLayout: CollectionViewFlowLayout {
    var calls: [String] = []
    var target: IndexPath?

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let proposed = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
        calls.append("target of \(previousIndexPath.short): \((target ?? proposed).short)")
        return target ?? proposed
    }

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> CollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        if let previous = context.previousIndexPathsForInteractivelyMovingItems,
            let targets = context.targetIndexPathsForInteractivelyMovingItems
        {
            let point = context.interactiveMovementTarget
            calls.append(
                "from \(previous.map(\.short)) to \(targets.map(\.short)) at \(Int(point.x)),\(Int(point.y))")
        }
        super.invalidateLayout(with: context)
    }
}

@Suite("Hooks of interactive movement")
@MainActor
struct MovementHookTests {
    @Test("Every step invalidates with where the item was, where it goes and where the finger is (R9.7, R9.21)")
    func contexts() throws {
        let layout = MovementLayout()
        let screen = MovementScreen([[1, 2, 3, 4]], layout: layout)
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        let cell = try #require(screen.view.visibleCells.first { ($0 as? NamedCell)?.name == 1 })
        #expect(cell.alpha == 0.5)
        screen.end()
        screen.view.beginInteractiveMovementForItem(at: path(0, 3))
        screen.carry(to: 160, 10)
        screen.view.cancelInteractiveMovement()
        #expect(
            layout.calls == [
                "from [\"0-0\"] to [\"0-0\"] at 160,25",
                "target of 0-0: 0-2", "from [\"0-0\"] to [\"0-2\"] at 160,130",
                "from [\"0-0\"] to [\"0-2\"] at 0,0",
                "from [\"0-3\"] to [\"0-3\"] at 160,175",
                "target of 0-3: 0-0", "from [\"0-3\"] to [\"0-0\"] at 160,10",
                "from [\"0-3\"] to [\"0-3\"] at 0,0",
            ])
    }

    @Test("The delegate may send the item elsewhere; its older method counts where the newer is missing (R9.21)")
    func retargeting() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        let (new, old, log) = (ClosureDelegate(), ClosureDelegate(), CallLog())
        new.target = {
            log.note("\($0.short) at \($1.short) to \($2.short)")
            return path(0, 1)
        }
        old.oldTarget = { _, _ in path(0, 0) }
        screen.view.delegate = new
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 180)
        #expect(log.calls == ["0-0 at 0-0 to 0-3"])
        #expect(screen.shown == "2@0 3@100 4@150 1@155")
        screen.view.delegate = old
        screen.carry(to: 160, 180)
        screen.end()
        #expect(screen.shown == "1@0 2@50 3@100 4@150")
    }

    @Test("A target that does not exist is reported, and the item stays where it is")
    func hostileTargets() {
        for target in [path(0, 4), path(0, -1), path(1, 0), path(-1, 0), IndexPath(index: 0), IndexPath()] {
            let layout = MovementLayout()
            let screen = MovementScreen([[1, 2, 3, 4]], layout: layout)
            screen.view.beginInteractiveMovementForItem(at: path(0, 1))
            screen.carry(to: 160, 180)
            layout.target = target
            screen.carry(to: 160, 10)
            #expect(screen.log.kinds == [.unknownIndexPath(indexPath: target)])
            screen.end()
            #expect(screen.source.sections == [[1, 3, 4, 2]])
        }
    }

    @Test("An item may go behind the last one of another section, where the delegate says so")
    func endOfSection() {
        let screen = MovementScreen([[1, 2], [3]])
        let delegate = ClosureDelegate()
        delegate.target = { _, _, _ in path(1, 1) }
        screen.view.delegate = delegate
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 110)
        screen.end()
        #expect(screen.source.sections == [[2], [3, 1]])
        #expect(screen.shown == "2@0 3@50 1@100")
    }

    @Test("A layout with places of its own has its items changed round in them")
    func slots() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        screen.view.collectionViewLayout = ClosureLayout.column(height: 100)
        screen.view.layoutIfNeeded()
        screen.view.beginInteractiveMovementForItem(at: path(0, 3))
        screen.carry(to: 160, 60)
        #expect(screen.shown == "4@10 1@100 2@200 3@300")
        screen.end()
        #expect(screen.shown == "4@0 1@100 2@200 3@300")
        #expect(screen.source.sections == [[4, 1, 2, 3]])
    }

    @Test("In a mirrored view the finger is where the view says, and the layout is asked in its own coordinates")
    func mirrored() {
        let layout = ClosureFlowLayout.mirrored()
        let screen = MovementScreen([[1, 2, 3]], 150, 50, layout: layout)
        layout.itemSize = size(50, 50)
        layout.minimumInteritemSpacing = 0
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.layoutIfNeeded()
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 20, 25)
        let cells = screen.view.visibleCells.compactMap { $0 as? NamedCell }.sorted { $0.name < $1.name }
        let frames = cells.map(\.frame.minX)
        #expect(frames == [-5, 100, 50])
        screen.end()
        #expect(screen.source.sections == [[2, 3, 1]])
    }

    @Test("A data source that has the layout read it anew while it moves the item is asked again afterwards")
    func invalidatingWhileMoving() {
        for asksAtOnce in [false, true] {
            let screen = MovementScreen([[1, 2, 3], [4]])
            let sizes = ClosureDelegate { [source = screen.source] in
                size(320, CGFloat(source.sections[$0.section][$0.item] * 10))
            }
            screen.view.delegate = sizes
            screen.layout.invalidateLayout()
            screen.view.layoutIfNeeded()
            screen.source.whenMoved = { view in
                view.collectionViewLayout.invalidateLayout()
                if asksAtOnce { _ = view.layoutAttributesForItem(at: path(0, 0)) }
            }
            screen.view.beginInteractiveMovementForItem(at: path(0, 0))
            screen.carry(to: 160, 50)
            screen.end()
            #expect(screen.shown == "2@0 3@20 1@50 4@60")
            #expect(screen.source.sections == [[2, 3, 1], [4]])
        }
    }

    @Test("A batch update cancels the movement before it begins")
    func updates() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.view.performBatchUpdates {
            screen.source.sections[0].remove(at: 1)
            screen.view.deleteItems(at: [path(0, 1)])
        }
        #expect(screen.shown == "1@0 3@50 4@100")
        screen.end()
        #expect(screen.source.moves.isEmpty)
        screen.view.beginInteractiveMovementForItem(at: path(0, 0))
        screen.carry(to: 160, 130)
        screen.end()
        screen.view.performBatchUpdates {
            screen.source.sections[0].insert(9, at: 0)
            screen.view.insertItems(at: [path(0, 0)])
        }
        #expect(screen.shown == "9@0 3@50 4@100 1@150")
    }

    @Test("Carried here and there at random, a view looks like a fresh one with the order that is shown")
    func random() {
        var generator = FlowTestSupport.SeededGenerator.fromEnvironment(otherwise: 0xCA44)
        for _ in 0..<60 {
            let names = [Array(0..<generator.within(1...12)), Array(20..<20 + generator.within(1...12)), [40, 41]]
            func sizeOf(_ name: Int) -> CGSize { size(CGFloat(40 + name * 37 % 200), CGFloat(20 + name * 13 % 50)) }
            let screen = MovementScreen(names, 320, 200, sizeOf: sizeOf)
            for _ in 0..<4 {
                let section = generator.within(0...2)
                guard !screen.source.sections[section].isEmpty else { continue }
                let item = generator.within(0...screen.source.sections[section].count - 1)
                screen.view.beginInteractiveMovementForItem(at: path(section, item))
                for _ in 0..<3 {
                    screen.view.contentOffset.y = CGFloat(generator.within(0...200))
                    screen.carry(to: CGFloat(generator.within(0...320)), CGFloat(generator.within(0...600)))
                }
                if generator.isHeads(oneIn: 3) { screen.view.cancelInteractiveMovement() } else { screen.end() }
            }
            screen.view.contentOffset.y = 0
            screen.view.layoutIfNeeded()
            let fresh = MovementScreen(screen.source.sections, 320, 200, sizeOf: sizeOf)
            fresh.view.layoutIfNeeded()
            measureAll(screen)
            measureAll(fresh)
            #expect(screen.geometry == fresh.geometry, "\(generator.reminder)")
            #expect(screen.shown == fresh.shown)
        }
    }

    private func measureAll(_ screen: MovementScreen) {
        for _ in 0..<3 {
            for y in stride(from: 0, through: 1200, by: 100) {
                screen.view.contentOffset.y = CGFloat(y)
                screen.view.layoutIfNeeded()
            }
        }
        screen.view.contentOffset.y = 0
        screen.view.layoutIfNeeded()
    }
}
