import FlowSimulator
import FlowTestSupport
import Testing

@Suite("Selected items when the data changes")
@MainActor
struct SelectionUpdateTests {
    private func screen(_ counts: [Int] = [6, 4], selecting: [IndexPath]) -> TestScreen {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(320, 40)
        layout.minimumLineSpacing = 0
        let screen = TestScreen(320, 800, counts: counts, layout: layout)
        screen.settle()
        screen.view.allowsMultipleSelection = true
        for path in selecting { screen.view.selectItem(at: path, animated: false, scrollPosition: []) }
        return screen
    }

    /// The selected items, and those whose cells say so, which have to be the same.
    private func selected(_ screen: TestScreen) -> [IndexPath] {
        screen.settle()
        let shown = screen.view.indexPathsForVisibleItems.filter { screen.view.cellForItem(at: $0)?.isSelected == true }
        let selected = screen.view.indexPathsForSelectedItems ?? []
        #expect(Set(shown) == Set(selected))
        return selected
    }

    @Test("A selected item goes along with what is inserted, deleted and moved before it")
    func alongWithOthers() {
        let screen = screen(selecting: [[0, 2], [1, 3]])
        screen.view.performBatchUpdates {
            screen.source.counts = [7, 3]
            screen.view.insertItems(at: [[0, 0], [0, 1]])
            screen.view.deleteItems(at: [[0, 5], [1, 0]])
        }
        #expect(selected(screen) == [[0, 4], [1, 2]])
        screen.view.moveItem(at: [0, 4], to: [0, 0])
        #expect(selected(screen) == [[0, 0], [1, 2]])
    }

    @Test("A deleted item is not selected any more, and neither is one that comes to its place")
    func deleted() {
        let screen = screen(selecting: [[0, 1], [0, 4]])
        screen.source.counts[0] = 5
        screen.view.deleteItems(at: [[0, 1]])
        #expect(selected(screen) == [[0, 3]])
    }

    @Test("Selected items go along with sections, and go with those that are deleted")
    func sections() {
        let screen = screen([2, 3, 2], selecting: [[0, 1], [1, 2], [2, 0]])
        screen.view.performBatchUpdates {
            screen.source.counts = [2, 2]
            screen.view.deleteSections([1])
            screen.view.moveSection(0, toSection: 1)
        }
        #expect(selected(screen) == [[1, 1], [0, 0]])
    }

    @Test("Reloaded items and sections are not selected any more; reconfigured ones are, in the same cell")
    func reloaded() {
        let screen = screen(selecting: [[0, 1], [0, 2], [1, 0], [0, 3]])
        let cell = screen.view.cellForItem(at: [0, 2])
        screen.view.reloadItems(at: [[0, 1]])
        screen.view.reconfigureItems(at: [[0, 2]])
        screen.view.reloadSections([1])
        #expect(selected(screen) == [[0, 2], [0, 3]])
        #expect(screen.view.cellForItem(at: [0, 2]) === cell)
    }

    @Test("Reloading the data and another data source deselect everything; another layout does not")
    func everything() {
        let screen = screen(selecting: [[0, 1], [1, 2]])
        screen.view.collectionViewLayout = CollectionViewFlowLayout()
        #expect(selected(screen) == [[0, 1], [1, 2]])
        screen.view.reloadData()
        #expect(screen.view.indexPathsForSelectedItems == [], "at once, before the next pass")
        #expect(selected(screen) == [])
        screen.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        let other = TableSource([2])
        screen.view.dataSource = other
        #expect(selected(screen) == [])
    }

