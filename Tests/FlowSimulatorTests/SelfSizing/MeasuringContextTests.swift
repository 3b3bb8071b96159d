import FlowSimulator
import Testing

/// The numbers that contexts for measured cells carry (R8.8, R8.10): subclasses read and forward them.
@MainActor @Suite("Contexts of measured cells")
struct MeasuringContextTests {
    private struct Adjustment: Equatable, CustomStringConvertible {
        var item: Int
        var size: CGSize
        var offset: CGPoint
        var description: String { "\(item): size \(size.width) \(size.height), offset \(offset.x) \(offset.y)" }
    }

    private final class ContextLayout: CollectionViewFlowLayout {
        var adjustments: [Adjustment] = []
        var named: [[IndexPath]?] = []
        var flags: Set<[Bool]> = []

        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            adjustments.append(
                Adjustment(
                    item: originalAttributes.indexPath.item, size: context.contentSizeAdjustment,
                    offset: context.contentOffsetAdjustment))
            named.append(context.invalidatedItemIndexPaths)
            if let flow = context as? CollectionViewFlowLayoutInvalidationContext {
                flags.insert([flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes])
            }
            return context
        }

        func take() -> [Adjustment] {
            defer { adjustments = [] }
            return adjustments
        }
    }

    private func made(
        _ estimate: CGSize, _ bounds: CGSize, count: Int, spacing: CGFloat = 0,
        direction: CollectionView.ScrollDirection = .vertical, answer: @escaping (Int) -> CGSize
    ) -> (screen: TestScreen, layout: ContextLayout) {
        let layout = ContextLayout()
        layout.scrollDirection = direction
        layout.estimatedItemSize = estimate
        layout.minimumLineSpacing = spacing
        let screen = TestScreen(bounds.width, bounds.height, counts: [count], layout: layout) { path, _ in
            answer(path.item)
        }
        return (screen, layout)
    }

    private func number(_ item: Int, size: CGFloat, offset: CGFloat = 0) -> Adjustment {
        Adjustment(item: item, size: CGSize(width: 0, height: size), offset: CGPoint(x: 0, y: offset))
    }

    @Test("W45, A2, R8.10: a row that begins above the viewport carries both, one in it or at its start the size alone")
    func list() {
        // Rows of 50 every 60; 19, 20 and 30 turn out longer.
        let longer: Set = [19, 20, 30]
        let (screen, layout) = made(size(320, 50), size(320, 600), count: 100, spacing: 10) {
            size(320, longer.contains($0) ? 80 : 50)
        }
        screen.settle()
        #expect(layout.take() == [])
        screen.view.contentOffset.y = 1200
        screen.settle()
        #expect(layout.take() == [number(20, size: 30)])
        #expect(screen.view.contentOffset.y == 1200)
        screen.view.contentOffset.y = 1180
        screen.settle()
        #expect(layout.take() == [number(19, size: 30, offset: 30)])
        #expect(screen.view.contentOffset.y == 1210)
        screen.view.contentOffset.y = 1290
        screen.settle()
        #expect(layout.take() == [number(30, size: 30)])
        #expect(screen.view.contentOffset.y == 1290)
        #expect(screen.view.contentSize.height == 6080)
    }

    @Test("R8.8: items of one row add up to what the row gains, whichever of them is the longest")
    func rowThatGrows() {
        let heights: [CGFloat] = [60, 90, 70]
        let (screen, layout) = made(size(100, 50), size(320, 480), count: 3) { size(100, heights[$0]) }
        screen.settle()
        #expect(layout.take() == [number(0, size: 10), number(1, size: 30), number(2, size: 0)])
        #expect(screen.view.contentSize.height == 90)
    }

    @Test("R8.8: a row gets shorter when its last long item does, and as far as the longest that is left")
    func rowThatShrinks() {
        let heights: [CGFloat] = [30, 20, 40]
        let (screen, layout) = made(size(100, 50), size(320, 480), count: 3) { size(100, heights[$0]) }
        screen.settle()
        #expect(layout.take() == [number(0, size: 0), number(1, size: 0), number(2, size: -10)])
        #expect(screen.view.contentSize.height == 40)
    }

    @Test("R8.8: one that was measured before is counted from the size that it had")
    func again() {
        var height: CGFloat = 80
        let (screen, layout) = made(size(320, 50), size(320, 480), count: 30) { size(320, $0 == 2 ? height : 50) }
        screen.settle()
        #expect(layout.take() == [number(2, size: 30)])
        height = 65
        screen.view.cellForItem(at: path(0, 2))?.invalidateIntrinsicContentSize()
        screen.settle()
        #expect(layout.take() == [number(2, size: -15)])
        #expect(screen.view.contentSize.height == 1515)
    }

    @Test("R8.8: sideways the numbers are widths")
    func sideways() {
        let (screen, layout) = made(
            size(50, 320), size(480, 320), count: 60, direction: .horizontal
        ) { size($0 == 20 || $0 == 19 ? 75 : 50, 320) }
        screen.settle()
        screen.view.contentOffset.x = 1000
        screen.settle()
        #expect(layout.take() == [Adjustment(item: 20, size: size(25, 0), offset: .zero)])
        screen.view.contentOffset.x = 980
        screen.settle()
        #expect(layout.take() == [Adjustment(item: 19, size: size(25, 0), offset: CGPoint(x: 25, y: 0))])
        #expect(screen.view.contentOffset.x == 1005)
    }

    @Test("R8.8: they name the item, and ask neither the delegate nor for a reflow")
    func names() {
        let (screen, layout) = made(size(320, 50), size(320, 100), count: 2) { _ in size(320, 60) }
        screen.settle()
        #expect(layout.named == [[path(0, 0)], [path(0, 1)]])
        #expect(layout.flags == [[false, false]])
    }

    @Test("R8.10: where the offset is not to be adjusted, no context says that it is")
    func withoutPolicy() {
        let (screen, layout) = made(size(320, 50), size(320, 600), count: 100) { size(320, $0 == 19 ? 80 : 50) }
        layout.options.offsetAdjustmentPolicy = .never
        screen.settle()
        screen.view.contentOffset.y = 1000
        screen.settle()
        screen.view.contentOffset.y = 980
        screen.settle()
        #expect(layout.take() == [number(19, size: 30)])
        #expect(screen.view.contentOffset.y == 980)
    }
}
