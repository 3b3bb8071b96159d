/// The sizes of the items of a new section, or of inserted items.
public enum ItemSizes: Hashable, Sendable {
    /// Items without measured sizes, which carry the estimate; stored as one run, whatever the count is.
    case estimated(count: Int, FlowSize)
    /// Items that all have the same given size; stored as one run, whatever the count is.
    case equal(count: Int, FlowSize)
    /// Items with given sizes, one size for each item.
    case each([FlowSize])

    /// The number of items that the caller gave, even if the number is negative. O(1).
    public var count: Int {
        switch self {
        case .estimated(let count, _), .equal(let count, _): count
        case .each(let sizes): sizes.count
        }
    }
}

/// A section to be built: its items and its metrics.
public struct SectionContent: Hashable, Sendable {
    /// The section's items, by their sizes.
    public var items: ItemSizes
    /// The section's own insets, spacings, header and footer.
    public var metrics: SectionMetrics

    /// Makes a section's content. The metrics are the flow layout's defaults unless other metrics are given.
    public init(_ items: ItemSizes, metrics: SectionMetrics = SectionMetrics()) {
        self.items = items
        self.metrics = metrics
    }
}
