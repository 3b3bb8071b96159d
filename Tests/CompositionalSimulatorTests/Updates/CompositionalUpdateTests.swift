import CompositionalSimulator
import FlowTesting
import Testing

/// Batch updates, reloads, movements and mirrored views.
@MainActor
struct CompositionalUpdateTests {
    private func grid() -> CollectionLayoutSection {
        let row = CollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            subitem: item(.fractionalWidth(1), .estimated(40)), count: 3)
        row.interItemSpacing = .fixed(6)
        let section = CollectionLayoutSection(group: row)
        section.interGroupSpacing = 6
        return section
    }

    private func frames(_ screen: CompositionalScreen) -> [CGRect?] {
        screen.source.counts.enumerated().flatMap { section, count in
            (0..<count).map { screen.frame(section, $0) }
        }
    }

    @Test("Measured sizes follow their items into other groups")
    func measuredSizesFollowTheirItemsIntoOtherGroups() {
        var heights: [CGFloat] = [30, 60, 45, 80, 20, 50, 70]
        let screen = CompositionalScreen(grid(), counts: [7])
        screen.source.size = { CGSize(width: 1, height: heights[$0.item]) }
        screen.view.layoutIfNeeded()
        heights.insert(100, at: 1)
        heights.remove(at: 5)
        screen.source.counts = [7]
        screen.view.performBatchUpdates {
            screen.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            screen.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
        }
        screen.view.layoutIfNeeded()
        let fresh = CompositionalScreen(grid(), counts: [7])
        fresh.source.size = { CGSize(width: 1, height: heights[$0.item]) }
        fresh.view.layoutIfNeeded()
        #expect(frames(screen) == frames(fresh))
        // Only the new item's cell was asked: the others have their sizes.
        #expect(screen.view.statistics.measurements == 8)
    }

    @Test("The provider is asked for the sections of an update")
    func theProviderIsAskedForTheSectionsOfAnUpdate() {
        var asked: [Int] = []
        let grid = grid()
        let layout = CollectionViewCompositionalLayout { index, _ in
            asked.append(index)
            return grid
        }
        let screen = CompositionalScreen(layout, counts: [2, 2])
        screen.view.layoutIfNeeded()
        #expect(asked == [0, 1])
        screen.source.counts = [2, 3, 2]
        screen.view.performBatchUpdates { screen.view.insertSections([1]) }
        screen.view.layoutIfNeeded()
        #expect(asked == [0, 1, 0, 1, 2])
        #expect(screen.frame(2, 1)?.minY == 80)
    }

    @Test("A refused update leaves everything")
    func aRefusedUpdateLeavesEverything() {
        let screen = CompositionalScreen(grid(), counts: [4])
        screen.view.layoutIfNeeded()
        let before = frames(screen)
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates {
                screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(frames(screen) == before)
    }

    @Test("A carried item moves the others aside")
    func aCarriedItemMovesTheOthersAside() {
        let screen = CompositionalScreen(grid(), counts: [6])
        let movable = MovableSource(counts: [6])
        screen.view.dataSource = movable
        screen.view.layoutIfNeeded()
        let third = screen.frame(0, 2) ?? .zero
        #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: third.midX, y: third.midY))
        screen.view.layoutIfNeeded()
        screen.view.endInteractiveMovement()
        #expect(movable.moves.map { $0.0.item } == [0])
        #expect(movable.moves.map { $0.1.item } == [2])
    }

    final class MovableSource: NSObject, CollectionViewDataSource {
        let counts: [Int]
        var moves: [(IndexPath, IndexPath)] = []

        init(counts: [Int]) {
            self.counts = counts
        }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

        func collectionView(_ collectionView: CollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            moves.append((source, target))
        }
    }

    @Test("A mirrored view is the mirror")
    func aMirroredViewIsTheMirror() {
        let section = grid()
        section.contentInsets = insets(0, 30, 0, 10)
        let screen = CompositionalScreen(section, counts: [3])
        let mirrored = CompositionalScreen(section, counts: [3])
        mirrored.view.semanticContentAttribute = .forceRightToLeft
        for screen in [screen, mirrored] { screen.view.layoutIfNeeded() }
        for index in 0..<3 {
            let path = IndexPath(item: index, section: 0)
            let (one, other) = (screen.view.cellForItem(at: path)?.frame, mirrored.view.cellForItem(at: path)?.frame)
            #expect(one?.minY == other?.minY)
            #expect(abs((one?.minX ?? 0) + (other?.maxX ?? 0) - 375) < 0.334)
        }
    }

    @Test("Looking changes nothing")
    func lookingChangesNothing() {
        let screen = CompositionalScreen(grid(), counts: [300])
        screen.source.size = { CGSize(width: 1, height: CGFloat(20 + $0.item % 7 * 10)) }
        screen.view.layoutIfNeeded()
        let (before, statistics) = (frames(screen), screen.view.statistics)
        _ = screen.view.elementSnapshots(in: CGRect(x: 0, y: 0, width: 375, height: 5000))
        screen.view.layoutIfNeeded()
        #expect(screen.view.statistics == statistics)
        #expect(frames(screen) == before)
    }
}
