/// Running totals of the work of a collection view, since it was made or since `resetStatistics()`.
public struct LayoutStatistics: Hashable, Sendable {
    /// The number of runs of `layoutSubviews()` that had work to do.
    public var layoutPasses = 0
    /// The number of calls of `prepare()`.
    public var preparations = 0
    /// The number of calls of `preferredLayoutAttributesFitting(_:)`.
    public var measurements = 0
    /// The number of repeated measurements. A measurement is repeated if the view was already measured while it showed
    /// the same element.
    public var remeasurements = 0
    /// The number of calls of `layoutAttributesForElements(in:)`.
    public var elementQueries = 0
    /// The number of calls of `layoutAttributesForItem(at:)` by the view.
    public var itemAttributesQueries = 0
    /// The number of calls of `layoutAttributesForSupplementaryView(ofKind:at:)` by the view.
    public var supplementaryAttributesQueries = 0
    /// The number of calls of `layoutAttributesForDecorationView(ofKind:at:)` by the view.
    public var decorationAttributesQueries = 0
    /// The number of elements that were queried again one by one, because a context named them (R9.3).
    public var elementsRequeried = 0
    /// The number of attributes objects that the flow layout made. An object that is still valid is returned again, and
    /// is not included in the number.
    public var attributesMade = 0
    /// The number of sections whose insets, spacings and reference sizes were read, from delegate or properties.
    public var sectionsRead = 0
    /// The number of calls of the delegate's `sizeForItemAt`.
    public var delegateSizeQueries = 0
    /// The number of rows that the engine made when it computed line breaks.
    public var rowsReplaced = 0
    /// The number of items that the engine read to compute line breaks.
    public var itemsRead = 0
    /// The number of cells that were made, because no cell was in the pool.
    public var cellsCreated = 0
    /// The number of cells that were taken from the pool after they had shown another item.
    public var cellsReused = 0
    /// The number of contexts with which the layout was invalidated.
    public var invalidations = 0
    /// The number of rounds of measuring. In a round, all visible views that need it are measured, then the layout is
    /// updated.
    public var selfSizingRounds = 0

    /// Makes totals of 0.
    public init() {}
}
