/// The effects of estimated sizes on a scroll indicator and on the elements on screen. They are computed from the
/// summaries of layout passes. Lengths are in points.
///
/// ``TraceMetrics`` has these numbers of a trace. This type can also be used separately, with passes from any source,
/// such as a device:
///
/// ```swift
/// var metrics = IndicatorMetrics()
/// var pass = TraceEvent.PassSummary()
/// (pass.viewport, pass.scrolled) = (667, 20)
/// (pass.offsetBefore, pass.offsetAfter) = (20, 20)
/// (pass.contentBefore, pass.contentAfter) = (3400, 3600)
/// metrics.add(pass)
/// print(metrics.jump)
/// ```
public struct IndicatorMetrics: Hashable, Sendable {
    /// The sum of the distances that the indicator's knob moved without scrolling. Each pass adds the distance between
    /// the knob's places before and after the pass.
    public private(set) var jump: CGFloat = 0
    /// The longest distance that the indicator's knob moved without scrolling, in one pass.
    public private(set) var maximumJump: CGFloat = 0
    /// The number of passes in which the knob moved against the direction of scrolling. After such a pass the knob is
    /// further back than after the previous pass although the view was scrolled forwards, or the other way round.
    /// Scrolling beyond an end of the content is ignored.
    public private(set) var reversals = 0
    /// The sum of the distances that the anchors of passes moved on screen in addition to scrolling. The anchor of a
    /// pass is the element that should stay at its place; see `PassSummary.anchor`. The distance of a pass is its
    /// `drift` plus its `clamped`. All distances are added as positive numbers. The sum is 0 if the offset followed
    /// every change of sizes.
    public private(set) var anchorDisplacement: CGFloat = 0
    /// The length of the content after the first pass; nil if there was no pass.
    public private(set) var firstContent: CGFloat?
    /// The length of the content after the last pass; nil if there was no pass.
    public private(set) var lastContent: CGFloat?

    /// The relative error of the first content length, compared with the last content length. Nil if there was no pass,
    /// or if there is no content at the end.
    public var firstContentError: Double? {
        guard let firstContent, let lastContent, lastContent > 0 else { return nil }
        return Double(abs(firstContent - lastContent) / lastContent)
    }

    /// The knob after the last pass.
    private var settled: ScrollIndicator?

    /// Makes metrics without passes.
    public init() {}

    /// Adds a pass. Passes of one view are added in their order.
    ///
    /// The result depends on the summary's viewport, scrolled distance, offset and content before and after, drift and
    /// clamped distance.
    public mutating func add(_ pass: TraceEvent.PassSummary) {
        if firstContent == nil { firstContent = pass.contentAfter }
        lastContent = pass.contentAfter
        anchorDisplacement += abs(pass.drift + pass.clamped)
        let before = ScrollIndicator(offset: pass.offsetBefore, content: pass.contentBefore, viewport: pass.viewport)
        let after = ScrollIndicator(offset: pass.offsetAfter, content: pass.contentAfter, viewport: pass.viewport)
        defer { settled = after }
        guard let earlier = settled ?? pass.indicatorBeforeScrolling else { return }
        let way = abs(after.knobPosition - before.knobPosition)
        jump += way
        maximumJump = max(maximumJump, way)
        if (after.knobPosition - earlier.knobPosition) * pass.scrolled < 0 { reversals += 1 }
    }
}

extension TraceEvent.PassSummary {
    /// The knob before the pass and before the scrolling that led to it. Nil in a view's first pass, before which there
    /// is no content.
    fileprivate var indicatorBeforeScrolling: ScrollIndicator? {
        guard contentBefore > 0 else { return nil }
        return ScrollIndicator(offset: offsetBefore - scrolled, content: contentBefore, viewport: viewport)
    }
}
