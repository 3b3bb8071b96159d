/// A limit for the rounds of layout and measurement within one `layoutIfNeeded()`. Also records the items that were
/// measured repeatedly (R8.18).
package struct LoopGuard {
    private static let maximumHistory = 64

    private var session = -1
    private var rounds = 0
    private var histories: [IndexPath: [CGSize]] = [:]
    /// The deviation of each item's last size from the size that the layout gave the item. It is the difference in
    /// width plus the difference in height.
    private var deviations: [IndexPath: CGFloat] = [:]
    private var cellClasses: [IndexPath: String] = [:]
    private(set) var isReported = false

    /// Returns whether another round of layout and measurement may run. R8.18: a layout that does not settle ends with
    /// a partial result.
    mutating func admitsRound(in session: Int, maximum: Int) -> Bool {
        if session != self.session {
            self = LoopGuard()
            self.session = session
        }
        guard rounds < maximum else { return false }
        rounds += 1
        return true
    }

    /// Records a size that an item's cell returned after it had returned another size.
    package mutating func note(
        _ size: CGSize, after first: CGSize, given: CGSize, at path: IndexPath, cellClass: @autoclosure () -> String
    ) {
        deviations[path] = abs(size.width - given.width) + abs(size.height - given.height)
        var history = histories[path] ?? [first]
        history.append(size)
        if history.count > LoopGuard.maximumHistory { history.removeFirst() }
        histories[path] = history
        if cellClasses[path] == nil { cellClasses[path] = cellClass() }
    }

    /// Returns the description of the loop. Its item is the one that was measured most often, or `fallback` if no item
    /// was measured twice.
    ///
    /// Among several such items, it is the item with the largest difference between the cell's size and the layout's,
    /// such as the shortest cell of a line that is stretched. Among equal items it is the first.
    package mutating func report(fallback: IndexPath) -> LayoutLoopDiagnostic {
        isReported = true
        let culprit = histories.min {
            ($1.value.count, deviation(of: $1.key), $0.key) < ($0.value.count, deviation(of: $0.key), $1.key)
        }
        let sizes = culprit?.value ?? []
        let path = culprit?.key ?? fallback
        return LayoutLoopDiagnostic(
            indexPath: path, sizes: sizes, period: LoopGuard.period(of: sizes), rounds: rounds,
            cellClass: cellClasses[path] ?? "")
    }

    private func deviation(of path: IndexPath) -> CGFloat { deviations[path] ?? 0 }

    /// The number of sizes in the shortest part of `sizes` that repeats. Nil unless the part occurs at least twice.
    static func period(of sizes: [CGSize]) -> Int? {
        guard sizes.count >= 4 else { return nil }
        return (1...sizes.count / 2).first { distance in
            sizes.indices.dropFirst(distance).allSatisfy { sizes[$0] == sizes[$0 - distance] }
        }
    }
}
