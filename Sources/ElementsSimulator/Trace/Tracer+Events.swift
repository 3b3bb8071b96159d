// The events that the view reports to its tracer, one function for each call site. A site is one line, `tracer?.…`, and
// reads nothing back.

extension Tracer {
    // MARK: Invalidation

    package func asked(_ question: TraceEvent.Question, of element: TraceEvent.Element? = nil, answer: Bool) {
        lastAnswer = record(
            .asked(question: question, element: element, answer: answer), cause: element.flatMap { measurements[$0] })
    }

    /// Records which event is the cause of a new invalidation context. This event is the layout's last answer to the
    /// question whether the layout is invalid.
    package func made(_ context: AnyObject) { contextCauses[ObjectIdentifier(context)] = lastAnswer }

    package func invalidated(with context: AnyObject, _ summary: TraceEvent.ContextSummary) {
        let cause = contextCauses.removeValue(forKey: ObjectIdentifier(context))
        openInvalidations.append((record(.invalidated(context: summary), cause: cause), summary.width))
    }

    // MARK: Preparation

    package func beginPreparing() {
        // Tables send no contexts: the last move has them read heights.
        resume(openInvalidations.max { ($0.width, $1.id) < ($1.width, $0.id) }?.id ?? lastMove)
    }

    package func prepared() {
        let (cause, cost) = (current, drainCost())
        end()
        let invalidations = openInvalidations.map(\.id)
        openInvalidations = []
        contextCauses = [:]
        lastPreparation = record(.prepared(cost: cost, invalidations: invalidations), cause: cause)
        lastMove = lastPreparation
    }

    /// Records the layout's work since the last event that reported work. The method is called where no preparation
    /// will report this work. Records nothing if there was no work.
    ///
    /// - Parameter cause: The cause; nil for the present event.
    func reportOtherWork(cause: Int? = nil) {
        let (cost, made) = (drainCost(), drainMadeCount())
        if !cost.isNothing || made > 0 { record(.answered(cost: cost, made: made), cause: cause) }
    }

    private func drainCost() -> TraceEvent.PreparationCost {
        let work = core.countedWork
        var cost = TraceEvent.PreparationCost()
        cost.sectionsRead = work.sectionsRead - reportedWork.sectionsRead
        cost.delegateSizeQueries = work.delegateSizeQueries - reportedWork.delegateSizeQueries
        cost.rowsReplaced = work.rowsReplaced - reportedWork.rowsReplaced
        cost.itemsRead = work.itemsRead - reportedWork.itemsRead
        cost.brokenItems = brokenItems
        brokenItems = []
        (reportedWork.sectionsRead, reportedWork.delegateSizeQueries) = (work.sectionsRead, work.delegateSizeQueries)
        (reportedWork.rowsReplaced, reportedWork.itemsRead) = (work.rowsReplaced, work.itemsRead)
        return cost
    }

    // MARK: Bounds, content, offset

    package func beginBoundsChange(to bounds: CGRect) {
        begin(.boundsChanged(from: core.view.bounds, to: bounds))
        lastMove = current
        noteMove(to: bounds.origin)
    }

    package func insetChanged() {
        let inset = core.view.adjustedContentInset
        guard inset != lastInset else { return }
        lastMove = record(.contentInsetChanged(from: lastInset, to: inset))
        lastInset = inset
    }

    package func traitsChanged(from old: TraitCollection?) {
        let changes = core.view.traitCollection.changes(from: old)
        begin(.traitsChanged(what: changes.isEmpty ? "nothing" : changes.joined(separator: ", ")))
    }

    package func contentSizeChanged(from old: CGSize) {
        guard old != core.view.contentSize else { return }
        record(.contentSizeChanged(from: old, to: core.view.contentSize), cause: lastMove)
    }

    func beginAdjusting(to target: CGPoint, wanted: CGPoint) {
        begin(.offsetAdjusted(from: core.view.contentOffset, to: target, wanted: wanted), cause: lastMove)
        adjusts = true
    }

