import FlowSimulator
import Foundation

/// Items on a circle, each with a badge, around a decoration in the middle: a layout that is no flow layout.
final class CircleLayout: CollectionViewLayout {
    var radius: CGFloat = 110
    private(set) var questions: [CGRect] = []

    override init() {
        super.init()
        register(CollectionReusableView.self, forDecorationViewOfKind: "hub")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: 2 * radius + 500)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        questions.append(rect)
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        let items = (0..<count).flatMap { item -> [CollectionViewLayoutAttributes] in
            let path = IndexPath(item: item, section: 0)
            return [
                layoutAttributesForItem(at: path), layoutAttributesForSupplementaryView(ofKind: "badge", at: path),
            ].compactMap(\.self)
        }
        let hub = layoutAttributesForDecorationView(ofKind: "hub", at: IndexPath(item: 0, section: 0))
        return ([hub].compactMap(\.self) + items).filter { $0.frame.intersects(rect) }
    }

    private func center(_ item: Int) -> CGPoint {
        let count = max(collectionView?.numberOfItems(inSection: 0) ?? 1, 1)
        let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count)
        let middle = (collectionView?.bounds.width ?? 0) / 2
        return CGPoint(x: middle + radius * sin(angle), y: radius + 40 - radius * cos(angle))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 48, height: 36)
        attributes.center = center(indexPath.item)
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        let center = center(indexPath.item)
        attributes.frame = CGRect(x: center.x + 16, y: center.y - 26, width: 16, height: 16)
        attributes.zIndex = 1
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        let middle = (collectionView?.bounds.width ?? 0) / 2
        attributes.frame = CGRect(x: middle - 60, y: radius - 20, width: 120, height: 120)
        attributes.zIndex = -1
        return attributes
    }
}

/// Empty cells and badges in any layout.
@MainActor
final class PlainSource: NSObject, CollectionViewDataSource {
    let view: CollectionView
    var count: Int

    init(count: Int, layout: CollectionViewLayout, size: CGSize = CGSize(width: 320, height: 360)) {
        self.count = count
        view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        super.init()
        view.dataSource = self
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    }
}
