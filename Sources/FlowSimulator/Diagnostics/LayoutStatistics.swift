/// Running totals of the work of a collection view, since it was made or since `resetStatistics()`.
public struct LayoutStatistics: Hashable, Sendable {
    /// Runs of `layoutSubviews()` that had work to do.
    public var layoutPasses = 0
    /// Calls of `prepare()`.
    public var preparations = 0
    /// Calls of `preferredLayoutAttributesFitting(_:)`.
    public var measurements = 0
    /// Measurements of a view that was measured before while it showed the same element.
    public var remeasurements = 0
    /// Calls of `layoutAttributesForElements(in:)`.
    public var elementQueries = 0
    /// Calls of `layoutAttributesForItem(at:)` by the view.
    public var itemAttributesQueries = 0
    /// Calls of `layoutAttributesForSupplementaryView(ofKind:at:)` by the view.
    public var supplementaryAttributesQueries = 0
    /// Calls of `layoutAttributesForDecorationView(ofKind:at:)` by the view.
    public var decorationAttributesQueries = 0
    /// Elements that were queried again one by one, because a context named them (R9.3).
    public var elementsRequeried = 0
    /// Attributes objects that the flow layout made. One that is still valid is returned again.
    public var attributesMade = 0
    /// Sections whose insets, spacings and reference sizes were read, from delegate or properties.
    public var sectionsRead = 0
    /// Calls of the delegate's `sizeForItemAt`.
    public var delegateSizeQueries = 0
    /// Rows that the engine broke.
    public var rowsReplaced = 0
    /// Items that the engine read to break them into rows.
    public var itemsRead = 0
    /// Cells that were made, because none was in the pool.
    public var cellsCreated = 0
    /// Cells that are shown after they showed another item.
    public var cellsReused = 0
    /// Contexts with which the layout was invalidated.
    public var invalidations = 0
    /// Rounds of measuring: all visible views that need it are measured, then the layout is updated.
    public var selfSizingRounds = 0

    /// Makes totals of 0.
    public init() {}
}

extension CollectionView {
    /// The totals of the view's work since it was made, or since ``resetStatistics()``. O(1).
    public var statistics: LayoutStatistics { countedWork }

    /// Sets all totals to 0. Sizes and elements on screen stay.
    public func resetStatistics() { resetWork() }

    /// The pixels per point: frames start on whole pixels. 2 unless set; 0 switches rounding off (R4.5).
    public var displayScale: CGFloat {
        get { pixelsPerPoint }
        set { overrideDisplayScale(newValue) }
    }
}

extension ElementsView {
    package func reportTracedWork() { tracer?.reportOtherWork() }

    func resetWork() {
        countedWork = LayoutStatistics()
        tracer?.reportedWork = countedWork
    }

    func overrideDisplayScale(_ pixels: CGFloat) {
        let scale = TraitCollection(displayScale: pixels)
        overrideTraitCollection = overrideTraitCollection.map { TraitCollection(traitsFrom: [$0, scale]) } ?? scale
    }
}
