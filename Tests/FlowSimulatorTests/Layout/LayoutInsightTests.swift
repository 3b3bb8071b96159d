import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator

/// A list of rows of 50 points, whose first ten are estimates, with a bar of 20 points that covers the top.
private class InsightfulList: CollectionViewLayout {
    var hasInsight = true
    var wantsCells = false

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 50 * 40) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 320, height: 50)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        (0..<40).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    var whenInsightIsMade: (() -> Void)?

    override func makeInsight() -> LayoutInsight {
        whenInsightIsMade.take()?()
        return hasInsight ? ListInsight(of: self) : super.makeInsight()
    }
}

/// The same list, with cells that were all measured.
private final class MeasuredList: InsightfulList {
    let asksReturningCells: Bool

    init(_ asksReturningCells: Bool) {
        self.asksReturningCells = asksReturningCells
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func makeInsight() -> LayoutInsight { MeasuredInsight(of: self) }
}

private final class MeasuredInsight: LayoutInsight {
    override func sizeOrigin(ofItemAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin? { .measured }
    override var asksReturningCells: Bool { (layout as? MeasuredList)?.asksReturningCells ?? true }
}

private final class ListInsight: LayoutInsight {
    private unowned let list: InsightfulList

    init(of list: InsightfulList) {
        self.list = list
        super.init(of: list)
    }

    override var cellsSizeThemselves: Bool? { false }
    override var counts: Counts? { Counts(items: 40, measured: 30, estimated: 10) }
    override var maximumRounds: Int { 7 }
    override var scrollDirection: CollectionView.ScrollDirection { .vertical }

    override func wantsPreferredAttributes(for attributes: CollectionViewLayoutAttributes, again: Bool) -> Bool {
        list.wantsCells
    }

    override func sizeOrigin(ofItemAt indexPath: IndexPath) -> ElementSnapshot.SizeOrigin? {
        indexPath.item < 10 ? .estimated : .measured
    }

    override func knownFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
        list.layoutAttributesForItem(at: indexPath)?.frame
    }

    override func pinnedInsets(ofItemAt indexPath: IndexPath) -> EdgeInsets {
        EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
}

/// What a view knows of its layout: a flow layout's answers, those of a client's own layout, and the plain ones.
@MainActor
@Suite struct LayoutInsightTests {
    private func screen(_ change: (InsightfulList) -> Void = { _ in }) -> TestScreen {
        let list = InsightfulList()
        change(list)
        let screen = TestScreen(320, 200, counts: [40], layout: list) { _, size in
            CGSize(width: size.width, height: 60)
        }
        screen.settle()
        return screen
    }

    @Test("A snapshot counts and marks the sizes as the layout's insight says")
    func snapshot() {
        let known = screen().view.snapshot(in: nil, parts: nil)
        #expect(known.itemCount == 40)
        #expect(known.measured == 30)
        #expect(known.estimated == 10)
        #expect(known.rowCount == nil)
        #expect(Set(known.elements.map(\.origin)) == [.estimated])
        let plain = screen { $0.hasInsight = false }.view.snapshot(in: nil, parts: nil)
        #expect(plain.itemCount == 40)
        #expect(plain.measured == 0)
        #expect(plain.estimated == 0)
        #expect(Set(plain.elements.map(\.origin)) == [.given])
    }

    @Test("An item that is scrolled to comes to rest below what its section's pinned views cover")
    func pinnedInsets() {
        let expected: [(Bool, CGFloat)] = [(true, 480), (false, 500)]
        for (hasInsight, offset) in expected {
            let screen = screen { $0.hasInsight = hasInsight }
            screen.view.scrollToItem(at: [0, 10], at: .top, animated: false)
            #expect(screen.view.contentOffset.y == offset, "\(hasInsight)")
        }
    }

    @Test("Cells are asked for a size if the insight wants it")
    func preferredAttributes() {
        for wantsCells in [false, true] {
            let view = screen { $0.wantsCells = wantsCells }.view
            #expect((view.statistics.measurements > 0) == wantsCells)
        }
        #expect(screen { $0.hasInsight = false }.view.statistics.measurements > 0)
    }

    @Test("A layout of the program's own may say that measured cells are not asked again when they come back")
    func returningCells() {
        for asksReturningCells in [true, false] {
            let screen = TestScreen(320, 200, counts: [40], layout: MeasuredList(asksReturningCells))
            screen.settle()
            let before = screen.view.statistics.measurements
            screen.view.contentOffset.y = 1000
            screen.settle()
            #expect((screen.view.statistics.measurements > before) == asksReturningCells)
        }
    }

    @Test("A layout that is set while another one's insight is made is the one that the view reads")
    func layoutSetMeanwhile() {
        let screen = screen()
        let (first, second) = (InsightfulList(), InsightfulList())
        first.whenInsightIsMade = { screen.view.collectionViewLayout = second }
        screen.view.collectionViewLayout = first
        #expect(screen.view.insight === screen.view.layout.insight)
    }

    @Test("Measured estimates are traced as such")
    func trace() {
        let trace = LayoutTrace()
        let list = InsightfulList()
        list.wantsCells = true
        let screen = TestScreen(320, 200, counts: [40], layout: list)
        screen.view.traceObserver = trace
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        var wereEstimates: [Int: Bool] = [:]
        for event in trace.events {
            guard case .measured(let element, _, _, _, let wasEstimate) = event.kind else { continue }
            wereEstimates[element.indexPath.item] = wasEstimate
        }
        #expect(wereEstimates[0] == true)
        #expect(wereEstimates[20] == false)
    }

    @Test("A flow layout answers from its model and its options")
    func flow() {
        let flow = CollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 320, height: 50)
        flow.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 100, counts: [40], layout: flow) { _, size in
            CGSize(width: size.width, height: 60)
        }
        screen.settle()
        let insight = flow.insight
        #expect(insight.cellsSizeThemselves == true)
        #expect(insight.placesOnPixelGrid)
        #expect(insight.counts == LayoutInsight.Counts(items: 40, measured: 2, estimated: 38, rows: 40))
        #expect(insight.sizeOrigin(ofItemAt: [0, 0]) == .measured)
        #expect(insight.sizeOrigin(ofItemAt: [0, 39]) == .estimated)
        #expect(insight.sizeOrigin(ofItemAt: [0, 40]) == nil)
        #expect(insight.knownFrame(ofItemAt: [0, 40]) == nil)
        #expect(insight.knownFrame(ofItemAt: [0, 1])?.height == 60)
        #expect(!insight.scrollsWithContent(supplementaryOfKind: CollectionView.elementKindSectionHeader))
        #expect(insight.scrollsWithContent(supplementaryOfKind: CollectionView.elementKindSectionFooter))
    }
}
