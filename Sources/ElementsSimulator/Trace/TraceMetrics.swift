/// The cost of a run, and the movements that the app's user saw on screen. The numbers are added up from the events of
/// a trace. Lengths are points.
///
/// The summary of a property is also the text of its row in docs/trace.md and of its limit in budgets.
public struct TraceMetrics: Hashable, Sendable, Codable {
    // MARK: Work

    /// The number of times that a view was asked for its preferred attributes.
    public var measured = 0
    /// The number of times that a view was asked again for the same element. A cell that comes back is included only if
    /// it returns another size (R18.2).
    public var remeasured = 0
    /// The number of rows that line breaking made. A run of equal rows is counted as one row.
    public var rowsReplaced = 0
    /// The number of items that line breaking read. A run of equal items is counted as one item.
    public var itemsRead = 0
    /// The number of calls of the delegate's `sizeForItemAt`.
    public var delegateSizeQueries = 0
    /// The number of calls of `layoutAttributesForElements(in:)`.
    public var elementQueries = 0
    /// The number of elements whose attributes were requested one by one.
    public var elementsRequeried = 0
    /// The number of attributes objects that a flow layout made.
    public var attributesMade = 0
    /// The number of layout passes. A pass is one `layoutSubviews()` with all its rounds of measuring.
    public var layoutPasses = 0
    /// The number of rounds of measuring in all layout passes.
    public var selfSizingRounds = 0
    /// The number of calls of `prepare()`.
    public var preparations = 0
    /// The number of invalidation contexts that reached the layout.
    public var invalidations = 0
    /// Work for sizes that follow from constraints and texts, in layout passes.
    public var sizing = SizingWork()

    // MARK: The reader's view

    /// The avoidable part of the anchor's movement on screen in the last pass. It is the part that would not have
    /// happened with another legal offset. Movements by scrolling are not included. The anchor is the first element on
    /// screen that is at least half visible and stays, unless an anchor policy keeps another place.
    public var lastDrift: CGFloat = 0
    /// The largest drift of all passes, as a positive number. For the drift of one pass, see `lastDrift`. In budgets, a
    /// drift that cannot be measured is above every limit.
    public var maximumDrift: CGFloat = 0
    /// The reason why the drift of a pass could not be measured; nil if all drifts are known. If several drifts could
    /// not be measured, it is the reason for the first of these passes.
    public var driftGap: DriftGap?
    /// The sum of the distances that the anchor moved on screen in addition to scrolling. All distances are added as
    /// positive numbers. Movements that no legal offset would have prevented are included. For the anchor, see
    /// `lastDrift`.
    public var anchorDisplacement: CGFloat = 0
    /// The distance between the offset at which the last `scrollToItem` ended and its target offset. The target offset
    /// is within the legal range.
    public var landingError: CGFloat = 0
    /// The sum of the scores of all passes. The score of a pass is the share of the viewport in which items moved,
    /// times the longest such movement as a share of the viewport's longer side. Scrolling is no movement. Items that
    /// left the viewport contribute their old places.
    public var layoutShiftScore = 0.0
    /// The sum of the distances that the scroll indicator's knob moved without scrolling, in points.
    public var indicatorJump: CGFloat = 0
    /// The longest distance that the scroll indicator's knob moved in one pass without scrolling, in points.
    public var maximumIndicatorJump: CGFloat = 0
    /// The number of passes in which the scroll indicator's knob moved against the direction of scrolling.
    public var indicatorReversals = 0
    /// The error of the content length after the first pass, as a share of the last known content length. Nil if there
    /// was no pass, or if there is no content at the end.
    public var firstContentError: Double?

    /// Makes the metrics of a trace without events: all numbers are 0, and optional values are nil.
    public init() {}
}
