import FlowSimulator
import Testing

/// Written the usual way: copy the attributes, change x.
class LeftAlignedLayout: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! CollectionViewLayoutAttributes
        }
        var left = sectionInset.left
        var bottom: CGFloat = -1
        attributes?.forEach { attribute in
            guard attribute.representedElementCategory == .cell else { return }
            if attribute.frame.midY >= bottom { left = sectionInset.left }
            attribute.frame.origin.x = left
            left += attribute.frame.width + minimumInteritemSpacing
            bottom = max(attribute.frame.maxY, bottom)
        }
        return attributes
    }
}

/// The same, without the copy.
final class CarelessLayout: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach { $0.frame.origin.x = 0 }
        return attributes
    }
}

@MainActor @Suite
struct LeftAlignedLayoutTests {
    private let sizes = [size(90, 40), size(140, 40), size(200, 40), size(50, 40), size(60, 40)]

    @Test("A subclass that aligns cells to the left moves them, without an issue")
    func leftAligned() {
        let screen = TestScreen(320, 480, counts: [5], layout: LeftAlignedLayout())
        let delegate = SizeDelegate(sizes)
        screen.view.delegate = delegate
        screen.settle()
        let frames = (0..<5).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0))!.frame }
        #expect(frames.map(\.minX) == [0, 100, 0, 210, 0])
        #expect(frames.map(\.minY) == [0, 0, 50, 50, 100])
        #expect(screen.frame(1)?.minX == 180)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("A subclass that aligns cells to the left works with self-sizing cells")
    func leftAlignedSelfSizing() {
        let layout = LeftAlignedLayout()
        layout.estimatedItemSize = size(50, 50)
        let sizes = sizes
        let screen = TestScreen(320, 480, counts: [5], layout: layout) { path, _ in sizes[path.item] }
        screen.settle()
        let frames = (0..<5).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0))!.frame }
        #expect(
            frames == [
                rect(0, 0, 90, 40), rect(100, 0, 140, 40), rect(0, 50, 200, 40), rect(210, 50, 50, 40),
                rect(0, 100, 60, 40),
            ])
    }

    @Test("R13.3, R6.14: changing attributes without copying them is reported")
    func changedWithoutCopying() {
        let screen = TestScreen(320, 480, counts: [2], layout: CarelessLayout())
        screen.flow.itemSize = size(100, 50)
        screen.settle()
        _ = screen.layout.layoutAttributesForElements(in: screen.view.bounds)
        _ = screen.layout.layoutAttributesForElements(in: screen.view.bounds)
        #expect(screen.log.kinds == [
            .cachedFrameMismatch(
                indexPath: IndexPath(item: 1, section: 0), cached: rect(0, 0, 100, 50), expected: rect(110, 0, 100, 50),
                layoutClass: "CarelessLayout")
        ])
        #expect(screen.log.issues[0].message.contains("cached frame mismatch for index path <0-1>"))
    }

    @Test("An object that has not changed is returned again, until the layout is invalidated")
    func unchangedObjects() {
        let screen = TestScreen(320, 480, counts: [20])
        let first = screen.layout.layoutAttributesForElements(in: screen.view.bounds)!
        let second = screen.layout.layoutAttributesForElements(in: screen.view.bounds)!
        #expect(zip(first, second).allSatisfy { $0 === $1 })
        #expect(screen.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) === first[3])
        screen.flow.invalidateLayout()
        let third = screen.layout.layoutAttributesForElements(in: screen.view.bounds)!
        #expect(zip(first, third).allSatisfy { $0 !== $1 && $0 == $1 })
    }
}
