import Foundation
import ViewSimulator

extension ElementsView {
    /// Rounds until nothing is left to do, or until the bound: then what there is stays, and is reported.
    func runLayoutPass() {
        MainThread.check("layoutSubviews()")
        dropTracerWithoutObserver()
        guard !updateState.isDataAhead, mayLayOut() else { return }
        guard needsRound else {
            // Whoever scrolled to an end and back again did not mean it for ever.
            anchoring.given.end = nil
            return
        }
        isLayingOut = true
        defer { isLayingOut = false }
        countedWork.layoutPasses += 1
        chooseAnchor()
        tracer?.passBegins()
        passBegins()
        var isStopped = false
        while !isStopped, !updateState.isDataAhead, needsRound {
            isStopped = !admitsRound()
            if isStopped { endLoop() } else { runRound() }
        }
        // What is left is for the pass that the early batch makes.
        guard !updateState.isDataAhead else { return tracer?.passEnded() ?? () }
        if !isStopped { passSettled() }
        (anchoring.settled.limits, anchoring.given) = (legalOffsets, GivenOffset())
        let wasDelegateNotified = announceAppearances()
        tracer?.passEnded()
        settleViewport()
        // What a delegate asked for just now had to wait: a layout inside a layout does nothing.
        if wasDelegateNotified, !isStopped, needsRound { setNeedsLayout() }
    }

    /// Outside `layoutIfNeeded()` every call of `layoutSubviews()` counts by itself.
    private func admitsRound() -> Bool {
        let session = LayoutSession.isRunning ? LayoutSession.number : -countedWork.layoutPasses
        LayoutSession.raiseMaximum(to: maximumRounds)
        return loopGuard.admitsRound(in: session, maximum: maximumRounds)
    }

    /// Ends the pass with what there is: views are where the last round put them.
    private func endLoop() {
        cancelScrollTarget()
        passStopped()
        guard !loopGuard.isReported else { return }
        LayoutSession.noteReportedLoop(of: self)
        let fallback = displayed.elements.first { $0.isCell }?.attributes.indexPath
        report(.layoutLoop(loopGuard.report(fallback: fallback ?? .at(0, 0))))
    }
}
