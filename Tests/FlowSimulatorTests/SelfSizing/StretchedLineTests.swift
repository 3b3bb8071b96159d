import FlowSimulator
import FlowTestSupport
import Foundation
import Testing

/// G77: a subclass stretches the cells of a line to the tallest one, and the cells go on preferring their own height.
@MainActor @Suite("Lines that are stretched to their tallest cell")
struct StretchedLineTests {
    /// As published: in both questions, for copies of what the flow layout says.
    private final class EqualHeights: CollectionViewFlowLayout {
        /// Whether items are stretched in both questions; if not, in the rectangle alone, which is how most write it.
        var changesBothQuestions = true
        var preferredQuestion: ((CollectionViewLayoutAttributes, CollectionViewLayoutAttributes) -> Bool)?

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { stretched($0) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath).map { changesBothQuestions ? stretched($0) : $0 }
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
            withOriginalAttributes original: CollectionViewLayoutAttributes
        ) -> Bool {
            preferredQuestion?(preferred, original)
                ?? super.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }

        /// What the flow layout itself says.
        func natural(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath)
        }

        func stretched(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
            guard attributes.representedElementCategory == .cell, let collectionView,
                let copy = attributes.copy() as? CollectionViewLayoutAttributes
            else { return attributes }
            let (section, item) = (attributes.indexPath.section, attributes.indexPath.item)
            let first = item - item % 2
            let line = (first..<min(first + 2, collectionView.numberOfItems(inSection: section)))
                .compactMap { natural(at: IndexPath(item: $0, section: section)) }
            copy.frame.origin.y = line.map(\.frame.minY).min() ?? copy.frame.minY
            copy.frame.size.height = line.map(\.frame.height).max() ?? copy.frame.height
            return copy
        }
    }

    private func screen(_ layout: CollectionViewFlowLayout, _ heights: [CGFloat] = [40, 80, 70, 60]) -> TestScreen {
        layout.estimatedItemSize = size(150, 50)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        return TestScreen(320, 300, counts: [40], layout: layout) { path, _ in
            size(150, path.item < heights.count ? heights[path.item] : 50)
        }
    }

    @Test(
        "G77, R8.18: without a word of the layout about answers it is a loop that names the shortest cell",
        arguments: [true, false])
    func loops(inBothQuestions: Bool) throws {
        let layout = EqualHeights()
        layout.changesBothQuestions = inBothQuestions
        let screen = screen(layout)
        screen.settle()
        #expect(screen.log.issues.count == 1)
        guard case .layoutLoop(let found) = try #require(screen.log.kinds.first) else {
            Issue.record("\(screen.log.kinds)")
            return
        }
        #expect(found.indexPath == path(0, 0))
        #expect(found.period == 1)
        #expect(found.rounds == 100)
        #expect(Set(found.sizes) == [size(150, 40)])
        // What there is stands: the first line is as tall as its tallest cell.
        let cells = [0, 2].map { screen.view.cellForItem(at: path(0, $0))?.frame }
        #expect(cells == [rect(0, 0, 150, 80), rect(0, 90, 150, 70)])
    }

    @Test("G77: the shortest cell is named wherever in its line it is", arguments: [0, 1, 2, 3])
    func namesTheShortest(item: Int) {
        var heights: [CGFloat] = [70, 70, 70, 70]
        heights[item] = 30
        heights[(item + 2) % 4] = 65
        let screen = screen(EqualHeights(), heights)
        screen.settle()
        let named = screen.log.kinds.compactMap { if case .layoutLoop(let found) = $0 { found.indexPath } else { nil } }
        #expect(named == [path(0, item)])
    }

    @Test("G77: with shouldInvalidateLayout(forPreferred…) it takes two rounds of measuring, also for lines that come")
    func settles() {
        let layout = EqualHeights()
        // An answer is compared with the height that the flow layout has, not with the stretched one.
        layout.preferredQuestion = { [unowned layout] in
            $0.size.height != layout.natural(at: $1.indexPath)?.size.height
        }
        let screen = screen(layout, (0..<40).map { CGFloat(40 + $0 * 7 % 30) })
        screen.settle()
        #expect(screen.log.issues.isEmpty)
        #expect(screen.view.statistics.selfSizingRounds <= 2)
        while screen.view.contentOffset.y < screen.view.contentSize.height - 300 {
            screen.view.resetStatistics()
            screen.view.contentOffset.y += 60
            screen.settle()
            #expect(screen.view.statistics.selfSizingRounds <= 2)
        }
        #expect(screen.log.issues.isEmpty)
        for line in stride(from: 0, to: 40, by: 2) {
            let frames = screen.frames(line..<line + 2)
            let tallest = max(40 + line * 7 % 30, 40 + (line + 1) * 7 % 30)
            #expect(frames.map(\.height) == [CGFloat(tallest), CGFloat(tallest)])
            #expect(frames[0].minY == frames[1].minY)
        }
    }

    @Test("R8.18: a layout that takes an answer and gives it is done: the cell is asked once")
    func obeyed() {
        let screen = screen(CollectionViewFlowLayout())
        screen.settle()
        #expect(screen.view.statistics.remeasurements == 0)
        #expect(screen.log.issues.isEmpty)
    }

    @Test("R8.18: an answer that the layout refused is not asked for again, whatever the cell got")
    func refused() {
        let layout = EqualHeights()
        layout.preferredQuestion = { _, _ in false }
        let screen = screen(layout)
        screen.settle()
        #expect(screen.view.statistics.remeasurements == 0)
        #expect(screen.log.issues.isEmpty)
    }
}
