import Foundation
import UIKit

@testable import FlowRecorder

/// A small app with rows that size themselves, written against UIKit as apps are.
@MainActor
final class Inbox: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// How tall the rows are.
    var heights: [CGFloat]
    let layout = RecordingFlowLayout()
    let view: UICollectionView

    init(heights: [CGFloat], estimate: CGSize = CGSize(width: 320, height: 50)) {
        self.heights = heights
        layout.estimatedItemSize = estimate
        layout.minimumLineSpacing = 0
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        super.init()
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        view.delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? Row)?.height = { [unowned self] in heights[indexPath.item] }
        return cell
    }

    private final class Row: UICollectionViewCell {
        var height: () -> CGFloat = { 0 }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
                return layoutAttributes
            }
            copy.size = CGSize(width: 320, height: height())
            return copy
        }
    }
}
