import FlowSimulator
import FlowTestSupport
import Testing

@MainActor @Suite
struct FlowLayoutBehaviourTests {
    @Test("R1.15: properties have UIKit's defaults")
    func propertiesHaveUIKitsDefaults() {
        let layout = CollectionViewFlowLayout()
        #expect(layout.itemSize == size(50, 50))
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero)
        #expect(layout.footerReferenceSize == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds)
        #expect(!layout.sectionFootersPinToVisibleBounds)
        let largest = CGFloat.greatestFiniteMagnitude
        #expect(CollectionViewFlowLayout.automaticSize == size(largest, largest))
        #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
        #expect(layout.developmentLayoutDirection == .leftToRight)
        #expect(CollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    }

    @Test("C10, G28: answers are right without a layout pass")
    func answersAreRightWithoutALayoutPass() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        let screen = TestScreen(320, 480, counts: [3], layout: layout)
        #expect(layout.collectionViewContentSize.height == 170)
        screen.settle()
        let invalidations = screen.view.statistics.invalidations
        layout.minimumLineSpacing = 30
        layout.minimumLineSpacing = 30
        #expect(screen.view.statistics.invalidations == invalidations + 1)
        #expect(layout.collectionViewContentSize.height == 210)
        #expect(screen.view.contentSize.height == 170)
        screen.settle()
        #expect(screen.view.contentSize.height == 210)
    }

    @Test("G27: attributes can be asked for while the view has no length")
    func noLength() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(50, 50)
        let screen = TestScreen(0, 0, counts: [3], layout: layout)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.origin.y == 120)
        #expect(layout.collectionViewContentSize.height == 170)
        screen.settle()
        screen.source.counts = [0]
        screen.view.reloadData()
        screen.flow.sectionInset = EdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        screen.settle()
        #expect(screen.view.contentSize == size(0, 12))
        #expect(CollectionViewFlowLayout().layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(CollectionViewFlowLayout().collectionViewContentSize == .zero)
    }

    @Test("G30, R1.6: a supplementary view without length does not exist")
    func missingSupplementary() {
        for reference in [size(320, 0), .zero] {
            let layout = CollectionViewFlowLayout()
            layout.headerReferenceSize = reference
            let screen = TestScreen(320, 480, counts: [2], layout: layout)
            screen.settle()
            #expect(screen.header(0) == nil)
            let found = layout.layoutAttributesForElements(in: rect(-10, -10, 1000, 1000)) ?? []
            #expect(found.allSatisfy { $0.representedElementCategory == .cell })
        }
    }

    @Test("R6.5, R6.6: paths that name nothing have no attributes")
    func pathsThatNameNothingHaveNoAttributes() {
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = size(0, 10)
        let screen = TestScreen(320, 480, counts: [2], layout: layout)
        for path in [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: -1, section: 0),
            IndexPath(), IndexPath(index: 0)]
        {
            #expect(screen.view.layoutAttributesForItem(at: path) == nil)
        }
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
        #expect(screen.header(1) == nil)
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 7, section: 0))
        #expect(header?.indexPath == IndexPath(item: 0, section: 0))
        #expect(header?.zIndex == 10)  // R6.8
    }

    @Test("G29, R13.1: items that are too wide are reported once for each pass and section")
    func oversizedItems() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 50)
        layout.sectionInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let screen = TestScreen(320, 480, counts: [20, 20], layout: layout)
        screen.settle()
        #expect(screen.log.kinds == [0, 1].map {
            .invalidItemSize(
                indexPath: IndexPath(item: 0, section: $0), span: 320, available: 300, axis: .vertical,
                fromDelegate: false)
        })
        let message = screen.log.issues[0].message
        let start = "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width"
        #expect(message.hasPrefix(start))
        #expect(!message.contains("delegate"))
        #expect(screen.view.visibleCells.count == 8)
    }

    @Test("R2.9, G09, R12.5: the delegate is asked once for the size of every item, and again after an invalidation")
    func delegateSizes() {
        let screen = TestScreen(375, 667, counts: [1877])
        let delegate = SizeDelegate(Array(repeating: size(375, 56), count: 1877))
        screen.view.delegate = delegate
        screen.settle()
        #expect(delegate.questions == 1877)
        screen.view.contentOffset.y = 500
        screen.settle()
        #expect(delegate.questions == 1877)
        #expect(screen.view.statistics.delegateSizeQueries == 1877)
        screen.flow.invalidateLayout()
        screen.settle()
        #expect(delegate.questions == 2 * 1877)
    }

    @Test("R8.15: cells begin with the delegate's size, and it can be the last word")
    func delegateSizesAreWhereCellsStartFrom() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(50, 50)
        layout.minimumLineSpacing = 0
        let delegate = SizeDelegate(Array(repeating: size(375, 100), count: 100))
        let screen = TestScreen(375, 500, counts: [100], layout: layout) { _, size in
            CGSize(width: size.width, height: 125)
        }
        screen.view.delegate = delegate
        screen.settle()
        #expect(screen.frames(0..<6).map(\.height) == [125, 125, 125, 125, 125, 100])
        layout.options.delegateSizeDisablesSelfSizing = true
        screen.view.resetStatistics()
        screen.settle()
        #expect(screen.frames(0..<6).map(\.height) == Array(repeating: 100, count: 6))
        #expect(screen.view.statistics.measurements == 0)
    }

    @Test("R1.10, R5.3: a data source without sections gives a view without length")
    func anEmptyDataSourceHasNoLength() {
        let screen = TestScreen(320, 480, counts: [])
        screen.settle()
        #expect(screen.view.numberOfSections == 0)
        #expect(screen.view.contentSize == size(320, 0))
        screen.source.counts = [2]
        #expect(screen.view.numberOfSections == 0)
        screen.view.reloadData()
        #expect(screen.view.numberOfItems(inSection: 0) == 2)
    }

    @Test("R8.10, A1: where lines hold several items, what is on screen stays there while rows above are measured")
    func severalItems() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(60, 40)
        let screen = TestScreen(375, 500, counts: [500], layout: layout) { path, _ in
            size(60, 30 + 10 * CGFloat(path.item % 7))
        }
        screen.view.contentOffset.y = 2000
        screen.settle()
        for step in 0..<60 {
            let anchor = screen.view.indexPathsForVisibleItems.max()!
            let before = screen.frame(anchor.item)!.minY - screen.view.contentOffset.y
            screen.view.contentOffset.y -= 10
            screen.settle()
            let after = screen.frame(anchor.item)!.minY - screen.view.contentOffset.y
            #expect(after - before == 10, "step \(step)")
        }
        #expect(screen.flow.measuredItemCount > 80)
    }

    @Test("R8.12, A1: the average of measured sizes does not move what is on screen")
    func movingAverage() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
        layout.itemSize = size(375, 50)
        let screen = TestScreen(375, 500, counts: [500], layout: layout) { path, _ in
            size(375, 64 + 32 * CGFloat(path.item % 2))
        }
        screen.view.contentOffset.y = 12000
        screen.settle()
        for _ in 0..<60 {
            let anchor = screen.view.indexPathsForVisibleItems.max()!
            let before = screen.frame(anchor.item)!.minY - screen.view.contentOffset.y
            screen.view.contentOffset.y -= 10
            screen.settle()
            let drift = screen.frame(anchor.item)!.minY - screen.view.contentOffset.y - before - 10
            #expect(abs(drift) <= 0.5)  // a pixel: frames start on whole ones, the offset need not
        }
    }

    @Test("G26, R6.1: a query finds what a filter over all frames finds")
    func queryAndFilter() {
        var random = SeededGenerator(seed: 26)
        let layout = CollectionViewFlowLayout()
        layout.headerReferenceSize = size(0, 20)
        let screen = TestScreen(320, 480, counts: [60], layout: layout)
        let sizes = (0..<60).map { item in
            item == 30 ? size(400, 1000) : size(CGFloat.random(in: 0...200, using: &random).rounded(), 40)
        }
        let delegate = SizeDelegate(sizes)
        screen.view.delegate = delegate
        let frames = screen.frames(0..<60)
        #expect(frames[30].minX == -40)
        for _ in 0..<300 {
            let query = rect(
                .random(in: -100...350, using: &random), .random(in: -100...2500, using: &random),
                .random(in: 0...300, using: &random), .random(in: 0...600, using: &random))
            let found = (layout.layoutAttributesForElements(in: query) ?? [])
                .filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
            let expected = frames.indices.filter {
                frames[$0].minX < query.maxX && query.minX < frames[$0].maxX && frames[$0].minY < query.maxY
                    && query.minY < frames[$0].maxY
            }
            #expect(found == expected)
        }
    }

    @Test("R8.15, R3.7: delegate sizes that win over self-sizing make an ordinary layout")
    func winningDelegateSizes() {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(50, 50)
        layout.options.delegateSizeDisablesSelfSizing = true
        let screen = TestScreen(375, 480, counts: [1], layout: layout) { _, _ in size(10, 10) }
        let delegate = SizeDelegate([size(120, 44)])
        screen.view.delegate = delegate
        screen.settle()
        #expect(screen.frame(0) == rect(0, 0, 120, 44))
        screen.view.frame.size.width = 400
        screen.settle()
        #expect(screen.frame(0) == rect(0, 0, 120, 44))
        #expect(screen.view.statistics.measurements == 0)
    }

    @Test("C8: a view that overrides the counts is asked for them once")
    func countedOnce() {
        let layout = CollectionViewFlowLayout()
        let source = TableSource([4])
        let view = CountedView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        view.counts = [4]
        view.dataSource = source
        for _ in 0..<5 { _ = layout.collectionViewContentSize }
        #expect(view.questions == 1)
    }
}
