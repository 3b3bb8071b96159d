import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// G78: a layout of one's own compares stored and preferred heights rounded, while the view's width changes in every
/// pass: a sheet that settles.
@MainActor @Suite("Rounded heights at widths that change")
struct SettlingWidthTests {
    /// Messages, one below the other; heights are kept by item and compared in whole points.
    private final class MessagesLayout: CollectionViewLayout {
        private var heights: [IndexPath: CGFloat] = [:]
        private var frames: [CGRect] = []

        override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            frames = []
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let height = heights[IndexPath(item: item, section: 0)] ?? 50
                frames.append(rect(0, frames.last?.maxY ?? 0, collectionView.bounds.width, height))
            }
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            frames.indices.filter { frames[$0].intersects(rect) }
                .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
            let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> Bool {
            (original.size.height - preferred.size.height).rounded() != 0
        }

        override func invalidationContext(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> CollectionViewLayoutInvalidationContext {
            heights[original.indexPath] = preferred.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
    }

    /// A view around the messages that comes nearer to its width in every layout, and asks for the next one.
    private final class Sheet: View {
        let messages: CollectionView
        let nextWidth: (CGFloat) -> CGFloat
        private(set) var widths: [CGFloat] = []

        init(_ messages: CollectionView, nextWidth: @escaping (CGFloat) -> CGFloat) {
            (self.messages, self.nextWidth) = (messages, nextWidth)
            super.init(frame: rect(0, 0, 400, 600))
            addSubview(messages)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = nextWidth(messages.frame.width)
            guard width != messages.frame.width else { return }
            widths.append(width)
            messages.frame.size.width = width
            setNeedsLayout()
        }
    }

    /// Texts of 20,000 square points and more: as tall as they have to be at the width that they are offered.
    private static func height(_ item: Int, _ width: CGFloat) -> CGFloat { CGFloat(20_000 + 3000 * item) / width }

    private func messages() -> TestScreen {
        TestScreen(320, 600, counts: [30], layout: MessagesLayout()) { path, offered in
            size(offered.width, Self.height(path.item, offered.width))
        }
    }

    private func expectMeasured(_ screen: TestScreen, at width: CGFloat) {
        for path in screen.view.indexPathsForVisibleItems {
            let frame = screen.view.layoutAttributesForItem(at: path)?.frame ?? .zero
            #expect(frame.width == width)
            #expect(abs(frame.height - Self.height(path.item, width)) <= 0.5)
        }
    }

    @Test("G78: a width that comes to rest in one layout: no loop, and one round of asking for each width")
    func settles() {
        let screen = messages()
        screen.settle()
        screen.view.resetStatistics()
        let sheet = Sheet(screen.view) { abs(390 - $0) < 0.5 ? 390 : $0 + (390 - $0) / 2 }
        sheet.layoutIfNeeded()
        #expect(sheet.widths.count == 9)
        #expect(screen.view.frame.width == 390)
        #expect(screen.log.issues.isEmpty)
        // A pass for each width, and in each one round that asks and at most one for what came on screen.
        let statistics = screen.view.statistics
        #expect(statistics.layoutPasses <= 10)
        #expect(statistics.selfSizingRounds <= 2 * 9)
        expectMeasured(screen, at: 390)
        screen.view.resetStatistics()
        screen.settle()
        #expect(screen.view.statistics.measurements == 0)
    }

    @Test("G78: so does one that comes to rest in many layouts, a frame of an animation each")
    func animation() {
        let screen = messages()
        screen.settle()
        for frame in 1...40 {
            screen.view.resetStatistics()
            screen.view.frame.size.width = 320 + 70 * sin(.pi / 2 * CGFloat(frame) / 40)
            screen.settle()
            #expect(screen.view.statistics.selfSizingRounds <= 2)
            expectMeasured(screen, at: screen.view.frame.width)
        }
        #expect(screen.log.issues.isEmpty)
    }

    @Test("G78: a width that never comes to rest is reported, and the next layout after it stands still has no issue")
    func never() {
        let screen = messages()
        screen.settle()
        var isRestless = true
        let sheet = Sheet(screen.view) { isRestless ? ($0 == 390 ? 320 : 390) : 390 }
        sheet.layoutIfNeeded()
        let issues = screen.log.issues.count
        #expect(issues > 0)
        #expect(sheet.widths.count < 1000)
        isRestless = false
        sheet.setNeedsLayout()
        sheet.layoutIfNeeded()
        #expect(screen.log.issues.count == issues)
        expectMeasured(screen, at: 390)
    }
}