    @Test("An update that does not add up changes no selection")
    func refused() {
        let screen = screen(selecting: [[0, 3]])
        screen.source.counts[0] = 9
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates { screen.view.deleteItems(at: [[0, 0]]) }
        }
        screen.source.counts[0] = 6
        #expect(selected(screen) == [[0, 3]])
    }

    @Test("A selected item stays selected as it is carried, dropped and put back")
    func carried() {
        let screen = MovementScreen([[1, 2, 3, 4]])
        screen.view.allowsMultipleSelection = true
        for item in [0, 1] { screen.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        func names() -> Set<Int> {
            Set(screen.view.visibleCells.filter(\.isSelected).compactMap { ($0 as? NamedCell)?.name })
        }
        screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.carry(to: 160, 130)
        #expect(screen.view.indexPathsForSelectedItems == [[0, 2], [0, 0]])
        #expect(names() == [1, 2])
        screen.view.cancelInteractiveMovement()
        screen.view.layoutIfNeeded()
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        #expect(names() == [1, 2])
        screen.view.beginInteractiveMovementForItem(at: [0, 0])
        screen.carry(to: 160, 130)
        screen.end()
        #expect(screen.view.indexPathsForSelectedItems == [[0, 2], [0, 0]])
        #expect(names() == [1, 2])
    }

    @Test("A diffable data source's items stay selected wherever a snapshot puts them")
    func diffable() {
        let screen = DiffableScreen()
        screen.apply([[1, 2, 3], [4, 5]])
        screen.view.allowsMultipleSelection = true
        for path in [[0, 1], [1, 0], [0, 2]] as [IndexPath] {
            screen.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        screen.apply([[9, 4, 1], [7, 2, 5]])
        #expect(screen.view.indexPathsForSelectedItems == [[1, 1], [0, 1]], "2 and 4; 3 is gone")
        let names = screen.view.visibleCells.filter(\.isSelected).compactMap { ($0 as? NamedCell)?.name }
        #expect(Set(names) == [2, 4])
    }

    @Test("Random batches: exactly the items that stay are selected, wherever they went", arguments: 0..<60)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let screen = NamedScreen(sections: [Array(0..<6), Array(6..<11), Array(11..<14)])
        screen.view.allowsMultipleSelection = true
        let chosen = Set((0..<14).filter { _ in Bool.random(using: &generator) })
        for name in chosen {
            guard let path = screen.path(of: name) else { continue }
            screen.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        var expected = chosen
        for round in 0..<4 {
            let gone = Set(screen.names.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 })
            expected.subtract(gone)
            screen.change(removing: gone, inserting: 100 + round, shuffledBy: &generator)
            let names = (screen.view.indexPathsForSelectedItems ?? []).map { screen.source.sections[$0[0]][$0[1]] }
            #expect(Set(names) == expected, "seed \(seed), round \(round)")
            #expect(screen.selectedOnScreen == expected, "seed \(seed), round \(round)")
        }
    }
}

/// Names in sections, all on screen, and changes of them as batches.
@MainActor
private final class NamedScreen {
    let view: CollectionView
    let source: NamedSource

    init(sections: [[Int]]) {
        let layout = CollectionViewFlowLayout()
        layout.itemSize = size(300, 20)
        layout.minimumLineSpacing = 0
        view = CollectionView(frame: rect(0, 0, 320, 2000), collectionViewLayout: layout)
        source = NamedSource(sections)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
    }

    var names: [Int] { source.sections.flatMap(\.self) }

    var selectedOnScreen: Set<Int> {
        Set(view.visibleCells.filter(\.isSelected).compactMap { ($0 as? NamedCell)?.name })
    }

    func path(of name: Int) -> IndexPath? { NamedScreen.path(of: name, in: source.sections) }

    private static func path(of name: Int, in sections: [[Int]]) -> IndexPath? {
        for (section, names) in sections.enumerated() {
            if let item = names.firstIndex(of: name) { return [section, item] }
        }
        return nil
    }

    /// Removes items, puts a new one at the front, and moves one to the end of the last section.
    func change(removing gone: Set<Int>, inserting new: Int, shuffledBy generator: inout SeededGenerator) {
        let old = source.sections
        var sections = old.map { $0.filter { !gone.contains($0) } }
        let moved = sections.flatMap(\.self).randomElement(using: &generator)
        if let moved {
            sections = sections.map { $0.filter { $0 != moved } }
            sections[2].append(moved)
        }
        sections[0].insert(new, at: 0)
        view.performBatchUpdates { [source, view] in
            source.sections = sections
            view.deleteItems(at: gone.sorted().compactMap { NamedScreen.path(of: $0, in: old) })
            view.insertItems(at: [[0, 0]])
            if let moved, let from = NamedScreen.path(of: moved, in: old),
                let to = NamedScreen.path(of: moved, in: sections)
            {
                view.moveItem(at: from, to: to)
            }
        }
        view.layoutIfNeeded()
    }
}
