import Testing
import UIKit

/// Columns of one width; each item goes to the shortest. Cells say how high they are, and an answer lays out again
/// only what comes after its item.
final class WaterfallLayout: UICollectionViewLayout {
    /// An invalidation context with the first item from which on places change.
    final class Context: UICollectionViewLayoutInvalidationContext {
        var firstItem: Int?
    }

    let (columns, spacing, estimate): (Int, CGFloat, CGFloat) = (2, 8, 100)
    private var heights: [Int: CGFloat] = [:]
    private var frames: [CGRect] = []
    /// How many items were placed in all: what a test can hold to a budget.
    private(set) var placed = 0

    override class var invalidationContextClass: AnyClass { Context.self }

    private var width: CGFloat {
        ((collectionView?.bounds.width ?? 0) - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    }

    override func prepare() {
        super.prepare()
        for item in frames.count..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
            let bottoms = (0..<columns).map(bottom)
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            frames.append(
                CGRect(
                    x: CGFloat(column) * (width + spacing), y: bottoms[column], width: width,
                    height: heights[item] ?? estimate))
            placed += 1
        }
    }

    /// Where the next item of a column begins.
    private func bottom(ofColumn column: Int) -> CGFloat {
        let x = CGFloat(column) * (width + spacing)
        return frames.last { $0.minX == x }.map { $0.maxY + spacing } ?? 0
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let first = (context as? Context)?.firstItem else {
            if context.invalidateEverything || context.invalidateDataSourceCounts { heights = [:] }
            return frames.removeAll()
        }
        frames.removeSubrange(min(first, frames.count)...)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: max(0, (frames.map(\.maxY).max() ?? 0)))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferred.size.height != original.size.height
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        heights[preferred.indexPath.item] = preferred.size.height
        (context as? Context)?.firstItem = preferred.indexPath.item
        return context
    }
}

@MainActor @Suite("A waterfall lays out again what comes after an answer, and no more")
struct WaterfallTests {
    let layout = WaterfallLayout()
    let source: ItemSource<String, TextCell>
    let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 328, height: 480), collectionViewLayout: layout)
        source = ItemSource((0..<100).map { String(repeating: "word ", count: 3 + $0 * 7 % 20) }) { cell, text in
            cell.label.text = text
        }
        source.connect(to: view)
        view.selfSizingInvalidation = .enabledIncludingConstraints
        view.layoutIfNeeded()
    }

    @Test func cellsAreAsHighAsTheirTextsAndDoNotOverlap() {
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.count > 4)
        for (index, frame) in frames.enumerated() {
            #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
            #expect(frame.height != layout.estimate)
        }
    }

    @Test func aLongerTextMovesWhatComesAfterIt() throws {
        let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? TextCell)
        let (before, placed) = (frames(0..<3), layout.placed)
        cell.label.text = String(repeating: "word ", count: 60)
        view.layoutIfNeeded()
        #expect(layout.placed - placed == 97)
        #expect(frames(0..<3) == before)
        #expect(cell.frame.height > 200)
    }

    func frames(_ items: Range<Int>) -> [CGRect?] {
        items.map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
}