    func endAdjusting() {
        adjusts = false
        end()
    }

    // MARK: Elements

    package func queried(_ rect: CGRect, found: Int) {
        let kind = TraceEvent.Kind.queried(rect: rect, found: found, made: drainMadeCount())
        lastQuery = record(kind, cause: start == nil ? nil : lastMove)
    }

    /// Returns the number of attributes objects that were made since this function was last called.
    package func drainMadeCount() -> Int {
        defer { reportedWork.attributesMade = core.countedWork.attributesMade }
        return core.countedWork.attributesMade - reportedWork.attributesMade
    }

    package func requeried(_ element: TraceEvent.Element, found: Bool) {
        record(.requeried(element: element, found: found), cause: scrollRequest ?? current ?? lastMove)
    }

    package func shown(_ displayed: DisplayedElement) {
        let element = TraceEvent.Element(displayed.name)
        sizingCauses[element] = record(.shown(element: element, reused: reusesView), cause: lastQuery)
    }

    func hidden(_ displayed: DisplayedElement) {
        let element = TraceEvent.Element(displayed.name)
        if !sizingCauses.isEmpty { sizingCauses[element] = nil }
        record(.hidden(element: element), cause: lastQuery)
    }

    // MARK: Measuring

    func sizingRequested(of displayed: DisplayedElement) {
        let element = TraceEvent.Element(displayed.name)
        let reason = ConstraintChange.current?.text
        sizingCauses[element] = record(.sizingRequested(element: element, reason: reason))
    }

    package func measured(_ displayed: DisplayedElement, _ answered: CGSize, again: Bool) {
        let element = TraceEvent.Element(displayed.name)
        let kind = TraceEvent.Kind.measured(
            element: element, was: displayed.placement.size, answered: answered, again: again,
            wasEstimate: core.placer.carriesEstimate(at: displayed.name.indexPath))
        measurements[element] = record(kind, cause: sizingCauses.removeValue(forKey: element) ?? lastRequestForAll)
    }

    /// The number of the last event that may make a view measure without naming an element: a preparation, or in a
    /// table, which does not prepare for it, an update.
    private var lastRequestForAll: Int? {
        [lastPreparation, update].compactMap(\.self).max()
    }

    // MARK: Scrolling to an item

    package func beginScrolling(to target: ScrollTarget) {
        begin(.scrollRequested(element: target.element, position: target.position.text))
        scrollRequest = current
        start?.isScrolling = true
    }

    func landed(at target: ScrollTarget, error: CGFloat) {
        record(.landed(element: target.element, error: error), cause: scrollRequest)
        scrollRequest = nil
    }

    /// Records that scrolling to an item ended early, because the pass did not settle. The event has the distance that
    /// is left to the wanted offset.
    package func cancelled(_ target: ScrollTarget, wanted: CGPoint?) {
        guard let wanted else { return landed(at: target, error: 0) }
        landed(at: target, error: core.along(core.view.contentOffset) - core.along(wanted))
    }

    package func transitioned(_ ways: UpdateTransition) {
        func count(_ role: UpdateTransition.Element.Role) -> Int { ways.elements.count { $0.role == role } }
        record(
            .layoutTransitioned(
                staying: count(.staying), appearing: count(.appearing), disappearing: count(.disappearing)))
    }

    package func reported(_ issue: LayoutIssue) {
        let line = issue.message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
        record(.issue(message: line), cause: current ?? eventCount)
    }
}

extension TraceEvent.ContextSummary {
    /// A measure of the extent of an invalidation, from 1 for single elements to 4 for everything. If several contexts
    /// lead to a preparation, the one with the greatest value is regarded as the cause.
    package var width: Int {
        if everything || dataSourceCounts { return 4 }
        if meansWholeLayout { return 3 }
        return flowAttributes == true || flowDelegateMetrics == true ? 2 : 1
    }
}
