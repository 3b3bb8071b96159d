import FlowSimulator
import Testing

@MainActor @Suite
struct PinningTests {
    private func made(
        _ counts: [Int], bounds: CGSize = size(320, 480), direction: CollectionView.ScrollDirection = .vertical,
        headers: CGFloat = 40, footers: CGFloat = 0, item: CGSize = size(320, 44), spacing: CGFloat = 0,
        pinsFooters: Bool = false, pinsHeaders: Bool = true
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.headerReferenceSize = size(headers, headers)
        layout.footerReferenceSize = size(footers, footers)
        layout.itemSize = item
        layout.minimumLineSpacing = spacing
        layout.sectionHeadersPinToVisibleBounds = pinsHeaders
        layout.sectionFootersPinToVisibleBounds = pinsFooters
        return TestScreen(bounds.width, bounds.height, counts: counts, layout: layout)
    }

    /// Frames of the views on screen, not only the layout's answers.
    private func shown(_ screen: TestScreen, at offset: CGFloat) -> [String: CGRect] {
        screen.view.contentOffset.y = offset
        screen.settle()
        return shownFrames(of: screen.view)
    }

    @Test("G68: headers are pinned, and pushed away by the next one")
    func headersStickAndArePushedAway() {
        let screen = made([1, 1], item: size(320, 500))
        screen.settle()
        for (offset, y): (CGFloat, CGFloat) in [(0, 0), (100, 100), (499, 499), (500, 500), (520, 500)] {
            let frames = shown(screen, at: offset)
            #expect(frames["header 0"]?.origin.y == y, "\(offset)")
            #expect(screen.header(1)?.origin.y == 540)
        }
    }

    @Test("W35: the worked example of pinning holds in both axes")
    func theWorkedExampleInBothAxes() {
        for direction in [CollectionView.ScrollDirection.vertical, .horizontal] {
            let layout = CollectionViewFlowLayout()
            layout.scrollDirection = direction
            layout.minimumLineSpacing = 0
            layout.sectionHeadersPinToVisibleBounds = true
            let screen = TestScreen(100, 100, counts: [2, 3], layout: layout)
            let delegate = RecordingDelegate(CallLog()) { path in
                let length: CGFloat = path.section == 0 ? 20 : 30
                return direction.size(along: length, across: 85)
            }
            delegate.headers = [10, 10]
            screen.view.delegate = delegate
            screen.view.contentInset = direction.insets(start: 10, end: 0)
            for (offset, first, second): (CGFloat, CGFloat, CGFloat) in [(5, 15, 50), (45, 40, 55)] {
                screen.view.contentOffset = direction.point(along: offset)
                screen.settle()
                let starts = [0, 1].map { screen.header($0).map { direction.start(of: $0) } }
                #expect(starts == [first, second], "\(direction) \(offset)")
                let frames = shownFrames(of: screen.view)
                #expect(frames["header 1"] == screen.header(1))
            }
        }
    }

    private func w39(_ limit: FlowLayoutOptions.PinLimit) -> TestScreen {
        let screen = made([10, 10])
        screen.flow.options.pinLimit = limit
        let delegate = SectionDelegate()
        delegate.headers = [40, 40]
        delegate.footers = [30, 0]
        delegate.insets = [EdgeInsets(top: 0, left: 0, bottom: 10, right: 0), .zero]
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.view.contentInset.top = 64
        screen.settle()
        return screen
    }

    @Test("W39, R7.3: the limit of a pinned header is the footer, the end of the last item or that of the section")
    func limits() {
        for (limit, end): (FlowLayoutOptions.PinLimit, CGFloat) in [
            (.footerTop, 450), (.lastItemEnd, 440), (.sectionEnd, 464),
        ] {
            let screen = w39(limit)
            #expect(screen.view.contentSize == size(320, 1000))
            for (offset, y): (CGFloat, CGFloat) in [(-64, 0), (0, 64), (300, 364), (400, end)] {
                #expect(shown(screen, at: offset)["header 0"]?.origin.y == y, "\(limit) \(offset)")
            }
        }
        // Past 480 the section's end is reached too.
        #expect(shown(w39(.sectionEnd), at: 450)["header 0"]?.origin.y == 480)
    }

    @Test("W25, W39, R7.2: footers are pinned to the end of the viewport")
    func footersStickToTheEnd() {
        let screen = w39(.footerTop)
        screen.view.contentInset.top = 0
        screen.flow.sectionHeadersPinToVisibleBounds = false
        screen.flow.sectionFootersPinToVisibleBounds = true
        #expect(shown(screen, at: 0)["footer 0"]?.origin.y == 450)
        #expect(shown(screen, at: 100)["footer 0"]?.origin.y == 490)
        let blueprint = made(
            [10, 10], bounds: size(200, 200), headers: 100, footers: 100, item: size(50, 50), spacing: 10,
            pinsFooters: true)
        blueprint.flow.sectionInset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        #expect(shown(blueprint, at: 0)["footer 0"] == rect(0, 100, 200, 100))
        #expect(shown(blueprint, at: 240)["header 0"]?.origin.y == 240)
        #expect(shown(blueprint, at: 300)["header 0"]?.origin.y == 250)
    }

