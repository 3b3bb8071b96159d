import CompositionalSimulator
import FlowTesting
import Testing

/// Data, descriptions and views that change between and during layout passes.
@MainActor
struct ChangingSectionTests {
    private func rows(_ height: CollectionLayoutDimension = .absolute(50)) -> CollectionLayoutSection {
        CollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), height), subitems: [item(.fractionalWidth(1), height)]))
    }

    @Test("A reload with fewer items forgets an anchor that is gone")
    func reloadWithFewerItems() {
        for policy in [AnchorPolicy.bottom, .item(IndexPath(item: 50, section: 1))] {
            let screen = CompositionalScreen(rows(), counts: [20, 100])
            screen.view.anchorPolicy = policy
            screen.view.layoutIfNeeded()
            screen.view.contentOffset.y = 3000
            screen.view.layoutIfNeeded()
            screen.source.counts = [10]
            screen.view.reloadData()
            screen.view.layoutIfNeeded()
            #expect(screen.view.contentSize.height == 500)
        }
    }

    @Test("A section without a description between others has no place for its items")
    func undescribedSection() {
        let rows = rows(.estimated(50))
        let layout = CollectionViewCompositionalLayout { index, _ in index == 0 ? nil : rows }
        layout.configuration.interSectionSpacing = 20
        let screen = CompositionalScreen(layout, counts: [3, 50])
        screen.view.anchorPolicy = .bottom
        screen.view.layoutIfNeeded()
        screen.view.contentOffset.y = 10
        screen.source.size = { _ in CGSize(width: 1, height: 60) }
        screen.view.reconfigureItems(at: [IndexPath(item: 0, section: 1)])
        screen.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1) == nil)
        #expect(screen.frame(1, 0)?.height == 60)
    }

    @Test("A width that the container decided is not kept as the width of a cell")
    func otherFreedom() {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(50)),
            subitems: [item(.absolute(300), .estimated(50)), item(.estimated(60), .estimated(50))])
        let screen = CompositionalScreen(CollectionLayoutSection(group: row), counts: [10])
        screen.source.size = { _ in CGSize(width: 40, height: 30) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0)?.width == 300)
        screen.source.counts = [11]
        screen.view.performBatchUpdates { screen.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 1)?.width == 40)
        #expect(screen.frame(0, 2)?.width == 300)
    }

    @Test("A cell on screen whose height becomes its own is measured")
    func newFreedom() {
        let pair = CollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            subitems: [item(.fractionalWidth(1), .estimated(50)), item(.fractionalWidth(1), .absolute(50))])
        let screen = CompositionalScreen(CollectionLayoutSection(group: pair), counts: [10])
        screen.source.size = { _ in CGSize(width: 40, height: 30) }
        screen.view.layoutIfNeeded()
        screen.source.counts = [11]
        screen.view.performBatchUpdates { screen.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        screen.view.layoutIfNeeded()
        #expect((0...4).map { screen.frame(0, $0)?.height } == [30, 50, 30, 50, 30])
    }

    @Test("A provider that reloads is followed")
    func reloadingProvider() {
        let rows = rows()
        let reload = Callback()
        let layout = CollectionViewCompositionalLayout { _, _ in
            reload.callOnce()
            return rows
        }
        let screen = CompositionalScreen(layout, counts: [3])
        reload.body = { [unowned screen] in
            screen.source.counts = [5]
            screen.view.reloadData()
        }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 4)?.minY == 200)
        screen.source.counts = [6]
        screen.view.performBatchUpdates { screen.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        #expect(screen.frame(0, 5)?.minY == 250)
    }

    @Test("A description that is changed has an effect after an invalidation, and not before")
    func changedDescription() {
        let section = rows()
        section.orthogonalScrollingBehavior = .continuous
        let screen = CompositionalScreen(section, counts: [10])
        screen.view.layoutIfNeeded()
        section.orthogonalScrollingBehavior = .none
        #expect(screen.frame(0, 1) == rect(375, 0, 375, 50))
        screen.source.counts = [11]
        screen.view.performBatchUpdates { screen.view.insertItems(at: [IndexPath(item: 10, section: 0)]) }
        #expect(screen.frame(0, 1) == rect(0, 50, 375, 50))
        #expect(screen.frame(0, 10) == rect(0, 500, 375, 50))
    }

    @Test("A header that takes another's place is measured")
    func anotherHeader() {
        let section = rows()
        let footer = header(.fractionalWidth(1), .estimated(20), kind: "footer", .bottom)
        section.boundarySupplementaryItems = [header(.fractionalWidth(1), .estimated(20)), footer]
        let screen = CompositionalScreen(section, counts: [2]).register("header", "footer")
        screen.source.viewSize = { kind, _ in CGSize(width: 1, height: kind == "header" ? 100 : 25) }
        screen.view.layoutIfNeeded()
        section.boundarySupplementaryItems = [footer]
        screen.view.performBatchUpdates { screen.view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "footer", 0) == rect(0, 100, 375, 25))
    }

    @Test("Another width measures headers again")
    func widerHeader() {
        let section = rows()
        section.boundarySupplementaryItems = [header(.fractionalWidth(1), .estimated(20))]
        let screen = CompositionalScreen(section, counts: [2]).register("header")
        screen.source.viewSize = { [unowned view = screen.view] _, _ in
            CGSize(width: 1, height: view.bounds.width > 400 ? 30 : 60)
        }
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0)?.minY == 60)
        screen.view.frame.size.width = 800
        screen.view.layoutIfNeeded()
        #expect(screen.frame(ofKind: "header", 0) == rect(0, 0, 800, 30))
        #expect(screen.frame(0, 0)?.minY == 30)
    }

    @Test("A context that names a header measures it again")
    func namedHeader() {
        let section = rows()
        section.boundarySupplementaryItems = [header(.fractionalWidth(1), .estimated(20))]
        let screen = CompositionalScreen(section, counts: [2]).register("header")
        var height: CGFloat = 40
        screen.source.viewSize = { _, _ in CGSize(width: 1, height: height) }
        screen.view.layoutIfNeeded()
        height = 70
        let context = CollectionViewLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 0)])
        screen.layout.invalidateLayout(with: context)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0, 0)?.minY == 70)
    }

    @Test("A view without a size reports nothing of rows as wide as the view")
    func emptyView() {
        let screen = CompositionalScreen(rows(.estimated(44)), counts: [3], size: .zero)
        screen.view.layoutIfNeeded()
        #expect(screen.issues.isEmpty)
    }

    @Test("An orthogonal section keeps its offset when the layout is made again")
    func keptOffset() {
        let section = rows()
        section.orthogonalScrollingBehavior = .continuous
        let screen = CompositionalScreen(section, counts: [10])
        screen.view.layoutIfNeeded()
        screen.view.scrollSection(0, to: 400)
        screen.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.view.offset(ofSection: 0) == 400)
    }

    @Test("Scrolling to an item of an orthogonal section scrolls the section")
    func scrollToItem() {
        let section = rows()
        section.orthogonalScrollingBehavior = .continuous
        let screen = CompositionalScreen(section, counts: [10, 10])
        screen.view.layoutIfNeeded()
        screen.view.scrollToItem(at: IndexPath(item: 4, section: 1), at: .centeredHorizontally, animated: false)
        #expect(screen.view.offset(ofSection: 1) == 1500)
        #expect(screen.view.offset(ofSection: 0) == 0)
        #expect(screen.view.cellForItem(at: IndexPath(item: 4, section: 1))?.frame.minX == 0)
    }

    @Test("A handler's changes stay when a context names an item")
    func handlerAndContext() {
        let section = rows()
        section.boundarySupplementaryItems = [header(.fractionalWidth(1), .absolute(20))]
        section.visibleItemsInvalidationHandler = { items, _, _ in items.forEach { $0.alpha = 0.5 } }
        let screen = CompositionalScreen(section, counts: [40]).register("header")
        screen.view.layoutIfNeeded()
        let context = CollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        screen.layout.invalidateLayout(with: context)
        screen.view.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        screen.view.contentOffset.y = 10
        screen.view.layoutIfNeeded()
        #expect(screen.issues.isEmpty)
    }

    @Test("Reloaded items on screen keep their sizes until their new cells are measured")
    func reloadedItems() {
        let screen = CompositionalScreen(rows(.estimated(44)), counts: [50])
        screen.source.size = { _ in CGSize(width: 1, height: 100) }
        screen.view.layoutIfNeeded()
        let shown = screen.view.indexPathsForVisibleItems
        let made = screen.view.statistics.measurements
        screen.view.reloadItems(at: shown)
        screen.view.layoutIfNeeded()
        #expect(screen.view.statistics.measurements == made + shown.count)
        #expect(screen.frame(0, 8)?.minY == 800)
    }

    @Test("A cell that is measured while an item is carried to another section keeps the data's order")
    func measuredWhileCarried() {
        let screen = CompositionalScreen(rows(.estimated(44)), counts: [3, 3])
        var height: CGFloat = 50
        screen.source.size = { _ in CGSize(width: 1, height: height) }
        let movable = MovableData(screen.source)
        screen.view.dataSource = movable
        screen.view.layoutIfNeeded()
        #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 225))
        screen.view.layoutIfNeeded()
        height = 70
        screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.invalidateIntrinsicContentSize()
        screen.view.layoutIfNeeded()
        screen.view.cancelInteractiveMovement()
        screen.view.layoutIfNeeded()
        #expect(screen.issues.isEmpty)
        #expect(screen.view.contentSize.height >= 320)
        #expect(screen.frame(0, 2) != nil)
        #expect(screen.frame(1, 2) != nil)
        #expect(screen.frame(1, 3) == nil)
    }

    final class MovableData: NSObject, CollectionViewDataSource {
        let data: SizedSource

        init(_ data: SizedSource) {
            self.data = data
        }

        func numberOfSections(in collectionView: CollectionView) -> Int { data.counts.count }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            data.counts[section]
        }

        func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
        {
            data.collectionView(collectionView, cellForItemAt: indexPath)
        }

        func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

        func collectionView(_ collectionView: CollectionView, moveItemAt source: IndexPath, to target: IndexPath) {}
    }

    @Test("A negative distance between sections is reported, and is treated as 0")
    func negativeSpacing() {
        let configuration = CollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = -10
        let screen = CompositionalScreen(rows(), counts: [1, 1], configuration: configuration)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(1, 0)?.minY == 50)
        #expect(screen.issues.count == 1)
    }

    @Test("A view next to the contents is found by every rectangle that it overlaps")
    func viewNextToTheContents() {
        let section = rows()
        section.boundarySupplementaryItems = [header(.absolute(40), .absolute(300), .trailing)]
        let screen = CompositionalScreen(section, counts: [1]).register("header")
        screen.view.layoutIfNeeded()
        let found = screen.layout.layoutAttributesForElements(in: rect(0, 100, 375, 600)) ?? []
        #expect(found.map(\.representedElementKind) == ["header"])
    }

    @Test("A longest group that is measured anew moves the reader with the groups above")
    func uniformGroupsAboveTheReader() {
        let section = CollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)),
                subitems: [item(.fractionalWidth(1), .estimated(50))]))
        let screen = CompositionalScreen(section, counts: [1000])
        screen.source.size = { CGSize(width: 1, height: $0.item == 520 ? 60 : 50) }
        screen.view.layoutIfNeeded()
        screen.view.contentOffset.y = 25_000
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.y == 25_000)
        screen.view.contentOffset.y = 25_500
        screen.view.layoutIfNeeded()
        let reader = screen.view.cellForItem(at: IndexPath(item: 511, section: 0))?.frame.minY ?? 0
        #expect(screen.view.contentSize.height == 60_000)
        #expect(abs(reader - screen.view.contentOffset.y - 50) < 61)
    }
}

/// A closure that is called once, and is known only later.
@MainActor
private final class Callback {
    var body: () -> Void = {}
    private var isCalled = false

    func callOnce() {
        if isCalled { return }
        isCalled = true
        body()
    }
}
