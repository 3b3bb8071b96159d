import Foundation

extension TraceMetrics {
    /// Adds events up, in their order.
    public init(_ events: some Sequence<TraceEvent>) {
        var firstContent: CGFloat?
        var lastContent: CGFloat = 0
        var indicator: ScrollIndicator?
        for event in events {
            add(event.kind)
            guard case .passEnded(let pass) = event.kind else { continue }
            add(pass, indicator: &indicator)
            if firstContent == nil { firstContent = pass.contentAfter }
            lastContent = pass.contentAfter
        }
        guard let firstContent, lastContent > 0 else { return }
        firstContentError = Double(abs(firstContent - lastContent) / lastContent)
    }

    private mutating func add(_ kind: TraceEvent.Kind) {
        switch kind {
        case .measured(_, _, _, let again, _):
            measured += 1
            remeasured += again ? 1 : 0
        case .prepared(let cost, _):
            preparations += 1
            rowsBroken += cost.rowsBroken
            itemsRead += cost.itemsRead
            delegateSizeQueries += cost.delegateSizeQueries
        case .queried(_, _, let made):
            elementQueries += 1
            attributesMade += made
        case .requeried: elementsRequeried += 1
        case .invalidated: invalidations += 1
        case .landed(_, let error): landingError = error
        default: break
        }
    }

    private mutating func add(_ pass: TraceEvent.PassSummary, indicator: inout ScrollIndicator?) {
        layoutPasses += 1
        selfSizingRounds += pass.selfSizingRounds
        attributesMade += pass.attributesMade
        sizing += pass.sizing
        lastDrift = pass.drift
        maximumDrift = max(maximumDrift, abs(pass.drift))
        layoutShiftScore += pass.layoutShift
        let before = ScrollIndicator(offset: pass.offsetBefore, content: pass.contentBefore, viewport: pass.viewport)
        let after = ScrollIndicator(offset: pass.offsetAfter, content: pass.contentAfter, viewport: pass.viewport)
        defer { indicator = after }
        // Before the first pass there is no content and no knob.
        guard let settled = indicator else { return }
        let jump = abs(after.position - before.position)
        indicatorJump += jump
        maximumIndicatorJump = max(maximumIndicatorJump, jump)
        let way = after.position - settled.position
        if way * pass.scrolled < 0 { indicatorReversals += 1 }
    }
}

/// The knob of a scroll indicator: as long as the viewport's share of the content, at least 36 points.
struct ScrollIndicator {
    /// Way of the knob's start from the start of the viewport, points.
    let position: CGFloat

    init(offset: CGFloat, content: CGFloat, viewport: CGFloat) {
        guard content > viewport, viewport > 0, offset.isFinite else {
            position = 0
            return
        }
        let length = min(max(36, viewport * viewport / content), viewport)
        position = min(max(offset / (content - viewport), 0), 1) * (viewport - length)
    }
}
