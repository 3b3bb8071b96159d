import CompositionalSimulator
import Testing

/// Groups whose items are at given places, among other items.
@MainActor
struct CustomGroupTests {
    private func places(_ depths: [Int]) -> CollectionLayoutGroup {
        .custom(layoutSize: size(.absolute(100), .fractionalHeight(1))) { _ in
            depths.enumerated().map { index, depth in
                CollectionLayoutGroupCustomItem(
                    frame: CGRect(x: 10 * CGFloat(index), y: 5, width: 30, height: 20), zIndex: depth)
            }
        }
    }

    @Test(
        "Items behind a group with an order in depth have the depth 0",
        arguments: [[[1, 2]], [[0, 0], [3, 1]], [[3, 1], [0, 0]], [[0], [2], [0]]])
    func depthsOfItemsAfterCustomGroups(depths: [[Int]]) {
        let cell = item(.absolute(50), .fractionalHeight(1))
        let row: [CollectionLayoutItem] = depths.map { places($0) } + [cell, cell]
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(CGFloat(100 * depths.count + 100)), .absolute(50)), subitems: row)
        let all = depths.flatMap { $0 } + [0, 0]
        let screen = CompositionalScreen(CollectionLayoutSection(group: group), counts: [2 * all.count])
        screen.view.layoutIfNeeded()
        let found = (0..<2 * all.count).map { index in
            screen.layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.zIndex
        }
        #expect(found == all + all)
        let query = screen.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 400, height: 100)) ?? []
        #expect(query.count == 2 * all.count)
        let start = CGFloat(100 * depths.count)
        #expect(screen.frame(0, all.count - 1) == rect(start + 50, 0, 50, 50))
        #expect(screen.frame(0, 0) == rect(0, 5, 30, 20))
    }
}
