import FlowSimulator
import Testing

/// Puts a decoration behind each section, as subclasses do: the frames around the items of the section.
private final class BackgroundLayout: CollectionViewFlowLayout {
    static let kind = "background"
    var zIndex = -1
    var color = 0
    var asked: [IndexPath] = []
    var isHidden: Set<Int> = []

    func background(_ section: Int) -> CollectionViewLayoutAttributes? {
        let count = collectionView?.numberOfItems(inSection: section) ?? 0
        guard count > 0, let first = super.layoutAttributesForItem(at: path(section, 0)),
            let last = super.layoutAttributesForItem(at: path(section, count - 1))
        else { return nil }
        let attributes = CollectionViewLayoutAttributes(
            forDecorationViewOfKind: BackgroundLayout.kind, with: path(section, 0))
        let top = first.frame.origin.y
        attributes.frame = rect(0, top, 768, last.frame.maxY - top)
        attributes.zIndex = zIndex
        attributes.alpha = CGFloat(10 - color) / 10
        attributes.isHidden = isHidden.contains(section)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let backgrounds = (0..<(collectionView?.numberOfSections ?? 0)).compactMap { background($0) }
        return (super.layoutAttributesForElements(in: rect) ?? [])
            + backgrounds.filter { $0.frame.origin.y < rect.maxY && $0.frame.maxY > rect.origin.y }
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        asked.append(indexPath)
        return background(indexPath.section)
    }
}

private final class BackgroundView: CollectionReusableView {
    static var made = 0
    var reuses = 0

    override init(frame: CGRect) {
        BackgroundView.made += 1
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        reuses += 1
    }
}

@MainActor @Suite
struct DecorationTests {
    private func made(_ counts: [Int], height: CGFloat = 1024) -> (screen: TestScreen, layout: BackgroundLayout) {
        let layout = BackgroundLayout()
        layout.itemSize = size(768, 98.125)
        layout.minimumLineSpacing = 11.875
        layout.register(BackgroundView.self, forDecorationViewOfKind: BackgroundLayout.kind)
        let screen = TestScreen(768, height, counts: counts, layout: layout)
        screen.settle()
        return (screen, layout)
    }

    private func backgrounds(_ screen: TestScreen) -> [CGRect] {
        screen.view.subviews.filter { $0 is BackgroundView }.map(\.frame).sorted { $0.origin.y < $1.origin.y }
    }

    /// Reported frames: y 65, height 208.125; y 333.125, height 203.281; y 596.406; the next is at 859.687.
    @Test("G43: every section has one decoration view, where its items are")
    func oneDecoration() {
        let layout = BackgroundLayout()
        layout.minimumLineSpacing = 0
        layout.register(BackgroundView.self, forDecorationViewOfKind: BackgroundLayout.kind)
        let screen = TestScreen(768, 1024, counts: [1, 1, 1, 1], layout: layout)
        let delegate = RecordingDelegate(CallLog()) { size(768, $0.section == 0 ? 208.125 : 203.281) }
        delegate.insets = EdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
        screen.view.delegate = delegate
        screen.view.displayScale = 0
        screen.flow.headerReferenceSize = .zero
        delegate.headers = [5]
        for _ in 0..<3 {
            screen.settle()
            let found = (layout.layoutAttributesForElements(in: rect(0, 0, 768, 2000)) ?? []).filter {
                $0.representedElementCategory == .decorationView
            }
            #expect(found.count == 4)
            #expect(Set(found.map(\.indexPath)).count == 4)
            #expect(found.map { $0.frame.origin.y } == [65, 333.125, 596.406, 859.687])
            #expect(found[0].frame.height == 208.125)
            #expect(abs(found[1].frame.height - 203.281) < 1e-9)
            layout.invalidateLayout()
        }
        #expect(backgrounds(screen).count == 4)
    }

