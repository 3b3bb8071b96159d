import FlowSimulator
import Testing

/// The worked examples (docs/cases.md), through a collection view.
@MainActor @Suite
struct WorkedExampleTests {
    private func screen(
        _ width: CGFloat, _ counts: [Int], height: CGFloat = 480, item: CGSize = size(50, 50), scale: CGFloat = 0,
        _ change: (CollectionViewFlowLayout) -> Void = { _ in }
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = item
        change(layout)
        let screen = TestScreen(width, height, counts: counts, layout: layout)
        screen.view.displayScale = scale
        return screen
    }

    @Test("W1: an incomplete last line keeps the columns of a grid")
    func incompleteLine() {
        let screen = screen(320, [13])
        let expected = (0..<13).map { (item: Int) -> CGRect in
            let (column, row) = (CGFloat(item % 5), CGFloat(item / 5))
            return rect(67.5 * column, 60 * row, 50, 50)
        }
        #expect(screen.frames(0..<13) == expected)
        #expect(screen.flow.collectionViewContentSize == size(320, 170))
    }

    @Test("W2: spacing is enlarged to fill the line")
    func spacingIsEnlargedToFillTheLine() {
        let screen = screen(320, [4], item: size(130, 40)) { $0.minimumInteritemSpacing = 20 }
        #expect(screen.frames(0..<4) == [
            rect(0, 0, 130, 40), rect(190, 0, 130, 40), rect(0, 50, 130, 40), rect(190, 50, 130, 40),
        ])
    }

    @Test("W3, W4: items that fit exactly stay on the line")
    func anExactFitStaysOnTheLine() {
        #expect(screen(320, [4], item: size(100, 100)).frames(0..<4).map(\.origin) == [
            CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0), CGPoint(x: 0, y: 110),
        ])
        #expect(screen(319.5, [4], item: size(100, 100)).frames(0..<4).map(\.origin.x) == [0, 219.5, 0, 219.5])
    }

    @Test("W5: a column of one item is centred")
    func aColumnOfOneIsCentred() {
        #expect(screen(320, [3], item: size(200, 40)).frames(0..<3).map(\.origin) == [
            CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 50), CGPoint(x: 60, y: 100),
        ])
    }

    @Test("W6, W7: insets, header and footer are placed around the lines")
    func insetsAroundLines() {
        let screen = screen(320, [6]) {
            $0.sectionInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            $0.headerReferenceSize = size(1, 44)
            $0.footerReferenceSize = size(1, 20)
        }
        #expect(screen.header(0) == rect(0, 0, 320, 44))
        #expect(screen.frame(0) == rect(20, 54, 50, 50))
        #expect(screen.frame(4) == rect(20, 114, 50, 50))
        #expect(screen.footer(0) == rect(0, 194, 320, 20))
        #expect(screen.flow.collectionViewContentSize == size(320, 214))
    }

    @Test("W8: an empty section keeps header, insets and footer")
    func anEmptySectionKeepsHeaderInsetsAndFooter() {
        let screen = screen(320, [0, 1])
        let delegate = SectionDelegate()
        delegate.insets = [EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)]
        (delegate.headers, delegate.footers) = ([44, 44], [20])
        screen.view.delegate = delegate
        #expect(screen.header(0) == rect(0, 0, 320, 44))
        #expect(screen.footer(0) == rect(0, 84, 320, 20))
        #expect(screen.header(1) == rect(0, 104, 320, 44))
        #expect(screen.frame(0, 1) == rect(0, 148, 50, 50))
        #expect(screen.footer(1) == nil)
        #expect(screen.flow.collectionViewContentSize == size(320, 198))
    }

    @Test("W9, W10: horizontal scrolling fills columns from top to bottom")
    func horizontalScrollingFillsColumns() {
        let screen = screen(320, [4, 2], height: 200) { $0.scrollDirection = .horizontal }
        let delegate = SectionDelegate()
        delegate.insets = [EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)]
        (delegate.headers, delegate.footers) = ([60, 60], [25])
        screen.view.delegate = delegate
        #expect(screen.header(0) == rect(0, 0, 60, 200))
        #expect(screen.frames(0..<4).map(\.origin) == [
            CGPoint(x: 80, y: 10), CGPoint(x: 80, y: 120), CGPoint(x: 140, y: 10), CGPoint(x: 140, y: 120),
        ])
        #expect(screen.footer(0) == rect(230, 0, 25, 200))
        #expect(screen.header(1) == rect(255, 0, 60, 200))
        #expect(screen.frame(1, 1) == rect(315, 75, 50, 50))
        #expect(screen.flow.collectionViewContentSize == size(365, 200))
    }

    private func sized(_ width: CGFloat, _ sizes: [CGSize], scale: CGFloat = 0) -> (TestScreen, SizeDelegate) {
        let screen = screen(width, [sizes.count], scale: scale)
        let delegate = SizeDelegate(sizes)
        screen.view.delegate = delegate
        screen.keptAlive = [delegate]
        return (screen, delegate)
    }

    @Test("W11: items are centred in their line")
    func itemsAreCentred() {
        let (screen, _) = sized(320, [size(100, 40), size(100, 80), size(100, 60), size(100, 50)])
        #expect(screen.frames(0..<4) == [
            rect(0, 20, 100, 40), rect(110, 0, 100, 80), rect(220, 10, 100, 60), rect(0, 90, 100, 50),
        ])
    }

    @Test("W12, W13, W14, W15, W47: all lines but the last are justified")
    func allLinesButTheLastAreJustified() {
        let cases: [([CGFloat], [CGFloat])] = [
            ([100, 120, 90, 150, 60], [0, 200, 0, 100, 260]), ([100, 150, 200, 60], [0, 170, 0, 210]),
            ([100, 100, 250, 200], [0, 220, 35, 0]), ([250, 200], [35, 0]), ([100, 400, 100, 50], [110, -40, 0, 110]),
        ]
        for (spans, xs) in cases {
            let (screen, _) = sized(320, spans.map { size($0, 40) })
            #expect(screen.frames(0..<spans.count).map(\.origin.x) == xs)
        }
    }

    @Test("W16, W17: a self-sizing item that is alone on the last line is centred, and one of a given size is not")
    func loneItem() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(50, 50)
        let lone = TestScreen(375, 600, counts: [1], layout: layout) { _, _ in size(120, 44) }
        lone.settle()
        #expect(lone.frame(0) == rect(127.5, 0, 120, 44))
        #expect(lone.view.contentSize == size(375, 44))
        layout.options.geometry.centersSelfSizingSingleItemLine = false
        lone.settle()
        #expect(lone.frame(0) == rect(0, 0, 120, 44))
        #expect(screen(375, [1], item: size(120, 44)).frame(0) == rect(0, 0, 120, 44))
    }

    @Test("W36, W37: content insets shorten the available length")
    func contentInsetsNarrowTheRoom() {
        let screen = screen(320, [6]) { $0.headerReferenceSize = size(0, 30) }
        screen.settle()
        screen.view.contentInset = EdgeInsets(top: 64, left: 20, bottom: 0, right: 20)
        screen.view.displayScale = 3
        screen.settle()
        #expect(screen.header(0) == rect(0, 0, 280, 30))
        let pixels = screen.frames(0..<6).map { ($0.origin.x * 3).rounded() }
        #expect(pixels == [0, 230, 460, 690, 0, 230])
        #expect(screen.frame(4)?.origin.y == 90)
        #expect(screen.view.contentSize == size(280, 140))
        screen.flow.options.containerLength = .bounds
        #expect(screen.header(0)?.width == 320)
    }

    @Test("W38, G26: queries leave out what only touches the rectangle")
    func touching() {
        let screen = screen(100, [1000], item: size(100, 20)) { $0.minimumLineSpacing = 0 }
        let queries: [(CGFloat, CGFloat, Int)] = [(500, 100, 5), (0, 1000, 50), (250, 100, 6), (250, 1, 1)]
        for (y, height, count) in queries {
            #expect(screen.flow.layoutAttributesForElements(in: rect(0, y, 100, height))?.count == count)
        }
        let all = screen.flow.layoutAttributesForElements(in: .infinite)
        #expect(all?.count == 1000)
        let objects = screen.flow.layoutAttributesForElements(in: screen.view.bounds)!
        #expect(screen.flow.layoutAttributesForElements(in: rect(.nan, 0, 10, 10))?.isEmpty == true)
        // Such a query is none: the objects of the one before are returned again.
        let again = screen.flow.layoutAttributesForElements(in: screen.view.bounds)!
        #expect(!objects.isEmpty)
        #expect(objects.map(ObjectIdentifier.init) == again.map(ObjectIdentifier.init))
    }

    @Test("W40, W41: origins are rounded to pixels, and sizes are not")
    func originsAreRoundedToPixelsAndSizesAreNot() {
        let screen = screen(320, [7], item: size(45, 45), scale: 2) { $0.minimumInteritemSpacing = 0 }
        #expect(screen.frames(0..<7).map(\.origin.x) == [0, 46, 91.5, 137.5, 183.5, 229, 275])
        #expect(screen.frame(1)?.size == size(45, 45))
    }

    @Test("W42: measured items are broken into lines")
    func measuredItemsBreakIntoLines() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(50, 50)
        let sizes = [size(90, 40), size(140, 20), size(70, 20), size(200, 60), size(50, 50)]
        let screen = TestScreen(320, 480, counts: [5], layout: layout) { path, _ in sizes[path.item] }
        screen.settle()
        #expect(screen.frames(0..<5) == [
            rect(0, 0, 90, 40), rect(100, 10, 140, 20), rect(250, 10, 70, 20), rect(0, 50, 200, 60),
            rect(210, 55, 50, 50),
        ])
        #expect(screen.view.contentSize == size(320, 110))
    }

    @Test("W43: measured rows are placed below each other")
    func measuredRowsStandBelowEachOther() {
        let heights: [CGFloat] = [80, 120, 44]
        let screen = TestScreen.list(375, 600, count: 3, estimate: 50) { heights[$0] }
        screen.settle()
        #expect(screen.frames(0..<3).map(\.origin.y) == [0, 90, 220])
        #expect(screen.view.contentSize == size(375, 264))
    }

    @Test("W44, R8.12: the automatic size estimates with the average of measured sizes")
    func automaticSizeEstimatesTheAverage() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        let screen = TestScreen(375, 480, counts: [100], layout: layout)
        _ = layout.collectionViewContentSize
        for (item, height) in [(0, 100), (1, 60)] as [(Int, CGFloat)] {
            let original = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!
            #expect(original.size == (item == 0 ? size(50, 50) : size(375, 100)))
            let preferred = original.copy() as! CollectionViewLayoutAttributes
            preferred.size = size(375, height)
            #expect(
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            layout.invalidateLayout(with: context)
        }
        #expect(layout.collectionViewContentSize == size(375, 8990))
        #expect(screen.flow.measuredItemCount == 2)
        layout.estimatedItemSize = size(375, 50)
        #expect(layout.collectionViewContentSize.height == 5990)
    }

    @Test("W46: section insets can be measured from the safe area")
    func insetsCanBeMeasuredFromTheSafeArea() {
        let screen = screen(812, [200], height: 375) {
            $0.sectionInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            $0.itemSize = size(100, 100)
        }
        screen.view.setSafeAreaInsets(EdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
        screen.view.contentInsetAdjustmentBehavior = .never
        #expect((screen.frame(0)?.minX, screen.frame(6)?.maxX) == (16, 796))
        screen.flow.sectionInsetReference = .fromSafeArea
        #expect((screen.frame(0)?.minX, screen.frame(5)?.maxX) == (60, 752))
        screen.view.contentInset = EdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        #expect((screen.frame(0)?.minX, screen.frame(5)?.maxX) == (16, 708))
    }

    @Test("W50: rotation breaks lines again without asking the delegate again")
    func rotation() {
        let (screen, delegate) = sized(320, Array(repeating: size(50, 50), count: 13))
        screen.settle()
        #expect(delegate.questions == 13)
        #expect(!screen.flow.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 320, 568)))
        #expect(screen.flow.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 480, 320)))
        let context = screen.flow.invalidationContext(forBoundsChange: rect(0, 0, 480, 320))
        let flowContext = context as? CollectionViewFlowLayoutInvalidationContext
        #expect(flowContext?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(flowContext?.invalidateFlowLayoutAttributes == true)
        screen.view.frame = rect(0, 0, 480, 320)
        screen.settle()
        #expect(delegate.questions == 13)
        #expect(abs(screen.frame(1)!.minX - (50 + 80.0 / 7)) < 1e-9)
    }

    @Test("W51: two items of a grid are placed in its first columns")
    func twoItemsOfAGridStandInItsFirstColumns() {
        #expect(screen(320, [2]).frames(0..<2).map(\.origin.x) == [0, 67.5])
        let (mixed, _) = sized(320, [size(50, 50), size(50, 51)])
        #expect(mixed.frames(0..<2) == [rect(0, 0.5, 50, 50), rect(60, 0, 50, 51)])
    }

    @Test("G15: only spacing between items counts towards the length of a line")
    func lineBreaksCountGapsBetweenItemsOnly() {
        #expect(screen(320, [2], item: size(155, 40)).frames(0..<2).map(\.origin.x) == [0, 165])
        #expect(screen(320, [2], item: size(155.5, 40)).frames(0..<2).map(\.origin.y) == [0, 50])
    }

    @Test("W39, G68: headers and footers are pinned to the visible part of their section")
    func pinning() {
        let screen = screen(320, [10, 10], height: 480, item: size(320, 44)) {
            $0.minimumLineSpacing = 0
            $0.sectionInset.bottom = 10
            $0.headerReferenceSize = size(0, 40)
            $0.footerReferenceSize = size(0, 30)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        screen.view.contentInset.top = 64
        for (offset, y) in [(-64, 0), (0, 64), (300, 364), (400, 450)] as [(CGFloat, CGFloat)] {
            screen.view.contentOffset.y = offset
            screen.settle()
            #expect(screen.header(0) == rect(0, y, 320, 40))
            let shown = screen.view.supplementaryView(
                forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(shown?.frame == rect(0, y, 320, 40))
        }
        screen.view.contentInset.top = 0
        screen.flow.sectionHeadersPinToVisibleBounds = false
        screen.flow.sectionFootersPinToVisibleBounds = true
        for (offset, y) in [(0, 450), (100, 490)] as [(CGFloat, CGFloat)] {
            screen.view.contentOffset.y = offset
            screen.settle()
            #expect(screen.footer(0) == rect(0, y, 320, 30))
        }
    }
}
