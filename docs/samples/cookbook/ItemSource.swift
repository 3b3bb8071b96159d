import UIKit

/// One section of items, with a cell for each that a closure fills. All recipes use it.
@MainActor
final class ItemSource<Item, Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
    var items: [Item]
    private let fill: @MainActor (Cell, Item) -> Void

    init(_ items: [Item], fill: @escaping @MainActor (Cell, Item) -> Void = { _, _ in }) {
        (self.items, self.fill) = (items, fill)
    }

    func connect(to view: UICollectionView) {
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? Cell { fill(cell, items[indexPath.item]) }
        return cell
    }
}
