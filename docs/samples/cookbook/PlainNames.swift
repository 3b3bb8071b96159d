import FlowSimulator
import Foundation
import Testing

@MainActor
final class TwentyRows: NSObject, CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}

final class RowCell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let fitted = layoutAttributes.copy() as! CollectionViewLayoutAttributes
        fitted.size.height = 60 // the estimate says 100
        return fitted
    }
}

@MainActor @Test func rowsOnScreenAreMeasuredAndTheOthersEstimated() {
    let source = TwentyRows()
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 100)
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 1830)
    #expect(view.statistics.measurements == 9)
}