    @Test("R7.2: with horizontal scrolling, headers are pinned to the left and footers to the right")
    func sideways() {
        let screen = made(
            [10, 10], bounds: size(480, 320), direction: .horizontal, footers: 30, item: size(44, 320),
            pinsFooters: true)
        screen.settle()
        // Section 0: header 0–40, items to 480, footer 480–510. Section 1: header from 510.
        let expected: [(CGFloat, CGFloat, CGFloat)] = [(0, 0, 450), (20, 20, 470), (30, 30, 480), (460, 440, 480)]
        for (offset, header, footer) in expected {
            screen.view.contentOffset.x = offset
            screen.settle()
            let frames = shownFrames(of: screen.view)
            #expect(frames["header 0"] == rect(header, 0, 40, 320), "\(offset)")
            #expect(frames["footer 0"] == rect(footer, 0, 30, 320), "\(offset)")
        }
    }

    @Test("R7.3, R7.6: a header goes no further than the bottom inset of its section")
    func headerOverInset() {
        let screen = made([3, 0], headers: 20)
        screen.flow.sectionInset.bottom = 50
        screen.view.frame.size.height = 100
        screen.settle()
        // Items end at 152, the section at 202; nothing natural is left of it at 190.
        #expect(shown(screen, at: 190)["header 0"]?.origin.y == 182)
    }

    @Test("R7.4: rubber-banding leaves the header where it is")
    func rubberBandingLeavesTheHeaderWhereItIs() {
        let screen = made([20])
        #expect(shown(screen, at: -60)["header 0"]?.origin.y == 0)
        let footers = made([20], headers: 0, footers: 30, pinsFooters: true)
        footers.settle()
        let end = footers.view.contentSize.height - 480
        #expect(shown(footers, at: end + 50)["footer 0"]?.origin.y == end + 480 - 30)
    }

    @Test("R7.5: empty sections do not pin")
    func emptySectionsDoNotPin() {
        let screen = made([0, 30], footers: 30, pinsFooters: true)
        let delegate = SectionDelegate()
        delegate.headers = [40, 40]
        delegate.footers = [30, 30]
        delegate.insets = [EdgeInsets(top: 100, left: 0, bottom: 100, right: 0), .zero]
        screen.view.delegate = delegate
        for offset in stride(from: 0 as CGFloat, through: 300, by: 50) {
            _ = shown(screen, at: offset)
            #expect(screen.header(0)?.origin.y == 0)
            #expect(screen.footer(0)?.origin.y == 240)
        }
    }

