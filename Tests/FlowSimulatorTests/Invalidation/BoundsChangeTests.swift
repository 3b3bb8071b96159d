import FlowSimulator
import Testing

@MainActor @Suite
struct BoundsChangeTests {
    @Test("R9.8, R9.9, W50: only another length across the scroll axis invalidates, unless the option asks for both")
    func onlyAcross() {
        let recorded = RecordedScreen(320, 480, counts: [13]) { _ in size(50, 50) }
        _ = recorded.settle()
        let layout = recorded.layout
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 100, 320, 480)))
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 320, 568)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 480, 320)))
        #expect(!CollectionViewLayout().shouldInvalidateLayout(forBoundsChange: rect(0, 0, 480, 320)))
        let context = layout.invalidationContext(forBoundsChange: rect(0, 0, 480, 320))
        let flow = context as? CollectionViewFlowLayoutInvalidationContext
        #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(flow?.invalidateFlowLayoutAttributes == true)
        #expect(flow?.invalidateEverything == false)
        #expect(flow?.invalidatedItemIndexPaths == nil)
        layout.options.invalidatesOnScrollAxisLengthChange = true
        #expect(layout.shouldInvalidateLayout(forBoundsChange: rect(0, 0, 320, 568)))
    }

    @Test("R9.10, W50: rotation asks for no size again")
    func rotationAsksNoSizeAgain() {
        let recorded = RecordedScreen(320, 480, counts: [13]) { _ in size(50, 50) }
        _ = recorded.settle()
        recorded.view.frame.size = size(480, 320)
        let calls = recorded.settle()
        #expect(!calls.contains { $0.hasPrefix("size") || $0.hasPrefix("insets") || $0.contains("Size ") })
        #expect(recorded.screen.frame(7)?.origin.y == 0)
        #expect(recorded.screen.frame(8)?.origin.y == 60)
        #expect(abs(recorded.screen.frame(1)!.origin.x - 61.5) < 0.01)
    }

    @Test("R9.11: while the layout is asked about new bounds, the view still has the old ones")
    func oldBounds() {
        let layout = ClosureFlowLayout()
        layout.itemSize = size(320, 50)
        let screen = TestScreen(320, 100, counts: [30], layout: layout)
        screen.settle()
        var asked: [(old: CGRect, new: CGRect)] = []
        layout.boundsQuestion = { [unowned view = screen.view] in
            asked.append((view.bounds, $0))
            return nil
        }
        for step in 1...3 {
            screen.view.contentOffset.y = CGFloat(step) * 10
            screen.settle()
        }
        #expect(asked.map(\.old.origin.y) == [0, 10, 20])
        #expect(asked.map(\.new.origin.y) == [10, 20, 30])
        screen.view.frame = rect(0, 0, 320, 200)
        #expect(asked.last?.old.size == size(320, 100))
        #expect(asked.last?.new.size == size(320, 200))
    }

    @Test("G72: a view that gets another width looks like a new one of that width")
    func anotherWidth() {
        let frames = { (screen: TestScreen) in screen.frames(0..<12) }
        let sizes: (IndexPath) -> CGSize = { path in size(60 + CGFloat(path.item % 4) * 25, 40) }
        let recorded = RecordedScreen(600, 400, counts: [12], itemSize: sizes)
        _ = recorded.settle()
        for width: CGFloat in [90, 320, 601, 250] {
            recorded.view.frame.size.width = width
            recorded.view.contentOffset = .zero
            _ = recorded.settle()
            let fresh = RecordedScreen(width, 400, counts: [12], itemSize: sizes)
            _ = fresh.settle()
            #expect(frames(recorded.screen) == frames(fresh.screen))
            #expect(shownFrames(of: recorded.view) == shownFrames(of: fresh.view))
        }
    }

    @Test("G23, R1.14: rotating there and back, with a safe area on the way, gives the same frames")
    func rotatingAndBackWithASafeArea() {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(100, 100)
        layout.sectionInsetReference = .fromSafeArea
        let screen = TestScreen(375, 812, counts: [9], layout: layout)
        screen.view.contentInsetAdjustmentBehavior = .never
        screen.view.displayScale = 3
        screen.settle()
        let portrait = screen.frames(0..<9)
        #expect(portrait.prefix(3).map { ($0.origin.x * 3).rounded() } == [0, 413, 825])
        screen.view.frame.size = size(812, 375)
        screen.view.setSafeAreaInsets(EdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
        screen.settle()
        let landscape = screen.frames(0..<6).map { ($0.origin.x * 3).rounded() }
        #expect(landscape == [132, 506, 881, 1255, 1630, 2004])
        screen.view.frame.size = size(375, 812)
        screen.view.setSafeAreaInsets(.zero)
        screen.settle()
        #expect(screen.frames(0..<9) == portrait)
    }

    @Test("W46, R1.14: a safe area adds to the section inset only what the content inset does not cover")
    func leastInset() {
        typealias Reference = CollectionViewFlowLayout.SectionInsetReference
        for (inset, reference, start, end): (CGFloat, Reference, CGFloat, CGFloat) in [
            (0, .fromContentInset, 16, 796), (0, .fromSafeArea, 60, 752), (44, .fromSafeArea, 16, 708),
        ] {
            let layout = CollectionViewFlowLayout()
            layout.itemSize = size(50, 50)
            layout.sectionInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            layout.sectionInsetReference = reference
            let screen = TestScreen(812, 375, counts: [40], layout: layout)
            screen.view.contentInsetAdjustmentBehavior = .never
            screen.view.setSafeAreaInsets(EdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
            screen.view.contentInset = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
            screen.settle()
            let firstLine = screen.frames(0..<40).filter { $0.origin.y == 0 }
            #expect(firstLine.first?.origin.x == start)
            #expect(firstLine.last?.maxX == end)
        }
    }

    @Test("R1.14, R9.7: where insets are measured from margins, these ask for metrics again but for no sizes")
    func safeAreaAndMargins() {
        let recorded = RecordedScreen(320, 480, counts: [5]) { _ in size(50, 50) }
        recorded.layout.sectionInsetReference = .fromLayoutMargins
        _ = recorded.settle()
        recorded.view.layoutMargins = EdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        let calls = recorded.settle()
        #expect(calls.contains("insets 0"))
        #expect(!calls.contains { $0.hasPrefix("size") })
        #expect(recorded.screen.frame(0)?.origin.x == 30)
        recorded.layout.sectionInsetReference = .fromContentInset
        _ = recorded.settle()
        recorded.view.layoutMargins = EdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        #expect(recorded.settle().isEmpty)
    }

    /// A keyboard comes, and the screen scrolls to the end before anything is laid out: that is no rubber-banding.
    @Test("A3: an offset that was legal when it was set stays legal")
    func legalWhenSet() {
        let screen = TestScreen.list(320, 400, count: 20, estimate: 50, spacing: 0) { $0 == 19 ? 80 : 50 }
        screen.settle()
        screen.view.frame.size.height = 260
        screen.view.contentOffset.y = 1000 - 260
        screen.settle()
        #expect(screen.view.contentSize.height == 1030)
        #expect((0...770).contains(screen.view.contentOffset.y))
    }

    @Test("R1.2, R9.10: a content inset across the scroll axis breaks lines again, and asks for no sizes")
    func aContentInsetAcrossReflows() {
        let recorded = RecordedScreen(320, 480, counts: [13]) { _ in size(50, 50) }
        _ = recorded.settle()
        recorded.view.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        let calls = recorded.settle()
        #expect(!calls.contains { $0.hasPrefix("size") })
        #expect(recorded.screen.frames(0..<5).map(\.origin.y) == [0, 0, 0, 0, 60])
    }

    @Test("R4.5, R9.7: another display scale rounds to its own pixels")
    func anotherScale() {
        let recorded = RecordedScreen(320, 480, counts: [7]) { _ in size(45, 45) }
        recorded.layout.minimumInteritemSpacing = 0
        for (scale, x): (CGFloat, CGFloat) in [(2, 91.5), (1, 92), (0, 91 + 2.0 / 3)] {
            recorded.view.displayScale = scale
            _ = recorded.settle()
            #expect(abs(recorded.screen.frame(2)!.origin.x - x) < 1e-9)
            #expect(abs(shownFrames(of: recorded.view)["item 0-2"]!.origin.x - x) < 1e-9)
        }
    }

    @Test("R4.5: another display scale rounds again without asking for metrics or sizes")
    func scaleAlone() {
        /// Takes every invalidation for one of frames alone.
        final class ThriftyLayout: CollectionViewFlowLayout {
            override func invalidateLayout() {
                let context = CollectionViewFlowLayoutInvalidationContext()
                context.invalidateFlowLayoutDelegateMetrics = false
                context.invalidateFlowLayoutAttributes = true
                invalidateLayout(with: context)
            }
        }
        let layout = ThriftyLayout()
        layout.itemSize = size(45, 45)
        layout.minimumInteritemSpacing = 0
        let screen = TestScreen(320, 480, counts: [7], layout: layout)
        screen.settle()
        #expect(screen.frames(0..<3).map(\.minX) == [0, 46, 91.5])  // W41
        screen.view.resetStatistics()
        screen.view.displayScale = 1
        screen.settle()
        #expect(screen.frames(0..<3).map(\.minX) == [0, 46, 92])
        #expect(screen.view.statistics.sectionsRead == 0)
        #expect(screen.view.visibleCells.map(\.frame.minX).sorted() == screen.frames(0..<7).map(\.minX))
    }

    @Test("G75: another text size has every cell measured again, and keeps what is at the top")
    func anotherTextSize() {
        var height: CGFloat = 50
        let screen = TestScreen.list(375, 300, count: 20, estimate: 50, spacing: 0) { _ in height }
        screen.scrollToEnd(step: 50)
        screen.view.contentOffset.y = 500
        screen.settle()
        screen.view.resetStatistics()
        height = 90
        screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        #expect(screen.view.statistics.invalidations == 1)
        screen.settle()
        #expect(screen.view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(screen.view.contentOffset.y == 500)
        #expect(screen.frame(10)?.origin.y == 500)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.height == 90 })
        for item in stride(from: 9, through: 0, by: -1) {
            let top = screen.frame(item + 1)!.origin.y - screen.view.contentOffset.y
            screen.view.contentOffset.y -= 1
            screen.settle()
            #expect(screen.frame(item + 1)!.origin.y - screen.view.contentOffset.y == top + 1)
            screen.view.contentOffset.y = screen.frame(item)!.origin.y
            screen.settle()
        }
        screen.view.contentOffset.y = 900
        screen.settle()
        #expect(screen.frame(10)?.origin.y == 900)
        // The same category again is no change.
        screen.view.resetStatistics()
        screen.view.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        #expect(screen.view.statistics.invalidations == 0)
    }
}

@MainActor @Suite
struct RightToLeftTests {
    private func made(
        _ direction: CollectionView.ScrollDirection, width: CGFloat, counts: [Int], rightToLeft: Bool,
        layout: CollectionViewFlowLayout = ClosureFlowLayout.mirrored(), answer: @escaping (IndexPath) -> CGSize
    ) -> TestScreen {
        layout.scrollDirection = direction
        layout.estimatedItemSize = size(100, 50)
        let screen = TestScreen(width, 300, counts: counts, layout: layout) { path, _ in answer(path) }
        screen.view.displayScale = 0
        if rightToLeft { screen.view.semanticContentAttribute = .forceRightToLeft }
        screen.settle()
        return screen
    }

    @Test("G24, R11.2: a mirrored view begins with the first item at its right end")
    func mirroredStart() {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.itemSize = size(200, 100)
        let screen = TestScreen(320, 100, counts: [10], layout: layout)
        screen.view.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        screen.settle()
        #expect(screen.view.contentSize.width == 2090)
        #expect(screen.frame(0)?.origin.x == 1890)
        #expect(screen.view.contentOffset.x == 1770)
        #expect(Set(screen.view.indexPathsForVisibleItems) == [path(0, 0), path(0, 1)])
        #expect(screen.view.cellForItem(at: path(0, 0))?.frame.origin.x == 1890)
        // The layout itself knows nothing of it.
        #expect(layout.layoutAttributesForItem(at: path(0, 0))?.frame.origin.x == 0)
        screen.view.scrollToItem(at: path(0, 9), at: .left, animated: false)
        #expect(screen.view.contentOffset.x == 0)
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == path(0, 9))
    }

    @Test("R11.1, R11.3: a flow layout is not mirrored unless it says so")
    func notMirrored() {
        let plain = made(
            .horizontal, width: 320, counts: [10], rightToLeft: true, layout: CollectionViewFlowLayout()
        ) { _ in size(80, 40) }
        #expect(plain.frame(0)?.origin.x == 0)
        #expect(plain.view.contentOffset.x == 0)
    }

    @Test("G24, R11.2: a layout from right to left is the mirror image of the one from left to right")
    func rightToLeftIsTheMirrorImage() {
        for direction in [CollectionView.ScrollDirection.vertical, .horizontal] {
            let answer: (IndexPath) -> CGSize = { path in
                size(60 + CGFloat(path.item % 5) * 16, 40 + CGFloat(path.item % 3) * 8)
            }
            let screens = [false, true].map { rightToLeft in
                let screen = made(direction, width: 320, counts: [14, 9], rightToLeft: rightToLeft, answer: answer)
                screen.flow.headerReferenceSize = size(24, 24)
                screen.flow.sectionInset = EdgeInsets(top: 3, left: 7, bottom: 5, right: 11)
                screen.settle()
                for _ in 0..<30 {
                    let way = direction.point(along: rightToLeft && direction == .horizontal ? -40 : 40)
                    screen.view.contentOffset.x += way.x
                    screen.view.contentOffset.y += way.y
                    screen.settle()
                }
                return screen
            }
            let width = screens[0].view.contentSize.width
            #expect(screens[1].view.contentSize == screens[0].view.contentSize)
            for section in 0..<2 {
                let (left, right) = (screens[0].header(section)!, screens[1].header(section)!)
                #expect(right == rect(width - left.maxX, left.origin.y, left.width, left.height))
                for item in 0..<[14, 9][section] {
                    let (left, right) = (screens[0].frame(item, section)!, screens[1].frame(item, section)!)
                    let mirrored = rect(width - left.maxX, left.origin.y, left.width, left.height)
                    #expect(right == mirrored, "\(section)-\(item)")
                }
            }
        }
    }

    @Test("G24, A1: in a mirrored view, measuring keeps the right edge of what is on screen")
    func measuringKeepsTheLeadingEdge() {
        let screen = made(.horizontal, width: 320, counts: [30], rightToLeft: true) { _ in size(140, 300) }
        #expect(screen.view.cellForItem(at: path(0, 0))?.frame.maxX == screen.view.contentSize.width)
        #expect(screen.view.contentOffset.x == screen.view.contentSize.width - 320)
        for _ in 0..<20 {
            let first = screen.view.indexPathsForVisibleItems.min()!
            let before = screen.frame(first.item)!.origin.x - screen.view.contentOffset.x
            screen.view.contentOffset.x -= 30
            screen.settle()
            #expect(screen.frame(first.item)!.origin.x - screen.view.contentOffset.x == before + 30)
        }
    }

    @Test("R7.2, R11.2: in a mirrored view, pinned headers are at the right edge")
    func pinnedHeadersStickToTheRight() {
        let screen = made(.horizontal, width: 320, counts: [20, 20], rightToLeft: true) { _ in size(100, 300) }
        screen.flow.headerReferenceSize = size(40, 40)
        screen.flow.sectionHeadersPinToVisibleBounds = true
        screen.settle()
        screen.view.contentOffset.x -= 100
        screen.settle()
        let edge = screen.view.contentOffset.x + 320
        #expect(shownFrames(of: screen.view)["header 0"]?.maxX == edge)
        #expect(screen.log.issues.isEmpty)
    }
}
