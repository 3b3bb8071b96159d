import FlowSimulator
import Testing

/// A view that was pulled beyond the end of its content (A3, R17.1).
@MainActor
@Suite("Views that are pulled beyond an end")
struct PulledViewTests {
    /// 30 rows of 100 in 480: the furthest offset is 2520, and 2580 is beyond it.
    private func pulled(
        held: Bool, policy: CollectionView.AnchorPolicy = .top, to offset: CGFloat = 2580
    ) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 480, counts: [30], layout: layout)
        let delegate = SizeDelegate(Array(repeating: size(320, 100), count: 60))
        screen.keptAlive.append(delegate)
        screen.view.delegate = delegate
        screen.view.anchorPolicy = policy
        screen.settle()
        if held { screen.view.beginDragging() }
        screen.view.contentOffset.y = offset
        screen.settle()
        return screen
    }

    @Test(
        "Rows that come behind move nothing, whatever the policy, held or not",
        arguments: [.top, .bottom, .unanchored, .item(path(0, 27))] as [CollectionView.AnchorPolicy], [true, false])
    func moreIsLoaded(policy: CollectionView.AnchorPolicy, held: Bool) {
        let screen = pulled(held: held, policy: policy)
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.source.counts = [50]
        screen.view.insertItems(at: (30..<50).map { path(0, $0) })
        #expect(screen.view.contentSize.height == 5000)
        #expect(screen.view.contentOffset.y == 2580)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("Also where nothing is on screen any more", arguments: [.top, .bottom] as [CollectionView.AnchorPolicy])
    func nothingOnScreen(policy: CollectionView.AnchorPolicy) {
        let screen = pulled(held: true, policy: policy, to: 3100)
        screen.source.counts = [50]
        screen.view.insertItems(at: (30..<50).map { path(0, $0) })
        #expect(screen.view.contentOffset.y == 3100)
    }

    @Test("A footer that comes, a bottom inset and a last row that grows move nothing", arguments: [true, false])
    func whatGrowsBehind(held: Bool) throws {
        let screen = pulled(held: held)
        let delegate = try #require(screen.view.delegate as? SizeDelegate)
        screen.flow.footerReferenceSize = size(0, 90)
        screen.settle()
        #expect(screen.view.contentOffset.y == 2580)
        screen.view.contentInset.bottom = 20
        screen.settle()
        #expect(screen.view.contentOffset.y == 2580)
        delegate.sizes[29].height = 130
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [path(0, 29)])
        screen.flow.invalidateLayout(with: context)
        screen.settle()
        #expect(screen.view.contentSize.height == 3120)
        #expect(screen.view.contentOffset.y == 2580)
    }

    @Test("A row that comes above takes the view along", arguments: [true, false])
    func whatGrowsAbove(held: Bool) {
        let screen = pulled(held: held)
        screen.source.counts = [31]
        screen.view.insertItems(at: [path(0, 0)])
        #expect(screen.view.contentOffset.y == 2680)
    }

    @Test("A limit that comes past the reader: a finger keeps its distance, without one the content rests")
    func theLimitComes() {
        for (held, offset) in [(true, 2080), (false, 2020)] as [(Bool, CGFloat)] {
            for policy in [.top, .bottom, .unanchored] as [CollectionView.AnchorPolicy] {
                let screen = pulled(held: held, policy: policy)
                screen.source.counts = [25]
                screen.view.deleteItems(at: (25..<30).map { path(0, $0) })
                #expect(screen.view.contentOffset.y == offset, "\(policy), held: \(held)")
            }
        }
    }

    @Test("At the start, too: an inset that shrinks takes the pulled view along, one that grows does not")
    func atTheStart() {
        for held in [true, false] {
            let screen = pulled(held: false, to: 0)
            screen.view.contentInset.top = 50
            if held { screen.view.beginDragging() }
            screen.view.contentOffset.y = -110
            screen.settle()
            screen.view.contentInset.top = 80
            screen.settle()
            #expect(screen.view.contentOffset.y == -110)
            screen.view.contentInset.top = 0
            screen.settle()
            #expect(screen.view.contentOffset.y == (held ? -30 : 0))
        }
    }

    @Test("R17.1, R8.9: an adjustment pulls no further, held or not; one back goes", arguments: [true, false])
    func adjustments(held: Bool) {
        for (offset, adjustment, expected) in [
            (-80, -20, -80), (-80, 20, -60), (-80, 100, 20), (2580, 20, 2580), (2580, -20, 2560), (2580, -100, 2480),
        ] as [(CGFloat, CGFloat, CGFloat)] {
            let screen = pulled(held: held, to: offset)
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = adjustment
            screen.flow.invalidateLayout(with: context)
            screen.settle()
            #expect(screen.view.contentOffset.y == expected, "\(offset) and \(adjustment)")
        }
    }

    @Test("R17.10: adjustments of a pulled view add up before the limit counts")
    func sumOfAdjustments() {
        let screen = pulled(held: false, to: -80)
        for adjustment in [-50, 80] as [CGFloat] {
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment.y = adjustment
            screen.flow.invalidateLayout(with: context)
        }
        screen.settle()
        #expect(screen.view.contentOffset.y == -50)
    }

    @Test("What is let go comes to rest at the limit that there is then")
    func letGo() {
        let screen = pulled(held: true)
        screen.source.counts = [31]
        screen.view.insertItems(at: [path(0, 30)])
        screen.view.endDragging()
        screen.settle()
        #expect(screen.view.contentOffset.y == 2580)
        #expect(screen.view.contentSize.height == 3100)
    }
}
