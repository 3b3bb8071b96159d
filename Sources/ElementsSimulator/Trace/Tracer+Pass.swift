/// The viewport and the anchor when a layout pass began, in the layout's coordinates along its scroll axis.
@MainActor
package struct TracedPassStart {
    package var offset: CGFloat
    package var content: CGFloat
    /// The limits of the offset; nil before the first pass.
    package var limits: ClosedRange<CGFloat>?
    package var anchor: PassAnchor?
    var roundCount: Int
    var sizing = SizingWork.now
    /// The distance that the program scrolled during the pass.
    var scrolled: CGFloat = 0
    /// Whether the pass scrolls to an item or to an end of the content. No element is kept in its place on screen
    /// during such a pass.
    var isScrolling: Bool
}

extension Tracer {
    package func passBegins() {
        let core = core
        start = TracedPassStart(
            offset: core.along(core.boundsInLayout.origin),
            content: core.placer.scrollAxis.along(core.view.contentSize),
            limits: core.knownLimits.map { core.range(of: $0, content: core.view.contentSize) },
            anchor: core.anchoring.pass.anchor, roundCount: core.countedWork.selfSizingRounds,
            isScrolling: core.scrollTarget != nil || core.anchoring.given.end != nil)
    }

    /// Records the distance that the program is about to scroll. Movements by the view itself are ignored.
    func noteMove(to origin: CGPoint) {
        guard !adjusts, !core.anchoring.movesItself else { return }
        let move = origin - core.view.contentOffset
        sight.scrolled = sight.scrolled + move
        let way = core.along(move)
        start?.scrolled += core.startsAtRight ? -way : way
    }

    /// Records that the program scrolled one section across the scroll axis.
    package func beginScroll(ofSection section: Int, from old: CGFloat, to new: CGFloat) {
        begin(.sectionScrolled(section: section, from: old, to: new))
        let isVertical = core.placer.scrollAxis == .vertical
        let way = isVertical && core.isMirrored ? old - new : new - old
        sight.noteScroll(ofSection: section, by: isVertical ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way))
    }

    func passEnded() {
        guard let start else { return }
        let core = core
        if hasOtherWork { reportOtherWork(cause: lastPreparation) }
        self.start = nil
        var summary = TraceEvent.PassSummary()
        summary.selfSizingRounds = core.countedWork.selfSizingRounds - start.roundCount
        summary.viewport = core.placer.scrollAxis.along(core.view.bounds.size)
        summary.scrolled = lastPassOffset.map { start.offset - $0 } ?? 0
        (summary.offsetBefore, summary.contentBefore) = (start.offset, start.content)
        summary.offsetAfter = core.along(core.boundsInLayout.origin)
        summary.contentAfter = core.placer.scrollAxis.along(core.view.contentSize)
        summary.attributesMade = drainMadeCount()
        summary.sizing = SizingWork.now.since(start.sizing)
        lastPassOffset = summary.offsetAfter
        if !start.isScrolling {
            sight.findAgain(in: core)
            addDrift(since: start, to: &summary)
            if start.scrolled == 0 { addShift(to: &summary) }
        }
        sight = ScreenSight(of: core)
        record(.passEnded(summary: summary), cause: trigger)
        trigger = nil
        if core.displayed.anyWantsMeasuring {
            sizingCauses = sizingCauses.filter { core.wantsMeasuring($0.key) }
        } else if !sizingCauses.isEmpty {
            sizingCauses.removeAll(keepingCapacity: true)
        }
        if !measurements.isEmpty { measurements = [:] }
    }
}

extension ElementsCore {
    /// Whether a cell has requested a measurement and was not measured yet.
    package func wantsMeasuring(_ element: TraceEvent.Element) -> Bool {
        element.category == .item && displayed[.cell(at: element.indexPath)]?.measurement.isWanted == true
    }
}
