import FlowSimulator
import Testing

/// A reloaded item keeps its measured size until its new cell has answered, in the same update (G33, R8.16).
@MainActor
@Suite("Reloads of measured items")
struct ReloadTests {
    /// Writes down every length that it lets out.
    private final class WatchedLayout: CollectionViewFlowLayout {
        var heights: [IndexPath: Set<CGFloat>] = [:]
        var contentHeights: Set<CGFloat> = []

        override var collectionViewContentSize: CGSize {
            let size = super.collectionViewContentSize
            contentHeights.insert(size.height)
            return size
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            for attributes in found ?? [] { heights[attributes.indexPath, default: []].insert(attributes.size.height) }
            return found
        }
    }

    private func made(_ count: Int, height: CGFloat = 480, actual: @escaping (Int) -> CGFloat) -> (
        screen: TestScreen, layout: WatchedLayout
    ) {
        let layout = WatchedLayout()
        layout.estimatedItemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, height, counts: [count], layout: layout) { path, _ in
            size(320, actual(path.item))
        }
        screen.settle()
        (layout.heights, layout.contentHeights) = ([:], [])
        return (screen, layout)
    }

    @Test("G33: the layout never lets out the estimate of a reloaded item on screen, nor a content with it")
    func onScreen() {
        var first: CGFloat = 80
        let (screen, layout) = made(5) { $0 == 0 ? first : 60 }
        first = 110
        screen.view.reloadItems(at: [path(0, 0)])
        #expect(layout.heights[path(0, 0)] == [80, 110])
        #expect(layout.contentHeights == [320, 350])
        #expect(screen.frames(0..<5).map(\.height) == [110, 60, 60, 60, 60])
    }

    @Test("G33: off screen it is an estimate again at once, and no content is let out in which it is not")
    func offScreenAtOnce() {
        let (screen, layout) = made(20) { _ in 60 }
        screen.scrollToEnd(step: 400)
        screen.view.contentOffset = .zero
        screen.settle()
        #expect(layout.measuredItemCount == 20)
        (layout.heights, layout.contentHeights) = ([:], [])
        screen.view.reloadItems(at: [path(0, 15)])
        #expect(layout.contentHeights == [1190])
        #expect(screen.frame(15)?.height == 50)
    }

    @Test("G33: nor where other items come in front of it in the same batch")
    func amongInsertions() {
        var reloaded: CGFloat = 80
        var isLater = false
        let (screen, layout) = made(5) { $0 == (isLater ? 4 : 2) ? reloaded : 60 }
        (reloaded, isLater) = (110, true)
        screen.view.performBatchUpdates {
            screen.source.counts = [7]
            screen.view.insertItems(at: [path(0, 0), path(0, 1)])
            screen.view.reloadItems(at: [path(0, 2)])
        }
        #expect(layout.heights[path(0, 4)]?.contains(50) == false)
        #expect(screen.frames(0..<7).map(\.height) == [60, 60, 60, 60, 110, 60, 60])
    }

    @Test("G33: a reloaded item that is not on screen is an estimate again, its neighbours are not")
    func offScreen() {
        let (screen, _) = made(30, height: 300) { _ in 100 }
        screen.scrollToEnd(step: 250)
        #expect(screen.flow.measuredItemCount == 30)
        screen.view.reloadItems(at: [path(0, 3)])
        #expect(screen.frames(2..<5).map(\.height) == [100, 50, 100])
        #expect(screen.flow.measuredItemCount == 29)
    }

    @Test("G33: the new cell is the one that is asked, and nobody else")
    func asked() {
        let (screen, _) = made(5) { _ in 60 }
        let old = screen.view.cellForItem(at: path(0, 1))
        screen.view.resetStatistics()
        screen.source.asked = []
        screen.view.reloadItems(at: [path(0, 1)])
        #expect(screen.source.asked == [path(0, 1)])
        #expect(screen.view.statistics.measurements == 1)
        #expect(screen.view.cellForItem(at: path(0, 1)) !== old)
    }
}
