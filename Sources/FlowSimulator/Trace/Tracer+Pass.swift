/// The viewport and the anchor when a layout pass began, in the layout's coordinates along its scroll axis.
@MainActor
struct TracedPassStart {
    var offset: CGFloat
    var content: CGFloat
    /// The limits of the offset; nil before the first pass.
    var limits: ClosedRange<CGFloat>?
    var anchor: PassAnchor?
    var roundCount: Int
    var sizing = SizingWork.now
    /// The distance that the program scrolled during the pass.
    var scrolled: CGFloat = 0
    /// Whether the pass scrolls to an item or to an end of the content. No element is kept in its place on screen
    /// during such a pass.
    var isScrolling: Bool
}

extension Tracer {
    func passBegins() {
        let view = view
        start = TracedPassStart(
            offset: view.along(view.boundsInLayout.origin), content: view.scrollAxis.along(view.contentSize),
            limits: view.knownLimits.map { view.range(of: $0, content: view.contentSize) },
            anchor: view.anchoring.pass.anchor, roundCount: view.countedWork.selfSizingRounds,
            isScrolling: view.scrollTarget != nil || view.anchoring.given.end != nil)
    }

    /// Records the distance that the program is about to scroll. Movements by the view itself are ignored.
    func noteMove(to origin: CGPoint) {
        guard !adjusts, !view.anchoring.movesItself else { return }
        let move = origin - view.contentOffset
        sight.scrolled = sight.scrolled + move
        let way = view.along(move)
        start?.scrolled += view.startsAtRight ? -way : way
    }

    func passEnded() {
        guard let start else { return }
        let view = view
        if hasOtherWork { reportOtherWork(cause: lastPreparation) }
        self.start = nil
        var summary = TraceEvent.PassSummary()
        summary.selfSizingRounds = view.countedWork.selfSizingRounds - start.roundCount
        summary.viewport = view.scrollAxis.along(view.bounds.size)
        summary.scrolled = lastPassOffset.map { start.offset - $0 } ?? 0
        (summary.offsetBefore, summary.contentBefore) = (start.offset, start.content)
        summary.offsetAfter = view.along(view.boundsInLayout.origin)
        summary.contentAfter = view.scrollAxis.along(view.contentSize)
        summary.attributesMade = drainMadeCount()
        summary.sizing = SizingWork.now.since(start.sizing)
        lastPassOffset = summary.offsetAfter
        if !start.isScrolling {
            sight.findAgain(in: view)
            addDrift(since: start, to: &summary)
            if start.scrolled == 0 { addShift(to: &summary) }
        }
        sight = ScreenSight(of: view)
        record(.passEnded(summary: summary), cause: trigger)
        trigger = nil
        if view.displayed.anyWantsMeasuring {
            sizingCauses = sizingCauses.filter { view.wantsMeasuring($0.key) }
        } else if !sizingCauses.isEmpty {
            sizingCauses.removeAll(keepingCapacity: true)
        }
        if !measurements.isEmpty { measurements = [:] }
    }
}

extension ElementsView {
    /// Whether a cell has requested a measurement and was not measured yet.
    func wantsMeasuring(_ element: TraceEvent.Element) -> Bool {
        element.category == .item && displayed[.cell(at: element.indexPath)]?.measurement.isWanted == true
    }
}
