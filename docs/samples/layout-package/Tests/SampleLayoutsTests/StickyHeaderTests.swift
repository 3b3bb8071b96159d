import SampleLayouts
import Testing
import UIKit

@MainActor @Suite("A header that stays")
struct StickyHeaderTests {
    final class Source: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    let source = Source()
    let layout = StickyHeaderFlowLayout()
    let collectionView: UICollectionView

    init() {
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 60)
        collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.dataSource = source
        collectionView.layoutIfNeeded()
    }

    func header(_ section: Int) -> CGRect? {
        collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
    }

    @Test("Scrolled, the first header stays at the top and the second one comes along with the content")
    func scrolling() {
        collectionView.contentOffset.y = 300
        collectionView.layoutIfNeeded()
        #expect(header(0) == CGRect(x: 0, y: 300, width: 320, height: 60))
        #expect(header(1) == CGRect(x: 0, y: 500, width: 320, height: 60))
        #expect(collectionView.contentSize == CGSize(width: 320, height: 1000))
    }

    @Test("Pulled down, the header grows")
    func pulling() {
        collectionView.contentOffset.y = -40
        collectionView.layoutIfNeeded()
        #expect(header(0) == CGRect(x: 0, y: -40, width: 320, height: 100))
    }

    @Test("Scrolling moves the header alone")
    func contexts() {
        let preparations = layout.fullPreparations
        for y in stride(from: CGFloat(10), through: 100, by: 10) {
            collectionView.contentOffset.y = y
            collectionView.layoutIfNeeded()
        }
        #expect(layout.fullPreparations == preparations)
        collectionView.frame.size.height = 400
        collectionView.layoutIfNeeded()
        #expect(layout.fullPreparations == preparations + 1)
    }
}
