import FlowSimulator
import Testing

/// What is pinned follows the insets along the scroll axis, and only what is pinned is named for it (R7.2, R7.7).
@MainActor @Suite
struct PinnedInsetTests {
    private let header = CollectionView.elementKindSectionHeader
    private let footer = CollectionView.elementKindSectionFooter

    private func made(
        _ counts: [Int], _ length: CGFloat = 480, item: CGFloat, headers: CGFloat, footers: CGFloat = 0,
        direction: CollectionView.ScrollDirection = .vertical, flips: Bool = false
    ) -> TestScreen {
        let layout = ClosureFlowLayout()
        layout.flips = flips
        layout.scrollDirection = direction
        layout.itemSize = direction.size(along: item, across: 320)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = size(headers, headers)
        layout.footerReferenceSize = size(footers, footers)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let bounds = direction.size(along: length, across: 320)
        let screen = TestScreen(bounds.width, bounds.height, counts: counts, layout: layout)
        if flips { screen.view.semanticContentAttribute = .forceRightToLeft }
        screen.settle()
        return screen
    }

    @Test("R7.2: a keyboard's inset pins footers above it, and only pinned elements are queried")
    func theKeyboardCase() {
        let screen = made([30], item: 44, headers: 40, footers: 30)
        screen.view.contentOffset.y = 300
        screen.settle()
        #expect(shownFrames(of: screen.view)["header 0"]?.minY == 300)
        #expect(shownFrames(of: screen.view)["footer 0"]?.minY == 750)
        screen.view.resetStatistics()
        screen.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 216, right: 0)
        screen.settle()
        #expect(shownFrames(of: screen.view)["header 0"]?.minY == 364)
        #expect(shownFrames(of: screen.view)["footer 0"]?.minY == 534)
        let work = screen.view.statistics
        #expect(work.elementsRequeried == 2)
        #expect(work.itemAttributesQueries == 0)
        #expect(work.elementQueries == 0)
        #expect(work.rowsReplaced == 0)
        #expect(work.delegateSizeQueries == 0)
        #expect(work.sectionsRead == 0)
        screen.view.contentInset = .zero
        screen.settle()
        #expect(shownFrames(of: screen.view)["header 0"]?.minY == 300)
        #expect(shownFrames(of: screen.view)["footer 0"]?.minY == 750)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("R7.2: a safe area pins as an inset does")
    func aSafeAreaPinsAsAnInsetDoes() {
        let screen = made([30], item: 44, headers: 40, footers: 30)
        screen.view.contentOffset.y = 300
        screen.settle()
        screen.view.setSafeAreaInsets(EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        screen.settle()
        #expect(shownFrames(of: screen.view)["header 0"]?.minY == 347)
        #expect(shownFrames(of: screen.view)["footer 0"]?.minY == 716)
    }

    @Test("R7.2, R11.2: with horizontal scrolling, mirrored or not, the insets of that axis count")
    func sideways() {
        for flips in [false, true] {
            let screen = made([30], item: 44, headers: 40, footers: 30, direction: .horizontal, flips: flips)
            let width = screen.view.contentSize.width
            // 300 from the leading end in both.
            screen.view.contentOffset.x = flips ? width - 480 - 300 : 300
            screen.settle()
            let (leading, trailing): (CGFloat, CGFloat) = (64, 100)
            screen.view.contentInset = EdgeInsets(
                top: 0, left: flips ? trailing : leading, bottom: 0, right: flips ? leading : trailing)
            screen.settle()
            let frames = shownFrames(of: screen.view)
            let (first, last) = (frames["header 0"]!, frames["footer 0"]!)
            #expect((flips ? width - first.maxX : first.minX) == 364, "\(flips)")
            #expect((flips ? width - last.maxX : last.minX) == 650, "\(flips)")
        }
    }

    @Test("R7.7: another inset names only pinned elements that are on screen")
    func namedForAnInset() {
        let screen = made([3, 3, 30], item: 100, headers: 40)
        var contexts: [CollectionViewLayoutInvalidationContext] = []
        (screen.layout as? ClosureFlowLayout)?.whenInvalidated = { contexts.append($0) }
        // At the start the offset would go along.
        screen.view.contentOffset.y = 100
        screen.settle()
        contexts = []
        screen.view.contentInset.top = 20
        let context = contexts.first as? CollectionViewFlowLayoutInvalidationContext
        #expect(contexts.count == 1)
        #expect(context?.invalidatedItemIndexPaths == nil)
        #expect(context?.invalidatedSupplementaryIndexPaths == [header: [path(0, 0), path(1, 0)], footer: []])
        #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(context?.invalidateFlowLayoutAttributes == false)
        screen.flow.sectionHeadersPinToVisibleBounds = false
        screen.flow.sectionFootersPinToVisibleBounds = false
        screen.settle()
        contexts = []
        screen.view.contentInset.top = 30
        #expect(contexts.isEmpty, "nothing is pinned")
    }

    @Test("R6.13, R7.7: a header under the inset counts as on screen, and may move without an issue")
    func underTheInset() {
        let screen = made([3, 3, 30], 400, item: 100, headers: 40)
        screen.view.contentInset = EdgeInsets(top: 88, left: 0, bottom: 100, right: 0)
        screen.view.contentOffset.y = -25
        screen.settle()
        // Header 1 is at 340 under the lower inset, and then at 640 under the upper one.
        for offset: CGFloat in [640, 655, 601, -25, 640, 3000, 590] {
            screen.view.contentOffset.y = offset
            screen.settle()
            expectViewsAsLaidOut(screen)
        }
        #expect(screen.log.issues.isEmpty)
    }

    @Test("R7.2, R7.7: insets that are larger than the viewport pin too")
    func insetsLargerThanTheViewportPinToo() {
        for rect in [FlowLayoutOptions.QueryRect.bounds, .pages] {
            let screen = made([3, 3, 30], item: 100, headers: 40, footers: 20)
            screen.flow.options.queryRect = rect
            screen.view.contentInset = EdgeInsets(top: 300, left: 0, bottom: 250, right: 0)
            for offset: CGFloat in [-300, -100, 90, 110, 480, 520, 700, 1441, 1500] {
                screen.view.contentOffset.y = offset
                screen.settle()
                expectViewsAsLaidOut(screen)
            }
            #expect(screen.log.issues.isEmpty)
        }
    }

    /// Between two bounds that do not meet there may be a section whose header both pages show.
    @Test("R6.4, R7.7: with pages queried, every header view is where the layout has it")
    func everyHeaderView() {
        let screen = made(Array(repeating: 1, count: 60), 480, item: 13, headers: 10, footers: 7)
        screen.flow.options.queryRect = .pages
        screen.settle()
        for (step, inset): (CGFloat, EdgeInsets) in [
            (470, .zero), (490, EdgeInsets(top: 470, left: 0, bottom: 0, right: 0)),
            (410, EdgeInsets(top: -60, left: 0, bottom: -40, right: 0)), (1, .zero),
        ] {
            screen.view.contentInset = inset
            screen.settle()
            expectViewsAsLaidOut(screen)
            for offset in stride(from: 0 as CGFloat, through: 1320, by: step == 1 ? 97 : step) {
                screen.view.contentOffset.y = offset
                screen.settle()
                expectViewsAsLaidOut(screen)
            }
        }
        #expect(screen.log.issues.isEmpty)
    }

    private func expectViewsAsLaidOut(_ screen: TestScreen) {
        for (name, frame) in shownFrames(of: screen.view) where !name.hasPrefix("item") {
            let section = Int(name.dropFirst(7)) ?? -1
            #expect(frame == (name.hasPrefix("header") ? screen.header(section) : screen.footer(section)), "\(name)")
        }
    }
}
