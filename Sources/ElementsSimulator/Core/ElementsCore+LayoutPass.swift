extension ElementsCore {
    /// Handles a view's request for a measurement. The view is on screen, and is measured in the next pass (R8.21).
    package func selfSizingWasInvalidated(for asking: View) {
        guard audience.measuresOnRequest, let element = displayed.elements.first(where: { $0.view === asking }) else {
            return
        }
        element.measurement.isWanted = true
        displayed.mayWantMeasuring = true
        displayed.mayAllBeDue = true
        tracer?.sizingRequested(of: element)
        view.setNeedsLayout()
    }

    /// Whether another round of layout and measurement is needed. A new content size needs another round in the same
    /// pass (R9.14).
    package var needsRound: Bool { placer.isLayoutPending || scrollTarget != nil }

    /// Repeats rounds of layout and measurement until no round is needed, or up to a limit. At the limit the partial
    /// layout stays, and is reported.
    package func runLayoutPass() {
        MainThread.check("layoutSubviews()")
        dropTracerWithoutObserver()
        let (view, placer) = (view, placer)
        guard !updateState.isDataAhead, placer.requestPass() else { return }
        guard placer.isLayoutPending || scrollTarget != nil else {
            // An end to which the view was scrolled is followed until this pass.
            anchoring.given.end = nil
            return
        }
        isLayingOut = true
        defer { isLayingOut = false }
        countedWork.layoutPasses += 1
        chooseAnchor()
        tracer?.passBegins()
        placer.passBegins()
        var isStopped = false
        while !isStopped, !updateState.isDataAhead, placer.isLayoutPending || scrollTarget != nil {
            isStopped = !admitsRound()
            if isStopped { endLoop() } else { placer.runRound() }
        }
        // The rest is done by the pass of the early batch.
        guard !updateState.isDataAhead else { return tracer?.passEnded() ?? () }
        if !isStopped { placer.passSettled() }
        (anchoring.settled.limits, anchoring.given) = (view.legalOffsets, GivenOffset())
        let wasDelegateNotified = announceAppearances()
        tracer?.passEnded()
        settleViewport()
        // Requests of the delegate had to wait: a layout inside a layout does nothing.
        if wasDelegateNotified, !isStopped, needsRound { view.setNeedsLayout() }
    }

    /// Whether a pass has to wait. It waits while another pass runs. During an update it waits until the views have
    /// their new paths.
    package var mustWaitWithPass: Bool {
        isLayingOut || updateState.batch != nil || updateState.isUnresolved || updateState.ongoing?.isRebased == false
    }

    /// Returns whether another round of layout and measurement may run. The limit of `maximumRounds` applies to all
    /// rounds of one `layoutIfNeeded()`. Without a call of `layoutIfNeeded()`, it applies to the rounds of one
    /// `layoutSubviews()`.
    private func admitsRound() -> Bool {
        let session = LayoutSession.isRunning ? LayoutSession.number : -countedWork.layoutPasses
        let maximum = placer.maximumRounds
        LayoutSession.raiseMaximum(to: maximum)
        return loopGuard.admitsRound(in: session, maximum: maximum)
    }

    /// Ends a pass that may run no further round of layout and measurement. The views stay where the last round put
    /// them. The layout loop is reported, unless it was reported before.
    private func endLoop() {
        cancelScrollTarget()
        placer.passStopped()
        guard !loopGuard.isReported else { return }
        LayoutSession.noteReportedLoop(of: view)
        let fallback = displayed.elements.first { $0.isCell }?.name.indexPath
        report(.layoutLoop(loopGuard.report(fallback: fallback ?? .at(0, 0))))
    }
}
