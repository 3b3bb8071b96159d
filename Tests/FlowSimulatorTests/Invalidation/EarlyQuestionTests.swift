import FlowSimulator
import Testing

/// Layouts that are asked before their view's first pass (R18.6).
@MainActor @Suite("Layouts that are asked early")
struct EarlyQuestionTests {
    private func flow(_ width: CGFloat = 100) -> CollectionViewFlowLayout {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(width, 50)
        layout.minimumInteritemSpacing = 0
        return layout
    }

    @Test("R18.6: a view without a size gets one")
    func fromNothing() {
        let screen = TestScreen(0, 0, counts: [7], layout: flow())
        _ = screen.layout.collectionViewContentSize
        screen.view.frame = rect(0, 0, 375, 410)
        screen.settle()
        #expect(screen.view.contentSize == size(375, 170))
        #expect(screen.frame(3) == rect(0, 60, 100, 50))
    }

    @Test("R18.6: a view gets another width before its first pass")
    func anotherWidth() {
        let screen = TestScreen(320, 400, counts: [7], layout: flow())
        #expect(screen.layout.collectionViewContentSize == size(320, 170))
        screen.view.frame.size.width = 768
        #expect(screen.layout.collectionViewContentSize == size(768, 50))
        screen.settle()
        #expect(screen.view.contentSize == size(768, 50))
    }

    @Test("R18.6: a layout that was set and asked follows the bounds, too")
    func afterItWasSet() {
        let screen = TestScreen(375, 410, counts: [7], layout: flow(300))
        screen.settle()
        let other = flow()
        screen.view.collectionViewLayout = other
        #expect(other.collectionViewContentSize == size(375, 170))
        screen.view.frame.size.width = 600
        screen.settle()
        #expect(screen.view.contentSize == size(600, 110))
        #expect(screen.view.cellForItem(at: path(0, 6))?.frame.minY == 60)
    }

    /// Keeps what it computed until it is invalidated, as published waterfall layouts do.
    private final class KeepingLayout: CollectionViewLayout {
        var frames: [CGRect] = []
        var questions = 0

        override func prepare() {
            guard frames.isEmpty, let view = collectionView else { return }
            let width = view.bounds.width / 2
            frames = (0..<view.numberOfItems(inSection: 0)).map {
                rect(CGFloat($0 % 2) * width, CGFloat($0 / 2) * 50, width, 50)
            }
        }

        override var collectionViewContentSize: CGSize {
            prepare()
            return size(frames.map(\.maxX).max() ?? 0, frames.map(\.maxY).max() ?? 0)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            frames.indices.filter { frames[$0].intersects(rect) }.map {
                let attributes = CollectionViewLayoutAttributes(forCellWith: path(0, $0))
                attributes.frame = frames[$0]
                return attributes
            }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            questions += 1
            return newBounds.size != collectionView?.bounds.size
        }

        override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            _ = collectionView?.bounds
            frames = []
        }
    }

    @Test("R18.6: a layout of one's own that was asked is asked about bounds before the first pass")
    func ofOnesOwn() {
        let layout = KeepingLayout()
        let screen = TestScreen(320, 400, counts: [7], layout: layout)
        #expect(layout.collectionViewContentSize == size(320, 200))
        screen.view.frame.size.width = 600
        screen.settle()
        #expect(screen.view.contentSize == size(600, 200))
        #expect(layout.questions == 1)
    }

    @Test("R9.11: one that was not asked is not, though it looks at its view while it is invalidated")
    func whatWasNotAsked() {
        let layout = KeepingLayout()
        let screen = TestScreen(320, 400, counts: [7], layout: layout)
        screen.view.frame.size.width = 600
        #expect(layout.questions == 0)
        screen.settle()
        #expect(screen.view.contentSize == size(600, 200))
    }

    /// The layout computes nothing, never looks at its view and does not call super, as many layouts do not.
    @Test("R9.11: a layout that was prepared is asked, whether or not it looked at its view or called super")
    func prepared() {
        var questions = 0
        let layout = ClosureLayout(size(100, 100))
        layout.elements = { _ in nil }
        layout.boundsQuestion = { _ in
            questions += 1
            return false
        }
        let screen = TestScreen(320, 400, counts: [7], layout: layout)
        screen.view.frame.size.width = 600
        #expect(questions == 0)
        screen.settle()
        screen.view.frame.size.width = 700
        #expect(questions == 1)
    }

    @Test("R18.6: what a layout saw of another view is nothing that can change")
    func ofAnotherView() {
        let layout = KeepingLayout()
        let first = TestScreen(320, 400, counts: [7], layout: layout)
        first.settle()
        let second = CollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
        second.frame.size.width = 600
        #expect(layout.questions == 0)
    }
}
