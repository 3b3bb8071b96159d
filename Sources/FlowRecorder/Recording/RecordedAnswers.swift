import Foundation

/// The sizes that cells and delegates returned, keyed by item number.
struct RecordedAnswers {
    /// The size of each item at the end of the first step in which its size was recorded. In the scenario, the item has
    /// this size from the start.
    private(set) var first: [Int: CGSize] = [:]
    private(set) var latest: [Int: CGSize] = [:]
    /// The cycles of sizes that the cells of items returned repeatedly. The key is the item's number. Items without
    /// such a cycle are not included.
    private(set) var circles: [Int: [CGSize]] = [:]
    /// The sizes that were recorded in the present step, in order, keyed by item number.
    private var inStep: [Int: [CGSize]] = [:]

    mutating func record(_ size: CGSize, of item: Int) { inStep[item, default: []].append(size) }

    /// Whether any size of an item is recorded.
    func holds(_ item: Int) -> Bool { first[item] != nil || inStep[item] != nil }

    /// Ends a step and compares the sizes before the step with the sizes after it. Returns the changed sizes, keyed by
    /// item number. Also returns the numbers of the items with unchanged sizes, and of the items that returned
    /// different sizes in the step.
    ///
    /// The last size of an item in the step is used. An item whose first size was recorded in this step is neither
    /// changed nor unchanged.
    mutating func endStep() -> (changed: [Int: CGSize], unchanged: [Int], wavering: [Int]) {
        var changed: [Int: CGSize] = [:]
        var (unchanged, wavering): ([Int], [Int]) = ([], [])
        for (item, sizes) in inStep {
            guard let last = sizes.last else { continue }
            if sizes.contains(where: { $0 != last }) { wavering.append(item) }
            if first[item] == nil {
                first[item] = last
                circles[item] = Self.circle(in: sizes)
            } else if latest[item] != last {
                changed[item] = last
            } else {
                unchanged.append(item)
            }
            latest[item] = last
        }
        inStep = [:]
        return (changed, unchanged, wavering.sorted())
    }

    /// Returns the shortest cycle of which the list of sizes consists; nil if there is no such cycle. A cycle has at
    /// least two sizes, and occurs at least three times.
    static func circle(in sizes: [CGSize]) -> [CGSize]? {
        guard sizes.count >= 6 else { return nil }
        let length = (2...max(2, sizes.count / 3)).first { length in
            sizes.indices.dropFirst(length).allSatisfy { sizes[$0] == sizes[$0 - length] }
        }
        guard let length, sizes[0..<length].contains(where: { $0 != sizes[0] }) else { return nil }
        return Array(sizes[0..<length])
    }
}
