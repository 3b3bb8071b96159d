extension TraceMetrics {
    /// Makes the metrics of events, which must be in the order in which they happened.
    public init(_ events: some Sequence<TraceEvent>) {
        var indicator = IndicatorMetrics()
        for event in events {
            add(event.kind)
            if let cost = event.cost { add(cost) }
            guard case .passEnded(let pass) = event.kind else { continue }
            add(pass)
            indicator.add(pass)
        }
        anchorDisplacement = indicator.anchorDisplacement
        (indicatorJump, maximumIndicatorJump) = (indicator.jump, indicator.maximumJump)
        indicatorReversals = indicator.reversals
        firstContentError = indicator.firstContentError
    }

    private mutating func add(_ kind: TraceEvent.Kind) {
        switch kind {
        case .measured(_, _, _, let again, _):
            measured += 1
            remeasured += again ? 1 : 0
        case .prepared: preparations += 1
        case .answered(_, let made): attributesMade += made
        case .queried(_, _, let made):
            elementQueries += 1
            attributesMade += made
        case .requeried: elementsRequeried += 1
        case .invalidated: invalidations += 1
        case .landed(_, let error): landingError = error
        default: break
        }
    }

    private mutating func add(_ cost: TraceEvent.PreparationCost) {
        rowsReplaced += cost.rowsReplaced
        itemsRead += cost.itemsRead
        delegateSizeQueries += cost.delegateSizeQueries
    }

    private mutating func add(_ pass: TraceEvent.PassSummary) {
        layoutPasses += 1
        selfSizingRounds += pass.selfSizingRounds
        attributesMade += pass.attributesMade
        sizing += pass.sizing
        lastDrift = pass.drift
        maximumDrift = max(maximumDrift, abs(pass.drift))
        driftGap = driftGap ?? pass.driftGap
        layoutShiftScore += pass.layoutShift
    }
}
