extension SectionCounts: CustomStringConvertible {
    /// How many items each section has: `[3 3 0]`; of many sections the first. O(1).
    public var description: String {
        let counts = (0..<sectionCount).prefix(PlainText.most + 1).map { self[$0] }
        return "[\(PlainText.list(counts))]"
    }
}
