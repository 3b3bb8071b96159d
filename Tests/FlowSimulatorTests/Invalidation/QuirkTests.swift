import FlowSimulator
import Testing

/// Each quirk, on and off.
@MainActor @Suite
struct QuirkTests {
    @Test("No quirk is on unless asked for")
    func noneIsOnUnlessAskedFor() {
        #expect(TestScreen(320, 480, counts: [1]).view.quirks == [])
    }

    @Test("G08, R8.3: asksCellsWithoutEstimate: cells are asked also where there is no estimate")
    func cellsWithoutEstimateAreAsked() {
        for (quirks, asked): (UIKitQuirks, Int) in [([], 0), (.asksCellsWithoutEstimate, 18)] {
            let layout = CollectionViewFlowLayout()
            layout.itemSize = size(100, 100)
            let screen = TestScreen(320, 568, counts: [1000], layout: layout) { _, _ in size(10, 10) }
            screen.view.quirks = quirks
            screen.settle()
            #expect(screen.view.visibleCells.count == 18)
            #expect(screen.view.statistics.measurements == asked)
            #expect(screen.frame(0)?.size == size(100, 100))
        }
    }

    /// A horizontal list that was scrolled from one end to the other, so that everything is measured.
    private func columns(
        _ count: Int, height: CGFloat, estimate: CGSize = size(80, 100), actual: @escaping (Int) -> CGSize
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 0)
        if estimate == .zero { layout.itemSize = size(100, 100) }
        layout.estimatedItemSize = estimate
        let screen = TestScreen(390, height, counts: [count], layout: layout) { path, _ in actual(path.item) }
        screen.settle()
        while screen.view.contentOffset.x < screen.view.contentSize.width - 390 {
            screen.view.contentOffset.x = min(
                screen.view.contentOffset.x + 200, screen.view.contentSize.width - 390)
            screen.settle()
        }
        return screen
    }

    private func found(_ screen: TestScreen) -> Int {
        screen.flow.layoutAttributesForElements(in: rect(-100, -100, 10_000, 10_000))?.count ?? 0
    }

    @Test("R18.11: dropsPartialLastColumn: a last column that is not full is not shown, and the content ends before it")
    func partialLastColumnIsDropped() {
        let cases: [(count: Int, estimate: CGSize, width: CGFloat, found: Int)] = [
            (14, size(80, 100), 430, 12), (15, size(80, 100), 540, 15), (2, size(80, 100), 100, 2),
            (4, size(80, 100), 100, 3), (14, .zero, 540, 14),
        ]
        for (count, estimate, width, found) in cases {
            let screen = columns(count, height: 300, estimate: estimate) { _ in size(100, 100) }
            let intended = CGFloat((count + 2) / 3 * 110 - 10)
            #expect(screen.view.contentSize.width == intended)
            #expect(self.found(screen) == count)
            screen.view.quirks = .dropsPartialLastColumn
            screen.settle()
            #expect(screen.view.contentSize.width == width, "\(count) items")
            #expect(self.found(screen) == found, "\(count) items")
            #expect(screen.view.visibleCells.allSatisfy { $0.frame.maxX <= width })
        }
        let vertical = TestScreen.list(320, 300, count: 3, estimate: 50, spacing: 0) { _ in 50 }
        vertical.view.quirks = [.dropsPartialLastColumn, .losesLastItemAtEstimatedEnd]
        vertical.settle()
        #expect(vertical.view.visibleCells.count == 3)
        #expect(vertical.view.contentSize.height == 150)
    }

    @Test("R18.11: losesLastItemAtEstimatedEnd: what begins where the estimated content ended is not found")
    func itemAtEstimatedEndIsLost() {
        for (large, lost): (CGFloat, Int) in [(200, 1), (199, 0), (201, 0), (100, 0)] {
            let screen = columns(8, height: 100, estimate: size(100, 100)) { size($0 < 6 ? 100 : large, 100) }
            #expect(found(screen) == 8)
            let width = screen.view.contentSize.width
            screen.view.quirks = .losesLastItemAtEstimatedEnd
            screen.settle()
            #expect(found(screen) == 8 - lost, "\(large)")
            #expect(screen.view.contentSize.width == width, "\(large)")
        }
    }

    @Test("R18.12: a lone cell that sizes itself is centred, along either axis; with an item size it is not")
    func loneCell() {
        for axis in [CollectionView.ScrollDirection.vertical, .horizontal] {
            for sizesItself in [true, false] {
                let layout = CollectionViewFlowLayout()
                layout.scrollDirection = axis
                layout.itemSize = size(100, 50)
                if sizesItself { layout.estimatedItemSize = size(80, 40) }
                let screen = TestScreen(390, 600, counts: [1], layout: layout) { _, _ in size(100, 50) }
                screen.settle()
                let centre: CGFloat = axis == .vertical ? 145 : 275
                let across = axis == .vertical ? screen.frame(0)?.minX : screen.frame(0)?.minY
                #expect(across == (sizesItself ? centre : 0))
            }
        }
    }

    @Test("G26, R6.1: omitsPartlyVisibleCells: cells that reach out of the bounds are not shown")
    func partlyVisibleCellsAreOmitted() {
        for (quirks, count): (UIKitQuirks, Int) in [([], 1), (.omitsPartlyVisibleCells, 0)] {
            let layout = CollectionViewFlowLayout()
            layout.sectionInset.top = 110
            layout.itemSize = size(320, 1000)
            let screen = TestScreen(320, 480, counts: [1], layout: layout)
            screen.view.quirks = quirks
            screen.settle()
            screen.view.contentOffset.y = 500
            screen.settle()
            #expect(screen.view.visibleCells.count == count)
            let wide = TestScreen(320, 480, counts: [1])
            wide.view.quirks = quirks
            wide.flow.itemSize = size(420, 100)
            wide.settle()
            #expect(wide.frame(0) == rect(-50, 0, 420, 100))
            #expect(wide.view.visibleCells.count == count)
        }
    }

    @Test("G05, R8.13: skipsRequeryAfterShrink: cells that shrink leave a gap until the next scroll")
    func shrunkCellsLeaveAGap() {
        for (quirks, measured, end): (UIKitQuirks, Int, CGFloat) in [
            ([], 16, 704), (.skipsRequeryAfterShrink, 4, 176),
        ] {
            let screen = TestScreen.list(375, 667, count: 100, estimate: 200, spacing: 0) { _ in 44 }
            screen.view.quirks = quirks
            screen.settle()
            #expect(screen.view.statistics.measurements == measured)
            #expect(screen.view.visibleCells.map(\.frame.maxY).max() == end)
            #expect(screen.view.contentSize.height == CGFloat(100 - measured) * 200 + CGFloat(measured) * 44)
            screen.view.contentOffset.y = 1
            screen.settle()
            #expect(screen.view.visibleCells.map(\.frame.maxY).max()! > end - 45)
        }
    }

    @Test("R8.16, G32: losesMeasuredSizesWhenCountsChange: measured sizes are lost when counts change")
    func lostSizes() {
        for (quirks, kept): (UIKitQuirks, Int) in [([], 8), (.losesMeasuredSizesWhenCountsChange, 0)] {
            let screen = TestScreen.list(320, 400, count: 20, estimate: 50, spacing: 0) { _ in 50 }
            screen.view.quirks = quirks
            screen.settle()
            screen.flow.invalidateLayout(with: CountsContext())
            #expect(screen.flow.measuredItemCount == kept)
        }
    }

    @Test("R9.5: flowContextFlagsDefaultToFalse: flags of a flow context are false until they are set")
    func contextFlags() {
        for (quirks, sets, asked): (UIKitQuirks, Bool, [String]) in [
            ([], false, ["size 0-0"]), (.flowContextFlagsDefaultToFalse, false, []),
            (.flowContextFlagsDefaultToFalse, true, ["size 0-0"]),
        ] {
            let recorded = RecordedScreen(320, 480, counts: [3]) { _ in size(50, 50) }
            recorded.view.quirks = quirks
            _ = recorded.settle()
            let calls = recorded.settle { context in
                context.invalidateItems(at: [path(0, 0)])
                if sets { context.invalidateFlowLayoutDelegateMetrics = true }
            }
            #expect(calls.filter { $0.hasPrefix("size") } == asked)
        }
    }

    @Test("R6.8: supplementaryZIndexIsZero: headers have a z-index of zero")
    func headersStandAtZero() {
        for (quirks, zIndex): (UIKitQuirks, Int) in [([], 10), (.supplementaryZIndexIsZero, 0)] {
            let screen = TestScreen(320, 480, counts: [1])
            screen.flow.headerReferenceSize = size(0, 20)
            screen.settle()
            screen.view.quirks = quirks
            #expect(
                screen.view.layoutAttributesForSupplementaryElement(
                    ofKind: CollectionView.elementKindSectionHeader, at: path(0, 0))?.zIndex == zIndex)
        }
    }

    @Test("R9.4, R9.5: namedPathsReaskEverything: a context that names items has all of them asked again")
    func namedPathsReaskEverything() {
        for (quirks, asked): (UIKitQuirks, Int) in [([], 1), (.namedPathsReaskEverything, 5)] {
            let recorded = RecordedScreen(320, 480, counts: [3, 2]) { _ in size(50, 50) }
            recorded.view.quirks = quirks
            _ = recorded.settle()
            let calls = recorded.settle { $0.invalidateItems(at: [path(0, 1)]) }
            #expect(calls.filter { $0.hasPrefix("size") }.count == asked)
            let decorations = recorded.settle { $0.invalidateDecorationElements(ofKind: "none", at: []) }
            #expect(!decorations.contains { $0.hasPrefix("size") })
        }
    }
}
