// One layout pass, which measures in batches (R8.6, R9.12–R9.16):
//
//     prepare if invalid → content size and offset → elements for the bounds → views made, moved, removed
//     → all views that need it measured → the layout's two questions for each → contexts sent, all at once
//     → again, until nothing is invalid and the elements of the bounds are on screen
//
// Client code runs in every step and may invalidate, reload, scroll or replace the layout. So no step holds state of
// the view across a call, and the next round performs what such code requests.

extension CollectionView {
    /// Requests a layout pass, and returns whether it may run now. If the layout is preparing, the pass runs
    /// afterwards.
    package func requestPass() -> Bool {
        if pass.preparation.isRunning { pass.preparation.putsPassOff = true }
        guard !pass.preparation.isRunning, !core.mustWaitWithPass else { return false }
        if !ownsLayout { reportTakenLayout() }
        return ownsLayout
    }

    package func passBegins() {
        if !pass.dequeuing.unrequested.isEmpty { reportUnrequestedViews() }
        pass.sectionsWithReportedSizes = []
        pass.measuring.passNumber += 1
        if !pass.measuring.askedAndGone.isEmpty { pass.measuring.askedAndGone = [] }
        // A query since the last pass may have prepared already.
        if !pass.content.isAdopted { core.noteWholeItems() }
    }

    package func passSettled() { keeper.applyAnswers() }

    /// Applies the last measured sizes after a pass, so that this work is not done by a later query.
    package func passStopped() { prepareLayoutIfNeeded() }

    package var maximumRounds: Int { insight.maximumRounds }

    package func runRound() {
        if pass.query.mustRecycleAll { recycleAll() }
        prepareLayoutIfNeeded()
        adoptContentSize()
        guard !core.isDataAhead else { return }
        updateVisibleElements()
        guard !core.isDataAhead else { return }
        readContentSizeAgain()
        guard settlesOffsetBeforeMeasuring() else { return }
        measureVisibleElements()
        guard !core.isDataAhead else { return }
        if !isLayoutPending { forgetWhatWasNotMeasured() }
        if !isLayoutPending { core.moveTowardsScrollTarget() }
    }

    package var isLayoutPending: Bool {
        !pass.preparation.isValid || !pass.content.isAdopted || !pass.query.pending.isNothing
            || pass.query.mustRecycleAll
            || pass.query.rect != visibleQueryRect || core.displayed.wantsMeasuring || core.followsViewport
    }

    /// Prepares the layout if it is invalid. This is the view's first call to a layout after an invalidation (R9.12).
    ///
    /// Parts that `prepare()` itself invalidates are not prepared again: layouts set their own properties there.
    func prepareLayoutIfNeeded() {
        guard !pass.preparation.isValid, !pass.preparation.isRunning, !core.updateState.isUnresolved else { return }
        MainThread.check("a question that prepares the layout")
        let layout = layout
        pass.preparation.isRunning = true
        defer { pass.preparation.isRunning = false }
        core.countedWork.preparations += 1
        if core.isLayingOut { core.noteWholeItems() }
        core.displayed.mayAllBeDue = true
        layout.hasSeenView = true
        pass.preparation.isMirrored = isMirrored
        core.tracer?.beginPreparing()
        layout.prepare()
        core.tracer?.prepared()
        if pass.preparation.putsPassOff, !core.isLayingOut { setNeedsLayout() }
        pass.preparation.putsPassOff = false
        guard layout === self.layout else { return }
        pass.preparation.isValid = true
        pass.content.isAdopted = false
    }

    /// Reads the content size after a preparation (R5.4). R8.9: the view's content size is set first, and then the
    /// offset moves with the content.
    private func adoptContentSize() {
        guard
            !pass.content.isAdopted || core.anchoring.settled.limits != legalOffsets
                || core.anchoring.requested.byContexts != .zero
        else { return }
        pass.content.isAdopted = true
        let (size, oldSize) = (layout.collectionViewContentSize, contentSize)
        pass.content.sizeRead = size
        if size != oldSize { pass.content.hasMoved = true }
        pass.content.hasShrunk = scrollLength(of: size) < scrollLength(of: oldSize)
        if size != oldSize, size.isFinite { contentSize = size }
        core.tracer?.contentSizeChanged(from: oldSize)
        core.followContent(from: oldSize)
    }

    /// Reads the content size again after a query. If the size has changed, the next round of the layout pass applies
    /// it to the view. R17.7: a layout may place its items during a query. The size is compared with the size that the
    /// layout returned last. It is not compared with the view's `contentSize`, which never takes a size that is not
    /// finite.
    private func readContentSizeAgain() {
        guard pass.preparation.isValid, pass.query.wasRectangleAsked else { return }
        pass.query.wasRectangleAsked = false
        let size = layout.collectionViewContentSize
        if !size.isSame(as: pass.content.sizeRead) { pass.content.isAdopted = false }
    }

