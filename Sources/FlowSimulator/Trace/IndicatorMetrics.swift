import Foundation

/// What estimates do to a scroll indicator and to what is read, added up from layout passes. Lengths are points.
///
/// ``TraceMetrics`` has these numbers of a trace. By itself this type takes passes from anywhere, of a device too:
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
    /// Sum of the ways of the knob that nobody scrolled: from where it is with the offset and content before a pass to
    /// where it is with those after it.
    public private(set) var jump: CGFloat = 0
    /// The longest of these ways.
    public private(set) var maximumJump: CGFloat = 0
    /// Passes after which the knob is further back than after the pass before, although the view was scrolled forwards;
    /// or further on, although it was scrolled backwards. An offset beyond an end scrolls nothing.
    public private(set) var reversals = 0
    /// Sum of the ways, without their signs, that what was to keep its place moved on screen by itself: drift, and what
    /// the legal range did not let the offset follow. 0 where compensation works.
    public private(set) var anchorDisplacement: CGFloat = 0
    /// Length of the content after the first pass; nil without a pass.
    public private(set) var firstContent: CGFloat?
    /// Length of the content after the last pass; nil without a pass.
    public private(set) var lastContent: CGFloat?

    /// By which share of the last content's length the first one is wrong; nil without a pass, and where there is no
    /// content in the end.
    public var firstContentError: Double? {
        guard let firstContent, let lastContent, lastContent > 0 else { return nil }
        return Double(abs(firstContent - lastContent) / lastContent)
    }

    /// The knob after the last pass.
    private var settled: ScrollIndicator?

    /// Of no pass.
    public init() {}

    /// Adds a pass. Those of one view, in their order.
    ///
    /// Of the summary count the viewport, how far the view was scrolled, offset and content before and after, drift and
    /// what was clamped.
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
    /// The knob as the pass before left it; nil in a view's first pass, before which there is no content.
    fileprivate var indicatorBeforeScrolling: ScrollIndicator? {
        guard contentBefore > 0 else { return nil }
        return ScrollIndicator(offset: offsetBefore - scrolled, content: contentBefore, viewport: viewport)
    }
}
