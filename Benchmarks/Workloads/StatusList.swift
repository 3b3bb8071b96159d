import FlowSimulator
import Foundation

/// A collection view of 390 × 844 points that shows status cells, as wide as it is.
@MainActor
final class StatusList: NSObject, CollectionViewDataSource {
    /// The cell of `StatusView`, fitted in the width that the layout gives.
    private final class Cell: CollectionViewCell {
        private(set) lazy var status = StatusView(in: contentView)

        override init(frame: CGRect) {
            super.init(frame: frame)
            status.activate()
        }

        required init?(coder: NSCoder) { nil }

        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
            systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    let view: CollectionView
    private let count: Int

    init(_ count: Int) {
        self.count = count
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 390, height: 100)
        layout.minimumLineSpacing = 0
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        super.init()
        view.register(Cell.self, forCellWithReuseIdentifier: "status")
        view.dataSource = self
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "status", for: indexPath)
        (cell as? Cell)?.status.show(indexPath.item)
        return cell
    }

    /// By steps of most of a screen, until the end.
    func scrollThrough() {
        view.layoutIfNeeded()
        while view.contentOffset.y + 844 < view.contentSize.height {
            view.contentOffset.y = min(view.contentOffset.y + 700, view.contentSize.height - 844)
            view.layoutIfNeeded()
        }
    }
}
