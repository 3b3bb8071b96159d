import FlowSimulator
import Testing

/// Attributes may be several updates old when a size comes back for them: it is the item's that they described (R8.17).
@MainActor
@Suite("Attributes that are several updates old")
struct OldAttributesTests {
    /// No two of these may change places, and none leads from 1 to where all of them do.
    private static let updates: [(count: Int, change: (CollectionView) -> Void, place: Int)] = [
        (8, { $0.insertItems(at: [path(0, 0), path(0, 1)]) }, 3),
        (8, { $0.moveItem(at: path(0, 3), to: path(0, 0)) }, 0),
        (9, { $0.insertItems(at: [path(0, 0)]) }, 1),
        (8, { $0.deleteItems(at: [path(0, 0)]) }, 0),
        (8, { $0.moveItem(at: path(0, 7), to: path(0, 0)) }, 1),
        (10, { $0.insertItems(at: [path(0, 1), path(0, 4)]) }, 2),
    ]

    private func made(_ count: Int = 6) -> TestScreen {
        let screen = TestScreen.list(320, 800, count: count, estimate: 50, spacing: 0) { _ in 60 }
        screen.settle()
        return screen
    }

    private func report(
        _ height: CGFloat, for attributes: CollectionViewLayoutAttributes, to screen: TestScreen
    ) throws {
        let preferred = try #require(attributes.copy() as? CollectionViewLayoutAttributes)
        preferred.size.height = height
        let context = screen.flow.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        screen.flow.invalidateLayout(with: context)
        screen.settle()
    }

    private func apply(_ update: (count: Int, change: (CollectionView) -> Void, place: Int), to screen: TestScreen) {
        screen.view.performBatchUpdates {
            screen.source.counts = [update.count]
            update.change(screen.view)
        }
    }

    @Test("R8.17: they are carried through every update since, in the order of the updates", arguments: 1...6)
    func carried(through number: Int) throws {
        let screen = made()
        let old = try #require(screen.flow.layoutAttributesForItem(at: path(0, 1)))
        for update in OldAttributesTests.updates.prefix(number) { apply(update, to: screen) }
        let (count, _, place) = OldAttributesTests.updates[number - 1]
        try report(90, for: old, to: screen)
        #expect(screen.frames(0..<count).map(\.height) == (0..<count).map { $0 == place ? 90 : 60 })
    }

    @Test("R8.17: an item that went in one of the updates gets no size, nor does what came to its place")
    func gone() throws {
        for reloads in [false, true] {
            let screen = made()
            let old = try #require(screen.flow.layoutAttributesForItem(at: path(0, 1)))
            screen.source.counts = [7]
            screen.view.insertItems(at: [path(0, 0)])
            if reloads {
                screen.view.reloadItems(at: [path(0, 2)])
            } else {
                screen.source.counts = [6]
                screen.view.deleteItems(at: [path(0, 2)])
                screen.source.counts = [7]
                screen.view.insertItems(at: [path(0, 2)])
            }
            screen.source.counts = [8]
            screen.view.insertItems(at: [path(0, 0)])
            try report(90, for: old, to: screen)
            #expect(screen.frames(0..<8).map(\.height) == Array(repeating: 60, count: 8), "reloads \(reloads)")
        }
    }

    @Test("R8.17: sections that move take their items' attributes along, through several updates")
    func sections() throws {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = size(320, 50)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 1200, counts: [2, 3, 4], layout: layout) { _, _ in size(320, 60) }
        screen.settle()
        let old = try #require(layout.layoutAttributesForItem(at: path(1, 2)))
        screen.source.counts = [3, 2, 4]
        screen.view.moveSection(1, toSection: 0)
        screen.source.counts = [5, 3, 2, 4]
        screen.view.insertSections([0])
        screen.source.counts = [5, 4, 2, 4]
        screen.view.insertItems(at: [path(1, 0)])
        try report(90, for: old, to: screen)
        #expect((0..<4).map { screen.frame($0, 1)?.height } == [60, 60, 60, 90])
        for section in [0, 2, 3] { #expect(screen.frame(2, section)?.height ?? 60 == 60) }
    }
}
