import Foundation
import ViewSimulator

extension CollectionView {
    /// R12.1: counts are read for all sections in order, and remembered. R12.2: at the first layout, or the first
    /// question.
    var currentCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let sections = OptionalRequirement.answer { dataSource.numberOfSections(in: self) }
        precondition(sections >= 0, "the data source returned a negative number of sections (\(sections))")
        let read = (0..<sections).map { section in
            let items = dataSource.collectionView(self, numberOfItemsInSection: section)
            precondition(
                items >= 0, "the data source returned a negative number of items (\(items)) in section \(section)")
            return items
        }
        counts = read
        return read
    }

    /// Whether an item is shown at a path.
    func hasItem(at indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2 else { return false }
        return countsInclude(dataPath(at: indexPath))
    }

    /// Whether the data source has an item at a path of its own.
    func countsInclude(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2 else { return false }
        let counts = currentCounts
        return counts.indices.contains(indexPath[0]) && (0..<counts[indexPath[0]]).contains(indexPath[1])
    }
}
