import FlowSimulator
import FlowTestSupport
import Testing

@Suite("Interactive transitions")
@MainActor
struct TransitionLayoutTests {
    private func rows(_ height: CGFloat, width: CGFloat = 320) -> CollectionViewFlowLayout {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(width, height)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    private func screen(count: Int = 6, height: CGFloat = 400) -> TestScreen {
        let screen = TestScreen(320, height, counts: [count], layout: rows(100))
        screen.settle()
        return screen
    }

    private func shown(_ screen: TestScreen) -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for cell in screen.view.visibleCells {
            if let path = screen.view.indexPath(for: cell) { frames[path.item] = cell.frame }
        }
        return frames
    }

    @Test("Everything is between its two places, at both ends in one of them")
    func progress() {
        let screen = screen()
        let grid = rows(40, width: 160)
        let before = shown(screen)
        let way = screen.view.startInteractiveTransition(to: grid)
        #expect(screen.view.collectionViewLayout === way)
        #expect(way.nextLayout === grid)
        screen.settle()
        #expect(shown(screen) == before)
        #expect(screen.view.contentSize == size(320, 600))
        way.transitionProgress = 0.5
        screen.settle()
        #expect(screen.view.contentSize == size(320, 360))
        #expect(screen.frame(0) == rect(0, 0, 240, 70))
        #expect(screen.frame(1) == rect(80, 50, 240, 70))
        #expect(shown(screen)[1] == rect(80, 50, 240, 70))
        #expect(shown(screen).count == 6, "4 was on its way in: it is at 240 now")
        way.transitionProgress = 1
        screen.settle()
        #expect(screen.frame(5) == rect(160, 80, 160, 40))
        #expect(screen.view.contentSize == size(320, 120))
    }

    @Test("What only one layout has fades in its place, and looks are those of the nearer layout")
    func looks() throws {
        let (current, next) = (PlacedLayout([0: 10, 1: 20]), PlacedLayout([1: 40, 2: 60]))
        next.zIndex = 3
        let way = CollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        func item(_ item: Int) -> CollectionViewLayoutAttributes? { way.layoutAttributesForItem(at: [0, item]) }
        way.transitionProgress = 0.25
        #expect(item(0)?.alpha == 0.75)
        #expect(item(0)?.frame.minY == 10)
        #expect(item(2)?.alpha == 0.25)
        #expect(item(2)?.frame.minY == 60)
        #expect(item(1)?.frame.minY == 25)
        #expect(item(1)?.alpha == 1)
        #expect(item(1)?.zIndex == 0)
        #expect(item(3) == nil)
        way.transitionProgress = 0.75
        #expect(item(1)?.frame.minY == 35)
        #expect(item(1)?.zIndex == 3)
        way.transitionProgress = 1.5
        #expect(item(1)?.frame.minY == 50)
        #expect(item(0)?.alpha == 0)
        #expect(item(2)?.alpha == 1)
        way.transitionProgress = .nan
        #expect(way.transitionProgress == 1.5)
        way.transitionProgress = .infinity
        #expect(way.transitionProgress == 1.5)
        #expect(way.layoutAttributesForElements(in: rect(0, 45, 10, 10))?.map(\.indexPath) == [[0, 1]])
    }

    @Test("Finished: the new layout is the view's, what is on screen stays there, and the completion says so")
    func finished() {
        let screen = screen(count: 60)
        let (old, new) = (screen.layout, rows(50))
        screen.view.contentOffset.y = 2030
        screen.settle()
        var said: [Bool] = []
        let way = screen.view.startInteractiveTransition(to: new) { said = [$0, $1] }
        way.transitionProgress = 0.5
        screen.settle()
        #expect(said == [])
        screen.view.finishInteractiveTransition()
        #expect(said == [true, true])
        #expect(screen.view.collectionViewLayout === new)
        #expect(new.collectionView === screen.view)
        #expect(old.collectionView == nil)
        #expect(way.collectionView == nil)
        #expect(screen.view.contentSize.height == 3000)
        #expect(shown(screen).values.allSatisfy { $0.height == 50 })
    }

    @Test("Where the view was scrolled halfway, what is on screen then stays there")
    func scrolledHalfway() {
        let screen = screen(count: 60)
        let way = screen.view.startInteractiveTransition(to: rows(50))
        way.transitionProgress = 0.5
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        #expect(screen.frame(13)?.minY == 975)
        screen.view.finishInteractiveTransition()
        #expect(screen.frame(13)?.minY == 650)
        #expect(screen.view.contentOffset.y == 675)
    }

    @Test("Cancelled: the old layout is the view's, with everything as it was before")
    func cancelled() {
        let screen = screen(count: 60)
        screen.view.contentOffset.y = 230
        screen.settle()
        let before = shown(screen)
        var said: [Bool] = []
        let new = rows(50)
        let way = screen.view.startInteractiveTransition(to: new) { said = [$0, $1] }
        way.transitionProgress = 0.25
        screen.settle()
        screen.view.cancelInteractiveTransition()
        #expect(said == [true, false])
        #expect(screen.view.collectionViewLayout === screen.layout)
        #expect(new.collectionView == nil)
        #expect(shown(screen) == before)
        #expect(screen.view.contentOffset.y == 230)
    }

