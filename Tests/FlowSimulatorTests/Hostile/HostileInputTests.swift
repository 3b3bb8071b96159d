import FlowSimulator
import FlowTestSupport
import Testing

@MainActor @Suite
struct HostileInputTests {
    nonisolated static let badLengths: [CGFloat] = [.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude]

    @Test(
        "Sizes of the delegate that are not usable are reported, and the default takes their place",
        arguments: badLengths)
    func sizesFromTheDelegate(length: CGFloat) {
        let screen = TestScreen(320, 480, counts: [3])
        let delegate = SizeDelegate([size(50, 50), size(length, 50), size(50, length)])
        screen.view.delegate = delegate
        screen.settle()
        #expect(screen.view.visibleCells.count > 0)
        guard length != .greatestFiniteMagnitude else { return }
        #expect(screen.frames(0..<3).map(\.size) == [size(50, 50), size(50, 50), size(50, 50)])
        #expect(screen.log.issues.count == 2)
        guard case .invalidDelegateValue("sizeForItemAt", 0, let path, _)? = screen.log.kinds.first else {
            Issue.record("not reported")
            return
        }
        #expect(path == IndexPath(item: 1, section: 0))
    }

    @Test(
        "R13.9: r13.9: sizes of cells that are not usable are reported, and the estimate stays",
        arguments: badLengths)
    func sizesFromCells(length: CGFloat) {
        let screen = TestScreen.list(320, 480, count: 30, estimate: 50) { $0 == 3 ? length : 60 }
        screen.settle()
        #expect(screen.frames(0..<3).map(\.height) == [60, 60, 60])
        guard length != .greatestFiniteMagnitude else { return }
        #expect(screen.frame(3)?.height == 50)
        guard case .invalidPreferredSize(let path, _)? = screen.log.kinds.first else {
            Issue.record("not reported")
            return
        }
        #expect(path == IndexPath(item: 3, section: 0))
        #expect(screen.log.issues.count == 1 && screen.log.issues[0].severity == .error)
    }

    @Test("A cell that hands a layout's own unusable size back asked for nothing, so nothing is reported of it")
    func sizesOfTheLayout() {
        let layout = ClosureLayout(size(100, 100)) { _ in rect(0, 0, -8, 50) }
        layout.elements = { _ in [.cell([0, 0], rect(0, 0, -8, 50))] }
        let screen = TestScreen(320, 480, counts: [1], layout: layout)
        screen.settle()
        #expect(screen.view.cellForItem(at: [0, 0]) != nil)
        #expect(screen.log.issues.isEmpty)
        screen.source.answer = { _, _ in size(-9, 50) }
        screen.view.reloadData()
        screen.settle()
        #expect(screen.log.kinds == [.invalidPreferredSize(indexPath: [0, 0], size: size(-9, 50))])
    }

    @Test("Properties of the layout may have any length", arguments: badLengths)
    func propertiesOfTheLayout(length: CGFloat) {
        let layout = CollectionViewFlowLayout()
        let screen = TestScreen(320, 480, counts: [20, 3], layout: layout)
        let changes: [(CollectionViewFlowLayout) -> Void] = [
            { $0.itemSize = size(length, 50) }, { $0.minimumLineSpacing = length },
            { $0.minimumInteritemSpacing = length }, { $0.headerReferenceSize = size(length, length) },
            { $0.footerReferenceSize = size(length, length) },
            { $0.sectionInset = EdgeInsets(top: length, left: length, bottom: length, right: length) },
            { $0.estimatedItemSize = size(length, length) }, { $0.options.geometry.fitTolerance = length },
            { $0.options.maximumRounds = 0 },
        ]
        for change in changes {
            change(layout)
            screen.settle()
            _ = layout.layoutAttributesForElements(in: rect(0, 0, length, length))
        }
        #expect(screen.view.numberOfItems(inSection: 0) == 20)
    }

    @Test(
        "Bounds, offsets, insets and scales may have any length, and are right again afterwards",
        arguments: badLengths)
    func boundsAndOffsets(length: CGFloat) {
        let screen = TestScreen.list(320, 480, count: 30, estimate: 50) { _ in 60 }
        screen.settle()
        screen.view.contentOffset = CGPoint(x: length, y: length)
        screen.settle()
        // A frame that is no number would stop the program (R13.11).
        let side = length.isNaN ? 0 : length
        screen.view.frame = rect(side, 0, side, side)
        screen.settle()
        screen.view.contentInset = EdgeInsets(top: length, left: length, bottom: length, right: length)
        screen.settle()
        screen.view.displayScale = length
        screen.settle()
        screen.view.contentInset = .zero
        screen.view.displayScale = 2
        screen.view.contentOffset = .zero
        screen.view.frame = rect(0, 0, 320, 480)
        screen.settle()
        #expect(screen.frame(0) == rect(0, 0, 320, 60))
    }

