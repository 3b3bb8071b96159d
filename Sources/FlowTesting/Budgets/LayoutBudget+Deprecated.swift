extension LayoutBudget {
    /// Makes a budget with one limit for each argument. Each argument has the name of its metric; nil sets no limit.
    @available(*, deprecated, message: "use a list of limits: [.measured(1), .maximumDrift(0)]")
    public init(
        measured: Int? = nil, remeasured: Int? = nil, rowsReplaced: Int? = nil, itemsRead: Int? = nil,
        delegateSizeQueries: Int? = nil, elementQueries: Int? = nil, elementsRequeried: Int? = nil,
        attributesMade: Int? = nil, layoutPasses: Int? = nil, selfSizingRounds: Int? = nil, preparations: Int? = nil,
        invalidations: Int? = nil, fits: Int? = nil, engines: Int? = nil, maximumDrift: CGFloat? = nil,
        anchorDisplacement: CGFloat? = nil, landingError: CGFloat? = nil, layoutShiftScore: Double? = nil,
        indicatorJump: CGFloat? = nil, maximumIndicatorJump: CGFloat? = nil, indicatorReversals: Int? = nil,
        firstContentError: Double? = nil
    ) {
        let limits: [LayoutBudget?] = [
            measured.map(Self.measured), remeasured.map(Self.remeasured), rowsReplaced.map(Self.rowsReplaced),
            itemsRead.map(Self.itemsRead), delegateSizeQueries.map(Self.delegateSizeQueries),
            elementQueries.map(Self.elementQueries), elementsRequeried.map(Self.elementsRequeried),
            attributesMade.map(Self.attributesMade), layoutPasses.map(Self.layoutPasses),
            selfSizingRounds.map(Self.selfSizingRounds), preparations.map(Self.preparations),
            invalidations.map(Self.invalidations), fits.map(Self.fits), engines.map(Self.engines),
            maximumDrift.map(Self.maximumDrift), anchorDisplacement.map(Self.anchorDisplacement),
            landingError.map(Self.landingError), layoutShiftScore.map(Self.layoutShiftScore),
            indicatorJump.map(Self.indicatorJump), maximumIndicatorJump.map(Self.maximumIndicatorJump),
            indicatorReversals.map(Self.indicatorReversals), firstContentError.map(Self.firstContentError),
        ]
        self.init(limits.compactMap { $0 })
    }
}

/// Runs a block, lays the view out, and fails the test if a metric is above its limit. Each limit's argument has the
/// name of the metric; nil sets no limit.
@available(*, deprecated, message: "use limits: expectBudget(.measured(1), .maximumDrift(0), of: view) { … }")
@discardableResult
@MainActor
public func expectBudget(
    measured: Int? = nil, remeasured: Int? = nil, rowsReplaced: Int? = nil, itemsRead: Int? = nil,
    delegateSizeQueries: Int? = nil, elementQueries: Int? = nil, elementsRequeried: Int? = nil,
    attributesMade: Int? = nil, layoutPasses: Int? = nil, selfSizingRounds: Int? = nil, preparations: Int? = nil,
    invalidations: Int? = nil, fits: Int? = nil, engines: Int? = nil, maximumDrift: CGFloat? = nil,
    anchorDisplacement: CGFloat? = nil, landingError: CGFloat? = nil, layoutShiftScore: Double? = nil,
    indicatorJump: CGFloat? = nil, maximumIndicatorJump: CGFloat? = nil, indicatorReversals: Int? = nil,
    firstContentError: Double? = nil, of view: some LayoutView, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, _ body: () throws -> Void
) rethrows -> TraceMetrics {
    let budget = LayoutBudget(
        measured: measured, remeasured: remeasured, rowsReplaced: rowsReplaced, itemsRead: itemsRead,
        delegateSizeQueries: delegateSizeQueries, elementQueries: elementQueries,
        elementsRequeried: elementsRequeried, attributesMade: attributesMade, layoutPasses: layoutPasses,
        selfSizingRounds: selfSizingRounds, preparations: preparations, invalidations: invalidations, fits: fits,
        engines: engines, maximumDrift: maximumDrift, anchorDisplacement: anchorDisplacement,
        landingError: landingError, layoutShiftScore: layoutShiftScore, indicatorJump: indicatorJump,
        maximumIndicatorJump: maximumIndicatorJump, indicatorReversals: indicatorReversals,
        firstContentError: firstContentError)
    return try expectBudget(budget, of: view, fileID: fileID, filePath: filePath, line: line, column: column, body)
}
