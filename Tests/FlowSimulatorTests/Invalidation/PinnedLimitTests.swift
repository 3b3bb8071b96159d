import FlowSimulator
import Testing

/// Where pinned headers and footers stop: at their section, and at each other (R7.2).
@MainActor @Suite("Limits of pinned views")
struct PinnedLimitTests {
    private func made(
        _ counts: [Int], headers: [CGFloat], footers: [CGFloat], insets: [EdgeInsets] = [],
        direction: CollectionView.ScrollDirection = .vertical
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = direction.size(along: 44, across: 320)
        layout.minimumLineSpacing = 0
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let bounds = direction.size(along: 480, across: 320)
        let screen = TestScreen(bounds.width, bounds.height, counts: counts, layout: layout)
        let delegate = SectionDelegate()
        (delegate.headers, delegate.footers, delegate.insets) = (headers, footers, insets)
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.settle()
        return screen
    }

    /// Start along the scroll axis of what the layout answers, after the views were found to stand there.
    private func starts(_ screen: TestScreen, at offset: CGFloat, _ name: String) -> CGFloat? {
        let axis = screen.flow.scrollDirection
        screen.view.contentOffset = axis.point(along: offset)
        screen.settle()
        let section = Int(name.suffix(1)) ?? 0
        let frame = name.hasPrefix("header") ? screen.header(section) : screen.footer(section)
        if let shown = shownFrames(of: screen.view)[name] { #expect(shown == frame, "\(name) at \(offset)") }
        return frame.map(axis.start(of:))
    }

    @Test("R7.2: a footer never comes after its own place, though rows that overlap end before they begin")
    func footerOfOverlappingRows() {
        let screen = made([10, 3, 10], headers: [0, 0, 0], footers: [0, 50, 0])
        screen.flow.itemSize = size(320, 0)
        screen.flow.minimumLineSpacing = -4
        screen.flow.headerReferenceSize = .zero
        screen.view.contentInset.bottom = 480
        // Section 0 ends at -36, section 1 at -44 + 50: its footer has no way to go.
        for offset: CGFloat in [-60, -40, 0] {
            #expect(starts(screen, at: offset, "footer1") == -44)
        }
    }

    @Test("R7.2: a footer whose section comes into view stops behind its header, in both axes")
    func footerBehindHeader() {
        for direction in [CollectionView.ScrollDirection.vertical, .horizontal] {
            // Section 0 ends at 510. Section 1: header to 550, items to 990, footer to 1020.
            let screen = made([10, 10], headers: [40, 40], footers: [30, 30], direction: direction)
            let expected: [(CGFloat, CGFloat)] = [
                (40, 550), (60, 550), (80, 550), (100, 550), (110, 560), (540, 990),
            ]
            for (offset, footer) in expected {
                #expect(starts(screen, at: offset, "footer 1") == footer, "\(direction) \(offset)")
                #expect(starts(screen, at: offset, "header 1") == max(510, offset), "\(direction) \(offset)")
            }
        }
    }

    @Test("R7.2: a footer without a header stops at the start of its section")
    func footerAtSectionStart() {
        let screen = made([10, 10], headers: [], footers: [30, 30])
        for (offset, footer): (CGFloat, CGFloat) in [(0, 470), (20, 470), (40, 490), (400, 850)] {
            #expect(starts(screen, at: offset, "footer 1") == footer, "\(offset)")
        }
    }

    @Test("R7.2: where the section ends before the header's own place could, the header keeps its place")
    func shortSection() {
        // The inset takes more than the item gives: the section ends at 24, and its header with it at 40.
        let inset = EdgeInsets(top: -60, left: 0, bottom: 0, right: 0)
        let screen = made([1, 30], headers: [40, 0], footers: [], insets: [inset, .zero])
        for offset: CGFloat in [0, 10, 30] {
            #expect(starts(screen, at: offset, "header 0") == 0, "\(offset)")
        }
    }

    @Test("R7.5: a section without items holds neither its header nor its footer")
    func emptySection() {
        let inset = EdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
        let screen = made([0, 30], headers: [40, 0], footers: [30, 0], insets: [inset, .zero])
        for offset: CGFloat in [0, 20, 150, 230] {
            #expect(starts(screen, at: offset, "header 0") == 0, "\(offset)")
            #expect(starts(screen, at: offset, "footer 0") == 240, "\(offset)")
        }
    }
}
