/// Ascending, distinct indices, for example those of the items that an update deletes from a section or inserts into
/// it.
///
/// Indices that are not in it keep their order. Among them an index has a *rank*: the number of them before it. An
/// element that stays has the same rank before and after an update, which is all that renumbering needs.
typealias SortedIndices = ArraySlice<Int>

extension SortedIndices {
    /// Returns the number of indices lower than `index`. O(log *n*).
    func count(below index: Int) -> Int {
        partitionPoint { $0 >= index } - startIndex
    }

    func containsSorted(_ index: Int) -> Bool {
        let place = partitionPoint { $0 >= index }
        return place < endIndex && self[place] == index
    }

    /// Returns the rank of an index that is not in the list. The rank is the number of lower indices that are not in
    /// the list.
    func rank(of index: Int) -> Int {
        index - count(below: index)
    }

    /// Returns the index that is not in the list and has the given rank. The rank is the number of lower indices that
    /// are not in the list. O(log *n*).
    func index(ofRank rank: Int) -> Int {
        // The n-th index of the list has as many indices that are not in it before itself as it exceeds n.
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] - (middle - startIndex) <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low - startIndex
    }

    /// Returns the indices of both lists, sorted. No index may be in both lists. O(*n*).
    func merged(with others: [Int]) -> SortedIndices { Array(self).merged(with: others, by: <)[...] }

    /// Returns the ranks of ascending indices that are not in the list. An index's rank is the number of lower indices
    /// that are not in the list. O(*n*).
    func ranks(of indices: [Int]) -> [Int] {
        var lower = 0
        return indices.map { index in
            while lower < count, self[startIndex + lower] < index { lower += 1 }
            return index - lower
        }
    }

    /// Returns the indices that are not in the list and have the given ranks. An index's rank is the number of lower
    /// indices that are not in the list. The given ranks ascend. O(*n*).
    func indices(ofRanks ranks: [Int]) -> [Int] {
        var lower = 0
        return ranks.map { rank in
            while rankOfGap(lower) <= rank { lower += 1 }
            return rank + lower
        }
    }

    /// Returns the places of a change, each with its removed and its added indices. The added indices take the place of
    /// the removed indices. Removed indices are indices before the change, and added indices are indices after it. The
    /// places ascend. One of the two ranges is empty where indices are only added or only removed.
    static func places(
        removed: SortedIndices, added: SortedIndices
    ) -> [(removed: Range<Int>, added: Range<Int>)] {
        var places: [(removed: Range<Int>, added: Range<Int>)] = []
        var (out, new) = (0, 0)
        while out < removed.count || new < added.count {
            let rank = Swift.min(removed.rankOfGap(out), added.rankOfGap(new))
            let (oldStart, newStart) = (rank + out, rank + new)
            while removed.rankOfGap(out) == rank { out += 1 }
            while added.rankOfGap(new) == rank { new += 1 }
            places.append((oldStart..<rank + out, newStart..<rank + new))
        }
        return places
    }

    /// Returns the number of gaps below one index of the list. A gap is an index that is not in the list. `number` is
    /// the position of the index in the list, from 0. Returns `Int.max` if `number` is past the end of the list.
    private func rankOfGap(_ number: Int) -> Int {
        number < count ? self[startIndex + number] - number : .max
    }
}

extension Array {
    /// Returns the elements of two sorted arrays, sorted. Of equal elements, the elements of this array come first.
    /// O(*n*).
    func merged(with others: [Element], by isLess: (Element, Element) -> Bool) -> [Element] {
        if isEmpty { return others }
        if others.isEmpty { return self }
        var merged: [Element] = []
        merged.reserveCapacity(count + others.count)
        var next = 0
        for element in self {
            while next < others.count, isLess(others[next], element) {
                merged.append(others[next])
                next += 1
            }
            merged.append(element)
        }
        return merged + others[next...]
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which `isBehind` returns true, or the end. It must return true for
    /// all elements behind that element, too.
    @inlinable
    package func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Indices of items, grouped by section. An update removes these items or inserts them.
struct ItemIndices: Hashable, Sendable {
    /// The sections in which items are removed or inserted, ascending.
    private(set) var sections: [Int] = []
    private var starts: [Int] = []
    private var items: [Int] = []

    /// Makes indices from ascending, distinct paths.
    init(_ paths: some Sequence<ItemPath>) {
        for path in paths {
            if sections.last != path.section {
                sections.append(path.section)
                starts.append(items.count)
            }
            items.append(path.item)
        }
    }

    /// The indices of this list's items in a section; empty if the list has none there. O(log *s*), where *s* is the
    /// number of sections in which items are removed or inserted.
    subscript(section: Int) -> SortedIndices {
        let place = sections.partitionPoint { $0 >= section }
        guard place < sections.count, sections[place] == section else { return [] }
        return items[starts[place]..<(place + 1 < starts.count ? starts[place + 1] : items.count)]
    }
}