    @Test("R7.8: of a pinned view only the origin changes")
    func onlyTheOriginOfAPinnedViewChanges() {
        let screen = made([30])
        screen.settle()
        _ = shown(screen, at: 333)
        let attributes = screen.view.layoutAttributesForSupplementaryElement(
            ofKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
        #expect(attributes?.frame == rect(0, 333, 320, 40))
        #expect(attributes?.zIndex == 10)
    }

    @Test("G67: scrolling to an item ends below the pinned header")
    func underTheHeader() {
        let screen = made([20, 20, 20])
        screen.settle()
        screen.view.scrollToItem(at: path(2, 0), at: .top, animated: false)
        screen.settle()
        let item = screen.frame(0, 2)!
        #expect(item.origin.y - screen.view.contentOffset.y == 40)
        #expect(shownFrames(of: screen.view)["header 2"]?.origin.y == screen.view.contentOffset.y)
        #expect(shownFrames(of: screen.view)["header 1"] == nil)
        let free = made([20, 20, 20], pinsHeaders: false)
        free.settle()
        free.view.scrollToItem(at: path(2, 0), at: .top, animated: false)
        #expect(free.frame(0, 2)!.origin.y - free.view.contentOffset.y == 0)
    }

    @Test("G67, R11.2: in a mirrored view, scrolling to an item ends to the left of the pinned header")
    func mirroredHeader() {
        let layout = ClosureFlowLayout.mirrored()
        layout.scrollDirection = .horizontal
        layout.itemSize = size(44, 200)
        layout.headerReferenceSize = size(40, 0)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(480, 200, counts: [20, 20, 20], layout: layout)
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.settle()
        screen.view.scrollToItem(at: path(1, 5), at: .right, animated: false)
        #expect(screen.view.contentOffset.x + 480 - screen.frame(5, 1)!.maxX == 40)
        screen.view.scrollToItem(at: path(1, 5), at: .left, animated: false)
        #expect(screen.frame(5, 1)!.minX == screen.view.contentOffset.x)
    }

    @Test("R7.7: scrolling names pinned elements only")
    func scrollingNamesPinnedElementsOnly() {
        let layout = ClosureFlowLayout()
        layout.headerReferenceSize = size(0, 40)
        layout.itemSize = size(320, 44)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = TestScreen(320, 480, counts: [4, 20, 20], layout: layout)
        screen.settle()
        var contexts: [CollectionViewLayoutInvalidationContext] = []
        layout.whenInvalidated = { contexts.append($0) }
        screen.view.contentOffset.y = 10
        let context = contexts[0] as? CollectionViewFlowLayoutInvalidationContext
        #expect(contexts.count == 1)
        #expect(context?.invalidatedItemIndexPaths == nil)
        #expect(context?.invalidatedSupplementaryIndexPaths == [
            CollectionView.elementKindSectionHeader: [path(0, 0), path(1, 0)]
        ])
        #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
        #expect(context?.invalidateFlowLayoutAttributes == false)
        #expect(context?.invalidateEverything == false)
    }

    /// Sections of 100, headers in all but section 3, a view of 150.
    private func named(
        from start: CGFloat, to end: CGFloat, pinsFooters: Bool = false, inset: CGFloat = 0, stale: Bool = false
    ) -> [String: [IndexPath]]? {
        let layout = ClosureFlowLayout()
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = pinsFooters
        let screen = TestScreen(320, 150, counts: Array(repeating: 1, count: 20), layout: layout)
        let delegate = SectionDelegate()
        delegate.headers = (0..<20).map { $0 == 3 ? 0 : 30 }
        delegate.footers = (0..<20).map { $0 == 3 ? 50 : 20 }
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.view.contentInset.top = inset
        screen.view.contentOffset.y = start
        screen.settle()
        if stale { layout.invalidateLayout() }
        var contexts: [CollectionViewLayoutInvalidationContext] = []
        layout.whenInvalidated = { contexts.append($0) }
        screen.view.contentOffset.y = end
        return contexts.last?.invalidatedSupplementaryIndexPaths
    }

    @Test("R7.7: a jump names what was on screen and what will be")
    func aJumpNamesWhatWasAndWhatWillBeOnScreen() {
        let (header, footer) = (CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter)
        #expect(named(from: 20, to: 1210) == [header: [0, 1, 12, 13].map { path($0, 0) }])
        // A section that only touches the screen is not on it; one without a header has none to name.
        #expect(named(from: 250, to: 400) == [header: [2, 4, 5].map { path($0, 0) }])
        #expect(
            named(from: 250, to: 400, pinsFooters: true) == [
                header: [2, 4, 5].map { path($0, 0) }, footer: [2, 3, 4, 5].map { path($0, 0) },
            ])
        // What lies under an inset is on screen.
        #expect(named(from: 540, to: 545, inset: 64) == [header: [5, 6].map { path($0, 0) }])
        #expect(named(from: 601, to: 606, inset: 64) == [header: [6, 7].map { path($0, 0) }])
        #expect(named(from: 540, to: 545, inset: 1000) == [header: [5, 6].map { path($0, 0) }])
        #expect(named(from: 0, to: 10, stale: true) == nil, "nothing is known")
    }

    @Test("R7.7: scrolling makes no attributes of items again")
    func scrollingMakesNoItemAttributesAgain() {
        let screen = made([200, 200])
        screen.settle()
        _ = shown(screen, at: 1)
        screen.view.resetStatistics()
        for step in 0..<40 { _ = shown(screen, at: CGFloat(2 + step)) }
        let work = screen.view.statistics
        #expect(work.itemAttributesQueries == 0)
        #expect(work.rowsReplaced == 0)
        #expect(work.delegateSizeQueries == 0)
        #expect(work.attributesMade <= 42)  // the header, once a step, and a cell that came
        #expect(screen.log.issues.isEmpty)
    }

    /// With pages asked for, the rectangle stays; only the pinned header is asked for.
    @Test("R7.7, R9.3, R9.16: with pages queried, only the pinned header is asked for")
    func pagesQueryTheHeader() {
        let screen = made([200])
        screen.flow.options.queryRect = .pages
        screen.settle()
        _ = shown(screen, at: 1)
        screen.view.resetStatistics()
        for step in 0..<10 { _ = shown(screen, at: CGFloat(2 + step)) }
        let work = screen.view.statistics
        #expect(work.elementQueries == 0)
        #expect(work.itemAttributesQueries == 0)
        #expect(work.supplementaryAttributesQueries == 10)
        #expect(work.attributesMade == 10)
        #expect(shownFrames(of: screen.view)["header 0"]?.origin.y == 11)
    }

    @Test("R7.6, R7.7: the work of scrolling follows the sections on screen, not those of the data")
    func theCostFollowsTheSectionsOnScreen() {
        var made: [Int] = []
        for count in [100, 20_000] {
            let screen = self.made(Array(repeating: 3, count: count), footers: 10, pinsFooters: true)
            screen.settle()
            let far = screen.view.contentSize.height / 2
            _ = shown(screen, at: far)
            screen.view.resetStatistics()
            for step in 0..<20 { _ = shown(screen, at: far + CGFloat(step) * 7) }
            let work = screen.view.statistics
            made.append(work.attributesMade)
            #expect(work.rowsReplaced == 0)
            #expect(work.delegateSizeQueries == 0)
            #expect(work.supplementaryAttributesQueries <= 20 * 12)
            #expect(screen.log.issues.isEmpty)
        }
        #expect(made[1] <= made[0] * 2)
    }
}
