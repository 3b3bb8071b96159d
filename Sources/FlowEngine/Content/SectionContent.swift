/// The sizes of the items of a new section, or of inserted items.
public enum ItemSizes: Hashable, Sendable {
    /// Unmeasured items, each with the estimate as its size. They are stored together, as one size and the number of
    /// items.
    case estimated(count: Int, FlowSize)
    /// Items with the same given size. They are stored together, as one size and the number of items.
    case equal(count: Int, FlowSize)
    /// Items with given sizes, one size for each item.
    case each([FlowSize])

    /// The number of items. Nothing is checked: a negative count is returned unchanged. O(1).
    public var count: Int {
        switch self {
        case .estimated(let count, _), .equal(let count, _): count
        case .each(let sizes): sizes.count
        }
    }
}

/// A section to be built: its items and its metrics.
public struct SectionContent: Hashable, Sendable {
    /// The sizes of the section's items.
    public var items: ItemSizes
    /// The section's own insets, spacings, header and footer.
    public var metrics: SectionMetrics

    /// Makes a section's content. The metrics are the flow layout's defaults unless other metrics are given.
    public init(_ items: ItemSizes, metrics: SectionMetrics = SectionMetrics()) {
        self.items = items
        self.metrics = metrics
    }
}
