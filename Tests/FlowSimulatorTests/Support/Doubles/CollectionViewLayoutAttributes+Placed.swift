import FlowSimulator
import Foundation

extension CollectionViewLayoutAttributes {
    static func cell(_ path: IndexPath, _ frame: CGRect) -> CollectionViewLayoutAttributes {
        CollectionViewLayoutAttributes(forCellWith: path).placed(at: frame)
    }

    static func view(
        _ kind: String = CollectionView.elementKindSectionHeader, path: IndexPath, _ frame: CGRect
    ) -> CollectionViewLayoutAttributes {
        CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path).placed(at: frame)
    }

    static func decoration(_ kind: String, _ path: IndexPath, _ frame: CGRect) -> CollectionViewLayoutAttributes {
        CollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path).placed(at: frame)
    }

    private func placed(at frame: CGRect) -> CollectionViewLayoutAttributes {
        self.frame = frame
        return self
    }

    /// A copy with a change, because the layout's own attributes must not change.
    func changed(_ change: (CollectionViewLayoutAttributes) -> Void) -> CollectionViewLayoutAttributes {
        guard let copy = copy() as? CollectionViewLayoutAttributes else { return self }
        change(copy)
        return copy
    }
}
