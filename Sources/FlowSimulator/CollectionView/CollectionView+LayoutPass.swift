import Foundation

// One layout pass, which measures in batches (R8.6, R9.12–R9.16):
//
//     prepare if invalid → content size and offset → elements for the bounds → views made, moved, removed
//     → all views that need it measured → the layout's two questions for each → contexts sent, all at once
//     → again, until nothing is invalid and the elements of the bounds are on screen
//
// Code of the user's runs in every step and may invalidate, reload, scroll or swap the layout. So no step holds state
// of the view across a call, and whatever such code asks for is done by the next round.

extension CollectionView {
    /// Whether a pass may run now: a layout that prepares has it run afterwards.
    func mayLayOut() -> Bool {
        if pass.preparation.isRunning { pass.preparation.putsPassOff = true }
        guard !mustWaitWithPass else { return false }
        if !ownsLayout { reportTakenLayout() }
        return ownsLayout
    }

    func passBegins() {
        if !pass.dequeuing.unrequested.isEmpty { reportUnrequestedViews() }
        pass.sectionsWithReportedSizes = []
        pass.measuring.passNumber += 1
        if !pass.measuring.askedAndGone.isEmpty { pass.measuring.askedAndGone = [] }
        // A question since the last pass may have prepared already.
        if !pass.content.isAdopted { noteWholeItems() }
    }

    func passSettled() { layout.applyAnswers() }

    /// The layout takes up the last answers, so that a question after the pass does none of its work.
    func passStopped() { prepareLayoutIfNeeded() }

    var maximumRounds: Int { layout.maximumRounds }

    var isLayingOut: Bool {
        get { pass.isRunning }
        set { pass.isRunning = newValue }
    }

    /// A pass is put off while one runs, while the layout prepares, and in an update until views have their new paths.
    private var mustWaitWithPass: Bool {
        pass.isRunning || pass.preparation.isRunning || updateState.batch != nil || updateState.isUnresolved
            || updateState.ongoing?.isRebased == false
    }

    func runRound() {
        if pass.query.mustRecycleAll { recycleAll() }
        prepareLayoutIfNeeded()
        adoptContentSize()
        guard !updateState.isDataAhead else { return }
        updateVisibleElements()
        guard !updateState.isDataAhead else { return }
        readContentSizeAgain()
        guard settlesOffsetBeforeMeasuring() else { return }
        measureVisibleElements()
        guard !updateState.isDataAhead else { return }
        if !isLayoutPending { forgetWhatWasNotMeasured() }
        if !isLayoutPending { moveTowardsScrollTarget() }
    }

    /// Whether anything is left to do. R9.14: another content size is, in the same pass.
    var needsRound: Bool {
        isLayoutPending || scrollTarget != nil
    }

    var isLayoutPending: Bool {
        !pass.preparation.isValid || !pass.content.isAdopted || !pass.query.pending.isNothing
            || pass.query.mustRecycleAll
            || pass.query.rect != visibleQueryRect || displayed.wantsMeasuring || followsViewport
    }
}

extension CollectionView {
    /// R9.12: the first message to the layout after an invalidation.
    ///
    /// What `prepare()` itself invalidates is not prepared again: layouts set their own properties there.
    func prepareLayoutIfNeeded() {
        guard !pass.preparation.isValid, !pass.preparation.isRunning, !updateState.isUnresolved else { return }
        MainThread.check("a question that prepares the layout")
        let layout = layout
        pass.preparation.isRunning = true
        defer { pass.preparation.isRunning = false }
        countedWork.preparations += 1
        if pass.isRunning { noteWholeItems() }
        pass.measuring.mayAllBeDue = true
        layout.hasSeenView = true
        pass.preparation.isMirrored = isMirrored
        tracer?.beginPreparing()
        layout.prepare()
        tracer?.prepared()
        if pass.preparation.putsPassOff, !pass.isRunning { setNeedsLayout() }
        pass.preparation.putsPassOff = false
        guard layout === self.layout else { return }
        pass.preparation.isValid = true
        pass.content.isAdopted = false
    }

    /// R5.4: reads the content size after a preparation. R8.9: size first, then the offset moves with the content.
    private func adoptContentSize() {
        guard
            !pass.content.isAdopted || anchoring.settled.limits != legalOffsets
                || anchoring.requested.byContexts != .zero
        else { return }
        pass.content.isAdopted = true
        let (size, oldSize) = (layout.collectionViewContentSize, contentSize)
        pass.content.sizeRead = size
        if size != oldSize { pass.content.hasMoved = true }
        pass.content.hasShrunk = scrollLength(of: size) < scrollLength(of: oldSize)
        if size != oldSize, size.isFinite { contentSize = size }
        tracer?.contentSizeChanged(from: oldSize)
        followContent(from: oldSize)
    }

