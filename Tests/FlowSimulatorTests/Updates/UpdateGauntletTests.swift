import FlowSimulator
import FlowTestSupport
import Testing

/// Reported cases in which items come, go or change in a batch.
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

    @Test("R10.14: a section with a pinned header is reloaded: new header, new cells, and the header stays pinned")
    func reloadsPinnedSection() throws {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 40)
        layout.footerReferenceSize = size(320, 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 400, counts: [6, 6], layout: layout)
        screen.settle()
        screen.view.contentOffset.y = 120
        screen.settle()
        let kinds = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
        func views(_ section: Int) -> [CollectionReusableView?] {
            kinds.map { screen.view.supplementaryView(forElementKind: $0, at: path(section, 0)) }
        }
        let (reloaded, other) = (views(0), views(1))
        #expect(reloaded[0]?.frame == rect(0, 120, 320, 40))
        screen.source.counts = [4, 6]
        screen.view.reloadSections([0])
        // The next section is the first thing on screen that stays, and it stays where it is seen.
        #expect(screen.view.contentOffset.y == 20)
        #expect(screen.header(0) == rect(0, 20, 320, 40))
        #expect(screen.footer(0) == rect(0, 240, 320, 30))
        #expect(screen.header(1) == rect(0, 270, 320, 40))
        #expect(zip(views(0), reloaded).allSatisfy { $0 != nil && $0 !== $1 })
        #expect(views(1)[0] === other[0])
        let transition = try #require(screen.view.lastTransition)
        let headers = transition.elements.filter { $0.kind == kinds[0] }
        #expect(headers.map(\.role) == [.staying, .appearing, .disappearing])
        #expect(headers.last?.initial.frame == rect(0, 120, 320, 40))
        #expect(headers.last?.final.alpha == 0)
        #expect(headers[0].initial.frame == rect(0, 370, 320, 40))
        #expect(headers[0].final.frame == rect(0, 270, 320, 40))
        #expect(screen.log.issues.isEmpty)
    }

    @Test("G68: a pinned header stays at the top while rows are inserted above")
    func pinned() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(320, 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 300, counts: [10, 10], layout: layout)
        screen.view.anchorPolicy = .top
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
        screen.view.anchorPolicy = .top
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
        let screen = TestScreen(320, 480, counts: [4], layout: ClosureLayout.column(height: 40))
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

/// Lists whose rows are estimated: what nobody touched and the reader sees first stays where it is.
@MainActor
@Suite("Random updates above what is read")
struct UpdateDriftTests {
    @Test("Batches above the viewport leave what is in it where it was")
    func aboveTheViewport() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 0xD21F7)
        for _ in 0..<60 {
            var heights = (0..<generator.within(20...60)).map { _ in CGFloat(generator.within(20...120)) }
            let screen = TestScreen.list(320, 300, count: heights.count, estimate: 50, spacing: 5) { heights[$0] }
            screen.view.anchorPolicy = .top
            if generator.isHeads() { screen.scrollToEnd(step: 120) } else { screen.settle() }
            let view = screen.view
            view.contentOffset.y = max(1, (view.contentSize.height - 300) * 2 / 3)
            screen.settle()
            for _ in 0..<8 {
                guard let first = view.indexPathsForVisibleItems.map(\.item).min(), first > 2,
                    view.contentOffset.y > 0
                else { break }
                let gone = generator.below(2)
                let new = generator.below(4)
                let cell = view.cellForItem(at: path(0, first))
                let place = (cell?.frame.minY ?? 0) - view.contentOffset.y
                view.performBatchUpdates {
                    heights.removeFirst(gone)
                    heights.insert(contentsOf: (0..<new).map { _ in CGFloat(generator.within(20...120)) }, at: 0)
                    screen.source.counts = [heights.count]
                    view.deleteItems(at: (0..<gone).map { path(0, $0) })
                    view.insertItems(at: (0..<new).map { path(0, $0) })
                }
                let drift = (cell?.frame.minY ?? 0) - view.contentOffset.y - place
                #expect(abs(drift) < 0.001, "\(generator.reminder)")
                #expect(view.cellForItem(at: path(0, first - gone + new)) === cell)
            }
        }
    }
}
