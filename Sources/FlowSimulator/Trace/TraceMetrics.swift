import Foundation
import ViewSimulator

/// What a run cost and what its reader suffered, added up from events. Lengths are points.
public struct TraceMetrics: Hashable, Sendable, Codable {
    // MARK: Work

    /// Calls of `preferredLayoutAttributesFitting(_:)`.
    public var measured = 0
    /// Those of them that asked a view again while it showed the same element.
    public var remeasured = 0
    /// Rows that were broken. A run of equal rows counts as one.
    public var rowsReplaced = 0
    /// Items that were looked at to break them. A run of equal items counts as one.
    public var itemsRead = 0
    /// Calls of the delegate's `sizeForItemAt`.
    public var delegateSizeQueries = 0
    /// Calls of `layoutAttributesForElements(in:)`.
    public var elementQueries = 0
    /// Elements that were asked for one by one.
    public var elementsRequeried = 0
    /// Attributes objects that a flow layout made.
    public var attributesMade = 0
    /// Layout passes: all that one `layoutSubviews()` did, however many rounds it had.
    public var layoutPasses = 0
    /// Rounds of measuring.
    public var selfSizingRounds = 0
    /// Calls of `prepare()`.
    public var preparations = 0
    /// Contexts that reached the layout.
    public var invalidations = 0
    /// In layout passes: what went into sizes that follow from constraints and texts.
    public var sizing = SizingWork()

    // MARK: What the reader sees

    /// How far the first element on screen of which at least half is visible, and which stays, moved on screen by
    /// itself in the last pass, although the offset could have followed it.
    public var lastDrift: CGFloat = 0
    /// The largest drift of a pass, without its sign.
    public var maximumDrift: CGFloat = 0
    /// Why the drift of the first pass of which it is not known could not be measured; nil where all are known.
    public var driftGap: DriftGap?
    /// Sum of the ways, without their signs, that what was to keep its place moved on screen by itself: drift, and what
    /// the legal range did not let the offset follow.
    public var anchorDisplacement: CGFloat = 0
    /// How far the last `scrollToItem` ended from where it should have.
    public var landingError: CGFloat = 0
    /// Sum over all passes: share of the viewport in which items moved by themselves, times how far by its longer side.
    /// What left the viewport counts where it was.
    public var layoutShiftScore = 0.0
    /// Sum of the ways of the scroll indicator's knob that nobody scrolled.
    public var indicatorJump: CGFloat = 0
    /// The longest of these ways.
    public var maximumIndicatorJump: CGFloat = 0
    /// Passes in which the knob went backwards while the view was scrolled forwards, or forwards while it was scrolled
    /// backwards.
    public var indicatorReversals = 0
    /// By which share of the last known content length the first pass's was wrong; nil without a pass.
    public var firstContentError: Double?

    /// Of no event: 0 everywhere, and nil where there is no value.
    public init() {}
}