    @Test("Without a transition, finishing and cancelling do nothing; another layout ends one that goes on")
    func abandoned() {
        let screen = screen()
        screen.view.finishInteractiveTransition()
        screen.view.cancelInteractiveTransition()
        #expect(screen.view.collectionViewLayout === screen.layout)
        var said: [[Bool]] = []
        let (new, other) = (rows(50), rows(30))
        screen.view.startInteractiveTransition(to: new) { said.append([$0, $1]) }
        screen.view.setCollectionViewLayout(other, animated: false)
        #expect(said == [[false, false]])
        #expect(new.collectionView == nil)
        #expect(screen.layout.collectionView == nil)
        screen.view.finishInteractiveTransition()
        #expect(said.count == 1)
        #expect(screen.view.collectionViewLayout === other)
        #expect(shown(screen)[1] == rect(0, 30, 320, 30))
    }

    @Test("Beginning a second transition traps")
    func second() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen.rows(3)
            screen.view.startInteractiveTransition(to: CollectionViewFlowLayout())
            screen.view.startInteractiveTransition(to: CollectionViewFlowLayout())
        }
    }

    @Test("The delegate may give a transition layout of its own, which keeps numbers by name")
    func ownLayout() {
        final class OwnWay: CollectionViewTransitionLayout {}
        let (screen, chooser) = (screen(), ClosureDelegate())
        chooser.transition = { OwnWay(currentLayout: $0, nextLayout: $1) }
        screen.view.delegate = chooser
        let way = screen.view.startInteractiveTransition(to: rows(50))
        #expect(way is OwnWay)
        #expect(way.currentLayout === screen.layout)
        way.updateValue(3, forAnimatedKey: "corner")
        #expect(way.value(forAnimatedKey: "corner") == 3)
        #expect(way.value(forAnimatedKey: "other") == 0)
    }

    @Test("Layouts and cells are notified at the beginning and at the end")
    func hooks() {
        let calls = CallLog()
        func noting(_ name: String) -> ClosureFlowLayout {
            let layout = ClosureFlowLayout()
            (layout.name, layout.itemSize) = (name, size(320, 50))
            layout.whenReplaced = { call, _ in calls.note("\(name) \(call)") }
            return layout
        }
        let (old, new) = (noting("old"), noting("new"))
        TransitionCell.calls = calls
        defer { TransitionCell.calls = nil }
        let screen = TestScreen(320, 400, counts: [1], layout: old, cellClass: TransitionCell.self)
        screen.settle()
        screen.view.startInteractiveTransition(to: new)
        #expect(calls.take() == ["old to", "new from", "will old new"])
        screen.view.finishInteractiveTransition()
        #expect(calls.take() == ["old finalize", "new finalize", "did old new"])
        screen.view.startInteractiveTransition(to: old)
        _ = calls.take()
        screen.view.cancelInteractiveTransition()
        #expect(calls.take() == ["old finalize", "new finalize", "did old new"], "back from the old one to the new one")
    }

    @Test("Data may be reloaded and updated, and the view resized, in the middle")
    func changesInTheMiddle() {
        let screen = screen()
        let way = screen.view.startInteractiveTransition(to: rows(50))
        way.transitionProgress = 0.5
        screen.settle()
        screen.source.counts = [3]
        screen.view.reloadData()
        screen.settle()
        #expect(screen.view.contentSize.height == 225)
        #expect(shown(screen).count == 3)
        screen.source.counts = [4]
        screen.view.insertItems(at: [[0, 0]])
        screen.settle()
        #expect(screen.view.contentSize.height == 300)
        #expect(screen.frame(3) == rect(0, 225, 320, 75))
        screen.view.frame.size.width = 640
        screen.settle()
        #expect(screen.view.contentSize.height == 150, "two items a row in both layouts")
        screen.view.finishInteractiveTransition()
        #expect(screen.view.contentSize.height == 100)
        #expect(shown(screen).count == 4)
    }

    @Test("Decoration views of both layouts are shown on the way")
    func decorations() {
        let screen = screen(count: 1)
        let decorated = PlacedLayout([0: 0])
        decorated.register(CollectionReusableView.self, forDecorationViewOfKind: "line")
        decorated.hasLine = true
        let way = screen.view.startInteractiveTransition(to: decorated)
        way.transitionProgress = 0.5
        screen.settle()
        #expect(screen.view.subviews.count == 2)
        #expect(screen.view.subviews.contains { $0.alpha == 0.5 })
    }

    @Test("A transition layout can be made of an archive, of which it reads nothing")
    func archive() {
        #expect(CollectionViewTransitionLayout(coder: NSCoder())?.collectionViewContentSize == .zero)
    }
}

/// Puts items of 10 × 10 at the tops that it is given.
private final class PlacedLayout: CollectionViewLayout {
    private let tops: [Int: CGFloat]
    var zIndex = 0
    var hasLine = false

    init(_ tops: [Int: CGFloat]) {
        self.tops = tops
        super.init()
    }

    required init?(coder: NSCoder) {
        tops = [:]
        super.init(coder: coder)
    }

    override var collectionViewContentSize: CGSize { size(10, 100) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard let top = tops[indexPath.item] else { return nil }
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = rect(0, top, 10, 10)
        attributes.zIndex = zIndex
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = rect(0, 0, 10, 10)
        return hasLine ? attributes : nil
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let items = tops.keys.sorted().compactMap { layoutAttributesForItem(at: [0, $0]) }
        return items + [layoutAttributesForDecorationView(ofKind: "line", at: [0, 0])].compactMap(\.self)
    }
}