    /// Places the views of the elements in the bounds, and removes all other views.
    private func updateVisibleElements() {
        let rect = visibleQueryRect
        let (queries, moved) = (pass.query.pending, pass.content.hasMoved)
        // R9.16: without an invalidation, only another rectangle is queried.
        guard !queries.isNothing || moved || pass.query.rect != rect else { return }
        pass.query.pending = .nothing
        pass.content.hasMoved = false
        // R8.13: after cells shrink, the rectangle is queried again, unless the quirk is on.
        let isBlind = quirks.contains(.skipsRequeryAfterShrink) && pass.measuring.ledToRound && pass.content.hasShrunk
        reportUnknownNames(in: queries)
        let asksRectangle = queries.isWhole || queries.asksRectangle
        if isBlind, !asksRectangle {
            pass.query.rect = rect
            return queryDisplayed()
        }
        guard asksRectangle || moved || pass.query.rect != rect else { return queryNamed(in: queries, shownIn: rect) }
        pass.query.rect = rect
        pass.query.wasRectangleAsked = true
        // R9.15: nil leaves all views as they are.
        guard let found = rect.isNull ? [] : attributesFromLayout(in: rect) else { return }
        show(withCarriedItem(found), after: queries, contentMoved: moved)
    }

    private func scrollLength(of size: CGSize) -> CGFloat {
        size.width > bounds.size.width ? size.width : size.height
    }

    /// The rectangle for which the layout is queried now.
    var visibleQueryRect: CGRect { queryRect(for: bounds) }

    /// The rectangle for which the layout is queried. It is the bounds or, if `queriesWholePages` is set, all whole
    /// screens that the bounds touch (R6.3).
    ///
    /// Null if the bounds are not numbers: nothing is visible there, and a NaN would never equal the last rectangle.
    func queryRect(for bounds: CGRect) -> CGRect {
        let rect = insight.queriesWholePages ? bounds.coveringPages : bounds
        let hasNaN = rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN
        return hasNaN ? .null : rect
    }

    /// Handles an invalidation. The base class of layouts calls this method for every invalidation.
    func layoutWasInvalidated(with context: CollectionViewLayoutInvalidationContext) {
        core.countedWork.invalidations += 1
        core.tracer?.invalidated(with: context, TraceEvent.ContextSummary(context))
        pass.preparation.isValid = false
        pass.query.pending.add(context)
        core.addAdjustment(context.contentOffsetAdjustment)
        // R10.6: in a batch's block the old counts stay valid, because its operations start from them.
        if context.invalidateDataSourceCounts, !core.keepsCounts {
            core.counts = nil
            core.forgetContentEnd()
        }
        if context.invalidateEverything { forgetMeasurements() }
        setNeedsLayout()
    }

    /// Discards measured sizes: views on screen are asked for their preferred attributes again.
    func forgetMeasurements() {
        pass.measuring.generation += 1
        core.displayed.mayAllBeDue = true
    }

    /// Invalidates everything through an invalidation context that the collection view makes. Called for reloads, new
    /// data sources and new layouts (R9.7).
    func invalidateEverything() {
        let context = layout.makeInvalidationContext()
        context.markEverything()
        context.markDataSourceCounts()
        layout.sendInvalidation(with: context)
    }

    /// Installs a layout. The old layout may stay attached until it has returned the final places of its elements.
    func installLayout(_ newLayout: CollectionViewLayout, detachingOld: Bool = true) {
        core.tracer?.begin(.layoutReplaced(layoutClass: "\(type(of: newLayout))"))
        defer { core.tracer?.end() }
        discardMovement()
        if detachingOld, layout.installedView === self { layout.installedView = nil }
        _ = newLayout.insight  // made here, because a layout of the program's own may set another layout meanwhile
        layout = newLayout
        pass.measuring.required = [:]
        // Measured sizes of the old layout move nothing in the new one.
        core.anchoring.requested.byLayout = 0
        pass.query.supplementariesGone = nil
        attachLayout()
        invalidateEverything()
        abandonInteractiveTransition()
    }

    /// Whether the layout serves this view. If the layout has no view yet, it is first attached to this view.
    private var ownsLayout: Bool {
        if layout.installedView == nil { layout.installedView = self }
        return layout.installedView === self
    }

    /// Attaches the layout to this view. A layout serves only one view. Another view may have had the layout before, as
    /// UIKit allows. The other view then has no layout until it is given another one.
    func attachLayout() {
        layout.installedView = self
        pass.isTakenLayoutReported = false
    }

    /// Reports, once, that the layout was given to another view. This is a mistake only if this view is laid out
    /// afterwards.
    private func reportTakenLayout() {
        guard !pass.isTakenLayoutReported else { return }
        pass.isTakenLayoutReported = true
        core.report(.layoutTaken(layoutClass: "\(type(of: layout))"))
    }

    /// Asks the layout about new bounds before they change (R9.11). A layout is asked only if it was prepared or has
    /// read its view, because only such a layout can compare the bounds (R18.6).
    func contextForBoundsChange(to newBounds: CGRect) -> CollectionViewLayoutInvalidationContext? {
        guard layout.hasSeenView else { return nil }
        let isInvalid = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        core.tracer?.asked(.boundsChange, answer: isInvalid)
        guard isInvalid else { return nil }
        let context = layout.invalidationContext(forBoundsChange: newBounds)
        core.tracer?.made(context)
        return context
    }
}
