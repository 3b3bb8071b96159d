import FlowSimulator
import Testing

/// Everything on screen is deleted (R17.2), with the policy that holds through updates.
@MainActor
@Suite("Everything on screen is deleted")
struct EmptiedScreenTests {
    private func rows(_ counts: [Int], height: CGFloat, of length: CGFloat) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, length)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, height, counts: counts, layout: layout)
        screen.view.anchorPolicy = .top
        return screen
    }

    private func delete(_ items: Range<Int>, in section: Int = 0, of screen: TestScreen) {
        screen.source.counts[section] -= items.count
        screen.view.deleteItems(at: items.map { path(section, $0) })
    }

    @Test("The next row behind comes to where the first one on screen was", arguments: [0, 30, 99] as [CGFloat])
    func theNextRow(above: CGFloat) {
        let screen = rows([1000], height: 300, of: 100)
        screen.settle()
        screen.view.contentOffset.y = 1000 + above
        screen.settle()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        delete(9..<900, of: screen)
        #expect(screen.view.contentOffset.y == 900 + above)
        #expect(screen.view.cellForItem(at: path(0, 9)) != nil)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("It is further down where the content ends", arguments: [.top, .bottom] as [CollectionView.AnchorPolicy])
    func theContentEnds(policy: CollectionView.AnchorPolicy) {
        let screen = rows([1000], height: 300, of: 100)
        screen.view.anchorPolicy = policy
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        delete(9..<999, of: screen)
        #expect(screen.view.contentSize.height == 1000)
        #expect(screen.view.contentOffset.y == 700)
    }

    @Test("The section behind comes where a section is emptied or deleted to its end")
    func theNextSection() {
        for isDeleted in [false, true] {
            let screen = rows([20, 1000, 20], height: 480, of: 50)
            screen.settle()
            screen.view.contentOffset.y = 26000
            screen.settle()
            if isDeleted {
                screen.source.counts.remove(at: 1)
                screen.view.deleteSections([1])
            } else {
                delete(0..<1000, in: 1, of: screen)
            }
            #expect(screen.view.contentOffset.y == 1000)
        }
    }

    @Test("A section that is measured behind the one that went stays where it came")
    func theNextSectionIsMeasured() {
        let screen = TestScreen.list(320, 300, count: 100, estimate: 50, spacing: 0) { _ in 80 }
        screen.view.anchorPolicy = .top
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        let top = screen.view.contentOffset.y
        let first = screen.view.indexPathsForVisibleItems.min()?.item ?? 0
        let distance = (screen.frame(first)?.minY ?? 0) - top
        delete(first..<first + 30, of: screen)
        #expect((screen.frame(first)?.minY ?? 0) - screen.view.contentOffset.y == distance)
    }

    /// Sections of 20, 1,000 and 20 rows of 50 in 480 with pinned headers of 40.
    private func pinned(inset: CGFloat = 0) -> TestScreen {
        let screen = rows([20, 1000, 20], height: 480, of: 50)
        screen.flow.headerReferenceSize = size(0, 40)
        screen.flow.sectionHeadersPinToVisibleBounds = true
        screen.view.contentInset.top = inset
        screen.settle()
        screen.view.contentOffset.y = 26080
        screen.settle()
        return screen
    }

    @Test("A pinned header keeps its section on screen when all its rows go", arguments: [0, 64] as [CGFloat])
    func theHeaderStays(inset: CGFloat) {
        let screen = pinned(inset: inset)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        let header = screen.view.supplementaryView(
            forElementKind: CollectionView.elementKindSectionHeader, at: path(1, 0))
        #expect(header?.frame.minY == 26080 + inset)
        delete(0..<1000, in: 1, of: screen)
        #expect(screen.header(1)?.minY == 1040)
        #expect(screen.view.contentOffset.y == 1040 - inset)
        #expect(header?.frame.minY == 1040)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("Also when rows above stay: then it is at the end of its section")
    func theHeaderStaysAtItsEnd() {
        let screen = pinned()
        delete(400..<1000, in: 1, of: screen)
        // The section ends at 1080 + 400 × 50.
        #expect(screen.header(1)?.minY == 21040)
        #expect(screen.header(2)?.minY == 21080)
        #expect(screen.view.contentOffset.y == min(21040, screen.view.contentSize.height - 480))
        #expect(screen.view.contentSize.height == 22120)
    }

    @Test("Where rows of the section come behind, these come on screen under the header")
    func theRowsBehindCome() {
        let screen = pinned()
        delete(400..<600, in: 1, of: screen)
        #expect(screen.view.contentOffset.y == 21080)
        #expect(screen.header(1)?.minY == 21080)
    }

    @Test("A header whose section is deleted keeps nothing")
    func theHeaderGoesToo() {
        let screen = pinned()
        screen.source.counts.remove(at: 1)
        screen.view.deleteSections([1])
        #expect(screen.view.contentOffset.y == 1040)
        #expect(screen.header(1)?.minY == 1040)
    }
}
