import FlowSimulator
import FlowTestSupport
import Testing

/// Programs that keep the reader's place by hand, in the ways that are published, land where they want to: once,
/// because the view does not do the same (R18.1, G76).
@MainActor @Suite("Offsets that a program keeps by itself")
struct HandCompensationTests {
    private func rows(_ layout: CollectionViewFlowLayout, estimate: CGFloat?) -> TestScreen {
        layout.itemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        if let estimate { layout.estimatedItemSize = size(320, estimate) }
        let screen = TestScreen(320, 480, counts: [60], layout: layout) { _, _ in size(320, 50) }
        screen.settle()
        if estimate != nil { screen.scrollToEnd(step: 300) }
        screen.view.contentOffset.y = 1010
        screen.settle()
        return screen
    }

    /// Where what was row 20 is, seen from the viewport: −10 before the update.
    private func place(in screen: TestScreen) -> CGFloat {
        (screen.frame(23)?.minY ?? 0) - screen.view.contentOffset.y
    }

    private func insert(_ screen: TestScreen, at item: Int = 2, completion: ((Bool) -> Void)? = nil) {
        screen.view.performBatchUpdates {
            screen.source.counts = [63]
            screen.view.insertItems(at: (item..<item + 3).map { path(0, $0) })
        } completion: { completion?($0) }
        screen.settle()
    }

    @Test("The distance from the content's end, restored in the completion", arguments: [nil, 44] as [CGFloat?])
    func fromTheEnd(estimate: CGFloat?) {
        let screen = rows(CollectionViewFlowLayout(), estimate: estimate)
        let view = screen.view
        let distance = view.contentSize.height - view.contentOffset.y
        insert(screen) { _ in view.contentOffset.y = view.contentSize.height - distance }
        #expect(view.contentOffset.y == (estimate == nil ? 1160 : 1142))
        #expect(place(in: screen) == -10)
    }

    @Test("The content's growth, added to the offset", arguments: [nil, 44] as [CGFloat?])
    func growth(estimate: CGFloat?) {
        let screen = rows(CollectionViewFlowLayout(), estimate: estimate)
        let height = screen.view.contentSize.height
        insert(screen)
        screen.view.contentOffset.y += screen.view.contentSize.height - height
        screen.settle()
        #expect(place(in: screen) == -10)
    }

    /// A layout that answers the offset before the update and what came in above it, or that offset alone.
    private func resting(adds: Bool) -> ClosureFlowLayout {
        let layout = ClosureFlowLayout()
        var (before, inserted): (CGPoint, CGFloat) = (.zero, 0)
        layout.whenUpdating = { [unowned layout] updates in
            before = layout.collectionView?.contentOffset ?? .zero
            inserted = updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
                .compactMap { layout.layoutAttributesForItem(at: $0)?.frame.height }.reduce(0, +)
        }
        layout.targetOffset = { _ in CGPoint(x: 0, y: before.y + (adds ? inserted : 0)) }
        return layout
    }

    @Test("A layout that answers where to rest", arguments: [nil, 44] as [CGFloat?], [2, 20])
    func target(estimate: CGFloat?, item: Int) {
        let screen = rows(resting(adds: true), estimate: estimate)
        insert(screen, at: item)
        #expect(screen.view.contentOffset.y == (estimate == nil ? 1160 : 1142))
        #expect(place(in: screen) == -10)
        let staying = rows(resting(adds: false), estimate: estimate)
        insert(staying)
        #expect(staying.view.contentOffset.y == 1010)
    }
}
