/// Functions that pair steps of one run with the corresponding steps of another run.
enum StepPairing {
    struct Pair: Hashable {
        var hasFirst, hasSecond: Bool
    }

    /// Returns the pairs of steps, in the order of both runs. Steps with equal actions are paired first, like equal
    /// lines in a comparison of two texts. The steps between two pairs are then paired one by one.
    ///
    /// - Complexity: O(*n* · *d*), *n* steps of which *d* differ.
    static func pairs(_ first: [String], _ second: [String]) -> [Pair] {
        func offset(_ change: CollectionDifference<String>.Change) -> Int {
            switch change {
            case .remove(let offset, _, _), .insert(let offset, _, _): offset
            }
        }
        let difference = second.difference(from: first)
        let (removed, inserted) = (Set(difference.removals.map(offset)), Set(difference.insertions.map(offset)))
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