    /// R17.7: a layout may place its items while it is asked for them. Compared with what was read last, not with what
    /// was adopted: a size that is not finite never is.
    private func readContentSizeAgain() {
        guard pass.preparation.isValid, pass.query.wasRectangleAsked else { return }
        pass.query.wasRectangleAsked = false
        let size = layout.collectionViewContentSize
        if !size.isSame(as: pass.content.sizeRead) { pass.content.isAdopted = false }
    }

    /// Puts the views of the elements in the bounds in place; removes those of the others.
    private func updateVisibleElements() {
        let rect = visibleQueryRect
        let (queries, moved) = (pass.query.pending, pass.content.hasMoved)
        // R9.16: without an invalidation the rectangle is asked for only when it is another one.
        guard !queries.isNothing || moved || pass.query.rect != rect else { return }
        (pass.query.pending, pass.content.hasMoved) = (.nothing, false)
        // R8.13: after cells shrink, the rectangle is asked for again, but for the quirk.
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

    /// What the layout is asked for now.
    var visibleQueryRect: CGRect { queryRect(for: bounds) }

    /// R6.3: the layout is asked for exactly the bounds, or, where its options say so, for the whole screens they
    /// touch.
    ///
    /// Null where the bounds are not numbers: nothing is visible there, and a NaN would never equal what was asked
    /// last.
    func queryRect(for bounds: CGRect) -> CGRect {
        let rect = layout.queriesWholePages ? bounds.coveringPages : bounds
        let hasNaN = rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN
        return hasNaN ? .null : rect
    }
}

extension CollectionView {
    /// Called by the base class for every invalidation.
    func layoutWasInvalidated(with context: CollectionViewLayoutInvalidationContext) {
        countedWork.invalidations += 1
        tracer?.invalidated(with: context)
        pass.preparation.isValid = false
        pass.query.pending.add(context)
        addAdjustment(context.contentOffsetAdjustment)
        // R10.6: in a batch's block the old counts hold, and are what its operations start from.
        if context.invalidateDataSourceCounts, !updateState.keepsCounts {
            counts = nil
            forgetContentEnd()
        }
        if context.invalidateEverything { forgetMeasurements() }
        setNeedsLayout()
    }

    /// Views on screen are asked for their preferred attributes again.
    func forgetMeasurements() {
        pass.measuring.generation += 1
        pass.measuring.mayAllBeDue = true
    }

    /// R9.7: reloads, another data source and another layout are invalidated by a context of the view.
    func invalidateEverything() {
        let context = layout.makeInvalidationContext()
        context.markEverything()
        context.markDataSourceCounts()
        layout.sendInvalidation(with: context)
    }

    /// The old layout may stay attached for a while, to be asked where its elements go to.
    func installLayout(_ newLayout: CollectionViewLayout, detachingOld: Bool = true) {
        tracer?.begin(.layoutReplaced(layoutClass: "\(type(of: newLayout))"))
        defer { tracer?.end() }
        discardMovement()
        if detachingOld, layout.installedView === self { layout.installedView = nil }
        layout = newLayout
        pass.measuring.required = [:]
        // What the old one measured moves nothing in the new one.
        (anchoring.requested.byLayout, pass.query.supplementariesGone) = (0, nil)
        attachLayout()
        invalidateEverything()
        abandonInteractiveTransition()
    }

    /// Whether the layout serves this view, or nobody any more.
    private var ownsLayout: Bool {
        if layout.installedView == nil { layout.installedView = self }
        return layout.installedView === self
    }

    /// A layout serves one view: it may be given to another one, which UIKit does not mind, and the view that had it
    /// has none until it gets one.
    func attachLayout() {
        layout.installedView = self
        pass.isTakenLayoutReported = false
    }

    /// The mistake is to go on with a view whose layout was given away, so it is reported when that is laid out, once.
    private func reportTakenLayout() {
        guard !pass.isTakenLayoutReported else { return }
        pass.isTakenLayoutReported = true
        report(.layoutTaken(layoutClass: "\(type(of: layout))"))
    }

    /// R9.11: the layout is asked before the bounds change, once it has bounds to compare with: R18.6: it was prepared,
    /// or was asked before any pass.
    func contextForBoundsChange(to newBounds: CGRect) -> CollectionViewLayoutInvalidationContext? {
        guard layout.hasSeenView else { return nil }
        let isInvalid = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
        tracer?.asked(.boundsChange, answer: isInvalid)
        guard isInvalid else { return nil }
        let context = layout.invalidationContext(forBoundsChange: newBounds)
        tracer?.made(context)
        return context
    }
}
