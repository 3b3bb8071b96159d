import FlowSimulator
import Foundation
import Testing

// What docs/guide.md prints of UIKit's objects under this library's names, compiled and run.

@MainActor @Suite struct PlainNamesTests {
    @Test("A flow layout runs under this library's names, and what the guide asserts of it is so")
    func snippet() {
        let source = TwentyRows()
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = source // 20 items
        view.layoutIfNeeded()
        assert(view.contentSize.height == 1830 && view.statistics.measurements == 9)
        #expect(view.contentSize.height == 1830 && view.statistics.measurements == 9)
    }
}

private final class TwentyRows: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
}

final class RowCell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ a: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        let fitted = a.copy() as! CollectionViewLayoutAttributes
        fitted.size.height = 60 // the estimate says 100
        return fitted
    }
}
