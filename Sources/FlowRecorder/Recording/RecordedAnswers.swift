import Foundation

/// The sizes that cells and delegates said, by the numbers of their items.
struct RecordedAnswers {
    /// The first answer of each item: the item's size from the start.
    private(set) var first: [Int: CGSize] = [:]
    private(set) var latest: [Int: CGSize] = [:]
    /// Answers of cells that go round in a circle, one turn of it.
    private(set) var circles: [Int: [CGSize]] = [:]
    /// In the order in which they were heard.
    private var inStep: [Int: [CGSize]] = [:]

    mutating func hear(_ size: CGSize, of item: Int) { inStep[item, default: []].append(size) }

    /// Whether anything is known of an item.
    func knows(_ item: Int) -> Bool { first[item] != nil || inStep[item] != nil }

    /// A step is over.
    ///
    /// - Returns: Items whose answer is another than before the step; those whose answer is the same; and those that
    ///   gave several answers in it, of which the last one counts.
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

    /// The shortest turn, of two sizes or more, that is gone through again and again, three times at least.
    static func circle(in sizes: [CGSize]) -> [CGSize]? {
        guard sizes.count >= 6 else { return nil }
        let length = (2...max(2, sizes.count / 3)).first { length in
            sizes.indices.dropFirst(length).allSatisfy { sizes[$0] == sizes[$0 - length] }
        }
        guard let length, sizes[0..<length].contains(where: { $0 != sizes[0] }) else { return nil }
        return Array(sizes[0..<length])
    }
}
