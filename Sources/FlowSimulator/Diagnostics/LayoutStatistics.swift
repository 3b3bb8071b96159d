/// Running totals of the work that a collection view did, since it was made or since `resetStatistics()`.
public struct LayoutStatistics: Hashable, Sendable {
    /// Runs of `layoutSubviews()` that found something to do.
    public var layoutPasses = 0
    /// Calls of `prepare()`.
    public var preparations = 0
    /// Calls of `preferredLayoutAttributesFitting(_:)`.
    public var measurements = 0
    /// Those of them that asked a view again while it showed the same element.
    public var remeasurements = 0
    /// Calls of `layoutAttributesForElements(in:)`.
    public var elementQueries = 0
    /// Calls of `layoutAttributesForItem(at:)` by the view.
    public var itemAttributesQueries = 0
    /// Calls of `layoutAttributesForSupplementaryView(ofKind:at:)` by the view.
    public var supplementaryAttributesQueries = 0
    /// Calls of `layoutAttributesForDecorationView(ofKind:at:)` by the view.
    public var decorationAttributesQueries = 0
    /// Elements that were asked for again one by one, because a context named them (R9.3).
    public var elementsRequeried = 0
    /// Attributes objects that the flow layout made. One that is still valid is returned again.
    public var attributesMade = 0
    /// Sections whose insets, spacings and reference sizes were read, from delegate or properties.
    public var sectionsRead = 0
    /// Calls of the delegate's `sizeForItemAt`.
    public var delegateSizeQueries = 0
    /// Rows that the engine broke.
    public var rowsReplaced = 0
    /// Items that the engine looked at to break them.
    public var itemsRead = 0
    /// Cells made, because none waited to be reused.
    public var cellsCreated = 0
    /// Cells shown that had shown another item before.
    public var cellsReused = 0
    /// Contexts that the layout was invalidated with.
    public var invalidations = 0
    /// Rounds of measuring: all visible views that need it are asked, then the layout is made again.
    public var selfSizingRounds = 0

    /// Nothing done yet.
    public init() {}
}

extension CollectionView {
    /// What the view did since it was made, or since ``resetStatistics()``. O(1).
    public var statistics: LayoutStatistics { countedWork }

    /// Has the trace tell work that no event has told yet, so that it counts for what is done until now.
    package func tellTracedWork() { tracer?.tellOtherWork() }

    /// Begins to count from 0 again. What is known and shown stays.
    public func resetStatistics() {
        countedWork = LayoutStatistics()
        tracer?.reportedWork = countedWork
    }

    /// Pixels a point: frames start on whole pixels. 2 unless given; 0 switches rounding off (R4.5).
    public var displayScale: CGFloat {
        get { pixelsPerPoint }
        set { overrideDisplayScale(newValue) }
    }
}

extension ElementsView {
    func overrideDisplayScale(_ pixels: CGFloat) {
        let scale = TraitCollection(displayScale: pixels)
        overrideTraitCollection = overrideTraitCollection.map { TraitCollection(traitsFrom: [$0, scale]) } ?? scale
    }
}
