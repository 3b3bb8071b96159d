import SampleLayouts
import UIKit
import XCTest

final class WaterfallLayoutTests: XCTestCase, WaterfallLayoutDelegate, UICollectionViewDataSource {
    private var heights: [CGFloat] = []
    private var layout: WaterfallLayout!
    private var collectionView: UICollectionView!

    override func setUp() {
        super.setUp()
        heights = [100, 40, 30, 50]
        layout = WaterfallLayout()
        layout.delegate = self
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
    }

    override func tearDown() {
        collectionView = nil
        layout = nil
        super.tearDown()
    }

    func testItemsGoToTheShortestColumn() {
        collectionView.layoutIfNeeded()
        XCTAssertEqual(
            frames,
            [
                CGRect(x: 0, y: 0, width: 156, height: 100), CGRect(x: 164, y: 0, width: 156, height: 40),
                CGRect(x: 164, y: 48, width: 156, height: 30), CGRect(x: 164, y: 86, width: 156, height: 50),
            ])
        XCTAssertEqual(collectionView.contentSize, CGSize(width: 320, height: 136))
    }

    func testAnotherWidthMovesEverythingAndScrollingNothing() {
        collectionView.layoutIfNeeded()
        XCTAssertTrue(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 400, height: 200)))
        XCTAssertFalse(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 320, height: 200)))
        collectionView.frame.size.width = 400
        collectionView.layoutIfNeeded()
        XCTAssertEqual(frames[1].origin.x, 204)
    }

    func testInsertedItemsFindTheirPlace() {
        layout.columnCount = 1
        collectionView.layoutIfNeeded()
        heights.insert(10, at: 0)
        collectionView.performBatchUpdates {
            self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        XCTAssertEqual(frames.map(\.origin.y), [0, 18, 126, 174, 212])
        XCTAssertEqual(collectionView.contentSize.height, 262)
    }

    func testOnlyItemsOnScreenHaveCells() {
        layout.columnCount = 1
        heights = Array(repeating: 100, count: 1000)
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        XCTAssertEqual(collectionView.indexPathsForVisibleItems.map(\.item).sorted(), [0, 1])
        collectionView.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
        collectionView.layoutIfNeeded()
        XCTAssertEqual(collectionView.contentOffset.y, 54_000)
        XCTAssertEqual(collectionView.indexPathsForVisibleItems.map(\.item).sorted(), [500, 501])
    }

    func testItemsThatOnlyTouchTheScreenAreNotOnIt() {
        layout.columnCount = 1
        layout.spacing = 0
        heights = [100, 100, 100]
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
        let elements = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 200))
        XCTAssertEqual(elements?.map(\.indexPath.item), [0, 1])
    }

    private var frames: [CGRect] {
        (0..<heights.count).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    func waterfallLayout(
        _ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat {
        heights[indexPath.item]
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heights.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
