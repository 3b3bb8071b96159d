import FlowSimulator
import Testing

/// What a context names is what is recomputed, and nothing else.
@MainActor @Suite
struct NamedElementTests {
    /// Sizes and lengths that a test can change behind the layout's back.
    private final class World {
        var heights: [IndexPath: CGFloat] = [:]

        func size(_ path: IndexPath) -> CGSize {
            CGSize(width: 100, height: heights[path] ?? 50)
        }
    }

    private let header = CollectionView.elementKindSectionHeader
    private let footer = CollectionView.elementKindSectionFooter

    private func made(_ world: World, _ counts: [Int] = [30, 30]) -> RecordedScreen {
        let recorded = RecordedScreen(320, 480, counts: counts, headers: [20, 20], footers: [10, 10]) { world.size($0) }
        _ = recorded.settle()
        return recorded
    }

    @Test("R9.3, R9.5: a named item is asked for its size, and only its rows are broken again")
    func namedItem() {
        let world = World()
        let recorded = made(world)
        world.heights[path(0, 4)] = 80
        world.heights[path(0, 25)] = 90
        let calls = recorded.settle { $0.invalidateItems(at: [path(0, 4)]) }
        #expect(calls.filter { $0.hasPrefix("size") } == ["size 0-4"])
        #expect(!calls.contains { $0.hasPrefix("insets") || $0.hasPrefix("header") || $0.hasPrefix("footer") })
        #expect(recorded.view.statistics.rowsReplaced <= 4)
        #expect(recorded.screen.frame(4)?.height == 80)
        #expect(recorded.screen.frame(25)?.height == 50)
    }

    @Test("R9.4, R9.5: names work with default flags and with metrics alone, and not where metrics are off")
    func setFlags() {
        for (metrics, attributes, asked) in [(true, true, 1), (true, false, 1), (false, true, 0), (false, false, 0)] {
            let world = World()
            let recorded = made(world)
            world.heights[path(0, 0)] = 70
            let calls = recorded.settle {
                $0.invalidateItems(at: [path(0, 0)])
                $0.invalidateFlowLayoutDelegateMetrics = metrics
                $0.invalidateFlowLayoutAttributes = attributes
            }
            #expect(calls.filter { $0.hasPrefix("size") }.count == asked, "\(metrics) \(attributes)")
            #expect(recorded.screen.frame(0)?.height == (asked == 1 ? 70 : 50))
        }
    }

    @Test("R9.3: a named header is asked for its length, and no row is broken")
    func namedHeader() {
        let recorded = made(World())
        recorded.delegate.headers = [44, 44]
        recorded.delegate.footers = [5, 5]
        let calls = recorded.settle { $0.invalidateSupplementaryElements(ofKind: header, at: [path(1, 0)]) }
        let questions = calls.filter { $0.contains("Size ") || $0.hasPrefix("size") || $0.hasPrefix("insets") }
        #expect(questions == ["headerSize 1"])
        #expect(recorded.view.statistics.rowsReplaced == 0)
        #expect(recorded.screen.header(0)?.height == 20)
        #expect(recorded.screen.header(1)?.height == 44)
        #expect(recorded.screen.footer(1)?.height == 10)
    }

    @Test("R9.3: a named footer is asked for its length, and no other one")
    func aFooterIsAskedForItsLength() {
        let recorded = made(World())
        recorded.delegate.footers = [40, 40]
        let calls = recorded.settle { $0.invalidateSupplementaryElements(ofKind: footer, at: [path(0, 0)]) }
        #expect(calls.filter { $0.contains("Size ") || $0.hasPrefix("size") } == ["footerSize 0"])
        #expect(recorded.screen.footer(0)?.height == 40)
        #expect(recorded.screen.footer(1)?.height == 10)
    }

    @Test("R8.16, R9.3: a named item that was measured is measured again, and no other one")
    func measuredItem() {
        var height: CGFloat = 60
        let recorded = RecordedScreen(320, 480, counts: [30], estimate: size(320, 50)) { _ in size(320, height) }
        _ = recorded.settle()
        height = 90
        let calls = recorded.settle { $0.invalidateItems(at: [path(0, 2)]) }
        #expect(calls.filter { $0.hasPrefix("preferred ") && !$0.contains("context") } == ["preferred 2"])
        #expect(recorded.screen.frames(0..<4).map(\.height) == [60, 60, 90, 60])
        #expect(recorded.view.statistics.cellsCreated == 0)
    }