    @Test("G44: invalidations make no second decoration view")
    func invalidationsMakeNoSecondView() {
        let (screen, layout) = made([3])
        let decoration = CollectionViewFlowLayoutInvalidationContext()
        decoration.invalidateDecorationElements(ofKind: BackgroundLayout.kind, at: [path(0, 0)])
        for context in [decoration, CollectionViewFlowLayoutInvalidationContext()] {
            layout.invalidateLayout(with: context)
            #expect(backgrounds(screen).count == 1)
            screen.settle()
            #expect(backgrounds(screen).count == 1)
        }
        #expect(screen.view.subviews.count == 4)
    }

    @Test("R6.8, R6.12: decoration views are behind cells, and cells behind headers")
    func orderOfViews() {
        let (screen, layout) = made([2])
        layout.headerReferenceSize = size(0, 20)
        screen.settle()
        func order() -> [String] {
            screen.view.subviews.map { $0 is BackgroundView ? "back" : $0 is CollectionViewCell ? "cell" : "head" }
        }
        #expect(order() == ["back", "cell", "cell", "head"])
        layout.zIndex = 5
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateDecorationElements(ofKind: BackgroundLayout.kind, at: [path(0, 0)])
        layout.invalidateLayout(with: context)
        screen.settle()
        #expect(order() == ["cell", "cell", "back", "head"])
        screen.source.counts = [3]
        screen.view.reloadData()
        screen.settle()
        #expect(order() == ["cell", "cell", "cell", "back", "head"])
    }

    @Test("R9.3: only the named decoration view is queried again")
    func onlyTheNamedOne() {
        let (screen, layout) = made([3, 3])
        layout.color = 3
        layout.asked = []
        screen.view.resetStatistics()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateDecorationElements(ofKind: BackgroundLayout.kind, at: [path(1, 0)])
        layout.invalidateLayout(with: context)
        screen.settle()
        #expect(layout.asked == [path(1, 0)])
        #expect(screen.view.statistics.elementQueries == 0)
        #expect(screen.view.statistics.elementsRequeried == 1)
        #expect(screen.view.subviews.filter { $0 is BackgroundView }.map(\.alpha).sorted() == [0.7, 1])
    }

    @Test("R9.3, R6.11: a named decoration view can come and go")
    func aNamedDecorationCanComeAndGo() {
        let (screen, layout) = made([3, 3])
        layout.isHidden = [0]
        layout.invalidateLayout()
        screen.settle()
        func name(_ section: Int) {
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateDecorationElements(ofKind: BackgroundLayout.kind, at: [path(section, 0)])
            layout.invalidateLayout(with: context)
            screen.settle()
        }
        layout.isHidden = []
        name(0)
        #expect(backgrounds(screen).count == 2)
        #expect(screen.view.subviews.filter { $0 is BackgroundView && $0.isHidden }.isEmpty)
    }

    @Test("R12.6: decoration views are reused")
    func viewsAreReused() {
        BackgroundView.made = 0
        let (screen, _) = made(Array(repeating: 4, count: 20), height: 300)
        for step in 1...60 {
            screen.view.contentOffset.y = CGFloat(step) * 100
            screen.settle()
        }
        #expect(BackgroundView.made <= 3)
        #expect(backgrounds(screen).count <= 2)
    }

    @Test("R9.3: a named decoration view that only queries of a rectangle return stays")
    func onlyTheRectangle() {
        let layout = ClosureFlowLayout()
        layout.elements = { $1 + [.decoration("line", path(0, 0), rect(0, 0, 10, 10))] }
        layout.register(BackgroundView.self, forDecorationViewOfKind: "line")
        let screen = TestScreen(320, 480, counts: [2], layout: layout)
        screen.settle()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateDecorationElements(ofKind: "line", at: [path(0, 0)])
        layout.invalidateLayout(with: context)
        screen.settle()
        #expect(backgrounds(screen) == [rect(0, 0, 10, 10)])
    }
}
