import FlowSimulator
import Foundation
import Testing

/// What each anchor policy keeps still.
@MainActor @Suite
struct AnchorPolicyTests {
    /// Rows of 40 in a view of 375 × 400, scrolled to the end.
    private func conversation(_ count: Int = 50) -> (screen: TestScreen, heights: Heights) {
        let heights = Heights()
        let screen = TestScreen.list(375, 400, count: count, estimate: 60, spacing: 0) { heights[$0] }
        screen.view.anchorPolicy = .bottom
        screen.settle()
        screen.view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
        return (screen, heights)
    }

    @MainActor final class Heights {
        var others: [Int: CGFloat] = [:]
        subscript(item: Int) -> CGFloat {
            get { others[item] ?? 40 }
            set { others[item] = newValue }
        }
    }

    @Test("A message that grows at the end of a conversation stays in view")
    func growingMessage() {
        let (screen, heights) = conversation()
        for height in [80, 130, 500, 90] as [CGFloat] {
            heights[49] = height
            screen.view.cellForItem(at: IndexPath(item: 49, section: 0))!.invalidateIntrinsicContentSize()
            screen.settle()
            #expect(screen.view.contentOffset.y == screen.limit)
            #expect(screen.frame(49)!.height == height)
        }
    }

    @Test("New messages come into view while the end is in view")
    func newMessages() {
        let (screen, _) = conversation()
        screen.source.counts = [53]
        screen.view.reloadData()
        screen.settle()
        #expect(screen.view.contentOffset.y == screen.limit)
        #expect(screen.frame(52)!.maxY == screen.view.bounds.maxY)
    }

    @Test("New messages do not move someone who reads old ones")
    func readerOfOldMessages() {
        let (screen, _) = conversation()
        screen.scroll(by: -500)
        let place = screen.view.contentOffset.y - screen.frame(35)!.minY
        screen.source.counts = [53]
        screen.view.reloadData()
        screen.settle()
        #expect(screen.view.contentOffset.y - screen.frame(35)!.minY == place)
        #expect(screen.view.contentOffset.y < screen.limit)
    }

    @Test("A keyboard pushes the conversation up, and when it leaves, the offset is what it was")
    func aKeyboardPushesTheConversationUp() {
        let (screen, _) = conversation()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.scroll(by: -60)
        let offset = screen.view.contentOffset.y
        screen.view.contentInset.bottom = 250
        screen.settle()
        #expect(screen.view.contentOffset.y == offset + 250)
        screen.view.contentInset.bottom = 0
        screen.settle()
        #expect(screen.view.contentOffset.y == offset)
        screen.view.frame.size.height = 300
        screen.settle()
        #expect(screen.view.contentOffset.y == offset + 100)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("A conversation that gets longer than the view is at its end from then on")
    func shortConversation() {
        let (screen, _) = conversation(3)
        #expect(screen.view.contentOffset.y == 0)
        for count in 4...30 {
            screen.source.counts = [count]
            screen.view.reloadData()
            screen.settle()
            #expect(screen.view.contentOffset.y == screen.limit)
        }
        #expect(screen.frame(29)!.maxY == screen.view.bounds.maxY)
    }

    @Test("At the end, measuring items above moves nothing that is on screen")
    func measuringAboveTheEnd() {
        let (screen, heights) = conversation()
        for item in 0..<40 { heights[item] = 25 + CGFloat(item) }
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        for _ in 0..<60 {
            let before = screen.view.visibleCells.map { ($0.frame.minY - screen.view.contentOffset.y, $0) }
                .max { $0.0 < $1.0 }!
            let path = screen.view.indexPath(for: before.1)!
            screen.view.contentOffset.y -= 15
            screen.settle()
            guard screen.view.contentOffset.y > 0 else { break }
            #expect(screen.frame(path.item)!.minY - screen.view.contentOffset.y == before.0 + 15)
        }
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("A given item stays where it is through reloads, rotations and other spacing")
    func givenItem() {
        let path = IndexPath(item: 20, section: 0)
        let screen = TestScreen.list(375, 400, count: 50, estimate: 60) { CGFloat(30 + $0 * 2) }
        screen.settle()
        screen.view.scrollToItem(at: path, at: .centeredVertically, animated: false)
        screen.view.anchorPolicy = .item(path)
        func place() -> CGFloat { screen.frame(20)!.minY - screen.view.contentOffset.y }
        let before = place()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.flow.minimumLineSpacing = 25
        screen.settle()
        #expect(place() == before)
        screen.view.reloadData()
        screen.settle()
        #expect(place() == before)
        screen.view.frame.size = size(400, 375)
        screen.settle()
        #expect(place() == before)
        screen.scroll(by: -30)
        #expect(place() == before + 30)
        #expect(trace.metrics.maximumDrift == 0)
    }

    @Test("An item that does not exist anchors nothing")
    func missingItem() {
        let screen = TestScreen.list(375, 400, count: 50, estimate: 60) { _ in 40 }
        screen.view.anchorPolicy = .item(IndexPath(item: 70, section: 3))
        screen.settle()
        screen.scroll(by: 500)
        let offset = screen.view.contentOffset.y
        screen.flow.minimumLineSpacing = 25
        screen.settle()
        #expect(screen.view.contentOffset.y == offset)
    }

    @Test("R17.2: a row of no length is not seen: what is behind it keeps its place, however little of it is visible")
    func rowOfNoLength() {
        let layout = CollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        let sizes = SizeDelegate([40, 0, 500, 40].map { size(320, $0) })
        let screen = TestScreen(320, 200, counts: [4], layout: layout)
        screen.view.delegate = sizes
        screen.view.anchorPolicy = .top
        screen.settle()
        screen.view.contentOffset.y = 40
        screen.settle()
        screen.source.counts = [5]
        sizes.sizes.insert(size(320, 30), at: 2)
        screen.view.insertItems(at: [path(0, 2)])
        #expect(screen.view.contentOffset.y == 70)
    }

    @Test("Without an anchor the offset stays")
    func withoutAnAnchorTheOffsetStays() {
        let screen = TestScreen.list(375, 600, count: 100, estimate: 100, spacing: 0) { _ in 60 }
        screen.view.anchorPolicy = .unanchored
        screen.settle()
        screen.scroll(by: 5000)
        let offset = screen.view.contentOffset.y
        screen.scroll(by: -10)
        #expect(screen.view.contentOffset.y == offset - 10)
    }

    @Test("An offset adjustment in a context of the program is applied under every policy")
    func contextOffsets() {
        for policy in [CollectionView.AnchorPolicy.top, .bottom, .unanchored, .item(IndexPath(item: 12, section: 0))] {
            let screen = TestScreen.list(375, 400, count: 50, estimate: 40) { _ in 40 }
            screen.view.anchorPolicy = policy
            screen.settle()
            screen.scroll(by: 500)
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
            context.contentOffsetAdjustment.y = 33
            screen.flow.invalidateLayout(with: context)
            screen.settle()
            #expect(screen.view.contentOffset.y == 533, "\(policy)")
        }
    }
}
