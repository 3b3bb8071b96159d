/// Pairs of steps of two runs that belong together.
enum StepPairing {
    struct Pair: Hashable {
        var hasFirst, hasSecond: Bool
    }

    /// The pairs in the order in which both runs are gone through. Equal actions are matched as a difference of texts
    /// would match lines; steps between two matches are matched one by one.
    ///
    /// - Complexity: O(*n* · *d*), *n* steps of which *d* differ.
    static func pairs(_ first: [String], _ second: [String]) -> [Pair] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in second.difference(from: first) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var pairs: [Pair] = []
        var (i, j) = (0, 0)
        while i < first.count || j < second.count {
            let isRemoved = i < first.count && removed.contains(i)
            let isInserted = j < second.count && inserted.contains(j)
            let pair =
                isRemoved == isInserted
                ? Pair(hasFirst: true, hasSecond: true)
                : Pair(hasFirst: isRemoved, hasSecond: isInserted)
            pairs.append(pair)
            i += pair.hasFirst ? 1 : 0
            j += pair.hasSecond ? 1 : 0
        }
        return pairs
    }
}
