import FlowSimulator
import FlowTestSupport
import Testing

/// Who reads what is known changes nothing: not the frames, not the offset, not what cells are asked.
@MainActor @Suite
struct LookingTests {
    /// A screen, and whether somebody reads everything public after each call.
    @MainActor
    private final class Watched {
        let screen: TestScreen
        let looks: Bool
        var heights: [CGFloat]

        init(_ generator: inout SeededGenerator, looks: Bool) {
            self.looks = looks
            let heights = (0..<60).map { _ in generator.pick([30, 40, 50, 50, 50, 64.3, 90]) as CGFloat }
            self.heights = heights
            let layout = CollectionViewFlowLayout()
            layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
            layout.itemSize = CGSize(width: generator.pick([320, 100]), height: 50)
            layout.headerReferenceSize = CGSize(width: 0, height: generator.pick([0, 20]))
            layout.sectionHeadersPinToVisibleBounds = generator.isHeads()
            screen = TestScreen(320, 200, counts: [heights.count], layout: layout)
            let width = layout.itemSize.width
            screen.source.answer = { [weak self] path, _ in
                guard let self, path.item < self.heights.count else { return nil }
                return CGSize(width: width, height: self.heights[path.item])
            }
        }

        func look() {
            guard looks else { return }
            let (view, flow) = (screen.view, screen.flow)
            _ = (flow.measuredItemCount, flow.estimatedItemCount, flow.rowCount, flow.collectionViewContentSize)
            _ = (flow.isEstimated(at: path(0, 3)), flow.layoutAttributesForElements(in: view.bounds))
            _ = (view.layoutAttributesForItem(at: path(0, 7)), view.numberOfItems(inSection: 0), view.visibleCells)
            _ = (view.indexPathsForVisibleItems, view.indexPathForItem(at: view.contentOffset), view.contentSize)
            _ = (view.cellForItem(at: path(0, 2)), screen.header(0), view.adjustedContentInset, view.contentOffset)
        }

        func change(_ body: () -> Void) {
            body()
            look()
        }

        var picture: [String] {
            let frames = (0..<heights.count).map { "\(screen.frame($0) ?? .null)" }
            let work = screen.view.statistics
            return frames + ["\(screen.view.contentOffset) \(screen.view.contentSize) \(work.measurements)"]
        }
    }

    private func step(_ step: Int, _ generator: inout SeededGenerator, _ watched: Watched) {
        let (view, flow) = (watched.screen.view, watched.screen.flow)
        let count = watched.heights.count
        let item = generator.within(0...max(0, count - 1))
        switch generator.within(0...8) {
        case 0, 1: watched.change { view.contentOffset.y = CGFloat(generator.within(0...40)) * 50 }
        case 2: watched.change { view.scrollToItem(at: path(0, item), at: .top, animated: false) }
        case 3 where count > 12:
            let first = min(item, count - 10)
            watched.heights.removeSubrange(first..<first + 9)
            watched.screen.source.counts = [count - 9]
            watched.change { view.deleteItems(at: (first..<first + 9).map { path(0, $0) }) }
        case 4:
            watched.heights.insert(contentsOf: [50, 70], at: item)
            watched.screen.source.counts = [count + 2]
            watched.change { view.insertItems(at: [path(0, item), path(0, item + 1)]) }
        case 5:
            watched.heights[item] = generator.pick([50, 120])
            watched.change { view.reloadItems(at: [path(0, item)]) }
        case 6:
            let context = CollectionViewFlowLayoutInvalidationContext()
            context.invalidateItems(at: [path(0, item)])
            watched.change { flow.invalidateLayout(with: context) }
        case 7:
            watched.heights[item] = generator.pick([50, 33])
            watched.change { view.cellForItem(at: path(0, item))?.invalidateIntrinsicContentSize() }
        default: watched.change { view.contentInset.top = CGFloat(generator.within(0...3)) * 20 }
        }
        if generator.isHeads() { watched.change { watched.screen.settle() } }
    }

    @Test("Reading frames and sizes changes nothing, at any time", arguments: 0..<30 as Range<UInt64>)
    func readingChangesNothing(seed: UInt64) {
        let pictures = [false, true].map { looks -> [[String]] in
            var generator = SeededGenerator(seed: seed)
            let watched = Watched(&generator, looks: looks)
            watched.change { watched.screen.settle() }
            var pictures: [[String]] = []
            for index in 0..<25 {
                step(index, &generator, watched)
                // Reading the frames is looking too, so only the last ones are compared.
                pictures.append(["\(watched.screen.view.contentOffset) \(watched.screen.view.contentSize)"])
            }
            watched.screen.settle()
            return pictures + [watched.picture]
        }
        for (step, (plain, looked)) in zip(pictures[0], pictures[1]).enumerated() {
            #expect(plain == looked, "seed \(seed), step \(step)")
            if plain != looked { break }
        }
    }
}
