import Testing
import UIKit

@MainActor @Suite("Code that imports UIKit")
struct ClientCodeTests {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 100, height: 20 + CGFloat(indexPath.item))
        }
    }

    @Test("A flow layout's subclass places the items of a view that was made under UIKit's names")
    func flowLayout() throws {
        let layout = ColumnLayout()
        layout.minimumLineSpacing = 3
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = Source()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 320, height: 22 + 3 + 24))
        let last = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)))
        #expect(last.frame.origin.y == 25)
        let third = IndexPath(item: 2, section: 0)
        #expect(source.collectionView?(view, layout: layout, sizeForItemAt: third).height == 22)
        #expect(last.frame.debugDescription == "(110.0, 25.0, 100.0, 24.0)")
    }

    @Test("Names that only this file's module has do not meet the simulator's")
    func names() {
        #expect(EdgeInsets(all: 2) != EdgeInsets())
        #expect(CollectionViewUpdateItem(name: "own").name == "own")
        #expect(ColumnLayout().column(of: IndexPath(item: 1, section: 2), in: EdgeInsets(all: 3)) == 6)
    }
}
