import FlowSimulator
import FlowTestSupport
import Testing

/// Rows of GAUNTLET A.4 and A.3 in which items come, go or change in a batch.
@MainActor
@Suite("Offsets through batch updates")
struct UpdateGauntletTests {
    @Test("G59: rows that collapse at the end never leave a negative offset or a gap")
    func collapse() {
        var heights: [CGFloat] = [300, 300, 300, 300]
        let screen = TestScreen.list(320, 568, count: 4, estimate: 100, spacing: 0) { heights[$0] }
        screen.scrollToEnd(step: 100)
        #expect(screen.view.contentOffset.y == 632)
        var offsets: [CGFloat] = []
        for item in [3, 1, 2] {
            heights[item] = 100
            screen.view.reconfigureItems(at: [path(0, item)])
            offsets.append(screen.view.contentOffset.y)
            #expect(screen.view.contentOffset.y <= max(screen.view.contentSize.height - 568, 0))
        }
        #expect(offsets == [432, 232, 32])
    }

    @Test("G64: to the bottom while a row is appended that nobody has measured")
    func appendAndScroll() {
        let screen = TestScreen.list(320, 300, count: 10, estimate: 40, spacing: 0) { $0 == 10 ? 160 : 100 }
        screen.scrollToEnd(step: 100)
        screen.view.contentOffset.y = 400
        screen.settle()
        screen.view.performBatchUpdates {
            screen.source.counts = [11]
            screen.view.insertItems(at: [path(0, 10)])
        } completion: { _ in
            screen.view.scrollToItem(at: path(0, 10), at: .bottom, animated: false)
        }
        #expect(screen.view.contentSize.height == 1160)
        #expect(screen.view.contentOffset.y == 860)
    }

    @Test("G65: at the end a row grows and the view is to go to the end, in one turn")
    func growAndScroll() {
        var last: CGFloat = 40
        let screen = TestScreen.list(320, 600, count: 50, estimate: 40, spacing: 0) { $0 == 49 ? last : 40 }
        screen.scrollToEnd(step: 300)
        #expect(screen.view.contentOffset.y == 1400)
        last = 140
        screen.view.reconfigureItems(at: [path(0, 49)])
        screen.view.scrollToItem(at: path(0, 49), at: .bottom, animated: false)
        #expect(screen.view.contentOffset.y == 1500)
    }

    @Test("G68: a pinned header stays at the top while rows are inserted above")
    func pinned() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 300, counts: [10, 10], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 200
        screen.settle()
        let header = screen.view.supplementaryView(
            forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
        let cell = screen.view.cellForItem(at: path(0, 5))
        let place = (cell?.frame.minY ?? 0) - 200
        screen.source.counts = [12, 10]
        screen.view.insertItems(at: [path(0, 0), path(0, 1)])
        #expect(screen.view.contentOffset.y == 300)
        #expect(screen.header(0)?.minY == 300)
        #expect(header?.frame.minY == 300)
        #expect((cell?.frame.minY ?? 0) - screen.view.contentOffset.y == place)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A section above comes and goes: what is read stays")
    func sectionsAbove() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 20)
        let screen = TestScreen(320, 300, counts: [10, 10, 10], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 700
        screen.settle()
        let cell = screen.view.cellForItem(at: path(1, 5))
        let place = (cell?.frame.minY ?? 0) - 700
        screen.source.counts = [4, 10, 10, 10]
        screen.view.insertSections([0])
        #expect(screen.view.contentOffset.y == 920)
        #expect(screen.view.cellForItem(at: path(2, 5)) === cell)
        #expect((cell?.frame.minY ?? 0) - screen.view.contentOffset.y == place)
        screen.source.counts = [10, 10]
        screen.view.deleteSections([0, 1])
        #expect(screen.view.contentOffset.y == 180)
        #expect((cell?.frame.minY ?? 0) - screen.view.contentOffset.y == place)
    }

    @Test("Items by a delegate: new sizes are asked for, and take their place in the same update")
    func delegateSizes() {
        let screen = TestScreen(320, 480, counts: [3])
        screen.flow.minimumLineSpacing = 0
        let delegate = SizeDelegate([size(320, 50), size(320, 60), size(320, 70)])
        screen.view.delegate = delegate
        screen.settle()
        delegate.questions = 0
        screen.view.performBatchUpdates {
            screen.source.counts = [4]
            delegate.sizes = [size(320, 30), size(320, 50), size(320, 61), size(320, 70)]
            screen.view.insertItems(at: [path(0, 0)])
        }
        #expect(delegate.questions == 4)
        #expect(screen.frames(0..<4).map(\.height) == [30, 50, 61, 70])
    }

    @Test("The first items of an empty collection get the delegate's sizes")
    func fromNothing() {
        let screen = TestScreen(320, 480, counts: [0])
        screen.flow.minimumLineSpacing = 0
        let delegate = SizeDelegate([size(320, 30), size(320, 40)])
        screen.view.delegate = delegate
        screen.settle()
        screen.source.counts = [2]
        screen.view.insertItems(at: [path(0, 0), path(0, 1)])
        #expect(screen.frames(0..<2) == [rect(0, 0, 320, 30), rect(0, 30, 320, 40)])
        #expect(screen.view.visibleCells.count == 2)
    }

    @Test("A layout that knows nothing of updates is updated all the same")
    func foreignLayout() throws {
        final class Stack: CollectionViewLayout {
            override var collectionViewContentSize: CGSize {
                size(320, CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 40)
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
                (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
            }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
                let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 320, height: 40)
                return attributes
            }
        }
        let screen = TestScreen(320, 480, counts: [4], layout: Stack())
        screen.settle()
        let cell = screen.view.cellForItem(at: path(0, 3))
        screen.source.counts = [3]
        screen.view.deleteItems(at: [path(0, 0)])
        #expect(screen.view.cellForItem(at: path(0, 2)) === cell)
        #expect(cell?.frame.minY == 80)
        let way = try #require(screen.view.lastTransition).elements.first { $0.indexPathAfter == path(0, 2) }
        #expect(way?.initial.frame.minY == 120)
        #expect(way?.final.frame.minY == 80)
    }
}
