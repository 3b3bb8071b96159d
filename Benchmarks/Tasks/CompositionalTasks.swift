import CompositionalSimulator
import Foundation

/// Compositional layouts beside the flow layout that does the same.
@MainActor
enum CompositionalTasks {
    static func all(_ largest: Int) -> [BenchmarkTask] {
        let million = min(largest, 1_000_000)
        return [create(million), hold(million)]
            + [
                change(million, .compositionalChange, makeLayout: rows),
                change(million, .flowChange, makeLayout: flowRows),
            ]
            + [scroll(million, .compositionalScroll, makeLayout: groupsOfFour)]
            + [scroll(million, .flowScroll, makeLayout: flowOfFour)]
    }

    // MARK: Layouts

    private static func size(_ width: CGFloat, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
        CollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
    }

    private static func rows() -> CollectionViewLayout {
        let row = size(1, .estimated(50))
        let group = CollectionLayoutGroup.horizontal(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)])
        return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    }

    private static func groupsOfFour() -> CollectionViewLayout {
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: size(1, .estimated(50)), subitem: CollectionLayoutItem(layoutSize: size(1, .estimated(50))),
            count: 4)
        return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    }

    private static func flow(columns: CGFloat) -> CollectionViewFlowLayout {
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: (390 / columns).rounded(.down), height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    private static func flowRows() -> CollectionViewLayout { flow(columns: 1) }
    private static func flowOfFour() -> CollectionViewLayout { flow(columns: 4) }

    /// A view whose cells answer heights.
    private static func view(
        _ layout: CollectionViewLayout, _ source: BenchmarkSource
    ) -> CollectionView {
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        view.register(BenchmarkCell.self, forCellWithReuseIdentifier: BenchmarkScreen.cell)
        view.dataSource = source
        return view
    }

    // MARK: Tasks

    private static func create(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.compositionalCreate, .equal, items: count) { run in
            let group = CollectionLayoutGroup.horizontal(
                layoutSize: size(1, .absolute(400)),
                subitems: [CollectionLayoutItem(layoutSize: size(1, .absolute(400)))])
            let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
            let source = BenchmarkSource([count])
            let view = view(layout, source)
            view.layoutIfNeeded()
            let end = CGRect(x: 0, y: view.contentSize.height - 844, width: 390, height: 844)
            run.measure(operations: 100, setUp: {}) { _ in
                for _ in 0..<100 {
                    layout.invalidateLayout()
                    consume(layout.layoutAttributesForElements(in: end))
                }
            }
        }
    }

    private static func hold(_ count: Int) -> BenchmarkTask {
        BenchmarkTask(.compositionalHold, .estimated, items: count) { run in
            @MainActor func bytes(_ count: Int) -> Int {
                let source = BenchmarkSource([count])
                return EngineTasks.held {
                    let view = view(groupsOfFour(), source)
                    view.layoutIfNeeded()
                    return view
                }
            }
            _ = bytes(1000)  // what is made once stays
            let few = bytes(1000)
            let more = Double(bytes(count) - few) / Double(count)
            run.count("bytes held a group never seen", (more * 100).rounded() / 100)
        }
    }

    /// A cell that returns another height, in the middle of what is on screen.
    private static func change(
        _ count: Int, _ name: TaskName, makeLayout: @escaping @MainActor () -> CollectionViewLayout
    ) -> BenchmarkTask {
        BenchmarkTask(name, .estimated, items: count) { run in
            var height: CGFloat = 60
            let source = BenchmarkSource([count], size: { CGSize(width: 390, height: $0.item == 3 ? height : 60) })
            let view = view(makeLayout(), source)
            view.layoutIfNeeded()
            let path = IndexPath(item: 3, section: 0)
            let cell = view.cellForItem(at: path) as? BenchmarkCell
            run.measure(operations: 200, setUp: {}) { _ in
                for step in 0..<200 {
                    height = step.isMultiple(of: 2) ? 70 : 60
                    cell?.wantedSize?.height = height
                    cell?.invalidateIntrinsicContentSize()
                    view.layoutIfNeeded()
                }
            }
        }
    }

    /// Rows that come on screen one by one, each with cells to be measured.
    private static func scroll(
        _ count: Int, _ name: TaskName, makeLayout: @escaping @MainActor () -> CollectionViewLayout
    ) -> BenchmarkTask {
        BenchmarkTask(name, .estimated, items: count) { run in
            let source = BenchmarkSource(
                [count], size: { CGSize(width: 97, height: CGFloat(40 + $0.item * 7 % 5 * 8)) })
            run.measure(operations: 200, setUp: { view(makeLayout(), source) }) { view in
                for step in 0..<200 {
                    view.contentOffset.y = CGFloat(step) * 60
                    view.layoutIfNeeded()
                }
            }
        }
    }
}
