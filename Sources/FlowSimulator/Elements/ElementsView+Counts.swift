import CallerChecks
import Foundation
import ViewSimulator

extension ElementsView {
    /// R12.1: counts are read for all sections in order, and remembered. R12.2: at the first layout, or the first
    /// question.
    var currentCounts: [Int] {
        if let counts { return counts }
        if let known = updateState.countsAfter {
            counts = known
            return known
        }
        guard let read = readCounts() else { return [] }
        // A batch that began while they were read has read them before its block.
        if let counts, updateState.isDataAhead { return counts }
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

    /// What a data source says of its sections, once it is known that the numbers are ones.
    static func checked(sections: Int, itemsOf count: (Int) -> Int, called noun: String) -> [Int] {
        require(sections >= 0, "the data source returned a negative number of sections (\(sections))")
        return (0..<sections).map { section in
            let items = count(section)
            require(
                items >= 0, "the data source returned a negative number of \(noun) (\(items)) in section \(section)")
            return items
        }
    }
}