    @Test("R9.3, R9.5: names in a context of another width: items are asked again, and rows are broken")
    func namesAndLength() {
        let layout = ClosureFlowLayout()
        layout.boundsContext = { $1.invalidateItems(at: [path(0, 0)]) }
        let screen = TestScreen(320, 480, counts: [9], layout: layout)
        screen.settle()
        #expect(screen.flow.rowCount == 2)
        screen.view.frame.size.width = 170
        screen.settle()
        #expect(screen.flow.rowCount == 3)
    }

    @Test("R9.3: a named decoration view has nothing else asked or moved")
    func decorationsDisturbNothingElse() {
        let recorded = made(World())
        let before = shownFrames(of: recorded.view)
        recorded.layout.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
        let calls = recorded.settle { $0.invalidateDecorationElements(ofKind: "line", at: [path(0, 0)]) }
        #expect(calls == ["prepare", "contentSize"])
        #expect(recorded.view.statistics.rowsReplaced == 0)
        #expect(recorded.view.statistics.decorationAttributesQueries == 1)
        #expect(recorded.view.statistics.attributesMade == 0)
        #expect(shownFrames(of: recorded.view) == before)
    }

    @Test("R9.4: a context that names nothing has everything asked again")
    func contextWithoutNames() {
        let recorded = made(World(), [2, 2])
        let calls = recorded.settle { _ in }
        #expect(calls.filter { $0.hasPrefix("size") }.count == 4)
        #expect(calls.filter { $0.hasPrefix("headerSize") }.count == 2)
    }

    @Test("R9.5: both flags false keep everything")
    func bothFlagsFalseKeepAll() {
        let world = World()
        let recorded = made(world)
        world.heights[path(0, 0)] = 99
        recorded.delegate.headers = [1, 1]
        let before = shownFrames(of: recorded.view)
        let calls = recorded.settle {
            $0.invalidateFlowLayoutDelegateMetrics = false
            $0.invalidateFlowLayoutAttributes = false
        }
        #expect(calls == ["prepare", "contentSize", "elements", "contentSize"])
        #expect(recorded.view.statistics.attributesMade == 0)
        #expect(shownFrames(of: recorded.view) == before)
    }

    @Test("R9.3: attributes that nobody named are the same objects as before")
    func sameObjects() {
        let world = World()
        let recorded = made(world)
        func objects() -> [ObjectIdentifier] {
            (0..<3).compactMap { recorded.layout.layoutAttributesForItem(at: path(0, $0)).map(ObjectIdentifier.init) }
        }
        let before = (0..<3).map { recorded.layout.layoutAttributesForItem(at: path(0, $0))! }
        let calls = recorded.settle { $0.invalidateItems(at: [path(0, 1)]) }
        #expect(calls == ["prepare", "size 0-1", "contentSize", "item 0-1"])
        #expect(recorded.view.statistics.attributesMade == 1)
        #expect(recorded.view.statistics.elementsRequeried == 1)
        #expect(recorded.view.statistics.elementQueries == 0)
        let after = objects()
        #expect(after[0] == ObjectIdentifier(before[0]))
        #expect(after[2] == ObjectIdentifier(before[2]))
        #expect(after[1] != ObjectIdentifier(before[1]))
    }

    @Test("R9.3, R8.13: where something moved, the rectangle is queried again")
    func movedContent() {
        let world = World()
        let recorded = made(world)
        world.heights[path(0, 0)] = 10
        world.heights[path(0, 1)] = 10
        world.heights[path(0, 2)] = 10
        let calls = recorded.settle { $0.invalidateItems(at: [path(0, 0), path(0, 1), path(0, 2)]) }
        #expect(calls.filter { !$0.hasPrefix("size") }.prefix(3) == ["prepare", "contentSize", "elements"])
        #expect(recorded.view.statistics.elementsRequeried == 0)
        #expect(shownFrames(of: recorded.view)["item 0-23"] != nil)
    }

    /// Two rows above and below what is on screen change places in length: the content size stays, the rows between
    /// move.
    @Test("R9.3: rows that moved between named ones are found, although the content size is the same")
    func movedRows() {
        let world = World()
        let recorded = made(world, [60])
        recorded.view.contentOffset.y = 300
        _ = recorded.settle()
        for item in 0..<3 { world.heights[path(0, item)] = 30 }
        for item in 57..<60 { world.heights[path(0, item)] = 70 }
        let contentSize = recorded.view.contentSize
        _ = recorded.settle { $0.invalidateItems(at: (0..<60).filter { $0 < 3 || $0 > 56 }.map { path(0, $0) }) }
        #expect(recorded.view.contentSize == contentSize)
        #expect(recorded.view.statistics.elementQueries == 1)
        for (name, frame) in shownFrames(of: recorded.view) where name.hasPrefix("item") {
            #expect(frame == recorded.screen.frame(Int(name.dropFirst(7))!), "\(name)")
        }
    }

