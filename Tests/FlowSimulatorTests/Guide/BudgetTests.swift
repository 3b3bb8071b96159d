import FlowSimulator
import Foundation
import Testing

// What docs/guide.md prints of a trace in a test, compiled and run.

@MainActor
@Test("Scrolling by one row measures one cell") func oneCell() {
    let feed = Feed(rows: 1000) // your view, layout, data source and cells
    feed.view.layoutIfNeeded()
    let trace = LayoutTrace()
    feed.view.traceObserver = trace
    feed.view.contentOffset.y += 60
    feed.view.layoutIfNeeded()
    #expect(trace.metrics.measured == 1)
    #expect(trace.metrics.maximumDrift == 0, "\(trace.text)")
}

/// A list of rows that size themselves, as an app has it.
@MainActor
final class Feed: CollectionViewDataSource {
    let view: CollectionView
    private var heights: [CGFloat]

    init(rows: Int) {
        heights = Array(repeating: 60, count: rows)
        let layout = CollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 60)
        layout.minimumLineSpacing = 0
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 660), collectionViewLayout: layout)
        view.register(FeedCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
    }

    func setHeight(_ height: CGFloat, ofRow row: Int) {
        heights[row] = height
        let cell = view.cellForItem(at: IndexPath(item: row, section: 0)) as? FeedCell
        cell?.height = height
        cell?.invalidateIntrinsicContentSize()
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? FeedCell)?.height = heights[indexPath.item]
        return cell
    }
}

private final class FeedCell: CollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let fitted = layoutAttributes.copy() as? CollectionViewLayoutAttributes else { return layoutAttributes }
        fitted.size.height = height
        return fitted
    }
}
