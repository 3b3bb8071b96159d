import Testing
import UIKit

/// Twenty rows a section, under headers that stay at the top while their section is there.
@MainActor
final class Contacts: NSObject, UICollectionViewDataSource {
    let view: UICollectionView

    override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 28)
        layout.sectionHeadersPinToVisibleBounds = true
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 26 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

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

@MainActor @Suite("Headers stay while their section is there")
struct StickyHeaderTests {
    let contacts = Contacts()

    /// Seen from the top of the screen.
    func top(ofHeader section: Int) -> CGFloat? {
        let header = contacts.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        return header.map { $0.frame.minY - contacts.view.contentOffset.y }
    }

    func scroll(to y: CGFloat) {
        contacts.view.contentOffset.y = y
        contacts.view.layoutIfNeeded()
    }

    @Test func theHeaderStaysAtTheTop() {
        scroll(to: 300)
        #expect(top(ofHeader: 0) == 0)
    }

    @Test func theNextHeaderPushesIt() {
        // The second section begins at 28 + 20 × 44 = 908, and its header is 28 points high.
        scroll(to: 890)
        #expect(top(ofHeader: 0) == -10)
        #expect(top(ofHeader: 1) == 18)
        scroll(to: 908)
        #expect(top(ofHeader: 1) == 0)
    }

    @Test func scrollingBreaksNoRows() {
        scroll(to: 100)
        let preparedBefore = contacts.view.statistics.rowsReplaced
        for y in stride(from: CGFloat(110), through: 300, by: 10) { scroll(to: y) }
        #expect(contacts.view.statistics.rowsReplaced == preparedBefore)
    }
}
