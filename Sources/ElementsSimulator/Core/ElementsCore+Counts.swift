import CallerChecks

extension ElementsCore {
    /// The number of items of each section. The numbers of all sections are read in order and stored (R12.1). This is
    /// done at the first layout or the first query (R12.2).
    package var currentCounts: [Int] {
        if let counts { return counts }
        if let known = updateState.countsAfter {
            counts = known
            return known
        }
        guard let read = updater.readCounts() else { return [] }
        // A batch that began while they were read has read them before its block.
        if let counts, updateState.isDataAhead { return counts }
        counts = read
        return read
    }

    /// Whether the view has an item at a path, on screen or not. While an item is carried, the path is a place in the
    /// order on screen, not in the data source's order.
    package func hasItem(at indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2 else { return false }
        return countsInclude(audience.dataPath(at: indexPath))
    }

    /// Whether an index path names an item that the data source has.
    package func countsInclude(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2 else { return false }
        let counts = currentCounts
        return counts.indices.contains(indexPath[0]) && (0..<counts[indexPath[0]]).contains(indexPath[1])
    }

    /// Reads the number of items of each section from a data source. Traps if a number is negative.
    package static func checked(sections: Int, itemsOf count: (Int) -> Int, called noun: String) -> [Int] {
        require(sections >= 0, "the data source returned a negative number of sections (\(sections))")
        return (0..<sections).map { section in
            let items = count(section)
            require(
                items >= 0, "the data source returned a negative number of \(noun) (\(items)) in section \(section)")
            return items
        }
    }
}
