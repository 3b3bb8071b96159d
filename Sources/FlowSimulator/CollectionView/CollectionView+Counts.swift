import Foundation
import ViewSimulator

extension CollectionView {
    /// Empty without a data source, and then not remembered: one that comes is asked.
    func readCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        return CollectionView.checked(
            sections: sections, itemsOf: { dataSource.collectionView(self, numberOfItemsInSection: $0) },
            called: "items")
    }
}
