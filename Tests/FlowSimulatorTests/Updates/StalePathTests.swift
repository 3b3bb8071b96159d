import FlowSimulator
import FlowTestSupport
import Testing

/// Sizes belong to items, not to paths (R8.17, G35, G38).
@MainActor
@Suite("Sizes and stale paths")
struct StalePathTests {
    private func report(
        _ height: CGFloat, for attributes: CollectionViewLayoutAttributes, to screen: TestScreen
    ) throws {
        try stage(height, for: attributes, in: screen)
        screen.settle()
    }

    private func stage(
        _ height: CGFloat, for attributes: CollectionViewLayoutAttributes, in screen: TestScreen
    ) throws {
        let preferred = try #require(attributes.copy() as? CollectionViewLayoutAttributes)
        preferred.size.height = height
        let context = screen.flow.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        screen.flow.invalidateLayout(with: context)
    }

    @Test("R8.17: a size report with the path before an update reaches the item where it is now")
    func rebased() throws {
        let screen = TestScreen.list(320, 400, count: 5, estimate: 50, spacing: 0) { _ in 60 }
        screen.settle()
        let stale = try #require(screen.flow.layoutAttributesForItem(at: path(0, 1)))
        screen.source.counts = [7]
        screen.view.insertItems(at: [path(0, 0), path(0, 1)])
        try report(90, for: stale, to: screen)
        #expect(screen.frames(0..<7).map(\.height) == [60, 60, 60, 90, 60, 60, 60])
    }

    @Test("R8.17: one for an item that is gone reaches none")
    func rejected() throws {
        let screen = TestScreen.list(320, 400, count: 5, estimate: 50, spacing: 0) { _ in 60 }
        screen.settle()
        let stale = try #require(screen.flow.layoutAttributesForItem(at: path(0, 1)))
        screen.source.counts = [4]
        screen.view.deleteItems(at: [path(0, 1)])
        try report(90, for: stale, to: screen)
        #expect(screen.frames(0..<4).map(\.height) == [60, 60, 60, 60])
        // Nobody remembers more than a few updates.
        let old = try #require(screen.flow.layoutAttributesForItem(at: path(0, 1)))
        for _ in 0..<20 { screen.view.performBatchUpdates(nil) }
        try report(90, for: old, to: screen)
        #expect(screen.frames(0..<4).map(\.height) == [60, 60, 60, 60])
    }

    @Test("R8.17: a size that is reported in the batch, before the update is applied, goes with its item")
    func staged() throws {
        for isDeleted in [false, true] {
            let screen = TestScreen.list(320, 400, count: 5, estimate: 50, spacing: 0) { _ in 60 }
            screen.settle()
            let attributes = try #require(screen.flow.layoutAttributesForItem(at: path(0, 1)))
            screen.source.counts = [isDeleted ? 4 : 7]
            var failure: (any Error)?
            screen.view.performBatchUpdates {
                do { try stage(90, for: attributes, in: screen) } catch { failure = error }
                if isDeleted {
                    screen.view.deleteItems(at: [path(0, 1)])
                } else {
                    screen.view.insertItems(at: [path(0, 0), path(0, 1)])
                }
            }
            #expect(failure == nil)
            let heights: [CGFloat] = isDeleted ? [60, 60, 60, 60] : [60, 60, 60, 90, 60, 60, 60]
            #expect(screen.frames(0..<heights.count).map(\.height) == heights)
        }
    }

    @Test("G38: ten items become five, in a reload and in a batch: no size of the other five is asked")
    func fewer() throws {
        for isBatch in [false, true] {
            let screen = TestScreen(320, 480, counts: [10])
            screen.flow.minimumLineSpacing = 10
            let delegate = SizeDelegate(Array(repeating: size(320, 50), count: 10))
            screen.view.delegate = delegate
            screen.settle()
            // Any question for an item behind the fifth stops the test.
            screen.source.counts = [5]
            delegate.sizes = Array(repeating: size(320, 50), count: 5)
            if isBatch {
                screen.view.deleteItems(at: (5..<10).map { path(0, $0) })
            } else {
                screen.view.reloadData()
            }
            screen.settle()
            #expect(screen.frame(5) == nil)
            #expect(screen.view.contentSize.height == 290)
        }
    }

    @Test("R12.7: a delegate is asked for the sizes of all items; without one nobody is, and the work follows the change")
    func work() throws {
        let screen = TestScreen.list(320, 400, count: 100_000, estimate: 50, spacing: 0) { _ in 60 }
        screen.settle()
        screen.view.resetStatistics()
        screen.source.counts = [100_001]
        screen.view.insertItems(at: [path(0, 50_000)])
        let work = screen.view.statistics
        #expect(work.delegateSizeQueries == 0)
        #expect(work.sectionsRead == 0)
        #expect(work.measurements == 0)
        #expect(work.rowsReplaced < 10)
        #expect(work.itemsRead < 400)
    }
}
