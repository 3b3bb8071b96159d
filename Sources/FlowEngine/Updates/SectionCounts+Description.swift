extension SectionCounts: CustomStringConvertible {
    /// The number of items in each section: `[3 3 0]`; for a long list in its first sections. O(1).
    public var description: String {
        let counts = (0..<sectionCount).prefix(PlainText.most + 1).map { self[$0] }
        return "[\(PlainText.list(counts))]"
    }
}
