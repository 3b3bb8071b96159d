import FlowSimulator
import Foundation
import Testing

/// Data sources that implement nothing but the required methods.
@MainActor @Suite("Smallest data sources")
struct SmallestDataSourceTests {
    private final class Rows: NSObject, TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
    }

    private final class Items: NSObject, CollectionViewDataSource {
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
        ) -> CollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test("A table with a source of two methods has one section of rows")
    func rows() {
        let (table, source) = (TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1)
        #expect(table.visibleCells.count == 3)
        #expect(table.contentSize == CGSize(width: 320, height: 132))
    }

    @Test("A collection view with a source of two methods has one section of items")
    func items() {
        let (layout, source) = (CollectionViewFlowLayout(), Items())
        let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 1)
        #expect(view.visibleCells.count == 3)
        #expect(view.contentSize == CGSize(width: 320, height: 50))
    }
}