    @Test("A view without sections, length or data source lays out nothing")
    func noSections() {
        let screen = TestScreen(0, 0, counts: [])
        screen.settle()
        #expect(screen.view.indexPathForItem(at: .zero) == nil)
        #expect(screen.view.elementSnapshots(in: .infinite).isEmpty)
        let withoutSource = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
        withoutSource.layoutIfNeeded()
        #expect(withoutSource.numberOfSections == 0)
    }

    @Test("A data source that reloads for each cell is stopped and reported as a loop")
    func reloadsForEver() {
        let screen = TestScreen(320, 480, counts: [10])
        screen.source.whenAskedForCell = { view, _ in view.reloadData() }
        screen.settle()
        #expect(screen.log.issues.count == 1)
        guard case .layoutLoop(let loop)? = screen.log.kinds.first else {
            Issue.record("no loop")
            return
        }
        #expect(loop.rounds == 100)
        screen.source.whenAskedForCell = nil
        screen.settle()
        #expect(screen.view.visibleCells.count == 10)
    }

    @Test("One reload while cells are made is done, without an issue")
    func oneReload() {
        let screen = TestScreen(320, 480, counts: [10])
        screen.source.whenAskedForCell = { [weak source = screen.source] view, path in
            guard path.item == 3, source?.counts == [10] else { return }
            source?.counts = [5]
            view.reloadData()
        }
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        #expect(screen.view.indexPathsForVisibleItems.sorted() == (0..<5).map { IndexPath(item: $0, section: 0) })
    }

    @Test("Invalidating while cells are made ends when it stops, without an issue")
    func invalidating() {
        let screen = TestScreen(320, 480, counts: [40])
        screen.source.whenAskedForCell = { view, _ in view.collectionViewLayout.invalidateLayout() }
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        #expect(screen.view.visibleCells.count == 40)
    }

    @Test("A delegate may invalidate, reload and query while it is asked for sizes")
    func meddlingDelegate() {
        let meddlings: [(CollectionView, CollectionViewFlowLayout) -> Void] = [
            { _, layout in layout.invalidateLayout() },
            { view, _ in view.reloadData() },
            { view, _ in view.layoutIfNeeded() },
            { view, layout in _ = (layout.collectionViewContentSize, view.layoutAttributesForItem(at: [0, 1])) },
            { _, layout in layout.minimumLineSpacing = 25 },
            { _, layout in layout.minimumLineSpacing += 1 },
            { view, _ in view.contentOffset.y += 1 },
            { view, _ in view.frame.size.width += 1 },
        ]
        for meddle in meddlings {
            let screen = TestScreen(320, 480, counts: [10])
            var isMeddling = true
            let delegate = ClosureDelegate { _ in
                if isMeddling { meddle(screen.view, screen.flow) }
                return size(60, 60)
            }
            screen.view.delegate = delegate
            screen.settle()
            screen.settle()
            isMeddling = false
            screen.flow.invalidateLayout()
            screen.settle()
            #expect(screen.frame(0)?.size == size(60, 60))
            #expect(screen.view.visibleCells.count > 0)
        }
    }

    @Test("A property that is set while sizes are asked for counts")
    func aPropertySetWhileSizesAreAskedCounts() {
        let screen = TestScreen(320, 480, counts: [10])
        let delegate = ClosureDelegate { _ in
            screen.flow.minimumLineSpacing = 25
            return size(60, 60)
        }
        screen.view.delegate = delegate
        screen.settle()
        #expect(screen.frame(4)?.minY == 85)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("Cells that answer with random sizes come to rest")
    func cellsThatAnswerRandomSizesSettle() {
        var random = SeededGenerator(seed: 3)
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(50, 50)
        let screen = TestScreen(375, 600, counts: [300], layout: layout) { _, _ in
            size(CGFloat(Int.random(in: 0...400, using: &random)), CGFloat(Int.random(in: 0...200, using: &random)))
        }
        screen.scrollToEnd(step: 200)
        #expect(screen.flow.estimatedItemCount == 0)
        #expect(screen.log.kinds.allSatisfy { if case .layoutLoop = $0 { false } else { true } })
    }

    @Test("R9.17, R13.7: attributes of items that do not exist are reported and ignored")
    func unknownAttributes() {
        let layout = ClosureLayout(size(.nan, .infinity))
        let paths: [IndexPath] = [[0, 0], [0, 0], [0, 99], [7, 0], [], [3]]
        layout.elements = { _ in paths.map { CollectionViewLayoutAttributes(forCellWith: $0) } }
        let screen = TestScreen(320, 480, counts: [2], layout: layout)
        screen.settle()
        #expect(screen.log.kinds == [
            .unknownIndexPath(indexPath: [0, 99]), .unknownIndexPath(indexPath: [7, 0]),
            .unknownIndexPath(indexPath: []), .unknownIndexPath(indexPath: [3]),
        ])
        #expect(screen.view.subviews.count == 1)
        #expect(screen.log.issues[0].message.hasSuffix("Attributes will be ignored."))
    }
}