    @Test("R9.2, R9.5: several contexts add up")
    func severalContextsAddUp() {
        let world = World()
        let recorded = made(world)
        world.heights[path(0, 1)] = 60
        recorded.delegate.footers = [22, 33]
        recorded.invalidate { $0.invalidateItems(at: [path(0, 1)]) }
        recorded.invalidate { $0.invalidateSupplementaryElements(ofKind: footer, at: [path(1, 0)]) }
        _ = recorded.log.take()
        let calls = recorded.settle()
        #expect(calls.filter { $0.hasPrefix("size") || $0.contains("Size ") } == ["footerSize 1", "size 0-1"])
        #expect(recorded.screen.frame(1)?.height == 60)
        #expect(recorded.screen.footer(0)?.height == 10)
        #expect(recorded.screen.footer(1)?.height == 33)
    }

    @Test("G48: items that are named beside preferred sizes change no frame")
    func preferredNames() {
        let all = (0..<20).map { path(0, $0) }
        let frames = [false, true].map { adds in
            let layout = ClosureFlowLayout()
            if adds { layout.preferredContext = { context, _ in context.invalidateItems(at: all) } }
            layout.estimatedItemSize = size(100, 50)
            let screen = TestScreen(320, 480, counts: [40], layout: layout) { path, _ in
                size(60 + CGFloat(path.item % 5) * 20, 30 + CGFloat(path.item % 3) * 10)
            }
            screen.scrollToEnd(step: 100)
            return screen.frames(0..<40)
        }
        #expect(frames[0] == frames[1])
    }

    @Test("R8.9: a size adjustment is applied before an offset adjustment")
    func sizeThenOffset() {
        let world = World()
        let recorded = made(world, [30])
        let end = recorded.view.contentSize.height - 480
        recorded.view.contentOffset.y = end
        _ = recorded.settle()
        world.heights[path(0, 0)] = 80
        // The offset that is asked for is legal only in the larger content.
        _ = recorded.settle {
            $0.invalidateItems(at: [path(0, 0)])
            $0.contentSizeAdjustment = size(0, 30)
            $0.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        }
        #expect(recorded.view.contentOffset.y == end + 30)
        // More than the content allows is cut off.
        recorded.invalidate { $0.contentOffsetAdjustment = CGPoint(x: 0, y: 500) }
        _ = recorded.settle()
        #expect(recorded.view.contentOffset.y == end + 30)
    }

    @Test("R9.1: contexts of a custom class are made for every reason")
    func customContexts() {
        final class TaggedContext: CollectionViewFlowLayoutInvalidationContext {
            static var made = 0
            override init() {
                TaggedContext.made += 1
                super.init()
            }
        }
        final class TaggedLayout: CollectionViewFlowLayout {
            var all: [Bool] = []
            override class var invalidationContextClass: AnyClass { TaggedContext.self }
            override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
                all.append(context is TaggedContext)
                super.invalidateLayout(with: context)
            }
        }
        let layout = TaggedLayout()
        layout.estimatedItemSize = size(320, 50)
        layout.headerReferenceSize = size(0, 20)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 200, counts: [9], layout: layout) { _, _ in size(320, 60) }
        screen.settle()
        let measured = layout.all.count
        #expect(measured > 2)
        screen.view.contentOffset.y = 7
        layout.minimumLineSpacing = 4
        screen.view.reloadData()
        screen.view.frame.size.width = 200
        screen.settle()
        #expect(layout.all.count >= measured + 4)
        #expect(layout.all.allSatisfy { $0 })
        #expect(TaggedContext.made >= layout.all.count)
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: [path(0, 3)], withTargetPosition: CGPoint(x: 5, y: 6),
            previousIndexPaths: [path(0, 1)], previousPosition: .zero)
        #expect(moving is TaggedContext)
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == [path(0, 3)])
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == [path(0, 1)])
        #expect(moving.interactiveMovementTarget == CGPoint(x: 5, y: 6))
        let cancelled = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [path(0, 3)], previousIndexPaths: [path(0, 1)], movementCancelled: true)
        #expect(cancelled.targetIndexPathsForInteractivelyMovingItems == [path(0, 1)])
        #expect(CollectionViewLayoutInvalidationContext().targetIndexPathsForInteractivelyMovingItems == nil)
    }
}
